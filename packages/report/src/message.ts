import type { Catalogue } from './catalogue/entry.ts';
import { terms } from './catalogue/terms.ts';
import { findingCatalogue } from './catalogue.ts';
import type { Finding } from './finding.ts';

export type Language = 'tr' | 'en';

/**
 * A finding in whole sentences: where, what, who it might be, and what to do next. `catalogue` holds the words; a code
 * it does not know is given as it stands.
 */
export function message(
  finding: Finding,
  language: Language,
  catalogue: Catalogue = findingCatalogue,
): string {
  const wording = catalogue[finding.code]?.[language];
  if (!wording) return finding.code;
  return `${place(finding, language)}${fill(wording.what, finding, language)}${namesakes(finding, language)} ${wording.todo}`;
}

function place(finding: Finding, language: Language): string {
  const { line, column, pointer } = finding;
  if (pointer !== undefined)
    return language === 'tr' ? `Alan ${pointer || '/'}: ` : `Field ${pointer || '/'}: `;
  if (line === undefined) return '';
  if (language === 'tr') return column === undefined ? `Satır ${line}: ` : `Satır ${line}, sütun ${column}: `;
  return column === undefined ? `Line ${line}: ` : `Line ${line}, column ${column}: `;
}

function fill(text: string, finding: Finding, language: Language): string {
  return text.replace(/\{(startNo|otherNo|round|found|expected)\}/g, (_, fact: keyof Finding) =>
    `${finding[fact] ?? '?'}`.replace(/^[a-z]+(?=$|[ =])/, (word) => terms[word]?.[language] ?? word),
  );
}

function namesakes({ candidates = [] }: Finding, language: Language): string {
  const turkish = language === 'tr';
  const named = candidates.map(
    ({ player, certainty }) => `${player} (${turkish ? `%${certainty}` : `${certainty}%`})`,
  );
  const last = named.pop();
  if (last === undefined) return '';
  const any = named.length === 0 ? last : `${named.join(', ')} ${turkish ? 'veya' : 'or'} ${last}`;
  return turkish
    ? ` Kütükte aynı adla kayıtlı ${any} olabilir.`
    : ` This may be ${any}, registered under the same name.`;
}
