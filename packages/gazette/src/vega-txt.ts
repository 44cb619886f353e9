import { asciiOf } from './ascii.ts';
import { ByteWriter } from './byte-writer.ts';
import type { Column } from './columns.ts';
import { inertText } from './csv.ts';
import { cell } from './fixed-width.ts';
import type { RatingList } from './list.ts';

/** Vega's manual (2016), 2.11.2. */
export const vegaColumns: readonly Column[] = [
  { name: 'NAME', type: 'string', title: 'Ad / Name' },
  { name: 'COUNTRY', type: 'string', title: 'Federasyon / Federation' },
  { name: 'BIRTHDAY', type: 'integer', title: 'Doğum yılı / Birth year' },
  { name: 'GENDER', type: 'string', title: 'm erkek, f kadın / m men, f women' },
  { name: 'TITLE', type: 'string', title: 'Unvan / Title' },
  { name: 'IDFIDE', type: 'string', title: 'FIDE no; yoksa 0 / FIDE no; 0 for none' },
  { name: 'ELOFIDE', type: 'integer', title: 'FIDE puanı: 0 / FIDE rating: 0' },
  { name: 'IDNAT', type: 'string', title: 'Oyuncu no / Player no' },
  { name: 'ELONAT', type: 'integer', title: 'Puan / Rating' },
  { name: 'KCOEFF', type: 'integer', title: 'K: 0' },
];

/** `vega.txt`: Vega's own player file. It has no quotes, so no cell has a semicolon or one; what is not known is 0, as there. */
export function* vegaTxt({ rows }: RatingList): Generator<Uint8Array> {
  const writer = new ByteWriter();
  writer.ascii(`${vegaColumns.map(({ name }) => name).join(';')}\r\n`);
  for (const { player, name, federation, birthYear, sex, fide, rating } of rows) {
    const gender = sex === null ? '' : sex === 'w' ? 'f' : 'm';
    writer.ascii(`${bare(name, 30)};${bare(federation, 3)};${cell(birthYear)};${gender};;`);
    writer.ascii(`${fide ?? '0'};0;${player};${rating};0\r\n`);
    if (writer.full) yield writer.take();
  }
  yield writer.take();
}

const bare = (text: string, longest: number): string =>
  inertText(asciiOf(text).replaceAll(';', ',').replaceAll('"', "'")).slice(0, longest);
