import type { ListType, Period, PlayerNumber } from '@kuvvet/engine';
import type { LicenceToken } from '@kuvvet/report';
import type { Commit } from './commit.ts';
import type { LedgerEntry } from './entries.ts';
import type {
  Act,
  Claim,
  CutOff,
  Election,
  Head,
  Instant,
  LicenceEntry,
  PeoplePage,
  PeriodBook,
  Player,
  Posting,
  Ratings,
  Receipt,
  ReceiptState,
  Rerun,
  Sender,
  Standing,
  Step,
  Word,
} from './items.ts';
import type { Delivery, Subscriber } from './news.ts';
import type { PlayerRevision } from './player-revision.ts';

/**
 * The book, in the verbs of the trade. Everything that decides reads consistently.
 * Every write is conditional or idempotent: repeating a call that already took effect changes nothing.
 * Throws `Conflict`, `PeriodSealed` and `Interruption` (errors.ts), nothing of a store's own.
 */
export interface Ledger {
  // Books
  /** Opens the first book; a no-op if `book` is already open; `Conflict` if another one is. */
  begin(book: PeriodBook): Promise<void>;
  /** The period whose book is open, or sealed but not yet turned; null before `begin`. */
  current(): Promise<Period | null>;
  book(period: Period): Promise<PeriodBook | null>;
  /** From here on no posting enters the book. A no-op when already sealed or published. */
  seal(period: Period): Promise<void>;
  /**
   * One transaction: the book is open and its cut-off still `before`, then it is `after`, null for none, and the word is
   * said. A no-op when this very word stands; `PeriodSealed` if the book is not open, `Conflict` if the cut-off is another.
   */
  cutOff(cut: { period: Period; before: CutOff | null; after: CutOff | null; word: Word }): Promise<void>;
  /** First caller wins; everyone gets the winner's election. `Conflict` unless the book is sealed or published. */
  elect(period: Period, election: Election): Promise<Election>;
  /** Sealed -> published, next book open, pointer moved: one transaction. A no-op when done. */
  turn(period: Period, next: PeriodBook): Promise<void>;
  /** Adds a re-run to a published book. First caller of a revision wins; everyone gets the winner's. `Conflict` if it does not follow. */
  revise(period: Period, rerun: Rerun): Promise<Rerun>;
  /** Every book ever opened, oldest first. */
  books(): AsyncIterable<PeriodBook>;

  // Reports
  /** Writes the receipt if absent; returns the one that stands, which may be of another digest. */
  putReceipt(receipt: Receipt): Promise<Receipt>;
  receipt(tournament: string, revision: number): Promise<Receipt | null>;
  /**
   * Moves a receipt of that digest to another state. `Conflict` if it is of another digest or in a final state
   * (`rated`, `withdrawn`, `superseded`, `rejected`), or if it says another decision.
   */
  settle(receipt: Receipt): Promise<void>;
  /**
   * One transaction: the receipt is `after` if it still has the digest, state and decision of `before`, or does not exist
   * where that is null, and the word is said. A no-op when this very word stands; else `Conflict`.
   */
  decide(decided: { before: Receipt | null; after: Receipt; word: Word }): Promise<void>;
  /** Receipts in a state, the newest first, of those received before an instant if one is named: served by an index, for people. */
  reports(state: ReceiptState, before?: Instant): AsyncIterable<Receipt>;
  /** Receipts in state `received` or `parked`, oldest first: served by an index, for workers and people. */
  pending(): AsyncIterable<Receipt>;
  /**
   * Receipts in a state that is news (rated, held), as long as nobody said that subscribers were told: the same write
   * that settles a receipt puts it here, so none is forgotten. Oldest first, served by an index.
   */
  untold(): AsyncIterable<Receipt>;
  /** Takes a receipt off `untold`; a no-op if it has moved to another state since. */
  markTold(receipt: Receipt): Promise<void>;
  /** All receipts of a tournament by revision. */
  receipts(tournament: string): Promise<readonly Receipt[]>;
  head(tournament: string): Promise<Head | null>;
  /** All heads, in no particular order: for people and for audits. */
  heads(): AsyncIterable<Head>;

  /**
   * One transaction: the posting's book is open, the head is still `expected`, the event nobody else's and the receipt, if
   * there is one, may be settled so, and every merge it followed stands, then head, posting (replacing that of the earlier revision), receipt and claim are
   * written. `PeriodSealed` if the book is not open, `Conflict` if the head moved, an officer decided about the receipt or
   * took a merge back, or another tournament claimed the event meanwhile. A no-op when this very revision and assessment is committed.
   */
  post(commit: Commit): Promise<void>;
  /** Who claimed an event last, by its digest; whether that still stands, their head says. */
  claim(event: string): Promise<Claim | null>;
  /** Every posting of a book, in no particular order. Consistent. */
  postings(period: Period): AsyncIterable<Posting>;
  /**
   * One transaction: the book is open, then the act is written if its id is free there; a merge also points the
   * player's entry at the other number, and a split takes that away if the merge it undoes lies in the same book. A no-op when this very act stands; `Conflict` if another of its id does,
   * `PeriodSealed` if the book is not open.
   */
  enter(act: Act): Promise<void>;
  /** Every act of a book, by id. Consistent. */
  acts(period: Period): AsyncIterable<Act>;

