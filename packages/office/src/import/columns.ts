import { foldName } from '@kuvvet/report';

/** Headings a field is known by, folded (`foldName`): Turkish and English ones. */
export type Headings<Field extends string> = Readonly<Record<Field, readonly string[]>>;

/** A column of a file and what it is taken for; null: for nothing. */
export interface Column<Field extends string> {
  readonly heading: string;
  readonly field: Field | null;
}

/** What columns were taken for, and why that cannot be. */
export interface Mapping<Field extends string> {
  readonly columns: readonly Column<Field>[];
  /** Fields that several columns could be: a person has to say which. */
  readonly twice: readonly Field[];
  /** What a person said of columns that are not there. */
  readonly unknown: readonly string[];
}

/**
 * Takes columns for fields by their headings; what a person says of one counts instead. Nothing is taken for a field that
 * another column could be too.
 */
export function mapColumns<Field extends string>(
  headings: readonly string[],
  known: Headings<Field>,
  said: ReadonlyMap<string, Field | null>,
): Mapping<Field> {
  const fields = Object.keys(known) as Field[];
  const guess = (heading: string) => fields.find((field) => known[field].includes(foldName(heading))) ?? null;
  const saidOf = new Map([...said].map(([heading, field]) => [foldName(heading), field]));
  const columns = headings.map((heading) => {
    const word = saidOf.get(foldName(heading));
    return { heading, field: word === undefined ? guess(heading) : word };
  });
  const taken = columns.flatMap(({ field }) => field ?? []);
  const folded = new Set(headings.map(foldName));
  return {
    columns,
    twice: [...new Set(taken.filter((field, at) => taken.indexOf(field) < at))],
    unknown: [...said.keys()].filter((heading) => !folded.has(foldName(heading))),
  };
}

/** The cells of a line by field. */
export function cellsBy<Field extends string>(columns: readonly Column<Field>[]) {
  const places = columns.flatMap(({ field }, at) => (field === null ? [] : [[field, at] as const]));
  return (cells: readonly string[]): Readonly<Record<string, string>> => {
    const named: Record<string, string> = {};
    for (const [field, at] of places) named[field] = cells[at] ?? '';
    return named;
  };
}
