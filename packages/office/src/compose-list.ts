import {
  byPlayer,
  type ListType,
  listTypes,
  type Movement,
  type Period,
  type PlayerNumber,
  type PlayerState,
  type RuleSet,
} from '@kuvvet/engine';
import type { ChangeRow, CombinedRow, ListRow, Person, RatingList } from '@kuvvet/gazette';
import type { Player } from '@kuvvet/ledger';
import type { Closing } from './close.ts';
import { reasonsOf } from './reasons.ts';

/** Joins a closed book with the register: the list as the public will see it. Unlisted players stay out. */
export function composeList(
  type: ListType,
  period: Period,
  closing: Closing,
  register: ReadonlyMap<PlayerNumber, Player>,
  rules: RuleSet,
): RatingList {
  const rows: ListRow[] = [];
  const changes: ChangeRow[] = [];
  const rated: PlayerState[] = [];
  for (const state of closing.states) {
    const player = register.get(state.player);
    if (!player?.listed) continue;
    const movement = closing.movements.get(state.player)?.[type];
    if (movement) {
      changes.push({
        player: state.player,
        ...movement,
        into: null,
        reasons: reasonsOf(state.player, type, closing),
      });
    }
    const rating = state.ratings[type];
    if (rating !== null) rows.push(row(player, rating, movement));
    if (listTypes.some((each) => state.ratings[each] !== null)) rated.push(state);
  }
  changes.push(...droppedBy(type, closing, register));
  const combined = {
    length: rated.length,
    *[Symbol.iterator]() {
      for (const state of rated) {
        const player = register.get(state.player);
        if (player) yield combinedRow(player, state, closing);
      }
    },
  };
  return {
    type,
    period,
    ruleSet: { name: rules.name, version: rules.version },
    rows,
    changes: changes.sort(byPlayer),
    combined,
  };
}

/** Rows that left the list because their player has another number; named where both may be (M-06). */
function droppedBy(
  type: ListType,
  { masters, before }: Closing,
  register: ReadonlyMap<PlayerNumber, Player>,
): readonly ChangeRow[] {
  const dropped: ChangeRow[] = [];
  for (const [player, into] of masters) {
    const previous = before.get(player)?.ratings[type] ?? null;
    if (previous === null || !register.get(player)?.listed || !register.get(into)?.listed) continue;
    const nothing = { rating: null, change: 0, amended: 0, games: 0, first: false };
    dropped.push({ player, previous, ...nothing, into, reasons: ['merge'] });
  }
  return dropped;
}

function row(player: Player, rating: number, movement: Movement | undefined): ListRow {
  return {
    ...person(player),
    rating,
    previous: movement ? movement.previous : rating,
    change: movement?.change ?? 0,
    games: movement?.games ?? 0,
    status: movement?.first ? 'new' : movement?.games ? 'active' : 'idle',
  };
}

function combinedRow(player: Player, { ratings }: PlayerState, { movements }: Closing): CombinedRow {
  const played = movements.get(player.player);
  const games = { ukd: played?.ukd?.games ?? 0, uhs: played?.uhs?.games ?? 0, uys: played?.uys?.games ?? 0 };
  return { ...person(player), ratings, games };
}

const person = ({ player, name, sex, birthYear, province, club, federation, fide }: Player): Person => ({
  ...{ player, name, sex, birthYear, province, club, federation },
  fide: fide.number,
});
