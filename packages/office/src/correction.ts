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
import { Defect, type Ledger, type PeriodBook, type PlayerAmendment, type Posting } from '@kuvvet/ledger';
import type { Finding } from '@kuvvet/report';
import { fetchState } from './book-state.ts';
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

/**
 * The difference of two closings: the books from the one in which the tournament counts up to the last
 * published are folded again, with every tournament as it now counts, and compared with what was published. So a
 * correction of a correction starts from the truth, not from the last difference, and a first rating that rests
 * on the event is worked out anew. `now` is the tournament as it would have been posted to `counted`.
 */
export async function correct(
  now: Posting & { readonly reverses: Period },
  open: PeriodBook,
  { ledger, vault }: Pick<Ports, 'ledger' | 'vault'>,
): Promise<Correction> {
  const closed = await recordsBetween(now.reverses, open.period, ledger, vault);
  const concerned = playersOf(now, closed);
  const records = await asTheyCount(closed, concerned, vault);
  const published = await fetchState(open.previousState, vault, concerned);
  let states: readonly PlayerState[] = await fetchState(records[0]?.previousState ?? '', vault, concerned);
  for (const record of records) {
    const postings = record.postings.filter(({ tournament }) => tournament !== now.tournament);
    if (record.period === now.reverses) postings.push(now);
    const few = postings.map((posting) => ({
      ...posting,
      results: posting.results.filter(({ player }) => concerned.has(player)),
      amendments: posting.amendments.filter(({ player }) => concerned.has(player)),
    }));
    const acts = record.acts.filter((act) =>
      concerned.has(act.kind === 'award' ? act.amendment.player : act.player),
    );
    states = close(states, few, acts, ruleSet(record.ruleSet)).states;
  }
  return difference(now, published, new Map(states.map((state) => [state.player, state])));
}

async function recordsBetween(
  first: Period,
  open: Period,
  ledger: Ledger,
  vault: Ports['vault'],
): Promise<readonly ClosingRecord[]> {
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
 * as it was before. Rows are those of `concerned` alone.
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
  return records.map((record) => ({
    ...record,
    postings: record.postings
      .filter((posting) => !isCarried(posting))
      .map((posting) => counted.get(`${record.period} ${posting.tournament}`) ?? posting),
  }));
}

/** Everybody the tournament ever touched, and the numbers they were merged with. */
function playersOf(now: Posting, records: readonly ClosingRecord[]): ReadonlySet<PlayerNumber> {
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

function difference(
  now: Posting,
  published: readonly PlayerState[],
  truth: ReadonlyMap<PlayerNumber, PlayerState>,
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
      else if (points !== 0 || isOwnNow(state, truth.get(player), type)) {
        amendments.push({ player, kind: 'points', type, points });
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
