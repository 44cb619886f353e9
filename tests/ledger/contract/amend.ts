import { Conflict, type Player } from '@kuvvet/ledger';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Subject } from '../contract.ts';
import { aBook, aMerge, aPlayer, aWord, collect, digest, withFide } from '../samples.ts';

const before = withFide('10001', '6300001');
const other = aPlayer({ player: '10002', name: 'IŞIK, Ömer' });
const erased: Player = {
  ...before,
  ...{ name: '-', sex: null, birthYear: null, province: '', club: '', listed: false },
  fide: { number: null, standard: null, rapid: null, blitz: null },
};
const word = aWord({ about: 'player/10001', id: 'erase-1', deed: 'erase', facts: {} });
const [old, fresh] = [digest('old'), digest('fresh')];

export function amendContract(subject: Subject): void {
  const entry = async () => (await subject().players(['10001'])).get('10001');
  const said = () => subject().words('player/10001');

  describe('amend', () => {
    beforeEach(async () => {
      await subject().putPlayers([before, other]);
      await subject().putLicences([
        [old, '10001'],
        [digest('others'), '10002'],
      ]);
    });

    it('changes the entry, its licences and how it is found, and says the word', async () => {
      await subject().amend({ before, after: erased, gained: [fresh], lost: [old], word });
      expect(await entry()).toEqual(erased);
      expect(await said()).toEqual([word]);
      expect(await subject().licences([old, fresh])).toEqual(new Map([[fresh, '10001']]));
      expect(await subject().fideNumbers(['6300001'])).toEqual(new Map());
      expect(await subject().namesakes(['cigirgan ilkay ogutcu sukru'])).toEqual(new Map());
      expect((await subject().players(['10002'])).get('10002')).toEqual(other);
    });

    it('is a no-op when said again, whatever has become of the entry since', async () => {
      const amended = { before, after: { ...before, listed: false }, gained: [], lost: [], word };
      await subject().amend(amended);
      await subject().putPlayers([before]);
      await subject().amend(amended);
      expect(await entry()).toEqual(before);
      expect(await said()).toEqual([word]);
    });

    it.each([
      ['the entry is another by now', { before: { ...before, club: 'Yeni' } }],
      [
        'there is no such entry',
        { before: { ...before, player: '10009' }, after: { ...erased, player: '10009' } },
      ],
      ['a licence names somebody else', { gained: [digest('others')] }],
      ['the entry was merged', { before: { ...before, mergedInto: '10002' } }],
    ])('conflicts when %s: nothing is written', async (_, changes) => {
      const amended = { before, after: erased, gained: [], lost: [old], word, ...changes };
      await expect(subject().amend(amended)).rejects.toThrow(Conflict);
      expect(await entry()).toEqual(before);
      expect(await said()).toEqual([]);
      expect(await subject().licences([old])).toEqual(new Map([[old, '10001']]));
    });

    it('leaves a FIDE number to whoever has it by now when it conflicts, and when said again', async () => {
      const amended = { before, after: { ...before, listed: false }, gained: [], lost: [] };
      await subject().amend({ ...amended, word });
      await subject().putPlayers([{ ...before, fide: aPlayer().fide }, withFide('10002', '6300001')]);
      await subject().amend({ ...amended, word });
      await expect(subject().amend({ ...amended, word: { ...word, id: 'again' } })).rejects.toThrow(Conflict);
      expect(await subject().fideNumbers(['6300001'])).toEqual(new Map([['6300001', '10002']]));
    });

    it('leaves a merge as it is', async () => {
      await subject().begin(aBook());
      await subject().enter(aMerge('10001', '10002'));
      const merged = { ...before, mergedInto: '10002' };
      await subject().amend({
        before: merged,
        after: { ...merged, listed: false },
        ...{ gained: [], lost: [], word },
      });
      expect(await collect(subject().register())).toEqual([{ ...merged, listed: false }, other]);
    });

    it('lets one of two officers have it', async () => {
      const words = ['a', 'b'].map((id) => ({ ...word, id }));
      const outcomes = await Promise.allSettled(
        words.map((each) =>
          subject().amend({ before, after: { ...before, club: each.id }, gained: [], lost: [], word: each }),
        ),
      );
      const won = words.filter((_, at) => outcomes[at]?.status === 'fulfilled');
      expect(won).toHaveLength(1);
      expect(await said()).toEqual(won);
      expect((await entry())?.club).toBe(won[0]?.id);
    });
  });
}
