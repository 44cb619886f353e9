import { accept } from '@kuvvet/ingest';
import { PeriodSealed } from '@kuvvet/ledger';
import { merge, refuse, retype, split, turkey, withdrawalOf } from '@kuvvet/office';
import { publish } from '@kuvvet/publish';
import { type RatePorts, rate } from '@kuvvet/rate';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Workshop } from '../../cli/src/workshop.ts';
import { submissionOf } from './event.ts';
import { codesOf, openMonth, rateAll, smallRegister, stateOf } from './month.ts';

describe('rating a report', () => {
  let month: Workshop;
  beforeEach(async () => {
    month = await openMonth(smallRegister);
  });
  afterEach(() => month[Symbol.dispose]());

  const postings = async (period: string) => {
    const found = [];
    for await (const posting of month.ledger.postings(period)) found.push(posting);
    return found;
  };
  const request = async (tournament: string, revision = 1) => {
    const receipt = await month.ledger.receipt(tournament, revision);
    return { tournament, revision, digest: receipt?.digest ?? '' };
  };

  it('posts one result per player, against the list in force on the start date', async () => {
    await rateAll(month, submissionOf('A'));
    const [posting] = await postings('2026-10');
    expect(posting).toMatchObject({ tournament: 'A', revision: 1, type: 'ukd', basis: '2026-10', games: 12 });
    expect(posting?.results.map(({ player, k, games }) => [player, k, games])).toEqual([
      ['100001', 25, 6],
      ['100002', 30, 6],
      ['100003', 30, 6],
      ['100004', 30, 6],
    ]);
    expect(await month.ledger.head('A')).toMatchObject({ revision: 1, period: '2026-10' });
  });

  it('counts a request once, however often it is delivered', async () => {
    await rateAll(month, submissionOf('A'));
    for (let delivery = 0; delivery < 3; delivery++) {
      expect(await rate(await request('A'), turkey, month)).toBe('rated');
    }
    expect(await postings('2026-10')).toHaveLength(1);
  });

  it.each([
    ['in order', [1, 2, 3]],
    ['backwards', [3, 2, 1]],
    ['mixed', [2, 3, 1]],
  ])('counts the highest revision, whatever the order: %s', async (_case, order) => {
    for (const revision of order) {
      await rateAll(month, submissionOf('A', { revision, first: revision === 3 ? '0-1' : '1-0' }));
    }
    const [posting, ...others] = await postings('2026-10');
    expect(others).toEqual([]);
    expect(posting?.revision).toBe(3);
    expect(await month.ledger.head('A')).toMatchObject({ revision: 3 });
    expect(await stateOf(month, 'A', 3)).toBe('rated');
  });

  it('settles earlier revisions that still waited', async () => {
    await rateAll(month, submissionOf('A', { month: '2026-11' }));
    expect(await stateOf(month, 'A', 1)).toBe('parked');
    await rateAll(month, submissionOf('A', { revision: 2 }));
    expect(await stateOf(month, 'A', 1)).toBe('superseded');
  });

  it('parks an event whose month is not open, and rates it when publish opens it', async () => {
    await rateAll(month, submissionOf('N', { month: '2026-11' }));
    expect(await stateOf(month, 'N')).toBe('parked');
    expect(await codesOf(month, 'N')).toContain('event.not-open');
    await publish('2026-10', turkey, month, { drain: false });
    await rateAll(month);
    expect(await stateOf(month, 'N')).toBe('rated');
    expect((await postings('2026-11')).map(({ basis }) => basis)).toEqual(['2026-11']);
  });

  it('holds an event that would end more than a month ahead: a date is wrong', async () => {
    await rateAll(month, submissionOf('F', { month: '2027-10' }));
    expect(await stateOf(month, 'F')).toBe('held');
    expect(await codesOf(month, 'F')).toEqual(['event.future']);
  });

  it('rates an event across the month end with the list of its first day, in the book of its last', async () => {
    await rateAll(month, submissionOf('X', { month: '2026-11', start: '2026-10-30' }));
    await publish('2026-10', turkey, month, { drain: false });
    await rateAll(month);
    expect(await postings('2026-11')).toMatchObject([{ tournament: 'X', basis: '2026-10' }]);
  });

  it('adds a late event to the open book and keeps its basis (Q-12)', async () => {
    await rateAll(month, submissionOf('A'));
    await publish('2026-10', turkey, month, { drain: false });
    await rateAll(month, submissionOf('L', { first: '0-1' }));
    expect(await postings('2026-11')).toMatchObject([{ tournament: 'L', basis: '2026-10' }]);
  });

  it('holds an event that is later than the policy allows (Q-19)', async () => {
    for (const period of ['2026-10', '2026-11', '2026-12'])
      await publish(period, turkey, month, { drain: false });
    await rateAll(month, submissionOf('L'));
    expect(await stateOf(month, 'L')).toBe('held');
    expect(await codesOf(month, 'L')).toContain('event.late');
  });

  it('holds an event whose basis list is not known here', async () => {
    await rateAll(month, submissionOf('S', { start: '2026-09-30' }));
    expect(await stateOf(month, 'S')).toBe('held');
    expect(await codesOf(month, 'S')).toEqual(['event.basis-unknown']);
  });

  it('takes a tournament back: nothing of it counts, whatever else arrives', async () => {
    await rateAll(month, submissionOf('A'), submissionOf('A', { revision: 3, month: '2026-11' }));
    await rateAll(month, withdrawalOf('A', 5));
    expect(await stateOf(month, 'A', 5)).toBe('withdrawn');
    expect(await stateOf(month, 'A', 3)).toBe('superseded');
    await rateAll(month, submissionOf('A', { revision: 4 }));
    expect(await stateOf(month, 'A', 4)).toBe('superseded');
    expect(await postings('2026-10')).toMatchObject([
      { tournament: 'A', revision: 5, games: 0, results: [] },
    ]);
    const closed = await publish('2026-10', turkey, month);
    expect(closed).toMatchObject({ outcome: 'published' });
    expect((await month.ledger.standings(['100001'])).get('100001')?.steps.ukd).toHaveLength(1);
  });

  it('takes back what was never rated, and rates a later revision again', async () => {
    await rateAll(month, withdrawalOf('A', 2), submissionOf('A', { revision: 1 }));
    expect(await postings('2026-10')).toMatchObject([{ revision: 2, games: 0 }]);
    await rateAll(month, submissionOf('A', { revision: 3 }));
    expect(await postings('2026-10')).toMatchObject([{ revision: 3, games: 12 }]);
  });

  it('waits while the book is being closed', async () => {
    await rateAll(month, submissionOf('A', { month: '2026-11' }));
    const late = submissionOf('B');
    await month.ledger.seal('2026-10');
    const [event] = await rateAll(month, late);
    expect(event).toMatchObject({ fault: { code: new PeriodSealed().code, passing: true } });
    expect(await stateOf(month, 'B')).toBe('received');
    await publish('2026-10', turkey, month);
    await rateAll(month, late);
    expect(await stateOf(month, 'B')).toBe('rated');
  });

  it('archives every game of a dual-rated event with its FIDE estimate beside, never mixed (U-04)', async () => {
    const read = async (workshop: Workshop) => {
      const head = await workshop.ledger.head('A');
      const stored = await workshop.vault.get(`assessments/${head?.assessment}`);
      return JSON.parse(Buffer.from(stored?.bytes ?? []).toString());
    };
    await rateAll(month, submissionOf('A'));
    const beside = await openMonth(smallRegister);
    await rateAll(beside, submissionOf('A', { dual: true }));
    const [national, dual] = [await read(month), await read(beside)];
    expect(dual.results).toEqual(national.results);
    expect(national.fide).toBeNull();
    expect(dual.fide.map(({ player }: { player: string }) => player)).toEqual([
      '100001',
      '100002',
      '100003',
      '100004',
    ]);
    beside[Symbol.dispose]();
  });

  describe('an officer’s word given while a report is being rated (M-17)', () => {
    const author = { by: 'ayse', reason: 'Hakemle görüşüldü.' };

    /** A worker who has read and worked out everything when the officer comes. */
    const meanwhile = (act: () => Promise<unknown>): RatePorts => {
      let done = false;
      const vault = {
        ...month.vault,
        putOnce: async (...put: Parameters<typeof month.vault.putOnce>) => {
          const outcome = await month.vault.putOnce(...put);
          if (!done && put[0].startsWith('assessments/')) {
            done = true;
            await act();
          }
          return outcome;
        },
      };
      return { ...month, vault };
    };

    it('is heeded: what was refused does not count', async () => {
      await accept(submissionOf('A'), 'arbiter', month);
      const ports = meanwhile(() => refuse('A', 1, author, month));
      expect(await rate(await request('A'), turkey, ports)).toBe('rejected');
      expect(await postings('2026-10')).toEqual([]);
      expect(await month.ledger.receipt('A', 1)).toMatchObject({ state: 'rejected', decision: author });
    });

    it('is heeded: it counts for the list it was given to', async () => {
      await accept(submissionOf('A'), 'arbiter', month);
      const ports = meanwhile(() => retype('A', 1, 'uhs', author, month));
      expect(await rate(await request('A'), turkey, ports)).toBe('rated');
      expect(await postings('2026-10')).toMatchObject([{ tournament: 'A', type: 'uhs' }]);
      expect((await month.ledger.receipt('A', 1))?.decision).toMatchObject({ ...author, type: 'uhs' });
    });

    it('is heeded: whoever is split off a merge has the games', async () => {
      const order = { ...author, id: 'merge-1' };
      await merge({ player: '100001', into: '100005' }, order, month);
      await accept(submissionOf('A'), 'arbiter', month);
      const ports = meanwhile(() => split('100001', author, month));
      expect(await rate(await request('A'), turkey, ports)).toBe('rated');
      const [posting] = await postings('2026-10');
      expect(posting?.results.map(({ player }) => player)).toEqual(['100001', '100002', '100003', '100004']);
    });

    it('is heeded where the tournament is taken back', async () => {
      await rateAll(month, submissionOf('A'));
      await accept(withdrawalOf('A', 2), 'arbiter', month);
      let done = false;
      const ledger = {
        ...month.ledger,
        book: async (period: string) => {
          const book = await month.ledger.book(period);
          if (!done) await refuse('A', 2, author, month);
          done = true;
          return book;
        },
      };
      expect(await rate(await request('A', 2), turkey, { ...month, ledger })).toBe('rejected');
      expect(await postings('2026-10')).toMatchObject([{ revision: 1, games: 12 }]);
    });
  });

  describe('one event under two codes (M-18)', () => {
    it('counts once: the second is held and says what it is', async () => {
      await rateAll(month, submissionOf('A'), submissionOf('B'));
      expect(await stateOf(month, 'B')).toBe('held');
      expect((await month.ledger.receipt('B', 1))?.findings).toEqual([
        { code: 'tournament.duplicate', severity: 'hold', found: 'A' },
      ]);
      expect(await postings('2026-10')).toHaveLength(1);
    });

    it('is still held in a later book', async () => {
      await rateAll(month, submissionOf('A'));
      await publish('2026-10', turkey, month, { drain: false });
      await rateAll(month, submissionOf('B'));
      expect(await stateOf(month, 'B')).toBe('held');
    });

    it.each([
      ['was withdrawn', withdrawalOf('A', 2)],
      ['turned out to be another event', submissionOf('A', { revision: 2, first: '0-1' })],
    ])('is free again when the first %s', async (_case, second) => {
      await rateAll(month, submissionOf('A'));
      await rateAll(month, second);
      await rateAll(month, submissionOf('B'));
      expect(await stateOf(month, 'B')).toBe('rated');
    });

    it('is not the same event with another result, on other days or of other players', async () => {
      await rateAll(month, submissionOf('A'), submissionOf('B', { first: '0-1' }));
      expect(await stateOf(month, 'B')).toBe('rated');
    });
  });

  it('refuses a request without a receipt', async () => {
    const missing = { tournament: 'Z', revision: 1, digest: '0'.repeat(64) };
    await expect(rate(missing, turkey, month)).rejects.toMatchObject({ code: 'ledger.defect' });
  });
});
