import {
  firstRating,
  type ListType,
  listRating,
  type PlayerNumber,
  type PlayerResult,
  type PlayerState,
  type PooledPerformance,
  type Rating,
  type RuleSet,
  roundHundredths,
} from '@kuvvet/engine';
import { type Closing, joined, newcomer } from '../close.ts';
import type { Entry } from '../player-months.ts';
import { isFelt } from '../reasons.ts';
import type { EntryExplained, EventExplained, NumberExplained, Towards } from './explanation.ts';

/** A tournament of the month as one player has it. */
export interface Played extends Pick<EventExplained, 'tournament' | 'name' | 'start' | 'basis' | 'under'> {
  readonly type: ListType;
  readonly result: PlayerResult;
  readonly nameOf?: (player: PlayerNumber) => string;
}

/** One of a player's ratings over a closed book; none where there is nothing to tell. */
export function explainNumber(
  player: PlayerNumber,
  type: ListType,
  closing: Closing,
  played: readonly Played[],
  rules: RuleSet,
): readonly NumberExplained[] {
  const state = closing.before.get(player) ?? newcomer(player);
  const before = state.ratings[type];
  const base = listRating(state.ratings, type);
  const after = closing.states.find((each) => each.player === player)?.ratings[type] ?? null;
  const movement = closing.movements.get(player)?.[type] ?? null;
  const events = played.filter((each) => each.type === type).map(eventOf);
  const felt = (closing.months.get(player)?.entries ?? []).filter((entry) =>
    isFelt(entry, type, base === null),
  );
  const brought = closing.joinings.filter((joining) => joining.player === player && joining.type === type);
  const entries = [
    ...felt.map(entryOf),
    ...brought.map(
      ({ from, performance }) => ({ because: 'merge', from, games: performance.games }) as const,
    ),
  ];
  const towards = base === null ? towardsOf(joined(state, brought), type, events, felt, rules) : null;
  if (before === null && after === null && events.length === 0 && entries.length === 0) return [];
  const change = movement?.change ?? 0;
  const rounded = roundHundredths(change);
  return [
    {
      ...{ type, before, base, after, events, entries, change, rounded, towards },
      floored: base !== null && movement !== null && after !== base + rounded && after === rules.floor,
    },
  ];
}

const eventOf = ({ result, type: _, nameOf = String, ...facts }: Played): EventExplained => {
  const { player: __, lines, ...sums } = result;
  return {
    ...facts,
    ...sums,
    lines: lines.map((line) => ({ ...line, opponentName: nameOf(line.opponent) })),
  };
};

const entryOf = (entry: Entry): EntryExplained =>
  entry.because === 'award'
    ? { because: 'award', amendment: entry.amendment, by: entry.act.by, reason: entry.act.reason }
    : { because: 'correction', amendment: entry.amendment, corrects: entry.corrects };

/** What the pool comes to with the month in it, as the close itself adds it up (U-24 to U-26). */
function towardsOf(
  state: PlayerState,
  type: ListType,
  events: readonly EventExplained[],
  entries: readonly Entry[],
  rules: RuleSet,
): Towards {
  const pool = new Map<string, PooledPerformance>(state.pool[type].map((kept) => [kept.tournament, kept]));
  for (const { tournament, performance, k, games } of events) {
    if (k !== null) continue;
    pool.delete(tournament);
    if (performance) pool.set(tournament, { tournament, games, performance: performance.value });
  }
  let given: Rating | null = null;
  for (const { amendment } of entries) {
    if (amendment.kind === 'rating') given = Math.max(given ?? 0, amendment.rating);
    if (amendment.kind !== 'pool') continue;
    const { tournament, games, performance } = amendment;
    pool.delete(tournament);
    if (performance) pool.set(tournament, { tournament, games, performance });
  }
  const { minGames, minRating } = rules.firstRating;
  return { ...firstRating([...pool.values()], rules), given, minGames, minRating };
}
