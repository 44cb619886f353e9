import type { ReceiptEvent, ReceiptState } from '@kuvvet/ledger';
import { describe, expect, it } from 'vitest';
import type { Subject } from '../contract.ts';
import { aBook, aCommit, aReceipt, collect } from '../samples.ts';

const event: ReceiptEvent = {
  ...{ name: 'Ankara Açık “Şampiyonası”', type: 'ukd', start: '2026-10-03', end: '2026-10-05' },
  ...{ players: 24, games: 60 },
};

const states: readonly ReceiptState[] = [
  ...(['received', 'parked', 'held', 'rejected', 'rated', 'withdrawn', 'superseded'] as const),
];

export function reportsContract(subject: Subject): void {
  const reports = (state: ReceiptState) => collect(subject().reports(state));

  describe('reports', () => {
    it.each(states)('serves those that are %s, and no other', async (state) => {
      for (const each of states)
        await subject().putReceipt(aReceipt({ tournament: each, state: each, event }));
      expect(await reports(state)).toEqual([aReceipt({ tournament: state, state, event })]);
    });

    it('come by the time they were received, the newest first, then by tournament and revision', async () => {
      const days = ['2026-10-05', '2026-10-07', '2026-10-06'];
      for (const day of days) {
        for (const revision of [2, 1, 10]) {
          const received = `${day}T12:00:00.000Z`;
          await subject().putReceipt(aReceipt({ tournament: `t-${day}`, revision, state: 'held', received }));
        }
      }
      expect((await reports('held')).map(({ tournament, revision }) => `${tournament}.${revision}`)).toEqual(
        ['2026-10-07', '2026-10-06', '2026-10-05'].flatMap((day) =>
          [10, 2, 1].map((revision) => `t-${day}.${revision}`),
        ),
      );
    });

    it('can begin before an instant', async () => {
      for (const day of ['05', '06', '07']) {
        const received = `2026-10-${day}T12:00:00.000Z`;
        await subject().putReceipt(aReceipt({ tournament: `t-${day}`, state: 'held', received }));
      }
      const until = (instant: string) => collect(subject().reports('held', instant));
      expect((await until('2026-10-06T12:00:00.000Z')).map(({ tournament }) => tournament)).toEqual(['t-05']);
      expect(await until('2026-10-07')).toHaveLength(2);
      expect(await until('2026-10-01')).toEqual([]);
    });

    it('follow a report from state to state', async () => {
      await subject().begin(aBook());
      await subject().putReceipt(aReceipt());
      const held = aReceipt({ state: 'held', event });
      await subject().settle(held);
      expect(await reports('received')).toEqual([]);
      expect(await reports('held')).toEqual([held]);
      await subject().markTold(held);
      expect(await reports('held')).toEqual([held]);
      const commit = aCommit({});
      await subject().post(commit);
      expect(await reports('held')).toEqual([]);
      expect(await reports('rated')).toEqual([commit.receipt]);
    });

    it('come to more than a page while their reader settles them, and need not be read to their end', async () => {
      const count = 300;
      const at = (one: number) => `2026-10-05T12:00:00.${String(one).padStart(3, '0')}Z`;
      for (let one = 0; one < count; one++) {
        await subject().putReceipt(aReceipt({ tournament: `t${one}`, state: 'held', received: at(one) }));
      }
      const seen: string[] = [];
      for await (const receipt of subject().reports('held')) {
        seen.push(receipt.tournament);
        await subject().settle({ ...receipt, state: 'superseded' });
      }
      expect(seen).toEqual(Array.from({ length: count }, (_, one) => `t${count - 1 - one}`));
      for await (const receipt of subject().reports('superseded')) {
        expect(receipt.tournament).toBe(`t${count - 1}`);
        break;
      }
    });
  });
}
