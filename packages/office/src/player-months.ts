import { nextPeriod, type Period, type PeriodResult, type PlayerNumber } from '@kuvvet/engine';
import type { Act, PlayerAmendment, Posting } from '@kuvvet/ledger';

/** A number no game of the month moved, and where it comes from. */
export type Entry = { readonly amendment: PlayerAmendment } & (
  | { readonly because: 'award'; readonly act: Act }
  /** `corrects` is the list that was published with what is corrected. */
  | { readonly because: 'correction'; readonly corrects: Period }
);

/** What one player did in a book, and what was entered by hand. */
export interface Month {
  readonly results: readonly PeriodResult[];
  readonly entries: readonly Entry[];
}

type Masters = ReadonlyMap<PlayerNumber, PlayerNumber>;

/**
 * The month of everybody a posting or an act names, under the number that stays; but what corrects a merged number's own
 * performances under that number, since it belongs to what is handed on.
 */
export function monthsOf(
  postings: Iterable<Posting>,
  acts: Iterable<Act>,
  masters: Masters,
): Map<PlayerNumber, Month> {
  const months = new Map<PlayerNumber, { results: PeriodResult[]; entries: Entry[] }>();
  const monthUnder = (number: PlayerNumber) => {
    const month = months.get(number) ?? { results: [], entries: [] };
    months.set(number, month);
    return month;
  };
  const monthOf = (player: PlayerNumber) => monthUnder(masters.get(player) ?? player);
  for (const { period, tournament, type, results, amendments, reverses } of postings) {
    for (const { player, k, games, change, performance } of results) {
      monthOf(player).results.push({ tournament, type, k, games, change, performance });
    }
    const corrects = nextPeriod(reverses ?? period);
    for (const amendment of amendments) {
      // Points of a rating that ends with the merge end with it.
      if (amendment.kind === 'pool' || !masters.has(amendment.player)) {
        monthUnder(amendment.player).entries.push({ because: 'correction', amendment, corrects });
      }
    }
  }
  for (const act of acts) {
    if (act.kind !== 'award') continue;
    monthOf(act.amendment.player).entries.push({ because: 'award', amendment: act.amendment, act });
  }
  return months;
}

/** The merges among these acts that no split among them takes back. */
export function standingMerges(acts: Iterable<Act>): readonly (Act & { kind: 'merge' })[] {
  const all = [...acts];
  const undone = new Set(all.flatMap((act) => (act.kind === 'split' ? `${act.period} ${act.undoes}` : [])));
  return all.flatMap((act) => (act.kind === 'merge' && !undone.has(`${act.period} ${act.id}`) ? act : []));
}

/** The number each merged one stands for by these acts; a merge into a merged one leads on. */
export function mastersIn(acts: Iterable<Act>): Masters {
  const into = new Map(standingMerges(acts).map(({ player, into }) => [player, into]));
  return new Map([...into.keys()].map((player) => [player, masterOf(player, into)]));
}

function masterOf(player: PlayerNumber, into: Masters): PlayerNumber {
  const next = into.get(player);
  return next === undefined ? player : masterOf(next, into);
}
