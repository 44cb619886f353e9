import { type Headings, type Mapping, mapColumns, type OpenTable, shown } from '@kuvvet/office';
import { type Given, type Options, type Terminal, WrongUse } from './command.ts';

/** `--map "HEADING=field"` says what a column is, `--map "HEADING=-"` that it is nothing. */
export const mapOptions: Options = { map: { type: 'string', multiple: true } };

/**
 * What the columns of a file are taken for, shown before anything is made of it. Throws `WrongUse` where a person has to
 * say more: a heading that is not there, a field two columns could be, one that `lacks` names.
 */
export function mappingOf<Field extends string>(
  { headings }: OpenTable,
  known: Headings<Field>,
  lacks: (fields: ReadonlySet<Field>) => readonly string[],
  given: Given,
  terminal: Terminal,
  option: 'map' | 'archive-map' = 'map',
): Mapping<Field> {
  const mapping = mapColumns(headings, known, saidIn(given, known, option));
  const missing = lacks(new Set(mapping.columns.flatMap(({ field }) => field ?? [])));
  for (const { heading, field } of mapping.columns) {
    terminal.err(`  ${shown(heading) || '""'} -> ${field ?? '-'}`);
  }
  const fields = Object.keys(known).join(', ');
  if (mapping.unknown.length > 0) {
    throw new WrongUse({
      tr: `--${option}: dosyada böyle bir başlık yok: ${mapping.unknown.map((one) => shown(one)).join(', ')}`,
      en: `--${option}: the file has no such heading: ${mapping.unknown.map((one) => shown(one)).join(', ')}`,
    });
  }
  if (mapping.twice.length > 0) {
    throw new WrongUse({
      tr: `Birden çok sütun ${mapping.twice.join(', ')} olabilir; --${option} "BAŞLIK=-" ile fazlasını dışarıda bırakın.`,
      en: `Several columns could be ${mapping.twice.join(', ')}; leave the others out with --${option} "HEADING=-".`,
    });
  }
  if (missing.length > 0) {
    throw new WrongUse({
      tr: `Dosyada ${missing.join(', ')} sütunu bulunamadı; --${option} "BAŞLIK=alan" ile gösterin. Alanlar: ${fields}`,
      en: `No column was taken for ${missing.join(', ')}; say which it is with --${option} "HEADING=field". Fields: ${fields}`,
    });
  }
  return mapping;
}

function saidIn<Field extends string>(
  given: Given,
  known: Headings<Field>,
  option: string,
): ReadonlyMap<string, Field | null> {
  return new Map(
    (given.each[option] ?? []).map((text) => {
      const at = text.lastIndexOf('=');
      const field = text.slice(at + 1).trim();
      if (at < 1 || (field !== '-' && !Object.hasOwn(known, field))) {
        throw new WrongUse({
          tr: `--${option} ${shown(text)}: "BAŞLIK=alan" bekleniyor. Alanlar: ${Object.keys(known).join(', ')}`,
          en: `--${option} ${shown(text)}: expected "HEADING=field". Fields: ${Object.keys(known).join(', ')}`,
        });
      }
      return [text.slice(0, at).trim(), field === '-' ? null : (field as Field)];
    }),
  );
}
