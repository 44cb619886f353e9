import type { LedgerEntry } from '../entries.ts';
import type { MovableLedger } from '../ledger.ts';
import { isNews } from '../news.ts';
import { stepsOf } from '../steps-of.ts';
import { bookItem, toBook } from './books.ts';
import { claimItem, toClaim } from './claims.ts';
import { deliveryItem, toDelivery } from './deliveries.ts';
import {
  actKey,
  actPrefix,
  claimPrefix,
  currentKey,
  fideKey,
  headSort,
  licencePrefix,
  playerSort,
  ratingsPrefix,
  receiptPrefix,
  senderPrefix,
  subscriberPartition,
} from './keys.ts';
import { licenceItem } from './licences.ts';
import { playerItem, toPlayer } from './players.ts';
import { pointers } from './pointers.ts';
import { headItem, postingItem, toHead, toPosting } from './postings.ts';
import { type Item, scan, type Table } from './read.ts';
import { receiptItem, toReceipt } from './receipts.ts';
import { senderItem, toSender } from './senders.ts';
import { standings, standingsOf } from './standings.ts';
import { subscriberItem, toSubscriber } from './subscribers.ts';
import { pendingIndex } from './table.ts';
import { saying } from './words.ts';
import { putEach } from './write.ts';

export function entries(table: Table): Pick<MovableLedger, 'entries' | 'restore'> {
  return {
    /** One scan; books are few, and come last. The standings of a block are read when the scan comes by it. */
    async *entries() {
      const books: LedgerEntry[] = [];
      const blocks = new Set<number>();
      for await (const page of scan(table, {})) {
        for (const item of page) {
          if (item.pk.startsWith(ratingsPrefix)) {
            if (blocks.has(item.first)) continue;
            blocks.add(item.first);
            for (const standing of await standingsOf(table, item.first)) yield { kind: 'standing', standing };
            continue;
          }
          const entry = entryOf(item);
          if (entry?.kind === 'book') books.push(entry);
          else if (entry) yield entry;
        }
      }
      yield* books;
    },

    async restore(given) {
      const isBook = ({ kind }: LedgerEntry) => kind === 'book';
      const write = (some: readonly LedgerEntry[]) =>
        putEach(
          table,
          some.flatMap((entry) => itemsOf(entry, table)),
        );
      await write(given.filter((entry) => !isBook(entry)));
      const steps = given.flatMap((entry) => (entry.kind === 'standing' ? stepsOf(entry.standing) : []));
      await standings(table).addSteps(steps);
      await write(given.filter(isBook));
    },
  };
}

/** What an item is; null for those that are made of others: the pointer to the open book, and names. */
function entryOf(item: Item): LedgerEntry | null {
  const { pk, sk }: { pk: string; sk: string } = item as never;
  if (sk === currentKey.sk || pk.startsWith('NAME#')) return null;
  if (sk === 'PERIOD') return { kind: 'book', book: toBook(item) };
  if (sk.startsWith(actPrefix)) return { kind: 'act', act: item.act };
  if (pk.startsWith('PERIOD#')) return { kind: 'posting', posting: toPosting(item) };
  if (pk.startsWith(claimPrefix)) return { kind: 'claim', claim: toClaim(item) };
  if (sk === headSort) return { kind: 'head', head: toHead(item) };
  if (sk.startsWith(receiptPrefix)) {
    const receipt = toReceipt(item);
    return { kind: 'receipt', receipt, untold: isNews(receipt) && pendingIndex.partition in item };
  }
  if (sk === playerSort) return { kind: 'player', player: toPlayer(item) };
  if (pk.startsWith(licencePrefix)) return { kind: 'licence', licence: [item.token, item.player] };
  if (pk.startsWith('FIDE#')) return { kind: 'fide', number: item.number, player: item.player };
  if (pk.startsWith(senderPrefix)) return { kind: 'sender', sender: toSender(item) };
  if (pk === subscriberPartition) return { kind: 'subscriber', subscriber: toSubscriber(item) };
  if (sk.startsWith('DELIVERY#')) return { kind: 'delivery', delivery: toDelivery(item) };
  return { kind: 'word', word: item.word };
}

function itemsOf(entry: LedgerEntry, table: Table): readonly Item[] {
  switch (entry.kind) {
    case 'player':
      return [
        playerItem(entry.player, entry.player),
        ...pointers(entry.player).filter(({ pk }) => pk.startsWith('NAME#')),
      ];
    case 'fide':
      return [{ ...fideKey(entry.number), number: entry.number, player: entry.player }];
    case 'licence': {
      const [token, player] = entry.licence;
      return [licenceItem(token, player)];
    }
    case 'standing':
      return [];
    case 'sender':
      return [senderItem(entry.sender)];
    case 'subscriber':
      return [subscriberItem(entry.subscriber)];
    case 'delivery':
      return [deliveryItem(entry.delivery)];
    case 'word':
      return [saying(table, entry.word).Put.Item];
    case 'act':
      return [{ ...actKey(entry.act.period, entry.act.id), act: entry.act }];
    case 'head':
      return [headItem(entry.head)];
    case 'posting':
      return [postingItem(entry.posting)];
    case 'claim':
      return [claimItem(entry.claim)];
    case 'receipt': {
      const item = receiptItem(entry.receipt);
      if (!isNews(entry.receipt) || entry.untold) return [item];
      const { [pendingIndex.partition]: _, [pendingIndex.sort]: __, ...told } = item;
      return [told];
    }
    case 'book': {
      const isOpen = entry.book.state !== 'published';
      return [bookItem(entry.book), ...(isOpen ? [{ ...currentKey, period: entry.book.period }] : [])];
    }
  }
}
