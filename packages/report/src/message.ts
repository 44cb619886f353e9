import type { Catalogue } from './catalogue/entry.ts';
import { findingCatalogue } from './catalogue.ts';
import type { Finding } from './finding.ts';

export type Language = 'tr' | 'en';

/**
 * A finding in whole sentences: where, what, and what to do next. `catalogue` holds the words; a code
 * it does not know is given as it stands.
 */
export function message(
  finding: Finding,
  language: Language,
  catalogue: Catalogue = findingCatalogue,
): string {
  const wording = catalogue[finding.code]?.[language];
  if (!wording) return finding.code;
  return `${place(finding, language)}${fill(wording.what, finding)} ${wording.todo}`;
}

function place(finding: Finding, language: Language): string {
  const { line, column, pointer } = finding;
  if (pointer !== undefined)
    return language === 'tr' ? `Alan ${pointer || '/'}: ` : `Field ${pointer || '/'}: `;
  if (line === undefined) return '';
  if (language === 'tr') return column === undefined ? `Satır ${line}: ` : `Satır ${line}, sütun ${column}: `;
  return column === undefined ? `Line ${line}: ` : `Line ${line}, column ${column}: `;
}

function fill(text: string, finding: Finding): string {
  return text.replace(
    /\{(startNo|otherNo|round|found|expected)\}/g,
    (_, fact: keyof Finding) => `${finding[fact] ?? '?'}`,
  );
}
