import {
  byPlayer,
  type ListType,
  listRating,
  listTypes,
  type Period,
  type PlayerNumber,
  type PlayerState,
  type PooledPerformance,
  ruleSet,
} from '@kuvvet/engine';
import { Defect, type PeriodBook, type PlayerAmendment, type Posting } from '@kuvvet/ledger';
import type { Finding } from '@kuvvet/report';
import { fetchStatesOf } from './book-state.ts';
import { close, newcomer } from './close.ts';
import { type ClosingRecord, fetchRecord } from './closing-record.ts';
import { countedIn } from './counted-in.ts';
import { standingMerges } from './player-months.ts';
import type { Ports } from './ports.ts';

/** What another revision of a published tournament carries to the next list. */
export interface Correction {
  /** By player number. */
  readonly amendments: readonly PlayerAmendment[];
  /** Whose first rating nothing supports any more: once published it stays, and an officer should know. */
  readonly unsupported: readonly PlayerNumber[];
}

/** A published tournament as it would have been posted to the book in which it counts. */
export type Corrected = Posting & { readonly reverses: Period };

/**
 * The difference of two closings: the books from the one in which the tournament counts up to the last
 * published are folded again, with every tournament as it now counts, and compared with what was published. So a
 * correction of a correction starts from the truth, not from the last difference, and a first rating that rests
 * on the event is worked out anew.
 */
export async function correct(
  now: Corrected,
  open: PeriodBook,
  ports: Pick<Ports, 'ledger' | 'vault'>,
): Promise<Correction> {
  const [correction] = await correctTogether([now], open, ports);
  return correction ?? { amendments: [], unsupported: [] };
}

/** The same of several tournaments: each carries what it adds to those before it, and all together come to the truth. */
export async function correctTogether(
  entries: readonly Corrected[],
  open: PeriodBook,
  { ledger, vault }: Pick<Ports, 'ledger' | 'vault'>,
): Promise<readonly Correction[]> {
  const closed = await recordsSince(entries, open, { ledger, vault });
  const circles = entries.map((entry) => playersOf(entry, closed));
  const concerned = new Set(circles.flatMap((players) => [...players]));
  const records = await asTheyCount(closed, concerned, vault);
  const published = await fetchStatesOf(concerned, open.previousState, vault);
  const start = await fetchStatesOf(concerned, records[0]?.previousState ?? '', vault);
  const told = new Map<string, number>();
  return entries.map((entry, at) => {
    const truth = foldAgain(start, records, entries.slice(0, at + 1));
    const theirs = published.filter(({ player }) => circles[at]?.has(player));
    return difference(entry, theirs, truth, told);
  });
}

function foldAgain(
  start: readonly PlayerState[],
  records: readonly ClosingRecord[],
  entries: readonly Corrected[],
): ReadonlyMap<PlayerNumber, PlayerState> {
  const corrected = new Set(entries.map(({ tournament }) => tournament));
  let states = start;
  for (const { period, postings, acts, ruleSet: name } of records) {
    const others = postings.filter(({ tournament }) => !corrected.has(tournament));
    const ours = entries.filter(({ reverses }) => reverses === period);
    states = close(states, [...others, ...ours], acts, ruleSet(name)).states;
  }
  return new Map(states.map((state) => [state.player, state]));
}

/** The closed books from the first in which one of these counts. */
export async function recordsSince(
  entries: readonly Corrected[],
  { period: open }: PeriodBook,
  { ledger, vault }: Pick<Ports, 'ledger' | 'vault'>,
): Promise<readonly ClosingRecord[]> {
  const [first = open] = entries.map(({ reverses }) => reverses).sort();
  const records: ClosingRecord[] = [];
  for await (const { period, elected } of ledger.books()) {
    if (period < first || period >= open) continue;
    if (!elected) throw new Defect(`the book ${period} was turned without an election`);
    records.push(await fetchRecord(elected.book, vault));
  }
  return records;
}

/**
 * Closed books with every tournament at the revision that counts by now: what these books corrected of one another stands
 * where it counts, and its entry goes. Otherwise two corrected events of one player would each be compared with the other
 * as it was before. Of `concerned` alone.
 */
