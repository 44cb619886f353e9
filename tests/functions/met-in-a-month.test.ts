import { merge, withdrawalOf } from '@kuvvet/office';
import { describe, expect, it } from 'vitest';
import { submissionOf } from './event.ts';
import { history, publishList, ratingsOf } from './history.ts';
import { rateAll } from './month.ts';

const order = { id: 'one', by: 'officer', reason: 'a word' };

describe('a merge and a correction in one month (M-06, Q-20)', () => {
  /** Three games: not enough for a first rating without those of another event. */
  const few = (tournament: string, player: string, changes: { revision?: number; first?: string } = {}) =>
    submissionOf(tournament, {
      players: [player, '100077', '100078', '100079'],
      rounds: 6,
      ...changes,
      resultOf: (round) => (round > 3 ? '-/-' : '1/2-1/2'),
    });

  it.each([
    ['100011', '100010'],
    ['100010', '100011'],
  ])('keep the performances of both numbers where %s becomes %s', async (leaving, staying) => {
    const merged = await history([few('A', leaving)]);
    expect((await merge({ player: leaving, into: staying }, order, merged)).outcome).toBe('entered');
    await rateAll(merged, few('A', leaving, { revision: 2, first: '0-1' }));
    await publishList('2026-12', merged);
    await rateAll(
      merged,
      submissionOf('B', { month: '2026-12', players: [staying, '100071', '100072', '100073'] }),
    );
    await publishList('2027-01', merged);

    const right = await history(
      [few('A', staying, { first: '0-1' })],
      [],
      [submissionOf('B', { month: '2026-12', players: [staying, '100071', '100072', '100073'] })],
    );
    const rating = (await ratingsOf('2027-01', 'ukd', right))[staying];
    expect(rating).toBeGreaterThan(1000);
    expect((await ratingsOf('2027-01', 'ukd', merged))[staying]).toBe(rating);
  });
});

describe('two events of a month that were both wrong (Q-20)', () => {
  const newcomer = '100010';
  /** Enough for a first rating each, so that both together make it. The first game is the newcomer's. */
  const weak = () => submissionOf('A', { players: ['100071', '100072', newcomer, '100073'] });
  const good = (changes: { revision?: number; first?: string } = {}) =>
    submissionOf('B', { players: ['100074', '100075', newcomer, '100077'], ...changes });
  const better = { first: '0-1' };

  it.each([
    ['A, then B', [withdrawalOf('A', 2)], [good({ revision: 2, ...better })]],
    ['B, then A', [good({ revision: 2, ...better })], [withdrawalOf('A', 2)]],
  ])('come to what is true where they are corrected in two months: %s', async (_case, one, other) => {
    const corrected = await history([weak(), good()], one, other);
    const right = await history([good(better)], [], []);
    expect(await ratingsOf('2027-01', 'ukd', corrected)).toEqual(await ratingsOf('2027-01', 'ukd', right));
  });
});
