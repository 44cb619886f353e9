import type { ReceiptState } from '@kuvvet/ledger';
import { describe, expect, it } from 'vitest';
import type { Subject } from '../contract.ts';
import { aBook, aCommit, aReceipt, collect } from '../samples.ts';

export function untoldContract(subject: Subject): void {
  describe('untold', () => {
    const untold = () => collect(subject().untold());

    it.each<[ReceiptState, boolean]>([
      ['received', false],
      ['parked', false],
      ['held', true],
      ['rejected', false],
      ['superseded', false],
      ['withdrawn', false],
    ])('serves a receipt that is settled as %s: %s', async (state, news) => {
      await subject().putReceipt(aReceipt());
      expect(await untold()).toEqual([]);
      await subject().settle(aReceipt({ state }));
      expect(await untold()).toEqual(news ? [aReceipt({ state })] : []);
    });

    it('serves a receipt from the very commit of its tournament on', async () => {
      await subject().begin(aBook());
      await subject().putReceipt(aReceipt());
      const commit = aCommit({});
      await subject().post(commit);
      expect(await untold()).toEqual([commit.receipt]);
      expect(await collect(subject().pending())).toEqual([]);
    });

    it('serves nothing that somebody was told of, and changes nothing else of it', async () => {
      const held = await subject().putReceipt(aReceipt({ state: 'held' }));
      const other = await subject().putReceipt(aReceipt({ revision: 2, state: 'held' }));
      await subject().markTold(held);
      await subject().markTold(held);
      expect(await untold()).toEqual([other]);
      expect(await subject().receipts('ankara-acik')).toEqual([held, other]);
    });

    it('serves a receipt again when it is settled as something else that is news', async () => {
      await subject().begin(aBook());
      await subject().putReceipt(aReceipt({ state: 'held' }));
      await subject().markTold(aReceipt({ state: 'held' }));
      await subject().settle(aReceipt());
      expect(await untold()).toEqual([]);
      const commit = aCommit({});
      await subject().post(commit);
      expect(await untold()).toEqual([commit.receipt]);
    });

    it('keeps what happened between reading and telling', async () => {
      await subject().begin(aBook());
      const held = await subject().putReceipt(aReceipt({ state: 'held' }));
      const commit = aCommit({});
      await subject().post(commit);
      await subject().markTold(held);
      expect(await untold()).toEqual([commit.receipt]);
    });

    it('leaves a receipt that waits to be rated where it is', async () => {
      await subject().putReceipt(aReceipt());
      await subject().markTold(aReceipt());
      expect(await collect(subject().pending())).toEqual([aReceipt()]);
    });

    it('serves the oldest first, and more than a page while its reader tells of them', async () => {
      const days = Array.from({ length: 90 }, (_, at) => String((at * 37) % 90).padStart(2, '0'));
      for (const day of days) {
        const received = `2026-10-05T12:00:00.0${day}Z`;
        await subject().putReceipt(aReceipt({ tournament: `t${day}`, state: 'held', received }));
      }
      const seen: string[] = [];
      for await (const receipt of subject().untold()) {
        seen.push(receipt.tournament);
        await subject().markTold(receipt);
      }
      expect(seen).toEqual([...days].sort().map((day) => `t${day}`));
      expect(await untold()).toEqual([]);
    });
  });
}
