import { type PlayerState, PRS05, toStateColumns } from '@kuvvet/engine';
import type { Act, Player, Posting, ResultRow } from '@kuvvet/ledger';
import { type ClosedColumns, closeColumns, everybody, mastersIn, sumUp } from '@kuvvet/office';

/** What books are closed from, invented; what is not given is as in any quiet month. */
export const aState = (
  player: string,
  ratings: Partial<PlayerState['ratings']> = {},
  pool: Partial<PlayerState['pool']> = {},
): PlayerState => ({
  player,
  ratings: { ukd: null, uhs: null, uys: null, ...ratings },
  pool: { ukd: [], uhs: [], uys: [], ...pool },
});

export const aResult = (player: string, changes: Partial<ResultRow> = {}): ResultRow => ({
  ...{ player, k: 25, games: 1, points: 50, expected: 40, change: 240, performance: null },
  ...changes,
});

export const aPosting = (tournament: string, changes: Partial<Posting> = {}): Posting => ({
  ...{ period: '2026-11', tournament, revision: 1, type: 'ukd', basis: '2026-11', start: '2026-11-10' },
  ...{ games: 1, assessment: '', results: [], reverses: null, amendments: [] },
  ...changes,
});

export const aPlayer = (player: string, facts: Partial<Player> = {}): Player => ({
  ...{ player, name: `P${player}`, sex: null, birthYear: null, province: '', club: '', federation: 'TUR' },
  ...{
    fide: { number: null, standard: null, rapid: null, blitz: null },
    member: true,
    listed: true,
    mergedInto: null,
  },
  ...facts,
});

/** A book closed over these states. */
export function aClosedBook(
  states: readonly PlayerState[],
  postings: readonly Posting[],
  acts: readonly Act[] = [],
): ClosedColumns {
  const before = toStateColumns(states);
  const summing = sumUp(before, everybody, mastersIn(acts));
  for (const posting of postings) summing.take(posting);
  return closeColumns(before, summing.sums, acts, PRS05, everybody);
}
