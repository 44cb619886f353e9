import type { Period } from '@kuvvet/engine';
import { asciiOf } from './ascii.ts';
import { ByteWriter } from './byte-writer.ts';
import { cell, type FixedColumn, writeFixed } from './fixed-width.ts';
import type { Person, RatingList } from './list.ts';
import { monthCode } from './month-code.ts';

// FIDE's layout as its own files had it in autumn 2026: 15 + 61 + ... columns, lines of 136 and 162 characters, CRLF.
const facts: readonly FixedColumn[] = [
  { title: 'ID Number', width: 15 },
  { title: 'Name', width: 61 },
  { title: 'Fed', width: 4 },
  { title: 'Sex', width: 4 },
  { title: 'Tit', width: 5 },
  { title: 'WTit', width: 5 },
  { title: 'OTit', width: 15 },
  { title: 'FOA', width: 4 },
];

const rating = (title: string, games: string, k: string): readonly FixedColumn[] => [
  { title, width: 6 },
  { title: games, width: 4 },
  { title: k, width: 3 },
];

const rest: readonly FixedColumn[] = [
  { title: 'B-day', width: 6 },
  { title: 'Flag', width: 4, longest: 4 },
];

const single = (period: Period) => [...facts, ...rating(monthCode(period), 'Gms', 'K'), ...rest];

const combined = [
  ...facts,
  ...rating('SRtng', 'SGm', 'SK'),
  ...rating('RRtng', 'RGm', 'Rk'),
  ...rating('BRtng', 'BGm', 'BK'),
  ...rest,
];

/** `fide.txt`: the list in the layout of FIDE's list of one type. The number is the federation's, not FIDE's. */
export function* fideTxt({ period, rows }: RatingList): Generator<Uint8Array> {
  const writer = new ByteWriter();
  const columns = single(period);
  writeTitles(writer, columns);
  for (const row of rows) {
    writeFixed(writer, columns, [...factsOf(row), ...played(row.rating, row.games), ...restOf(row)]);
    if (writer.full) yield writer.take();
  }
  yield writer.take();
}

/** `fide-combined.txt`: everybody rated in any type, in the layout of FIDE's list of all three. */
export function* fideCombinedTxt({ combined: rows }: RatingList): Generator<Uint8Array> {
  const writer = new ByteWriter();
  writeTitles(writer, combined);
  for (const row of rows) {
    const { ratings, games } = row;
    writeFixed(writer, combined, [
      ...factsOf(row),
      ...played(ratings.ukd, games.ukd),
      ...played(ratings.uhs, games.uhs),
      ...played(ratings.uys, games.uys),
      ...restOf(row),
    ]);
    if (writer.full) yield writer.take();
  }
  yield writer.take();
}

const writeTitles = (writer: ByteWriter, columns: readonly FixedColumn[]): void =>
  writeFixed(
    writer,
    columns,
    columns.map(({ title }) => title),
  );

const factsOf = ({ player, name, federation, sex }: Person): readonly string[] => [
  ...[player, asciiOf(name), asciiOf(federation), sex === null ? '' : sex === 'w' ? 'F' : 'M'],
  ...['', '', '', ''],
];

/** Rating, games and K, which only FIDE's ratings have. */
const played = (rating: number | null, games: number): readonly string[] =>
  rating === null ? ['', '', ''] : [`${rating}`, `${games}`, ''];

const restOf = ({ birthYear, sex }: Person): readonly string[] => [cell(birthYear), sex === 'w' ? 'w' : ''];
