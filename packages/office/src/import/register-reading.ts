import type { PlayerNumber } from '@kuvvet/engine';
import type { Player } from '@kuvvet/ledger';
import type { Finding, Identify, LicenceToken } from '@kuvvet/report';
import { PlayerColumns } from '../register-columns.ts';
import { type RegisterRow, readRegisterRow } from '../register-row.ts';
import type { TableLine } from '../table/table-line.ts';
import { type Column, cellsBy } from './columns.ts';
import { FirstLines } from './first-lines.ts';
import { KeptTokens } from './kept-tokens.ts';
import type { RegisterField } from './register-headings.ts';
import { withName } from './with-name.ts';

/** A register file read: the people on lines nothing is wrong with. */
export interface RegisterReading {
  readonly people: Iterable<Player> & { readonly length: number };
  /** The one with that number; `undefined` where there is none. */
  readonly personOf: (player: PlayerNumber) => Player | undefined;
  /** By the place among the people; null where the line has none. */
  readonly licenceAt: (place: number) => LicenceToken | null;
  readonly lineAt: (place: number) => number;
  /** Whether somebody shares a number with a later line: neither is taken. */
  readonly isLeftOut: (place: number) => boolean;
  readonly fields: ReadonlySet<RegisterField>;
  readonly lines: number;
}

/**
 * Reads the lines after the heading. A million of them lie in some 150 megabytes outside of the heap, licences as their
 * tokens. `note` gets what is wrong as it is found, `far` how far it has come.
 */
export async function readRegisterLines(
  lines: AsyncIterable<TableLine>,
  columns: readonly Column<RegisterField>[],
  identify: Identify,
  note: (finding: Finding) => void,
  far: (lines: number) => void = () => {},
): Promise<RegisterReading> {
  const cellsOf = cellsBy(columns);
  const fields = new Set(columns.flatMap(({ field }) => field ?? []));
  const once = numbersOnce();
  const leftOut = new Set<number>();
  /** The line of everybody, and the place of the licence counted from 1. */
  let kept = new Int32Array(2 << 10);
  const people = new PlayerColumns();
  let count = 0;
  const refuse = (codes: Iterable<string>, line: number, facts: Pick<Finding, 'found'> = {}) => {
    for (const code of codes) note({ code, severity: 'error', line, ...facts });
  };

  for await (const { line, cells } of lines) {
    far(++count);
    if (cells.length !== columns.length) {
      refuse(['register.cells'], line);
      continue;
    }
    const row = readRegisterRow(withName(cellsOf(cells)), identify);
    if (row.codes.length > 0) {
      // Without that column everybody's federation stays what it is.
      const codes = row.codes.filter((code) => fields.has('federation') || code !== 'register.federation');
      refuse(new Set(codes), line);
      if (codes.length > 0) continue;
    }
    const { licence, repeated } = once(row, line);
    for (const { code, first } of repeated) {
      leftOut.add(first);
      refuse([code], line, { found: `${first}` });
    }
    if (repeated.length > 0) continue;
    const at = 2 * people.length;
    if (at === kept.length) kept = new Int32Array(kept.buffer.transfer(2 * kept.byteLength));
    kept[at] = line;
    kept[at + 1] = licence;
    people.add(row.player);
  }

  const lineAt = (place: number) => kept[2 * place] as number;
  return {
    people,
    personOf(player) {
      const line = once.lineOf(player);
      const place = placeOf(line, people.length, lineAt);
      return place < people.length && lineAt(place) === line ? people.at(place) : undefined;
    },
    licenceAt: (place) => once.tokenAt(kept[2 * place + 1] as number),
    lineAt,
    isLeftOut: (place) => leftOut.has(lineAt(place)),
    ...{ fields, lines: count },
  };
}

/** The first place whose line is not before this one; lines ascend. */
function placeOf(line: number, length: number, lineAt: (place: number) => number): number {
  let [from, to] = [0, length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (lineAt(middle) < line) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Looks whether a number stood on an earlier line; licences are kept by place, counted from 1. */
function numbersOnce() {
  const players = new FirstLines();
  const fide = new FirstLines();
  const tokens = new KeptTokens();
  const once = ({ player, licence }: RegisterRow, line: number) => {
    const repeated: { code: string; first: number }[] = [];
    const take = (code: string, first: number) => first > 0 && repeated.push({ code, first });
    take('register.player-repeated', players.note(Number(player.player), line));
    if (player.fide.number !== null) {
      take('register.fide-repeated', fide.note(Number(player.fide.number), line));
    }
    if (licence === null) return { licence: 0, repeated };
    const { place, first } = tokens.note(licence, line);
    take('register.licence-repeated', first);
    return { licence: place + 1, repeated };
  };
  return Object.assign(once, {
    tokenAt: (place: number) => (place === 0 ? null : tokens.at(place - 1)),
    lineOf: (player: PlayerNumber) => players.lineOf(Number(player)),
  });
}
