import type { ListType, PlayerNumber, RuleSet } from '@kuvvet/engine';
import type { Account, RatingList } from '@kuvvet/gazette';
import type { Posting } from '@kuvvet/ledger';
import { type ClosedColumns, indexOf } from './close-columns.ts';
import { mergedPlayers } from './closed-players.ts';
import { countsGames } from './event-rows.ts';
import { underOtherPreset } from './other-preset.ts';

/** What of a closing the rows of a list do not tell (M-16). */
export function accountOf(
  { type, rows }: RatingList,
  closed: ClosedColumns,
  postings: readonly Posting[],
  rules: RuleSet,
  isListed: (player: PlayerNumber) => boolean,
): Account {
  const { numbers, ratings } = closed.before;
  let [changed, unchanged] = [0, 0];
  for (const { player, rating } of rows) {
    const before = ratings[type][indexOf(numbers, Number(player))] ?? 0;
    if (before === rating) unchanged++;
    else if (before !== 0) changed++;
  }
  let dropped = 0;
  for (const { player, ratings } of mergedPlayers(closed)) {
    if (ratings[type] !== null && isListed(player)) dropped++;
  }
  const rated = postings.filter((posting) => posting.type === type && countsGames(posting));
  return {
    events: rated.length,
    games: rated.reduce((sum, { games }) => sum + games, 0),
    before: changed + unchanged + dropped,
    new: rows.length - changed - unchanged,
    ...{ changed, unchanged, dropped },
    kept: keptOf(type, closed, isListed),
    otherPreset: underOtherPreset(type, closed.apart, rules, isListed),
  };
}

/** Unrated players with something to show for it. */
function keptOf(
  type: ListType,
  { after: { numbers, ratings, pools } }: ClosedColumns,
  isListed: (player: PlayerNumber) => boolean,
): number {
  const unrated = [...pools].filter(
    ([at, pool]) =>
      pool[type].length > 0 && ratings[type][at] === 0 && ratings.ukd[at] === 0 && isListed(`${numbers[at]}`),
  );
  return unrated.length;
}