  // Words
  /** A no-op when this very word stands, whenever it was said; `Conflict` if another of its name about its subject does. */
  say(word: Word): Promise<void>;
  /** All words about a subject, oldest first. Consistent. */
  words(about: string): Promise<readonly Word[]>;
  /** All words of a calendar month in UTC, oldest first: served by an index, for people. */
  trail(month: string): AsyncIterable<Word>;

  // People
  /** Over whatever is there: only for a register nobody works with yet. A merge stays. */
  putPlayers(players: readonly Player[]): Promise<void>;
  /**
   * Brings the register up to date: each entry becomes `after` if it is still `before`, null for somebody new, and the
   * licence comes to name them. A merge stays. Gives whose entry came to be another meanwhile, or whose licence names somebody
   * else by now: nothing of theirs is written.
   */
  revisePlayers(revisions: readonly PlayerRevision[]): Promise<readonly PlayerNumber[]>;
  players(numbers: readonly PlayerNumber[]): Promise<ReadonlyMap<PlayerNumber, Player>>;
  /** The whole register by player number. Consistent. */
  register(): AsyncIterable<Player>;
  /**
   * One transaction: the player's entry becomes `after` if it is still `before`, licences come to name the player or nobody,
   * and the word is said. A merge stays. A no-op when this very word stands; `Conflict` if the entry is another by now, or
   * a licence that is gained names somebody else.
   */
  amend(amended: {
    before: Player;
    after: Player;
    gained: readonly LicenceToken[];
    lost: readonly LicenceToken[];
    word: Word;
  }): Promise<void>;
  putLicences(entries: readonly LicenceEntry[]): Promise<void>;
  licences(tokens: readonly LicenceToken[]): Promise<ReadonlyMap<LicenceToken, PlayerNumber>>;
  /** Every licence token by token. Consistent. */
  licenceEntries(): AsyncIterable<LicenceEntry>;
  /** `register` and `licenceEntries` at one reading, for a close: page by page, in no particular order. */
  people(): AsyncIterable<PeoplePage>;
  /** Player numbers by FIDE number; kept with the entries. */
  fideNumbers(numbers: readonly string[]): Promise<ReadonlyMap<string, PlayerNumber>>;
  /** At most 25 player numbers, the lowest, by name key (`nameKey`); kept with the entries. Never a match by itself. */
  namesakes(keys: readonly string[]): Promise<ReadonlyMap<string, readonly PlayerNumber[]>>;
  /** All steps of players, for people and for audits. */
  standings(numbers: readonly PlayerNumber[]): Promise<ReadonlyMap<PlayerNumber, Standing>>;
  /** What players are rated on a list: by the last step at or before it. Whoever has no step may be left out. */
  ratings(numbers: readonly PlayerNumber[], list: Period): Promise<ReadonlyMap<PlayerNumber, Ratings>>;
  /**
   * Adds one step per player and type; a step already there is left as it is. Lists come one after another: steps of a
   * list are there before somebody adds those of the next.
   */
  addSteps(steps: readonly { player: PlayerNumber; type: ListType; step: Step }[]): Promise<void>;

  // Senders
  putSender(sender: Sender): Promise<void>;
  sender(id: string): Promise<Sender | null>;
  /** All of them by id: for people. */
  senders(): Promise<readonly Sender[]>;

  // Subscribers
  putSubscriber(subscriber: Subscriber): Promise<void>;
  subscriber(id: string): Promise<Subscriber | null>;
  /** All of them by id. */
  subscribers(): Promise<readonly Subscriber[]>;
  /** Nothing more is sent to it; a no-op where there is none. */
  stopSubscriber(id: string): Promise<void>;
  /** Its deliveries stay: what it was told of is not told again under its name. */
  removeSubscriber(id: string): Promise<void>;
  /** Adds each delivery unless there is one of that news and subscriber, whatever became of it. */
  addDeliveries(deliveries: readonly Delivery[]): Promise<void>;
  /** Compare and swap: false if the delivery is no longer as it was. */
  moveDelivery(before: Delivery, after: Delivery): Promise<boolean>;
  /** Deliveries that are to be made, the earliest due first: served by an index. */
  pendingDeliveries(): AsyncIterable<Delivery>;
  /** All deliveries to a subscriber, by news. */
  deliveries(subscriber: string): AsyncIterable<Delivery>;
}

/** A ledger that can be copied to another home. */
export interface MovableLedger extends Ledger {
  /** Everything there is, the books last. What lies beside an entry to find it by is made of it. */
  entries(): AsyncIterable<LedgerEntry>;
  /**
   * Writes entries as they are, over whatever is there: only for a ledger nobody works with yet. With the books last it
   * may be repeated from the beginning.
   */
  restore(entries: readonly LedgerEntry[]): Promise<void>;
}
