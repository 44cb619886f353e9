import type { PlayerState } from '@kuvvet/engine';
import type { Player, Posting, ResultRow } from '@kuvvet/ledger';

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
