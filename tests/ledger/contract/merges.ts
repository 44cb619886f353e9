import { Conflict, PeriodSealed } from '@kuvvet/ledger';
import { nameKey } from '@kuvvet/report';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Subject } from '../contract.ts';
import { aBook, aCommit, aMerge, aPlayer, aSplit, collect, withFide } from '../samples.ts';

const [first, second, third] = [
  withFide('10001', '6300001'),
  aPlayer({ player: '10002' }),
  aPlayer({ player: '10003' }),
] as const;

export function mergesContract(subject: Subject): void {
  const acts = () => collect(subject().acts('2026-10'));
  const register = () => collect(subject().register());

  describe('a merge (M-06)', () => {
    beforeEach(async () => {
      await subject().begin(aBook());
      await subject().putPlayers([first, second, third]);
    });

    it('points the entry at the other number and leaves all else', async () => {
      await subject().enter(aMerge('10001', '10002'));
      const merged = { ...first, mergedInto: '10002' };
      expect(await acts()).toEqual([aMerge('10001', '10002')]);
      expect(await register()).toEqual([merged, second, third]);
      expect((await subject().players(['10001'])).get('10001')).toEqual(merged);
      expect(await subject().fideNumbers(['6300001'])).toEqual(new Map([['6300001', '10001']]));
    });

    it('is a no-op when entered again, also after the seal and after a later merge', async () => {
      await subject().enter(aMerge('10001', '10002'));
      await subject().enter(aMerge('10001', '10002'));
      await subject().enter(aMerge('10002', '10003'));
      await subject().seal('2026-10');
      await subject().enter(aMerge('10001', '10002'));
      expect(await acts()).toEqual([aMerge('10001', '10002'), aMerge('10002', '10003')]);
      expect((await register()).map(({ mergedInto }) => mergedInto)).toEqual(['10002', '10003', null]);
    });

    it('can be entered under another id', async () => {
      await subject().enter(aMerge('10001', '10002'));
      await subject().enter(aMerge('10001', '10002', { id: 'again' }));
      expect(await acts()).toHaveLength(2);
      expect(await register()).toEqual([{ ...first, mergedInto: '10002' }, second, third]);
    });

    it('takes several entries of one person', async () => {
      await subject().enter(aMerge('10001', '10003'));
      await subject().enter(aMerge('10002', '10003'));
      expect((await register()).map(({ mergedInto }) => mergedInto)).toEqual(['10003', '10003', null]);
    });

    it.each([
      ['an entry that does not exist', aMerge('10009', '10002'), []],
      ['into one that does not exist', aMerge('10001', '10009'), []],
      ['into itself', aMerge('10001', '10001'), []],
      ['an entry merged elsewhere', aMerge('10001', '10003', { id: 'b' }), [aMerge('10001', '10002')]],
      ['into one merged itself', aMerge('10003', '10001'), [aMerge('10001', '10002')]],
      ['two entries in a ring', aMerge('10002', '10001'), [aMerge('10001', '10002')]],
      [
        'under the id of another',
        aMerge('10003', '10002', { id: 'a' }),
        [aMerge('10001', '10002', { id: 'a' })],
      ],
    ])('conflicts of %s: nothing is written', async (_, refused, entered) => {
      for (const act of entered) await subject().enter(act);
      const before = await register();
      await expect(subject().enter(refused)).rejects.toThrow(Conflict);
      expect(await acts()).toEqual(entered);
      expect(await register()).toEqual(before);
    });

    it.each([
      ['that could be entered', aMerge('10001', '10002')],
      ['that could not', aMerge('10001', '10009')],
    ])('%s leaves the entry as it was once the book is sealed', async (_, late) => {
      await subject().seal('2026-10');
      await expect(subject().enter(late)).rejects.toThrow(PeriodSealed);
      expect(await acts()).toEqual([]);
      expect(await register()).toEqual([first, second, third]);
    });

    it.each([
      ['each into the other', aMerge('10001', '10002'), aMerge('10002', '10001')],
      ['one into two', aMerge('10001', '10002', { id: 'a' }), aMerge('10001', '10003', { id: 'b' })],
      ['a chain', aMerge('10001', '10002', { id: 'b' }), aMerge('10002', '10003', { id: 'a' })],
    ])('of two that race, %s, leaves what one after the other would', async (_, one, two) => {
      const outcomes = await Promise.allSettled([one, two].map((act) => subject().enter(act)));
      const won = [one, two].filter((_, at) => outcomes[at]?.status === 'fulfilled');
      for (const outcome of outcomes) {
        if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(Conflict);
      }
      expect(won.length).toBeGreaterThan(0);
      expect(new Set((await acts()).map(({ id }) => id))).toEqual(new Set(won.map(({ id }) => id)));
      const pointed = (await register()).filter(({ mergedInto }) => mergedInto !== null);
      expect(pointed).toHaveLength(won.length);
    });
  });

  describe('a split', () => {
    beforeEach(async () => {
      await subject().begin(aBook());
      await subject().putPlayers([first, second, third]);
      await subject().enter(aMerge('10001', '10002'));
    });

    it('takes the merge back, leaves all else, and is a no-op when entered again', async () => {
      await subject().enter(aSplit('10001', '10002'));
      await subject().enter(aSplit('10001', '10002'));
      expect(await register()).toEqual([first, second, third]);
      expect(await acts()).toEqual([aMerge('10001', '10002'), aSplit('10001', '10002')]);
    });

    it('leaves the number free to be merged again', async () => {
      await subject().enter(aSplit('10001', '10002'));
      await subject().enter(aMerge('10001', '10003', { id: 'again' }));
      await subject().enter(aSplit('10001', '10002'));
      expect((await register()).map(({ mergedInto }) => mergedInto)).toEqual(['10003', null, null]);
    });

    it.each([
      ['of another number', aSplit('10003', '10002', { undoes: 'merge-10001' })],
      ['from another number', aSplit('10001', '10003')],
      ['of a merge there is none of', aSplit('10001', '10002', { undoes: 'merge-10009' })],
    ])('conflicts %s: nothing is written', async (_, refused) => {
      await expect(subject().enter(refused)).rejects.toThrow(Conflict);
      expect(await acts()).toEqual([aMerge('10001', '10002')]);
      expect((await register())[0]?.mergedInto).toBe('10002');
    });

    it('lets no commit through that followed the merge', async () => {
      const merges = [{ player: '10001', into: '10002' }];
      await subject().post({ ...aCommit({ tournament: 'earlier' }), merges });
      await subject().enter(aSplit('10001', '10002'));
      await expect(subject().post({ ...aCommit({}), merges })).rejects.toThrow(Conflict);
      expect(await subject().head('ankara-acik')).toBeNull();
    });

    it('leaves the entry merged once the book is sealed', async () => {
      await subject().seal('2026-10');
      await expect(subject().enter(aSplit('10001', '10002'))).rejects.toThrow(PeriodSealed);
      expect((await register())[0]?.mergedInto).toBe('10002');
    });
  });

  describe('putPlayers and merges', () => {
    beforeEach(async () => {
      await subject().begin(aBook());
      await subject().putPlayers([first, second]);
    });

    it.each([null, '10003'])(
      'keeps the pointer of a merged entry when it is put with %s',
      async (mergedInto) => {
        await subject().enter(aMerge('10001', '10002'));
        await subject().putPlayers([{ ...first, club: 'Yeni', mergedInto }]);
        expect(await register()).toEqual([{ ...first, club: 'Yeni', mergedInto: '10002' }, second]);
      },
    );

    it('merges nobody by itself', async () => {
      await subject().putPlayers([
        { ...first, mergedInto: '10002' },
        { ...third, mergedInto: '10002' },
      ]);
      expect(await register()).toEqual([first, second, third]);
    });
  });

  describe('namesakes and merges', () => {
    it('offers nobody another number of somebody', async () => {
      const numbers = Array.from({ length: 30 }, (_, at) => String(20_000 + at));
      await subject().begin(aBook());
      await subject().putPlayers(numbers.map((player) => aPlayer({ player, name: 'YILMAZ, Ali' })));
      await subject().enter(aMerge('20000', '20029'));
      await subject().enter(aMerge('20003', '20029'));
      const found = await subject().namesakes([nameKey('Ali Yılmaz')]);
      const others = numbers.filter((player) => player !== '20000' && player !== '20003');
      expect([...found.values()]).toEqual([others.slice(0, 25)]);
    });
  });
}
