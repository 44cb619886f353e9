import { createHash } from 'node:crypto';
import { type Archive, type Caption, lifetimeOf, mediaTypeOf, sha256 } from '@kuvvet/gazette';
import type { LedgerEntry, MovableLedger } from '@kuvvet/ledger';

/** What an installation holds, wherever it is at home. */
export interface MovedPorts {
  readonly ledger: MovableLedger;
  readonly vault: Archive;
  readonly lists: Archive;
}

/** How much of it there is, and a digest of the ledger that does not depend on the order of its entries. */
export interface Holdings {
  readonly entries: number;
  readonly ledger: string;
  readonly objects: number;
}

export type MoveOutcome =
  | ({ readonly outcome: 'moved' } & Holdings)
  /** Another installation is at home there. */
  | { readonly outcome: 'refused'; readonly because: 'not-empty' }
  /** Something moved meanwhile, or was there before: `subject` names it. Giving the order again goes on. */
  | { readonly outcome: 'refused'; readonly because: 'differs'; readonly subject: string };

/** Entries written at once. */
const batchSize = 500;

/**
 * Copies everything of an installation to another home: archives first, then the ledger with its books last, so that what
 * died half-way is no installation yet and is gone on with. At the end both are compared by digest.
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
  if (!isThere) {
    let batch: LedgerEntry[] = [];
    for await (const entry of from.ledger.entries()) {
      batch.push(entry);
      far(++done);
      if (batch.length < batchSize) continue;
      await to.ledger.restore(batch);
      batch = [];
    }
    await to.ledger.restore(batch);
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
  if (arrived.ledger !== source.ledger) return { outcome: 'refused', because: 'differs', subject: 'ledger' };
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

/** Number of the entries of a ledger, and the sum of their digests. */
export async function ledgerHoldings(ledger: MovableLedger): Promise<Omit<Holdings, 'objects'>> {
  let sum = 0n;
  let entries = 0;
  for await (const entry of ledger.entries()) {
    entries++;
    sum += BigInt(`0x${createHash('sha256').update(canonical(entry)).digest('hex')}`);
  }
  return { entries, ledger: (sum % 2n ** 256n).toString(16).padStart(64, '0') };
}

/** The facts of an entry in an order of their own: stores give them in different ones. */
const canonical = (entry: LedgerEntry): string =>
  JSON.stringify(entry, (_, value) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
