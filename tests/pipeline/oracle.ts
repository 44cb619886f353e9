import {
  type ListType,
  listRating,
  listTypes,
  nextPeriod,
  type Period,
  type PlayerNumber,
  type PlayerState,
  PRS05,
} from '@kuvvet/engine';
import type { Act, PlayerAmendment, Posting } from '@kuvvet/ledger';
import { type Closing, close } from '@kuvvet/office';
import { months, type Order, type Report } from './draft.ts';
import {
  type Entry,
  firstStates,
  type Lists,
  type Ratings,
  rate,
  ratingsOf,
  unrated,
} from './oracle-rating.ts';

/** What becomes of a revision of a tournament that a published book holds: the difference is posted. */
const publishedTournaments: 'corrected' | 'held' = 'corrected';

/** What must stand in the books when every report comes in time: of each tournament the highest revision. */
export function predict(reports: readonly Report[]): readonly Entry[] {
  const entries = new Map<string, Entry>();
  const heads = new Map<string, { revision: number; counted: Period | null }>();
  for (const book of months) {
    for (const report of reports.filter((report) => report.book === book && report.flaw === null)) {
      const { tournament, revision, event } = report;
      const head = heads.get(tournament);
      if (head && head.revision > revision) continue;
      const reverses = head && head.counted !== book ? head.counted : null;
      if (reverses !== null && publishedTournaments === 'held') continue;
      heads.set(tournament, { revision, counted: reverses ?? (event ? book : null) });
      entries.set(`${book} ${tournament}`, { tournament, revision, book, event, reverses });
    }
  }
  return [...entries.values()];
}

/** A closed month by the oracle. */
export interface OracleBook {
  readonly list: Period;
  readonly closing: Closing;
}

/**
 * The months that must come of what stands in the books, by the engine's rules and nothing of the ledger or the
 * archive. An order that did not fit its player when it was given changes nothing.
 */
export function foldBooks(entries: readonly Entry[], orders: readonly Order[]): readonly OracleBook[] {
  const closed: {
    book: Period;
    postings: readonly Posting[];
    /** Tournaments as they are known since this book, where an earlier one counts them. */
    known: readonly (readonly [counted: string, Posting])[];
    acts: readonly Act[];
    before: readonly PlayerState[];
  }[] = [];
  const lists = new Map<Period, ReadonlyMap<PlayerNumber, Ratings>>([
    [months[0] ?? '', ratingsOf(firstStates())],
  ]);
  let states = firstStates();
  return months.map((book) => {
    const list = nextPeriod(book);
    const acts = orders.filter((order) => order.book === book).flatMap((order) => actOf(order, lists));
    const merged = orders.filter((order) => 'into' in order && order.book <= book);
    const rated = entries
      .filter((entry) => entry.book === book)
      .map((entry) => ({ ...rate(entry, lists, merged), reverses: entry.reverses }));
    const corrected = rated.filter(isCorrection).sort(byTournament);
    const entered = togetherOf(corrected).flatMap((together) =>
      carried(together, closed, states).map((amendments, at) => ({
        ...together[at],
        results: [],
        amendments,
      })),
    ) as Posting[];
    const postings = [...rated.filter(({ reverses }) => reverses === null), ...entered];
    const known = corrected.map((now) => [`${now.reverses} ${now.tournament}`, now] as const);
    closed.push({ book, postings, known, acts, before: states });
    const closing = close(states, postings, acts, PRS05);
    states = closing.states;
    lists.set(list, ratingsOf(states));
    return { list, closing };
  });

  /** Whom a tournament ever concerned, under all their numbers. */
  function circleOf(now: Correction): ReadonlySet<PlayerNumber> {
    const revisions = closed.flatMap(({ postings }) =>
      postings.filter(({ tournament }) => tournament === now.tournament),
    );
    const players = new Set(
      [now, ...revisions].flatMap(({ results, amendments }) =>
        [...results, ...amendments].map(({ player }) => player),
      ),
    );
    for (const { acts } of [...closed, ...closed]) {
      for (const act of acts) {
        if ('into' in act && (players.has(act.player) || players.has(act.into))) {
          players.add(act.player).add(act.into);
        }
      }
    }
    return players;
  }

  /** Corrections that concern the same people, directly or by others between them. */
  function togetherOf(corrected: readonly Correction[]): readonly (readonly Correction[])[] {
    const [first, ...others] = corrected;
    if (!first) return [];
    const group = [first];
    const circle = new Set(circleOf(first));
    for (let left = others; ; ) {
      const near = left.filter((each) => [...circleOf(each)].some((player) => circle.has(player)));
      if (near.length === 0) return [group.sort(byTournament), ...togetherOf(left)];
      left = left.filter((each) => !near.includes(each));
      group.push(...near);
      for (const each of near) for (const player of circleOf(each)) circle.add(player);
    }
  }

  /**
   * The difference between what was published and what would have been, had every tournament been as it is known by now
   * . Of several at once each carries what it adds to those before it.
   */
  function carried(
    together: readonly Correction[],
    books: typeof closed,
    published: readonly PlayerState[],
  ): readonly (readonly PlayerAmendment[])[] {
    const [reverses = ''] = together.map((now) => now.reverses).sort();
    const since = books.slice(months.indexOf(reverses));
    const told = new Map<string, number>();
    return together.map((now, at) => {
      const latest = new Map(since.flatMap(({ known }) => known));
      for (const each of together.slice(0, at + 1)) latest.set(`${each.reverses} ${each.tournament}`, each);
      let truth = since[0]?.before ?? [];
      for (const { book, postings, acts } of since) {
        const counted = postings.filter((posting) => (posting.reverses ?? '') < reverses);
        const right = counted.map((posting) => latest.get(`${book} ${posting.tournament}`) ?? posting);
        truth = close(
          truth,
          right.map((posting) => ({ ...posting, reverses: null })),
          acts,
          PRS05,
        ).states;
      }
      return [...circleOf(now)].flatMap((player) =>
        listTypes.flatMap((type) =>
          amendment(player, type, now, stateOf(player, published), stateOf(player, truth), told),
        ),
      );
    });
  }
}

