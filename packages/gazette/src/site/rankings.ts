import { foldName } from '@kuvvet/report';
import type { ByteWriter } from '../byte-writer.ts';
import { writeJsonText } from '../json-text.ts';
import { keepFirst } from '../keep-first.ts';
import type { ListRow, Rows } from '../list.ts';
import { KeptLines } from './kept-lines.ts';
import type { Entry } from './section.ts';

/** A list in the orders of its ratings. */
export interface Rankings {
  /** `rank`: everybody, best first; of equal ones the lower number. */
  rank(): Iterable<Entry>;
  /** `place`: who has a province, by its folded name, then likewise. */
  place(): Iterable<Entry>;
  /** `movers`: the largest exact changes upwards, then those downwards, of who was rated before. */
  movers(): Iterable<Entry>;
}

export function rankings(rows: Rows<ListRow>): Rankings {
  const lines = new KeptLines(rows, writeLine);
  const order = orderOf(rows);
  return {
    rank: () => lines.inOrder(placesIn(order), (at) => leadOf(order[at] as number)),
    *place() {
      for (const [province, ranks] of byProvince(order, rows)) {
        yield* lines.inOrder(placesIn(ranks), (at) => `${province}|${leadOf(ranks[at] as number)}`);
      }
    },
    movers: () => lines.inOrder(moversOf(rows), (at) => `${at}`.padStart(3, '0')),
  };
}

/** No rating has more than four digits. */
const highest = 9999;

/** A rank is what is missing to the highest rating, then a row's place in the list. */
const span = 2 ** 32;

function orderOf(rows: Rows<ListRow>): Float64Array {
  const order = new Float64Array(rows.length);
  let place = 0;
  for (const { rating } of rows) {
    order[place] = (highest - rating) * span + place;
    place++;
  }
  return order.sort();
}

function* placesIn(order: Iterable<number>): Generator<number> {
  for (const rank of order) yield rank % span;
}

const leadOf = (rank: number): string => `${Math.floor(rank / span)}`.padStart(4, '0');

/** The ranks of each province; of names that fold alike those of both, in order. */
function byProvince(
  order: Float64Array,
  rows: Rows<ListRow>,
): Iterable<readonly [string, readonly number[]]> {
  const folded = new Map<string, string>([['', '']]);
  const provinces = Array.from(rows, ({ province }) => {
    const known = folded.get(province) ?? foldName(province);
    folded.set(province, known);
    return known;
  });
  const found = new Map<string, number[]>();
  for (const rank of order) {
    const province = provinces[rank % span] as string;
    if (province === '') continue;
    const ranks = found.get(province) ?? [];
    found.set(province, ranks);
    ranks.push(rank);
  }
  return [...found].sort(([one], [other]) => (one < other ? -1 : 1));
}

/** How many of the largest movers either way. */
const most = 50;

interface Mover {
  readonly place: number;
  readonly size: number;
}

const bySize = (one: Mover, other: Mover): number => other.size - one.size;

function moversOf(rows: Rows<ListRow>): readonly number[] {
  const [up, down]: [Mover[], Mover[]] = [[], []];
  let place = 0;
  for (const { change, previous } of rows) {
    const mover = { place, size: Math.abs(change) };
    if (previous !== null && change !== 0) keepFirst(change > 0 ? up : down, mover, most, bySize);
    place++;
  }
  return [...up, ...down].map((mover) => mover.place);
}

const states = { new: 'n', active: 'a', idle: 'i' } as const;

/** What a ranking shows of a row, without the names of its columns; 0 for what is missing, a change in hundredths. */
function writeLine(writer: ByteWriter, row: ListRow): void {
  writer.ascii(`[${row.player},`);
  writeJsonText(writer, row.name);
  writer.ascii(`,"${row.sex ?? ''}",${row.birthYear ?? 0},`);
  writeJsonText(writer, row.province);
  writer.ascii(',');
  writeJsonText(writer, row.club);
  writer.ascii(',');
  writeJsonText(writer, row.federation);
  writer.ascii(`,${row.rating},${row.previous ?? 0},${row.change},${row.games},"${states[row.status]}"]`);
}
