import { type Archive, type Caption, lifetimeOf, mediaTypeOf, sha256 } from '@kuvvet/gazette';
import type { LedgerEntry, MovableLedger } from '@kuvvet/ledger';
import { LedgerSum } from './ledger-sum.ts';

/** What an installation holds, wherever it is at home. */
export interface MovedPorts {
  readonly ledger: MovableLedger;
  readonly vault: Archive;
  readonly lists: Archive;
}

export type MoveOutcome =
  | ({ readonly outcome: 'moved'; readonly objects: number } & LedgerSum['holdings'])
  /** Another installation is at home there. */
  | { readonly outcome: 'refused'; readonly because: 'not-empty' }
  /** Something moved meanwhile, or was there before: `subject` names it. Giving the order again goes on. */
  | { readonly outcome: 'refused'; readonly because: 'differs'; readonly subject: string };

/** Entries written at once. */
const batchSize = 500;

/**
 * Copies everything of an installation to another home: archives first, then the ledger with its books last, when all the
 * rest is the same there. So what died half-way, or was overtaken by a service at work, is no installation yet and is gone
 * on with. At the end both are compared by digest.
 */
export async function moveInstallation(
  from: MovedPorts,
  to: MovedPorts,
  far: (done: number) => void,
): Promise<MoveOutcome> {
  const source = await ledgerHoldings(from.ledger);
  const isThere = (await to.ledger.current()) !== null;
  if (isThere && (await ledgerHoldings(to.ledger)).ledger !== source.ledger) {
    return { outcome: 'refused', because: 'not-empty' };
  }
  let done = 0;
  const shelves = [
    ['vault', from.vault, to.vault, ''],
    ['lists', from.lists, to.lists, 'lists/'],
  ] as const;
  for (const [, shelf, target, folder] of shelves) {
    for await (const key of shelf.keys(folder)) {
      await copyObject(key, shelf, target);
      far(++done);
    }
  }
  const objects = done;
  const ledgerDiffers = { outcome: 'refused', because: 'differs', subject: 'ledger' } as const;
  if (!isThere) {
    const { books, others } = await copyAllButBooks(from.ledger, to.ledger, () => far(++done));
    if ((await ledgerHoldings(to.ledger)).ledger !== others.holdings.ledger) return ledgerDiffers;
    for (const book of books) others.add(book);
    if (others.holdings.ledger !== source.ledger) return ledgerDiffers;
    await to.ledger.restore(books);
  }
  for (const [name, shelf, target, folder] of shelves) {
    for await (const key of shelf.keys(folder)) {
      const [one, other] = [await shelf.get(key), await target.get(key)];
      if (!one || !other || sha256(one.bytes) !== sha256(other.bytes)) {
        return { outcome: 'refused', because: 'differs', subject: `${name} ${key}` };
      }
    }
  }
  const arrived = await ledgerHoldings(to.ledger);
  if (arrived.ledger !== source.ledger) return ledgerDiffers;
  return { outcome: 'moved', ...arrived, objects };
}

/** What changes in place is replaced; everything else is written once. */
async function copyObject(key: string, from: Archive, to: Archive): Promise<void> {
  const stored = await from.get(key);
  if (!stored) return;
  const lifetime = key.startsWith('lists/') ? lifetimeOf(key) : 'immutable';
  const caption: Caption = { mediaType: mediaTypeOf(key), lifetime };
  if ((await to.putOnce(key, stored.bytes, caption)) === 'written') return;
  const standing = await to.get(key);
  if (!standing || sha256(standing.bytes) === sha256(stored.bytes)) return;
  const changes = key.startsWith('lists/') && caption.lifetime === 'pointer';
  if (changes) await to.replace(key, stored.bytes, standing.tag, caption);
}

/** The entries that were copied in sum, and the books, which were not. */
async function copyAllButBooks(from: MovableLedger, to: MovableLedger, far: () => void) {
  const [books, others]: [LedgerEntry[], LedgerSum] = [[], new LedgerSum()];
  let batch: LedgerEntry[] = [];
  for await (const entry of from.entries()) {
    far();
    if (entry.kind === 'book') {
      books.push(entry);
      continue;
    }
    others.add(entry);
    batch.push(entry);
    if (batch.length < batchSize) continue;
    await to.restore(batch);
    batch = [];
  }
  await to.restore(batch);
  return { books, others };
}

/** All entries of a ledger in sum. */
export async function ledgerHoldings(ledger: MovableLedger): Promise<LedgerSum['holdings']> {
  const sum = new LedgerSum();
  for await (const entry of ledger.entries()) sum.add(entry);
  return sum.holdings;
}
