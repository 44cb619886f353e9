import type { LedgerEntry } from '@kuvvet/ledger';
import { openSqliteLedger } from '@kuvvet/ledger/sqlite';
import { describe, expect, it } from 'vitest';
import { eventfulMonths } from '../../functions/eventful.ts';
import type { Subject } from '../contract.ts';
import { aWord } from '../samples.ts';

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

const aCutOff = (open: string | null) => ({
  ...{ period: open ?? '', before: null, after: { at: '2026-12-28T21:00:00.000Z', late: 'hold' } as const },
  word: aWord({ about: `book/${open}`, id: 'cut-off-1' }),
});

export function entriesContract(subject: Subject): void {
  describe('copies', () => {
    it('hold everything, there and back', async () => {
      using month = await eventfulMonths();
      await month.ledger.putSender({ id: 'arbiter', name: 'Arbiter', active: true, scope: ['*'] });
      await month.ledger.cutOff(aCutOff(await month.ledger.current()));
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
