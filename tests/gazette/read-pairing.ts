import { parse } from 'csv-parse/sync';
import { elementOf, within } from './read-xlsx.ts';

/** What a pairing program takes from a line of a list; null for what it does not find. */
export interface Loaded {
  readonly id: string;
  readonly name: string;
  readonly federation: string;
  readonly sex: string;
  readonly ratings: readonly (number | null)[];
  readonly games: readonly (number | null)[];
  readonly born: number | null;
  readonly woman: boolean;
}

const number = (text: string): number | null => (/^\d+$/.test(text) ? Number(text) : null);

function linesIn(text: string): readonly string[] {
  const lines = text.split('\r\n');
  if (lines.pop() !== '' || text.replaceAll('\r\n', '').match(/[^ -~]/))
    throw new Error('not lines of ASCII');
  return lines;
}

/** By positions, as lichess.org reads FIDE's combined list (FidePlayerSync.scala): blind to the titles above. */
export function byPositions(text: string): readonly Loaded[] {
  const [, ...lines] = linesIn(text);
  return lines.map((line) => {
    const cut = (from: number, to: number) => line.slice(from, to).trim();
    return {
      id: cut(0, 15),
      name: cut(15, 76),
      federation: cut(76, 79),
      sex: cut(80, 81),
      ratings: [number(cut(113, 117)), number(cut(126, 132)), number(cut(139, 145))],
      games: [number(cut(119, 122)), number(cut(132, 135)), number(cut(145, 148))],
      born: number(cut(152, 156)),
      woman: cut(158, 162) === 'w',
    };
  });
}

/** By titles: every column reaches to the next title, as programs do that want to outlive a change of layout. */
export function byTitles(text: string): readonly Readonly<Record<string, string>>[] {
  const [titles = '', ...lines] = linesIn(text);
  const starts = [...titles.matchAll(/ID Number|\S+/g)].map((match) => [match[0], match.index] as const);
  return lines.map((line) =>
    Object.fromEntries(
      starts.map(([title, from], at) => [title, line.slice(from, starts[at + 1]?.[1]).trim()] as const),
    ),
  );
}

/** The children of every `player`, in the order they stand in, as a streaming reader meets them. */
export const playersIn = (xml: string): readonly (readonly (readonly [string, string])[])[] =>
  within(elementOf(xml), 'player').map(({ children }) =>
    children.map(({ name, text }) => [name, text] as const),
  );

/** By the names of the columns, wherever they stand: Swiss-Manager's own way. */
export const byColumns = (text: string): readonly Readonly<Record<string, string>>[] =>
  parse(text, { columns: true, delimiter: ';', record_delimiter: '\r\n' });

/** The layout of FIDE before 2013, as the Irish union writes it for Swiss-Manager: any w in the tail is a woman. */
export function bySwissManagerPositions(text: string): readonly Loaded[] {
  const [titles, ...lines] = linesIn(text);
  if (!/^ID number Name {30}TitlFed {2}[A-Z][a-z]{2}\d\d GamesBorn {2}Flag$/.test(titles ?? '')) {
    throw new Error(`not the layout: ${titles}`);
  }
  return lines.map((line) => {
    const cut = (from: number, to?: number) => line.slice(from, to).trim();
    if ([8, 9, 42, 43, 46, 47, 51, 52, 57, 58, 62, 63, 68, 69].some((at) => line[at] !== ' ')) {
      throw new Error(`columns have moved: ${line}`);
    }
    return {
      id: cut(0, 8),
      name: cut(10, 42),
      federation: cut(48, 51),
      sex: '',
      ratings: [number(cut(53, 57))],
      games: [number(cut(59, 62))],
      born: number(cut(64, 68)),
      woman: cut(70).includes('w'),
    };
  });
}
