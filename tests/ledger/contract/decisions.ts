import { Conflict, type Decision, type Receipt } from '@kuvvet/ledger';
import { describe, expect, it } from 'vitest';
import type { Subject } from '../contract.ts';
import { aBook, aCommit, aDecision, aReceipt, aWord, collect, digest } from '../samples.ts';

const held = aReceipt({ state: 'held' });
const released = aReceipt({ decision: aDecision });
const about = 'tournament/ankara-acik';

export function decisionsContract(subject: Subject): void {
  const standing = () => subject().receipt('ankara-acik', 1);

  describe('decide (M-17)', () => {
    it.each<[string, Receipt, Receipt]>([
      ['a release', held, released],
      ['a refusal', held, { ...held, state: 'rejected', decision: aDecision }],
      [
        'who sits where, and for which list',
        held,
        aReceipt({ decision: { ...aDecision, seats: [[4, '10001']], type: 'uhs' } }),
      ],
      ['another word', { ...held, decision: { ...aDecision, reason: 'Önce' } }, released],
    ])('writes %s and the word together', async (_, before, after) => {
      await subject().putReceipt(before);
      await subject().decide({ before, after, word: aWord() });
      expect(await standing()).toEqual(after);
      expect(await subject().words(about)).toEqual([aWord()]);
    });

    it('writes a revision that nobody sent', async () => {
      const after = aReceipt({ revision: 2, decision: aDecision });
      await subject().decide({ before: null, after, word: aWord() });
      expect(await subject().receipts('ankara-acik')).toEqual([after]);
      expect(await collect(subject().pending())).toEqual([after]);
    });

    it('is a no-op where the word stands, whatever has become of the receipt since', async () => {
      await subject().putReceipt(held);
      const decided = { before: held, after: released, word: aWord() };
      await subject().decide(decided);
      const parked = { ...released, state: 'parked' as const };
      await subject().settle(parked);
      await subject().decide({ ...decided, word: aWord({ at: '2026-10-08T09:00:00.000Z' }) });
      expect(await standing()).toEqual(parked);
      expect(await subject().words(about)).toEqual([aWord()]);
    });

    it.each<[string, Receipt | null, Receipt | null]>([
      ['does not exist', null, held],
      ['exists', held, null],
      ['has moved to another state', { ...held, state: 'superseded' }, held],
      ['is of another digest', { ...held, digest: digest('other') }, held],
      ['has another decision', { ...held, decision: aDecision }, held],
      ['has none any more', held, { ...held, decision: aDecision }],
    ])('conflicts where the receipt %s: nothing is written', async (_, there, before) => {
      if (there) await subject().putReceipt(there);
      const decided = { before, after: released, word: aWord() };
      await expect(subject().decide(decided)).rejects.toThrow(Conflict);
      expect(await standing()).toEqual(there);
      expect(await subject().words(about)).toEqual([]);
    });

    it('conflicts with another word of its name: nothing is written', async () => {
      await subject().putReceipt(held);
      await subject().say(aWord({ by: 'mehmet' }));
      const decided = { before: held, after: released, word: aWord() };
      await expect(subject().decide(decided)).rejects.toThrow(Conflict);
      expect(await standing()).toEqual(held);
    });

    it('lets one of two officers decide', async () => {
      await subject().putReceipt(held);
      const words = ['ayse', 'mehmet'].map((by) => aWord({ by, id: by }));
      const outcomes = await Promise.allSettled(
        words.map((word) =>
          subject().decide({
            before: held,
            after: aReceipt({ decision: { ...aDecision, by: word.by } }),
            word,
          }),
        ),
      );
      const won = words.filter((_, at) => outcomes[at]?.status === 'fulfilled');
      expect(won).toHaveLength(1);
      expect(await subject().words(about)).toEqual(won);
      expect((await standing())?.decision?.by).toBe(won[0]?.by);
    });

    it.each<[string, Decision | null]>([
      ['another decision', { ...aDecision, by: 'mehmet' }],
      ['none', null],
    ])('stays: no worker can settle a receipt with %s', async (_, decision) => {
      await subject().putReceipt(held);
      await subject().decide({ before: held, after: released, word: aWord() });
      await expect(subject().settle({ ...held, decision })).rejects.toThrow(Conflict);
      expect(await standing()).toEqual(released);
    });

    it.each<[string, Receipt]>([
      ['refused', { ...held, state: 'rejected', decision: aDecision }],
      ['decided otherwise', released],
    ])('stays: no worker who has not read it can commit what was %s', async (_, after) => {
      await subject().begin(aBook());
      await subject().putReceipt(held);
      await subject().decide({ before: held, after, word: aWord() });
      await expect(subject().post(aCommit({}))).rejects.toThrow(Conflict);
      expect(await standing()).toEqual(after);
      expect(await subject().head('ankara-acik')).toBeNull();
      expect(await collect(subject().postings('2026-10'))).toEqual([]);
    });

    it('goes with the receipt through every state', async () => {
      await subject().begin(aBook());
      await subject().putReceipt(held);
      await subject().decide({ before: held, after: released, word: aWord() });
      const commit = aCommit({});
      const rated = { ...commit.receipt, decision: aDecision };
      await subject().post({ ...commit, receipt: rated });
      expect(await standing()).toEqual(rated);
    });
  });
}
