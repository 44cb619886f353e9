import { decodeText, type Finding, foldName } from '@kuvvet/report';
import { parse } from 'csv-parse/sync';

/** One line of a CSV file with a header: trimmed cells by column. */
export interface TableRow {
  readonly line: number;
  readonly cells: Readonly<Record<string, string>>;
}

const required = ['player', 'name', 'federation'];
const optional = ['licence', 'sex', 'birthYear', 'province', 'club', 'fide', 'ukd', 'uhs', 'uys'];
const beside = ['fideStandard', 'fideRapid', 'fideBlitz', 'listed'];
const known = new Map([...required, ...optional, ...beside].map((column) => [foldName(column), column]));

/** A column as it is called here, in whatever case it is written. */
const nameColumn = (written: string): string => known.get(foldName(written)) ?? written;

/** Reads a register's CSV: commas or semicolons, UTF-8 or Windows-1254. A finding means that no row is given. */
export function parseTable(bytes: Uint8Array): { rows: readonly TableRow[]; finding?: Finding } {
  const refused = (code: string, line: number) => ({
    rows: [],
    finding: { code, severity: 'error', line } as const,
  });
  const text = decodeText(bytes).text;
  const delimiter = (text.split(/[\r\n]/, 1)[0] ?? '').includes(';') ? ';' : ',';
  let records: readonly { record: string[]; info: { lines: number } }[];
  try {
    const options = {
      delimiter,
      info: true,
      bom: true,
      trim: true,
      relax_column_count: true,
      skip_empty_lines: true,
    };
    records = parse(text, options) as unknown as typeof records;
  } catch (error) {
    return refused('register.unreadable', (error as { lines?: number }).lines ?? 1);
  }
  const [header, ...body] = records;
  const columns = (header?.record ?? []).map(nameColumn);
  if (new Set(columns).size < columns.length || required.some((column) => !columns.includes(column))) {
    return refused('register.columns', 1);
  }
  const broken = body.find(({ record }) => record.length !== columns.length);
  if (broken) return refused('register.cells', broken.info.lines);
  return {
    rows: body.map(({ record, info }) => ({
      line: info.lines,
      cells: Object.fromEntries(columns.map((column, at) => [column, record[at] ?? ''])),
    })),
  };
}
