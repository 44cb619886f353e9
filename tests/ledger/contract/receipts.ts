import { Conflict, type ReceiptState } from '@kuvvet/ledger';
import type { Finding } from '@kuvvet/report';
import { describe, expect, it } from 'vitest';
import type { Subject } from '../contract.ts';
import { aBook, aCommit, aReceipt, collect, digest } from '../samples.ts';

const findings = [
  { code: 'player.unmatched', severity: 'hold', startNo: 12 },
  { code: 'game.rows-disagree', severity: 'error', line: 9, column: 92, round: 3, startNo: 4, found: '1' },
] as const;

function manyFindings(seed: number): Finding[] {
  return Array.from({ length: 10_000 }, (_, at) => ({
    code: 'game.rows-disagree',
    severity: 'error',
    line: at * 7 + seed,
    startNo: (at * 31 + seed * 7919) % 2000,
    found: 'W1',
  }));
}

export function receiptsContract(subject: Subject): void {
  describe('putReceipt', () => {
    it('writes the receipt if there is none and returns the one that stands', async () => {
      const receipt = aReceipt({ findings, period: '2026-10' });
      expect(await subject().receipt('ankara-acik', 1)).toBeNull();
      expect(await subject().putReceipt(receipt)).toEqual(receipt);
      expect(await subject().receipt('ankara-acik', 1)).toEqual(receipt);
    });

    it('changes nothing when one stands, of the same digest or of another', async () => {
      const first = await subject().putReceipt(aReceipt());
      const again = aReceipt({ received: '2026-10-06T00:00:00.000Z' });
      expect(await subject().putReceipt(again)).toEqual(first);
      expect(await subject().putReceipt(aReceipt({ digest: digest('other') }))).toEqual(first);
      expect(await subject().receipt('ankara-acik', 1)).toEqual(first);
    });

    it('lets one of two racing senders have the revision and tells both', async () => {
      const standing = await Promise.all(
        ['a', 'b', 'c'].map((of) => subject().putReceipt(aReceipt({ digest: digest(of) }))),
      );
      expect(new Set(standing.map((receipt) => receipt.digest)).size).toBe(1);
      expect(await subject().receipt('ankara-acik', 1)).toEqual(standing[0]);
    });

    it.each(['a', 'A', '.', '..', '-', '_', 'A.b_c-9', '0', 'PLAYER', 'x'.repeat(128)])(
      'keeps tournament %s apart from others',
      async (tournament) => {
        await subject().putReceipt(aReceipt({ tournament: `${tournament}1` }));
        const receipt = await subject().putReceipt(aReceipt({ tournament }));
        expect(await subject().receipts(tournament)).toEqual([receipt]);
        expect(await collect(subject().pending())).toContainEqual(receipt);
      },
    );

    it('keeps ten thousand findings of one report', async () => {
      const receipt = await subject().putReceipt(aReceipt({ state: 'rejected', findings: manyFindings(1) }));
      expect(await subject().receipt('ankara-acik', 1)).toEqual(receipt);
    });
  });

  describe('receipts', () => {
    it('come by revision, also past four digits', async () => {
      for (const revision of [10_000, 2, 9_999, 10, 1]) await subject().putReceipt(aReceipt({ revision }));
      const revisions = (await subject().receipts('ankara-acik')).map(({ revision }) => revision);
      expect(revisions).toEqual([1, 2, 10, 9_999, 10_000]);
      expect(await subject().receipts('izmir-acik')).toEqual([]);
    });

    it('all come back where they fill more than a page of 1 MB', async () => {
      const receipts = Array.from({ length: 24 }, (_, at) =>
        aReceipt({ revision: at + 1, state: 'rejected', findings: manyFindings(at) }),
      );
      for (const receipt of receipts) await subject().putReceipt(receipt);
      expect(await subject().receipts('ankara-acik')).toEqual(receipts);
    });
  });

  describe('settle', () => {
    it.each<[ReceiptState, ReceiptState]>([
      ['received', 'parked'],
      ['received', 'held'],
      ['received', 'rejected'],
      ['parked', 'received'],
      ['held', 'received'],
      ['held', 'superseded'],
    ])('moves a receipt from %s to %s with its findings and period', async (from, to) => {
      await subject().putReceipt(aReceipt({ state: from }));
      const settled = aReceipt({ state: to, findings, period: '2026-11' });
      await subject().settle(settled);
      await subject().settle(settled);
      expect(await subject().receipt('ankara-acik', 1)).toEqual(settled);
    });

    it('refuses a receipt of another digest and one that does not exist', async () => {
      const receipt = await subject().putReceipt(aReceipt());
      await expect(subject().settle(aReceipt({ digest: digest('other'), state: 'held' }))).rejects.toThrow(
        Conflict,
      );
      await expect(subject().settle(aReceipt({ revision: 2, state: 'held' }))).rejects.toThrow(Conflict);
      expect(await subject().receipts('ankara-acik')).toEqual([receipt]);
    });

    it('refuses a receipt that is rated', async () => {
      await subject().begin(aBook());
      await subject().putReceipt(aReceipt());
      const commit = aCommit({});
      await subject().post(commit);
      for (const state of ['held', 'parked', 'rated', 'superseded'] as const) {
        await expect(subject().settle(aReceipt({ state }))).rejects.toThrow(Conflict);
      }
      expect(await subject().receipt('ankara-acik', 1)).toEqual(commit.receipt);
    });

    it('never undoes a rating that races it', async () => {
      await subject().begin(aBook());
      await subject().putReceipt(aReceipt());
      await Promise.allSettled([
        subject().settle(aReceipt({ state: 'held', findings })),
        subject().post(aCommit({})),
        subject().settle(aReceipt({ state: 'parked' })),
      ]);
      expect((await subject().receipt('ankara-acik', 1))?.state).toBe('rated');
    });
  });

  describe('pending', () => {
    it('serves receipts that wait, oldest first', async () => {
      const states = ['held', 'received', 'rejected', 'parked', 'superseded', 'received'] as const;
      for (const [at, state] of states.entries()) {
        const received = `2026-10-0${9 - at}T00:00:00.000Z`;
        await subject().putReceipt(aReceipt({ tournament: `t${at}`, state, received }));
      }
      const pending = await collect(subject().pending());
      expect(pending.map(({ tournament }) => tournament)).toEqual(['t5', 't3', 't1']);
    });

    it('serves each receipt of one instant, by tournament and revision', async () => {
      for (const [tournament, revision] of [
        ['b', 1],
        ['a', 2],
        ['a', 10],
        ['a', 1],
      ] as const) {
        await subject().putReceipt(aReceipt({ tournament, revision }));
      }
      const pending = await collect(subject().pending());
      expect(pending.map(({ tournament, revision }) => `${tournament} ${revision}`)).toEqual([
        'a 1',
        'a 2',
        'a 10',
        'b 1',
      ]);
    });

    it('follows a receipt in and out', async () => {
      await subject().putReceipt(aReceipt());
      await subject().settle(aReceipt({ state: 'held' }));
      expect(await collect(subject().pending())).toEqual([]);
      await subject().settle(aReceipt({ state: 'parked' }));
      expect(await collect(subject().pending())).toEqual([aReceipt({ state: 'parked' })]);
      await subject().begin(aBook());
      await subject().post(aCommit({}));
      expect(await collect(subject().pending())).toEqual([]);
    });

    it('serves more than a page while its reader settles them', async () => {
      const count = 300;
      for (let from = 0; from < count; from += 50) {
        const some = Array.from({ length: 50 }, (_, at) => aReceipt({ tournament: `t${from + at}` }));
        await Promise.all(some.map((receipt) => subject().putReceipt(receipt)));
      }
      const seen = new Set<string>();
      for await (const receipt of subject().pending()) {
        seen.add(receipt.tournament);
        await subject().settle({ ...receipt, state: 'held' });
      }
      expect(seen.size).toBe(count);
      expect(await collect(subject().pending())).toEqual([]);
    });
  });
}