async function asTheyCount(
  records: readonly ClosingRecord[],
  concerned: ReadonlySet<PlayerNumber>,
  vault: Ports['vault'],
): Promise<readonly ClosingRecord[]> {
  const first = records[0]?.period ?? '';
  const isCarried = ({ reverses }: Posting) => reverses !== null && reverses >= first;
  const entries = new Map(
    records.flatMap(({ postings }) => postings.filter(isCarried).map((entry) => [entry.tournament, entry])),
  );
  const counted = new Map<string, Posting>();
  for (const [tournament, { reverses, ...entry }] of entries) {
    const posting = await countedIn(reverses ?? '', { ...entry, reverses }, concerned, vault);
    counted.set(`${reverses} ${tournament}`, posting);
  }
  const isOurs = ({ player }: { readonly player: PlayerNumber }) => concerned.has(player);
  return records.map((record) => ({
    ...record,
    acts: record.acts.filter((act) => isOurs(act.kind === 'award' ? act.amendment : act)),
    postings: record.postings
      .filter((posting) => !isCarried(posting))
      .map((posting) => counted.get(`${record.period} ${posting.tournament}`) ?? posting)
      .map((posting) => ({
        ...posting,
        results: posting.results.filter(isOurs),
        amendments: posting.amendments.filter(isOurs),
      })),
  }));
}

/** Everybody the tournament ever touched, and the numbers they were merged with. */
export function playersOf(now: Posting, records: readonly ClosingRecord[]): ReadonlySet<PlayerNumber> {
  const revisions = records.flatMap(({ postings }) =>
    postings.filter(({ tournament }) => tournament === now.tournament),
  );
  const players = new Set(
    [now, ...revisions].flatMap(({ results, amendments }) =>
      [...results, ...amendments].map(({ player }) => player),
    ),
  );
  const merges = records.flatMap(({ acts }) => standingMerges(acts));
  for (let size = 0; size < players.size; ) {
    size = players.size;
    for (const { player, into } of merges) {
      if (players.has(player) || players.has(into)) players.add(player).add(into);
    }
  }
  return players;
}

/** `told` is what the entries before it carried of each rating, to which this one adds its own. */
function difference(
  now: Posting,
  published: readonly PlayerState[],
  truth: ReadonlyMap<PlayerNumber, PlayerState>,
  told: Map<string, number>,
): Correction {
  const amendments: PlayerAmendment[] = [];
  const unsupported: PlayerNumber[] = [];
  const known = new Set(published.map(({ player }) => player));
  const newcomers = now.results
    .filter(({ player }) => !known.has(player))
    .map(({ player }) => newcomer(player));
  for (const state of [...published, ...newcomers].sort(byPlayer)) {
    const { player } = state;
    for (const type of listTypes) {
      if (listRating(state.ratings, type) === null) {
        const kept = keptOf(player, type, now);
        if (
          !isSame(
            kept,
            state.pool[type].find(({ tournament }) => tournament === now.tournament),
          )
        ) {
          amendments.push({ player, kind: 'pool', type, tournament: now.tournament, ...(kept ?? none) });
        }
        continue;
      }
      const points = pointsBetween(state, truth.get(player), type);
      if (points === null) unsupported.push(player);
      const key = `${type} ${player}`;
      const added = (points ?? 0) - (told.get(key) ?? 0);
      if (added !== 0 || (!told.has(key) && isOwnNow(state, truth.get(player), type))) {
        amendments.push({ player, kind: 'points', type, points: added });
        told.set(key, points ?? 0);
      }
    }
  }
  return { amendments, unsupported };
}

/** A rating of its own where the standard one stood for it, though it may be the same (U-11). */
const isOwnNow = (published: PlayerState, truth: PlayerState | undefined, type: ListType): boolean =>
  published.ratings[type] === null && (truth?.ratings[type] ?? null) !== null;

/** Whole points from the published rating to the true one; null where the truth has no rating at all. */
function pointsBetween(
  published: PlayerState,
  truth: PlayerState | undefined,
  type: ListType,
): number | null {
  const own = truth?.ratings[type] ?? null;
  // Both rest on the standard rating, which has an amendment of its own (U-11).
  if (published.ratings[type] === null && own === null) return 0;
  const before = listRating(published.ratings, type);
  const after = truth ? listRating(truth.ratings, type) : null;
  return before === null || after === null ? null : after - before;
}

type Kept = Pick<PooledPerformance, 'games' | 'performance'>;

const none = { games: 0, performance: null } as const;

/** What an unrated player keeps of the tournament as it now is. */
function keptOf(player: PlayerNumber, type: ListType, now: Posting): Kept | undefined {
  const row = now.type === type ? now.results.find((result) => result.player === player) : undefined;
  return row?.k === null && row.performance ? { games: row.games, performance: row.performance } : undefined;
}

const isSame = (one: Kept | undefined, other: Kept | undefined): boolean =>
  one?.games === other?.games &&
  one?.performance.numerator === other?.performance.numerator &&
  one?.performance.denominator === other?.performance.denominator;

/** Tells that a published first rating stays without support. */
export const unsupportedFinding = (player: PlayerNumber): Finding => ({
  code: 'correction.unsupported',
  severity: 'warning',
  found: player,
});
