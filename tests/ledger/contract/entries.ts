import type { LedgerEntry } from '@kuvvet/ledger';
import { openSqliteLedger } from '@kuvvet/ledger/sqlite';
import { describe, expect, it } from 'vitest';
import { eventfulMonths } from '../../functions/eventful.ts';
import type { Subject } from '../contract.ts';

/** In an order of their own, as no store keeps one. */
const inOrder = (entries: readonly LedgerEntry[]) =>
  entries
    .map((entry) =>
      JSON.stringify(entry, (_, value) =>
        value && typeof value === 'object' && !Array.isArray(value)
          ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
          : value,
      ),
    )
    .sort();

export function entriesContract(subject: Subject): void {
  describe('copies', () => {
    it('hold everything, there and back', async () => {
      using month = await eventfulMonths();
      await month.ledger.putSender({ id: 'arbiter', name: 'Arbiter', active: true, scope: ['*'] });
      const everything = await Array.fromAsync(month.ledger.entries());
      expect(new Set(everything.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(10);
      expect(everything.at(-1)?.kind).toBe('book');
      for (let time = 0; time < 2; time++) await subject().restore(everything);
      const there = await Array.fromAsync(subject().entries());
      expect(inOrder(there)).toEqual(inOrder(everything));
      expect(await subject().current()).toBe(await month.ledger.current());

      const back = openSqliteLedger(':memory:');
      await back.restore(there);
      expect(inOrder(await Array.fromAsync(back.entries()))).toEqual(inOrder(everything));
    });
  });
}
