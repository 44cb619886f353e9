import { crc32 } from 'node:zlib';
import type { Period, PlayerNumber } from '@kuvvet/engine';
import type { LicenceToken } from '@kuvvet/report';
import type { Receipt, ReceiptState, Word } from '../items.ts';

/** The keys of ARCHITECTURE 5. `#` divides: no period, tournament, number, token or name key holds one. */
export interface Key {
  readonly pk: string;
  readonly sk: string;
}

/** Tells one key from another in a set or a map. */
export const keyName = ({ pk, sk }: Key): string => `${pk} ${sk}`;

export const currentKey: Key = { pk: 'PERIOD', sk: 'CURRENT' };

export const bookKey = (period: Period): Key => ({ pk: `PERIOD#${period}`, sk: 'PERIOD' });

/** One partition takes 1,000 writes a second: a book's postings lie in sixteen. */
const postingShards = 16;

/** Partitions of a book's postings, all of which `postings` reads. */
export const postingPartitions = (period: Period): readonly string[] =>
  Array.from({ length: postingShards }, (_, shard) => postingPartition(period, shard));

export const postingKey = (period: Period, tournament: string): Key => ({
  pk: postingPartition(period, crc32(tournament) % postingShards),
  sk: `TOURNAMENT#${tournament}`,
});

export const actPrefix = 'ACT#';

/** Beside the book they are folded with. */
export const actKey = (period: Period, id: string): Key => ({
  pk: bookKey(period).pk,
  sk: `${actPrefix}${id}`,
});

export const tournamentPartition = (tournament: string): string => `TOURNAMENT#${tournament}`;

/** Marks the heads among all items: `heads` filters by it. */
export const headSort = 'TOURNAMENT';

export const headKey = (tournament: string): Key => ({
  pk: tournamentPartition(tournament),
  sk: headSort,
});

/** Marks the claims among all items. */
export const claimPrefix = 'EVENT#';

export const claimKey = (event: string): Key => alone(`${claimPrefix}${event}`);

export const receiptPrefix = 'RECEIPT#';

export const receiptKey = (tournament: string, revision: number): Key => ({
  pk: tournamentPartition(tournament),
  sk: `${receiptPrefix}${padded(revision)}`,
});

/** The partitions of the sparse index: receipts that wait to be rated or told of, deliveries to be made. */
export const pendingPartition = 'PENDING';
export const duePartition = 'DUE';

/** The partitions of the index for people. */
export const statePartition = (state: ReceiptState): string => `STATE#${state}`;
export const trailPartition = (month: string): string => `TRAIL#${month}`;

/** Everything said about a subject lies in one partition. */
export const wordPartition = (about: string): string => `ABOUT#${about}`;

export const wordKey = ({ about, id }: Pick<Word, 'about' | 'id'>): Key => ({
  pk: wordPartition(about),
  sk: `WORD#${id}`,
});

/** Sort value of receipts in both indexes: oldest first. */
export const pendingSince = ({ received, tournament, revision }: Receipt): string =>
  `${received}#${tournament}#${padded(revision)}`;

/** Marks the players among all items: `register` filters by it. */
export const playerSort = 'PLAYER';

export const playerKey = (player: PlayerNumber): Key => ({ pk: `PLAYER#${player}`, sk: playerSort });

export const ratingsPrefix = 'RATINGS#';

/** What is known of a block of players lies in one partition, by list. */
export const ratingsPartition = (first: number): string => `${ratingsPrefix}${first}`;

export const ratingsKey = (first: number, list: Period): Key => ({ pk: ratingsPartition(first), sk: list });

/** Marks the licences among all items: `licenceEntries` filters by it. */
export const licencePrefix = 'LICENCE#';

export const licenceKey = (token: LicenceToken): Key => alone(`${licencePrefix}${token}`);

export const fideKey = (number: string): Key => alone(`FIDE#${number}`);

/** Everyone of one name lies in one partition. */
export const namePartition = (name: string): string => `NAME#${name}`;

/** Padded, so that the lowest numbers come first. */
export const nameEntryKey = (name: string, player: PlayerNumber): Key => ({
  pk: namePartition(name),
  sk: `PLAYER#${player.padStart(8, '0')}`,
});

/** Marks the senders among all items: `senders` filters by it. */
export const senderPrefix = 'SENDER#';

export const senderKey = (id: string): Key => alone(`${senderPrefix}${id}`);

/** Few, and read together. */
export const subscriberPartition = 'SUBSCRIBER';

export const subscriberKey = (id: string): Key => ({ pk: subscriberPartition, sk: id });

export const deliveryPartition = (subscriber: string): string => `SUBSCRIBER#${subscriber}`;

export const deliveryKey = (subscriber: string, news: string): Key => ({
  pk: deliveryPartition(subscriber),
  sk: `DELIVERY#${news}`,
});

/** An item that is its whole partition. */
function alone(key: string): Key {
  return { pk: key, sk: key };
}

function postingPartition(period: Period, shard: number): string {
  return `PERIOD#${period}#S${String(shard).padStart(2, '0')}`;
}

function padded(revision: number): string {
  return String(revision).padStart(4, '0');
}
