import { Conflict } from '@kuvvet/ledger';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Subject } from '../contract.ts';
import { aBook, aCommit, digest } from '../samples.ts';

const event = digest('event');
const claimed = (tournament: string, revision = 1) => ({ event, tournament, revision });

export function claimsContract(subject: Subject): void {
  describe('the claim of an event (M-18)', () => {
    const claim = () => subject().claim(event);
    beforeEach(() => subject().begin(aBook()));

    it('is written with the commit of its tournament, and by no other', async () => {
      expect(await claim()).toBeNull();
      await subject().post(aCommit({ tournament: 'a' }));
      expect(await claim()).toBeNull();
      await subject().post(aCommit({ tournament: 'b', claim: { event, over: null } }));
      expect(await claim()).toEqual(claimed('b'));
    });

    it('names the revision that claimed it last', async () => {
      const first = aCommit({ claim: { event, over: null } });
      await subject().post(first);
      const next = { revision: 2, expected: first.head };
      await subject().post(aCommit({ ...next, claim: { event, over: null } }));
      expect(await claim()).toEqual(claimed('ankara-acik', 2));
    });

    it('stays where a later revision is another event or none', async () => {
      const first = aCommit({ claim: { event, over: null } });
      await subject().post(first);
      await subject().post(aCommit({ revision: 2, expected: first.head }));
      expect(await claim()).toEqual(claimed('ankara-acik'));
    });

    it('is no other tournament’s: its commit conflicts and writes nothing', async () => {
      await subject().post(aCommit({ tournament: 'a', claim: { event, over: null } }));
      const rival = aCommit({ tournament: 'b', claim: { event, over: null } });
      await expect(subject().post(rival)).rejects.toThrow(Conflict);
      expect(await subject().head('b')).toBeNull();
      expect(await claim()).toEqual(claimed('a'));
    });

    it('goes over to another tournament if it is still the one that was found not to stand', async () => {
      await subject().post(aCommit({ tournament: 'a', claim: { event, over: null } }));
      await subject().post(aCommit({ tournament: 'b', claim: { event, over: claimed('a') } }));
      expect(await claim()).toEqual(claimed('b'));
    });

    it('does not go over where it was claimed anew meanwhile', async () => {
      const first = aCommit({ tournament: 'a', claim: { event, over: null } });
      await subject().post(first);
      const again = { tournament: 'a', revision: 2, expected: first.head };
      await subject().post(aCommit({ ...again, claim: { event, over: claimed('a') } }));
      const late = aCommit({ tournament: 'b', claim: { event, over: claimed('a') } });
      await expect(subject().post(late)).rejects.toThrow(Conflict);
      expect(await claim()).toEqual(claimed('a', 2));
    });

    it('does not go over where a third has it', async () => {
      await subject().post(aCommit({ tournament: 'c', claim: { event, over: null } }));
      const late = aCommit({ tournament: 'b', claim: { event, over: claimed('a') } });
      await expect(subject().post(late)).rejects.toThrow(Conflict);
      expect(await claim()).toEqual(claimed('c'));
    });

    it('is made by one of several who race for it', async () => {
      const racing = ['a', 'b', 'c'].map((tournament) =>
        subject().post(aCommit({ tournament, claim: { event, over: null } })),
      );
      const outcomes = await Promise.allSettled(racing);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const owner = (await claim())?.tournament ?? '';
      expect(await subject().head(owner)).not.toBeNull();
    });

    it('is made again by a repeated commit without harm', async () => {
      const commit = aCommit({ claim: { event, over: null } });
      await subject().post(commit);
      await subject().post(commit);
      expect(await claim()).toEqual(claimed('ankara-acik'));
    });
  });
}
