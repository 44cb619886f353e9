import {
  beginningKey,
  closedBookKey,
  licencesKey,
  readBeginning,
  readClosedBook,
  registerKey,
  turkey,
} from '@kuvvet/office';
import { publish, publishDue } from '@kuvvet/publish';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Workshop } from '../../cli/src/workshop.ts';
import { submissionOf } from './event.ts';
import { openMonth, publicFiles, rateAll, smallRegister } from './month.ts';

describe('publishing a month', () => {
  let month: Workshop;
  beforeEach(async () => {
    month = await openMonth(smallRegister);
    await rateAll(
      month,
      submissionOf('A'),
      submissionOf('B', { first: '0-1' }),
      submissionOf('N', { month: '2026-11' }),
    );
  });
  afterEach(() => month[Symbol.dispose]());

  it('closes the book, opens the next and points to the new lists', async () => {
    expect(await publish('2026-10', turkey, month)).toMatchObject({ outcome: 'published', list: '2026-11' });
    expect(await month.ledger.current()).toBe('2026-11');
    const files = await publicFiles(month);
    expect(Object.values(files)).not.toContain('missing');
    expect(JSON.parse(files['lists/ukd/latest.json'] ?? '')).toMatchObject({ period: '2026-11' });
  });

  it('records the ratings that moved as steps of the new list, and no other', async () => {
    await publish('2026-10', turkey, month);
    const standings = await month.ledger.standings(['100001', '100009']);
    expect(standings.get('100001')?.steps.ukd.map(({ list }) => list)).toEqual(['2026-10', '2026-11']);
    expect(standings.get('100009')?.steps.ukd.map(({ list }) => list)).toEqual(['2026-10']);
  });

  it('publishes an empty month with everybody unchanged', async () => {
    await publish('2026-10', turkey, month);
    await publish('2026-11', turkey, month, { drain: false });
    const before = JSON.parse((await publicFiles(month))['lists/uys/latest.json'] ?? '');
    expect(before).toMatchObject({ period: '2026-12' });
  });

  it('chains every manifest to the one before', async () => {
    await publish('2026-10', turkey, month);
    const first = JSON.parse((await publicFiles(month))['lists/ukd/latest.json'] ?? '');
    await publish('2026-11', turkey, month, { drain: false });
    const files = await publicFiles(month);
    const { manifest } = JSON.parse(files['lists/ukd/latest.json'] ?? '');
    expect(JSON.parse(files[manifest] ?? '')).toMatchObject({ previous: first.sha256 });
  });

  it('leaves a chain of closed books in the vault, from what was taken over on', async () => {
    const read = async <T>(key: string, from: (bytes: Uint8Array) => T | null) => {
      const stored = await month.vault.get(key);
      return stored && from(stored.bytes);
    };
    const first = await month.ledger.book('2026-10');
    expect(await read(beginningKey, readBeginning)).toMatchObject({
      period: '2026-10',
      previousState: first?.previousState,
    });
    for (const period of ['2026-10', '2026-11']) await publish(period, turkey, month, { drain: false });
    for (const [period, previous] of [['2026-10', null] as const, ['2026-11', '2026-10'] as const]) {
      const book = await month.ledger.book(period);
      expect(await read(closedBookKey(period), readClosedBook)).toEqual({
        ...{ period, ruleSet: 'PRS05', previous },
        ...{ previousState: book?.previousState, election: book?.elected },
      });
      for (const key of [
        registerKey(book?.elected?.register ?? ''),
        licencesKey(book?.elected?.licences ?? ''),
      ]) {
        expect(await month.vault.get(key)).not.toBeNull();
      }
    }
  });

  it('waits for reports that are still queued, and asks for them again', async () => {
    await rateAll(month);
    const { accept } = await import('@kuvvet/ingest');
    await accept(submissionOf('Q', { first: '1/2-1/2' }), 'arbiter', {
      ...month,
      queue: { send: async () => {} },
    });
    expect(await publish('2026-10', turkey, month)).toEqual({ outcome: 'draining', waiting: 1 });
    await rateAll(month);
    expect(await publish('2026-10', turkey, month)).toMatchObject({ outcome: 'published' });
    expect(await month.ledger.head('Q')).toMatchObject({ period: '2026-10' });
  });

  it('does nothing for a book that was never open', async () => {
    expect(await publish('2027-05', turkey, month)).toEqual({ outcome: 'not-open', open: '2026-10' });
  });

  it('gives one result to any number of publishers at once', async () => {
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => publish('2026-10', turkey, month)));
    expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
  });
});

describe('the monthly tick', () => {
  it.each([
    ['the last second of October in Istanbul', '2026-10-31T20:59:59Z', '2026-10'],
    ['the first of November in Istanbul, still October in London', '2026-10-31T21:05:00Z', '2026-11'],
    ['a late tick catches up month by month', '2027-01-15T12:00:00Z', '2027-01'],
  ])('%s', async (_case, instant, open) => {
    const month = await openMonth(smallRegister);
    await publishDue(instant, turkey, month);
    await publishDue(instant, turkey, month);
    expect(await month.ledger.current()).toBe(open);
    month[Symbol.dispose]();
  });

  it('waits for queued reports in the first hours only', async () => {
    const month = await openMonth(smallRegister);
    const { accept } = await import('@kuvvet/ingest');
    await accept(submissionOf('Q', { first: '1/2-1/2' }), 'arbiter', {
      ...month,
      queue: { send: async () => {} },
    });
    expect(await publishDue('2026-11-01T00:05:00+03:00', turkey, month)).toMatchObject([
      { outcome: 'draining' },
    ]);
    expect(await publishDue('2026-11-01T06:05:00+03:00', turkey, month)).toMatchObject([
      { outcome: 'published' },
    ]);
    month[Symbol.dispose]();
  });
});