type Correction = Posting & { readonly reverses: Period };

const byTournament = (one: Posting, other: Posting) => (one.tournament < other.tournament ? -1 : 1);

const isCorrection = (posting: Posting): posting is Correction => posting.reverses !== null;

const stateOf = (player: PlayerNumber, states: readonly PlayerState[]) =>
  states.find((state) => state.player === player);

function amendment(
  player: PlayerNumber,
  type: ListType,
  { tournament, results, ...now }: Posting,
  published: PlayerState | undefined,
  truth: PlayerState | undefined,
  told: Map<string, number>,
): PlayerAmendment | readonly [] {
  const before = listRating(published?.ratings ?? unrated, type);
  const after = listRating(truth?.ratings ?? unrated, type);
  if (before !== null) {
    const borrowed = published?.ratings[type] === null && truth?.ratings[type] === null;
    const whole = borrowed || after === null ? 0 : after - before;
    const points = whole - (told.get(`${player} ${type}`) ?? 0);
    told.set(`${player} ${type}`, whole);
    return points === 0 ? [] : { player, kind: 'points', type, points };
  }
  const row = results.find((result) => result.player === player && now.type === type && result.k === null);
  const kept = row?.performance ? { games: row.games, performance: row.performance } : null;
  const had = published?.pool[type].find((event) => event.tournament === tournament);
  if (!kept && !had) return [];
  return { player, kind: 'pool', type, tournament, ...(kept ?? { games: 0, performance: null }) };
}

/** The act of an order, if it fitted the list in force (M-11). */
function actOf(order: Order, lists: Lists): Act | readonly [] {
  const { id, book, player } = order;
  const words = { id, period: book, by: '', at: '', reason: '' };
  if ('into' in order) return { ...words, kind: 'merge', player, into: order.into };
  const rating = listRating(lists.get(book)?.get(player) ?? unrated, order.amendment.type);
  const fits = (order.amendment.kind === 'points') === (rating !== null);
  return fits ? { ...words, kind: 'award', amendment: { ...order.amendment, player } } : [];
}
