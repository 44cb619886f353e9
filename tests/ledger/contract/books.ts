import { Conflict } from '@kuvvet/ledger';
import { describe, expect, it } from 'vitest';
import type { Subject } from '../contract.ts';
import { aBook, anElection, aRerun, collect, digest } from '../samples.ts';

const october = aBook();
const november = aBook({ period: '2026-11', previousState: anElection('a').state });
const december = aBook({ period: '2026-12', previousState: anElection('b').state });
const january = aBook({ period: '2027-01', previousState: anElection('c').state });

export function booksContract(subject: Subject): void {
  describe('begin', () => {
    it('opens the first book and makes it the current one', async () => {
      expect(await subject().current()).toBeNull();
      expect(await subject().book('2026-10')).toBeNull();
      await subject().begin(october);
      expect(await subject().current()).toBe('2026-10');
      expect(await subject().book('2026-10')).toEqual(october);
    });

    it('opens a book open, whatever state it is given in', async () => {
      await subject().begin({
        ...october,
        ...{ state: 'published', elected: anElection('a'), revised: [aRerun(2)] },
      });
      expect(await subject().book('2026-10')).toEqual(october);
    });

    it('is a no-op for the book that is open or sealed already', async () => {
      await subject().begin(october);
      await subject().begin(october);
      await subject().seal('2026-10');
      await subject().begin(october);
      expect(await subject().book('2026-10')).toEqual({ ...october, state: 'sealed' });
    });

    it.each([
      ['of another month', november],
      ['over another state', { ...october, previousState: digest('other') }],
      ['under another rule set', { ...october, ruleSet: 'FAQ7' }],
    ])('refuses a book %s while one is open', async (_, other) => {
      await subject().begin(october);
      await expect(subject().begin(other)).rejects.toThrow(Conflict);
      expect(await subject().current()).toBe('2026-10');
      expect(await subject().book('2026-10')).toEqual(october);
    });

    it('refuses to open a published book again', async () => {
      await subject().begin(october);
      await subject().seal('2026-10');
      await subject().turn('2026-10', november);
      await expect(subject().begin(october)).rejects.toThrow(Conflict);
    });

    it('lets one of two racing callers open its book', async () => {
      const outcomes = await Promise.allSettled([subject().begin(october), subject().begin(november)]);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const books = [await subject().book('2026-10'), await subject().book('2026-11')];
      expect(books.filter((book) => book !== null)).toHaveLength(1);
    });
  });

  describe('seal', () => {
    it('closes the book for postings and leaves it the current one', async () => {
      await subject().begin(october);
      await subject().seal('2026-10');
      expect(await subject().book('2026-10')).toEqual({ ...october, state: 'sealed' });
      expect(await subject().current()).toBe('2026-10');
    });

    it('is a no-op when sealed or published', async () => {
      await subject().begin(october);
      await subject().seal('2026-10');
      await subject().seal('2026-10');
      await subject().turn('2026-10', november);
      await subject().seal('2026-10');
      expect((await subject().book('2026-10'))?.state).toBe('published');
      expect((await subject().book('2026-11'))?.state).toBe('open');
    });

    it('refuses a book that does not exist', async () => {
      await expect(subject().seal('2026-10')).rejects.toThrow(Conflict);
      expect(await subject().book('2026-10')).toBeNull();
    });
  });

  describe('elect', () => {
    it('keeps the first election and gives it to everyone', async () => {
      await subject().begin(october);
      await subject().seal('2026-10');
      expect(await subject().elect('2026-10', anElection('a'))).toEqual(anElection('a'));
      expect(await subject().elect('2026-10', anElection('b'))).toEqual(anElection('a'));
      expect(await subject().book('2026-10')).toEqual({
        ...october,
        state: 'sealed',
        elected: anElection('a'),
      });
      await subject().turn('2026-10', november);
      expect(await subject().elect('2026-10', anElection('b'))).toEqual(anElection('a'));
    });

    it('takes the first election of a book that was published without one', async () => {
      await subject().begin(october);
      await subject().seal('2026-10');
      await subject().turn('2026-10', november);
      expect(await subject().elect('2026-10', anElection('a'))).toEqual(anElection('a'));
      expect((await subject().book('2026-10'))?.elected).toEqual(anElection('a'));
    });

    it('gives racing publishers one winner', async () => {
      await subject().begin(october);
      await subject().seal('2026-10');
      const candidates = ['a', 'b', 'c', 'd'].map(anElection);
      const elected = await Promise.all(candidates.map((election) => subject().elect('2026-10', election)));
      expect(candidates).toContainEqual(elected[0]);
      expect(new Set(elected.map((election) => election.state)).size).toBe(1);
      expect((await subject().book('2026-10'))?.elected).toEqual(elected[0]);
    });

    it('refuses an open book and one that does not exist', async () => {
      await subject().begin(october);
      await expect(subject().elect('2026-10', anElection('a'))).rejects.toThrow(Conflict);
      await expect(subject().elect('2026-11', anElection('a'))).rejects.toThrow(Conflict);
      expect((await subject().book('2026-10'))?.elected).toBeNull();
    });
  });

  describe('turn', () => {
    it('publishes the sealed book, opens the next and moves the pointer', async () => {
      await subject().begin(october);
      await subject().seal('2026-10');
      await subject().elect('2026-10', anElection('a'));
      await subject().turn('2026-10', november);
      expect(await subject().book('2026-10')).toEqual({
        ...october,
        state: 'published',
        elected: anElection('a'),
      });
      expect(await subject().book('2026-11')).toEqual(november);
      expect(await subject().current()).toBe('2026-11');
    });

    it('opens the next book open, whatever state it is given in', async () => {
      await subject().begin(october);
      await subject().seal('2026-10');
      const wrong = { state: 'sealed', elected: anElection('b'), revised: [aRerun(2)] } as const;
      await subject().turn('2026-10', { ...november, ...wrong });
      expect(await subject().book('2026-11')).toEqual(november);
    });

    it('is a no-op when done, also after a later turn', async () => {
      await subject().begin(october);
      await subject().seal('2026-10');
      await subject().turn('2026-10', november);
      await subject().turn('2026-10', november);
      expect(await subject().book('2026-11')).toEqual(november);
      await subject().seal('2026-11');
      await subject().turn('2026-11', december);
      await subject().turn('2026-10', november);
      expect((await subject().book('2026-11'))?.state).toBe('published');
      expect(await subject().current()).toBe('2026-12');
    });

    it('turns once for racing publishers', async () => {
      await subject().begin(october);
      await subject().seal('2026-10');
      await Promise.all([1, 2, 3].map(() => subject().turn('2026-10', november)));
      expect((await subject().book('2026-10'))?.state).toBe('published');
      expect(await subject().current()).toBe('2026-11');
    });

    it.each([
      ['an open book', '2026-10', november],
      ['a book that does not exist', '2026-09', november],
    ])('refuses %s', async (_, period, next) => {
      await subject().begin(october);
      await expect(subject().turn(period, next)).rejects.toThrow(Conflict);
      expect(await subject().current()).toBe('2026-10');
      expect(await subject().book('2026-11')).toBeNull();
      expect((await subject().book('2026-10'))?.state).toBe('open');
    });

    it('refuses another next book than the one already open', async () => {
      await subject().begin(october);
      await subject().seal('2026-10');
      await subject().turn('2026-10', november);
      await expect(subject().turn('2026-10', december)).rejects.toThrow(Conflict);
      expect(await subject().current()).toBe('2026-11');
      expect(await subject().book('2026-12')).toBeNull();
    });

    it('refuses a next book that was published before', async () => {
      await subject().begin(october);
      await subject().seal('2026-10');
      await subject().turn('2026-10', november);
      await subject().seal('2026-11');
      await expect(subject().turn('2026-11', october)).rejects.toThrow(Conflict);
      expect((await subject().book('2026-10'))?.state).toBe('published');
      expect((await subject().book('2026-11'))?.state).toBe('sealed');
    });
  });

  describe('books', () => {
    it('are all that were opened, oldest first, as they stand', async () => {
      expect(await collect(subject().books())).toEqual([]);
      await subject().begin(october);
      expect(await collect(subject().books())).toEqual([october]);
      await subject().seal('2026-10');
      await subject().elect('2026-10', anElection('a'));
      await subject().turn('2026-10', november);
      await subject().revise('2026-10', aRerun(2));
      await subject().seal('2026-11');
      await subject().turn('2026-11', december);
      await subject().seal('2026-12');
      await subject().turn('2026-12', january);
      expect(await collect(subject().books())).toEqual([
        { ...october, state: 'published', elected: anElection('a'), revised: [aRerun(2)] },
        { ...november, state: 'published' },
        { ...december, state: 'published' },
        january,
      ]);
    });
  });
}
