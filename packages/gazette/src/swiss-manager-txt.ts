import { asciiOf } from './ascii.ts';
import { ByteWriter } from './byte-writer.ts';
import { cell, type FixedColumn, writeFixed } from './fixed-width.ts';
import type { RatingList } from './list.ts';
import { monthCode } from './month-code.ts';

const columns = (month: string): readonly FixedColumn[] => [
  { title: 'ID number', width: 10, longest: 8 },
  { title: 'Name', width: 34, longest: 32 },
  { title: 'Titl', width: 4, longest: 2 },
  { title: 'Fed', width: 5, longest: 3 },
  { title: month, width: 6, longest: 4 },
  { title: 'Games', width: 5, longest: 3 },
  { title: 'Born', width: 6, longest: 4 },
  { title: 'Flag', width: 4, longest: 1 },
];

/**
 * `swiss-manager.txt`: FIDE's layout before 2013, which every version of the program takes. The tail is `w` for women
 * and nothing else: the program takes any w in it for a woman, so it names no club.
 */
export function* swissManagerTxt({ period, rows }: RatingList): Generator<Uint8Array> {
  const writer = new ByteWriter();
  const [first = '', ...rest] = monthCode(period);
  const layout = columns(first + rest.join('').toLowerCase());
  writer.ascii(`${layout.map(({ title, width }) => title.padEnd(width)).join('')}\r\n`);
  for (const row of rows) {
    writeFixed(writer, layout, [
      row.player,
      asciiOf(row.name),
      '',
      asciiOf(row.federation),
      cell(row.rating),
      cell(row.games).padStart(3),
      cell(row.birthYear),
      row.sex === 'w' ? 'w' : '',
    ]);
    if (writer.full) yield writer.take();
  }
  yield writer.take();
}
