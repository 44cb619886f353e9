import {
  byPlayer,
  closePlayer,
  type ListType,
  type Movement,
  type PeriodResult,
  type PlayerNumber,
  type PlayerState,
  type RuleSet,
} from '@kuvvet/engine';
import type { Posting } from '@kuvvet/ledger';

/** A closed book: the state the next one starts from, and what moved. Both by player number. */
export interface Closing {
  readonly states: readonly PlayerState[];
  readonly movements: ReadonlyMap<PlayerNumber, Readonly<Partial<Record<ListType, Movement>>>>;
}

/**
 * The pure fold: state(next) = close(state, postings, rule set). Order of postings is irrelevant, since each
 * player's results are summed exactly and rounded once (U-18).
 */
export function close(states: Iterable<PlayerState>, postings: Iterable<Posting>, rules: RuleSet): Closing {
  const results = resultsByPlayer(postings);
  const previous = new Map<PlayerNumber, PlayerState>();
  for (const state of states) previous.set(state.player, state);
  for (const player of results.keys()) {
    if (!previous.has(player)) previous.set(player, newcomer(player));
  }

  const movements = new Map<PlayerNumber, Readonly<Partial<Record<ListType, Movement>>>>();
  const next = [...previous.values()].sort(byPlayer).map((state) => {
    const played = results.get(state.player);
    if (!played) return state;
    const closed = closePlayer(state, played, rules);
    movements.set(state.player, closed.movements);
    return closed.state;
  });
  return { states: next, movements };
}

function resultsByPlayer(postings: Iterable<Posting>): Map<PlayerNumber, PeriodResult[]> {
  const results = new Map<PlayerNumber, PeriodResult[]>();
  for (const { tournament, type, results: rows } of postings) {
    for (const { player, k, games, change, performance } of rows) {
      const result = { tournament, type, k, games, change, performance };
      const played = results.get(player);
      if (played) played.push(result);
      else results.set(player, [result]);
    }
  }
  return results;
}

const newcomer = (player: PlayerNumber): PlayerState => ({
  player,
  ratings: { ukd: null, uhs: null, uys: null },
  pool: { ukd: [], uhs: [], uys: [] },
});
