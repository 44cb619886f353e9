import type { ListType, Movement, Period, PlayerNumber, RuleSet } from '@kuvvet/engine';
import type { ChangeRow, ListRow, RatingList } from '@kuvvet/gazette';
import type { Player } from '@kuvvet/ledger';
import type { Closing } from './close.ts';

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
  for (const state of closing.states) {
    const player = register.get(state.player);
    if (!player?.listed) continue;
    const movement = closing.movements.get(state.player)?.[type];
    if (movement) changes.push({ player: state.player, ...movement });
    const rating = state.ratings[type];
    if (rating !== null) rows.push(row(player, rating, movement));
  }
  return { type, period, ruleSet: { name: rules.name, version: rules.version }, rows, changes };
}

function row(player: Player, rating: number, movement: Movement | undefined): ListRow {
  return {
    player: player.player,
    name: player.name,
    sex: player.sex,
    birthYear: player.birthYear,
    province: player.province,
    club: player.club,
    federation: player.federation,
    rating,
    previous: movement ? movement.previous : rating,
    change: movement?.change ?? 0,
    games: movement?.games ?? 0,
    status: movement?.first ? 'new' : movement ? 'active' : 'idle',
  };
}
