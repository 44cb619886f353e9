export type { Commit, Merged } from './commit.ts';
export type { LedgerEntry } from './entries.ts';
export * from './errors.ts';
export * from './items.ts';
export type { Ledger, MovableLedger } from './ledger.ts';
export type { Delivery, NewsType, Subscriber } from './news.ts';
export type { PlayerRevision } from './player-revision.ts';
