import type { PlayerNumber } from '@kuvvet/engine';
import type {
  Act,
  Claim,
  Head,
  LicenceEntry,
  PeriodBook,
  Player,
  Posting,
  Receipt,
  Sender,
  Standing,
  Word,
} from './items.ts';
import type { Delivery, Subscriber } from './news.ts';

/** One thing a ledger holds, in the words of the trade: the same whatever store it lies in. */
export type LedgerEntry =
  | { readonly kind: 'player'; readonly player: Player }
  | { readonly kind: 'fide'; readonly number: string; readonly player: PlayerNumber }
  | { readonly kind: 'licence'; readonly licence: LicenceEntry }
  | { readonly kind: 'standing'; readonly standing: Standing }
  | { readonly kind: 'sender'; readonly sender: Sender }
  | { readonly kind: 'subscriber'; readonly subscriber: Subscriber }
  | { readonly kind: 'delivery'; readonly delivery: Delivery }
  | { readonly kind: 'word'; readonly word: Word }
  | { readonly kind: 'act'; readonly act: Act }
  | { readonly kind: 'head'; readonly head: Head }
  | { readonly kind: 'posting'; readonly posting: Posting }
  | { readonly kind: 'claim'; readonly claim: Claim }
  /** `untold`: subscribers are still to be told of it. */
  | { readonly kind: 'receipt'; readonly receipt: Receipt; readonly untold: boolean }
  | { readonly kind: 'book'; readonly book: PeriodBook };
