import { Conflict, type CutOff, PeriodSealed } from '@kuvvet/ledger';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Subject } from '../contract.ts';
import { aBook, anElection, aWord, collect } from '../samples.ts';

const period = '2026-10';
const evening: CutOff = { at: '2026-10-28T21:00:00.000Z', late: 'next' };
const noon: CutOff = { at: '2026-10-29T09:00:00.000Z', late: 'hold' };
const word = (id: string, by = 'ayse') => aWord({ about: `book/${period}`, id, deed: 'cut-off', by });

export function cutOffsContract(subject: Subject): void {
  const standing = async () => (await subject().book(period))?.cutOff ?? null;
  const said = async () => (await subject().words(`book/${period}`)).map(({ id }) => id);

  describe('cutOff (M-13)', () => {
    beforeEach(() => subject().begin(aBook()));

    it('sets, moves and lifts one, and says each', async () => {
      await subject().cutOff({ period, before: null, after: evening, word: word('one') });
      expect(await subject().book(period)).toEqual(aBook({ cutOff: evening }));
      await subject().cutOff({ period, before: evening, after: noon, word: word('two') });
      expect(await standing()).toEqual(noon);
      await subject().cutOff({ period, before: noon, after: null, word: word('three') });
      expect(await subject().book(period)).toEqual(aBook());
      expect((await said()).sort()).toEqual(['one', 'three', 'two']);
    });

    it('is a no-op where the word stands, whatever the cut-off is by now', async () => {
      const cut = { period, before: null, after: evening, word: word('one') };
      await subject().cutOff(cut);
      await subject().cutOff({ period, before: evening, after: noon, word: word('two') });
      await subject().cutOff(cut);
      expect(await standing()).toEqual(noon);
    });

    it.each<[string, CutOff | null, CutOff | null]>([
      ['none where there is one', evening, null],
      ['one where there is none', null, evening],
      ['another', evening, { ...evening, late: 'hold' }],
    ])('conflicts over %s: nothing is written', async (_, there, before) => {
      if (there) await subject().cutOff({ period, before: null, after: there, word: word('there') });
      const cut = { period, before, after: noon, word: word('late') };
      await expect(subject().cutOff(cut)).rejects.toThrow(Conflict);
      expect(await standing()).toEqual(there);
      expect(await said()).not.toContain('late');
    });

    it('conflicts with another word of its name: nothing is written', async () => {
      await subject().say(word('one', 'mehmet'));
      const cut = { period, before: null, after: evening, word: word('one') };
      await expect(subject().cutOff(cut)).rejects.toThrow(Conflict);
      expect(await standing()).toBeNull();
    });

    it('is refused by a book that is sealed, published or not there: nothing is said', async () => {
      const cut = { period, before: null, after: evening, word: word('one') };
      await subject().seal(period);
      await expect(subject().cutOff(cut)).rejects.toThrow(PeriodSealed);
      await subject().elect(period, anElection('a'));
      await subject().turn(period, aBook({ period: '2026-11' }));
      await expect(subject().cutOff(cut)).rejects.toThrow(PeriodSealed);
      await expect(subject().cutOff({ ...cut, period: '2026-12' })).rejects.toThrow(PeriodSealed);
      expect(await said()).toEqual([]);
    });

    it('stays with its book and goes to no other', async () => {
      await subject().cutOff({ period, before: null, after: evening, word: word('one') });
      await subject().seal(period);
      await subject().elect(period, anElection('a'));
      await subject().turn(period, aBook({ period: '2026-11' }));
      const [october, november] = await collect(subject().books());
      expect(october?.cutOff).toEqual(evening);
      expect(november).toEqual(aBook({ period: '2026-11' }));
    });

    it('lets one of two officers set it', async () => {
      const cuts = [evening, noon].map((after, at) => ({ period, before: null, after, word: word(`${at}`) }));
      const outcomes = await Promise.allSettled(cuts.map((cut) => subject().cutOff(cut)));
      const won = cuts.filter((_, at) => outcomes[at]?.status === 'fulfilled');
      expect(won).toHaveLength(1);
      expect(await standing()).toEqual(won[0]?.after);
      expect(await said()).toEqual([won[0]?.word.id]);
    });
  });
}
