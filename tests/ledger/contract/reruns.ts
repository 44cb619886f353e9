import { Conflict } from '@kuvvet/ledger';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Subject } from '../contract.ts';
import { aBook, anElection, aRerun } from '../samples.ts';

const november = aBook({ period: '2026-11', previousState: anElection('a').state });
const published = aBook({ state: 'published', elected: anElection('a') });

export function rerunsContract(subject: Subject): void {
  describe('revise', () => {
    beforeEach(async () => {
      await subject().begin(aBook());
      await subject().seal('2026-10');
      await subject().elect('2026-10', anElection('a'));
      await subject().turn('2026-10', november);
    });

    it('adds re-runs in their order and leaves the election and every other book', async () => {
      expect(await subject().revise('2026-10', aRerun(2))).toEqual(aRerun(2));
      expect(await subject().revise('2026-10', aRerun(3))).toEqual(aRerun(3));
      expect(await subject().revise('2026-10', aRerun(4))).toEqual(aRerun(4));
      expect(await subject().book('2026-10')).toEqual({
        ...published,
        revised: [aRerun(2), aRerun(3), aRerun(4)],
      });
      expect(await subject().book('2026-11')).toEqual(november);
    });

    it('keeps the first of a revision and gives it to everyone, also after a later one', async () => {
      await subject().revise('2026-10', aRerun(2));
      const other = aRerun(2, { by: 'mehmet', election: anElection('other') });
      expect(await subject().revise('2026-10', other)).toEqual(aRerun(2));
      await subject().revise('2026-10', aRerun(3));
      expect(await subject().revise('2026-10', other)).toEqual(aRerun(2));
      expect(await subject().revise('2026-10', aRerun(3, { by: 'mehmet' }))).toEqual(aRerun(3));
      expect((await subject().book('2026-10'))?.revised).toEqual([aRerun(2), aRerun(3)]);
    });

    it.each([
      ['the first list', [], 1],
      ['nothing', [], 0],
      ['a gap', [], 3],
      ['a gap after another', [aRerun(2)], 4],
      ['half a revision', [aRerun(2)], 2.5],
    ])('conflicts where it would be %s', async (_, before, revision) => {
      for (const rerun of before) await subject().revise('2026-10', rerun);
      await expect(subject().revise('2026-10', aRerun(revision))).rejects.toThrow(Conflict);
      expect((await subject().book('2026-10'))?.revised).toEqual(before);
    });

    it('refuses a book that is open, sealed or not there', async () => {
      await expect(subject().revise('2026-11', aRerun(2))).rejects.toThrow(Conflict);
      await subject().seal('2026-11');
      await expect(subject().revise('2026-11', aRerun(2))).rejects.toThrow(Conflict);
      await subject().elect('2026-11', anElection('b'));
      await expect(subject().revise('2026-11', aRerun(2))).rejects.toThrow(Conflict);
      expect((await subject().book('2026-11'))?.revised).toEqual([]);
      await expect(subject().revise('2026-12', aRerun(2))).rejects.toThrow(Conflict);
      expect(await subject().book('2026-12')).toBeNull();
    });

    it('gives racing officers one winner', async () => {
      const candidates = ['a', 'b', 'c', 'd'].map((by) => aRerun(2, { by }));
      const standing = await Promise.all(candidates.map((rerun) => subject().revise('2026-10', rerun)));
      expect(candidates).toContainEqual(standing[0]);
      expect(new Set(standing.map(({ by }) => by)).size).toBe(1);
      expect((await subject().book('2026-10'))?.revised).toEqual([standing[0]]);
    });
  });
}
