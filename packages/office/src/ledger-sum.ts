import { createHash } from 'node:crypto';
import type { LedgerEntry } from '@kuvvet/ledger';

/** Entries of a ledger in sum: how many, and a digest that does not depend on their order. */
export class LedgerSum {
  #entries = 0;
  #sum = 0n;

  add(entry: LedgerEntry): void {
    this.#entries++;
    this.#sum += BigInt(`0x${createHash('sha256').update(canonical(entry)).digest('hex')}`);
  }

  get holdings(): { readonly entries: number; readonly ledger: string } {
    return { entries: this.#entries, ledger: (this.#sum % 2n ** 256n).toString(16).padStart(64, '0') };
  }
}

/** The facts of an entry in an order of their own: stores give them in different ones. */
const canonical = (entry: LedgerEntry): string =>
  JSON.stringify(entry, (_, value) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
