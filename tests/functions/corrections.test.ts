import { award, merge, release, turkey, withdrawalOf } from '@kuvvet/office';
import { publish } from '@kuvvet/publish';
import { describe, expect, it } from 'vitest';
import { submissionOf } from './event.ts';
import { history, lists, publishList, ratingsOf } from './history.ts';
import { codesOf, openMonth, publicFiles, rateAll, stateOf } from './month.ts';

const strong = ['100071', '100072', '100073', '100074'];
const mixed = ['100075', '100010', '100077', '100078', '100079', '100080'];
const newcomer = '100010';
const order = { id: 'one', by: 'officer', reason: 'a word' };

/** Another event, so that a month has more than the one that is corrected. */
const other = (month: string) =>
  submissionOf(`O-${month}`, { month, players: strong, resultOf: () => '1-0' });
const won = (changes: Parameters<typeof submissionOf>[1] = {}) =>
  submissionOf('A', { players: strong, first: '1-0', ...changes });
const lost = (changes: Parameters<typeof submissionOf>[1] = {}) => won({ first: '0-1', ...changes });

/** Every list of two histories in which the same is known by the end. */
async function listsOf(workshop: Awaited<ReturnType<typeof openMonth>>, list: string) {
  return Promise.all((['ukd', 'uhs', 'uys'] as const).map((type) => ratingsOf(list, type, workshop)));
}

describe('a result corrected after publication (Q-20, C-03)', () => {
  it('leaves the published list and carries the difference to the next, where it is as if it had never been wrong', async () => {
    const wrong = await history([won(), other('2026-10')], []);
    const first = await history([won(), other('2026-10')]);
    const published = await publicFiles(first);
    await rateAll(first, lost({ revision: 2 }));
    expect(await stateOf(first, 'A', 2)).toBe('rated');
    expect(await codesOf(first, 'A', 2)).toEqual(['tournament.published']);
    expect(await publicFiles(first)).toEqual(published);
    await publishList('2026-12', first);

    const right = await history([lost(), other('2026-10')], []);
    expect(await listsOf(first, '2026-12')).toEqual(await listsOf(right, '2026-12'));
    expect(await listsOf(first, '2026-12')).not.toEqual(await listsOf(wrong, '2026-12'));
    expect(await listsOf(first, '2026-11')).toEqual(await listsOf(wrong, '2026-11'));
  });

  it('is one entry without games in the open book', async () => {
    const month = await history([won()]);
    await rateAll(month, lost({ revision: 2 }));
    const [entry, ...others] = await Array.fromAsync(month.ledger.postings('2026-11'));
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ tournament: 'A', revision: 2, results: [], reverses: '2026-10' });
    // k 20 both: a reversed game moves each sum by exactly k (C-03).
    expect(entry?.amendments).toEqual([
      { kind: 'points', player: '100073', type: 'ukd', points: 20 },
      { kind: 'points', player: '100074', type: 'ukd', points: -20 },
    ]);
    expect(await month.ledger.head('A')).toMatchObject({ period: '2026-11', counted: '2026-10' });
  });

  it.each([
    ['in the same month', [[won()], [lost({ revision: 2 }), won({ revision: 3 })], []]],
    ['a month later', [[won()], [lost({ revision: 2 })], [won({ revision: 3 })]]],
  ])('corrected back %s comes to what was true all along', async (_case, months) => {
    const back = await history(...months);
    const right = await history([won()], [], []);
    expect(await listsOf(back, '2027-01')).toEqual(await listsOf(right, '2027-01'));
  });

  it('may arrive in any order and any number of copies', async () => {
    const month = await history([won()]);
    const third = won({ revision: 3, resultOf: () => '0-1' });
    await rateAll(month, third, lost({ revision: 2 }), third);
    await publishList('2026-12', month);
    const right = await history([won({ resultOf: () => '0-1' })], []);
    expect(await listsOf(month, '2026-12')).toEqual(await listsOf(right, '2026-12'));
    expect(await stateOf(month, 'A', 2)).toBe('superseded');
  });

  it('keeps its basis however much later it comes, and moves nothing that was rated in between', async () => {
    const between = submissionOf('B', { month: '2026-11', players: strong, resultOf: () => '0-1' });
    const corrected = await history([won()], [between], [lost({ revision: 2 })]);
    const wrong = await history([won()], [between], []);
    const [before, after] = await Promise.all(
      [wrong, corrected].map((one) => ratingsOf('2027-01', 'ukd', one)),
    );
    const moved = strong.map((player) => (after?.[player] ?? 0) - (before?.[player] ?? 0));
    expect(moved).toEqual([0, 0, 20, -20]);
  });

  it('takes back a tournament after publication, and its return counts again', async () => {
    const withdrawn = await history([won(), other('2026-10')], [withdrawalOf('A', 2)]);
    expect(await stateOf(withdrawn, 'A', 2)).toBe('withdrawn');
    const without = await history([other('2026-10')], []);
    const ofStrong = async (workshop: typeof withdrawn, list: string) =>
      Object.entries(await ratingsOf(list, 'ukd', workshop));
    expect(await ofStrong(withdrawn, '2026-12')).toEqual(await ofStrong(without, '2026-12'));

    await rateAll(withdrawn, lost({ revision: 3 }));
    await publishList('2027-01', withdrawn);
    const right = await history([lost(), other('2026-10')], [], []);
    expect(await ofStrong(withdrawn, '2027-01')).toEqual(await ofStrong(right, '2027-01'));
  });

  it('a withdrawn tournament that never counted enters like any other', async () => {
    const month = await history([withdrawalOf('A', 1), other('2026-10')]);
    await rateAll(month, won({ revision: 2 }));
    expect(await Array.fromAsync(month.ledger.postings('2026-11'))).toMatchObject([
      { tournament: 'A', reverses: null, basis: '2026-10' },
    ]);
  });
});

describe('first ratings and corrections (U-26, Q-17)', () => {
  const event = (tournament: string, month: string, changes: Parameters<typeof submissionOf>[1] = {}) =>
    submissionOf(tournament, { month, players: mixed, rounds: 5, resultOf: () => '1-0', ...changes });
  /** The first game is the newcomer's; nobody else plays in the other event, whose basis a correction leaves alone. */
  const few = (tournament: string, month: string, revision = 1, first = '1-0') =>
    submissionOf(tournament, {
      month,
      players: ['100071', '100072', newcomer, '100073'],
      revision,
      first,
      rounds: 6,
      resultOf: (round) => (round > 3 ? '-/-' : '1/2-1/2'),
    });

  it('pools performances over the months, and its opponents see an unrated player until the next list', async () => {
    const month = await history([few('A', '2026-10')], [event('B', '2026-11')]);
    const [october, december] = await Promise.all(
      ['2026-11', '2026-12'].map((list) => ratingsOf(list, 'ukd', month)),
    );
    expect(october?.[newcomer]).toBeUndefined();
    expect(december?.[newcomer]).toBeGreaterThan(1000);
    const alone = await history([], [event('B', '2026-11')]);
    expect((await ratingsOf('2026-12', 'ukd', alone))[newcomer]).not.toBe(december?.[newcomer]);
  });

  it('a correction of a pooled event changes the first rating it leads to', async () => {
    const wrong = await history([few('A', '2026-10')], [event('B', '2026-11')]);
    const corrected = await history(
      [few('A', '2026-10')],
      [few('A', '2026-10', 2, '0-1'), event('B', '2026-11')],
    );
    const right = await history([few('A', '2026-10', 1, '0-1')], [event('B', '2026-11')]);
    expect(await ratingsOf('2026-12', 'ukd', corrected)).toEqual(await ratingsOf('2026-12', 'ukd', right));
    const [before, after] = await Promise.all(
      [wrong, corrected].map(async (month) => (await ratingsOf('2026-12', 'ukd', month))[newcomer]),
    );
    expect(after).not.toBe(before);
  });

  it('a correction moves a first rating made of pooled events, whichever of them it concerns', async () => {
    const months = [[few('A', '2026-10')], [event('B', '2026-11')]] as const;
    const corrected = await history(...months, [few('A', '2026-10', 2, '0-1')]);
    const right = await history([few('A', '2026-10', 1, '0-1')], months[1], []);
    expect(await ratingsOf('2027-01', 'ukd', corrected)).toEqual(await ratingsOf('2027-01', 'ukd', right));
  });

  it('a published first rating stays when nothing supports it any more, and the receipt says so', async () => {
    const month = await history([event('A', '2026-10')]);
    const rating = (await ratingsOf('2026-11', 'ukd', month))[newcomer];
    await rateAll(month, withdrawalOf('A', 2));
    expect(await codesOf(month, 'A', 2)).toEqual(['tournament.published', 'correction.unsupported']);
    await publishList('2026-12', month);
    expect((await ratingsOf('2026-12', 'ukd', month))[newcomer]).toBe(rating);
  });
});

describe('what an officer enters', () => {
  it('awards points and first ratings with the next list, once however often it is ordered (M-11)', async () => {
    const month = await openMonth();
    for (let time = 0; time < 2; time++) {
      const points = await award(
        { kind: 'points', player: '100071', type: 'ukd', points: 15 },
        order,
        turkey.ruleSet,
        month,
      );
      expect(points.outcome).toBe('entered');
    }
    await award(
      { kind: 'rating', player: newcomer, type: 'ukd', rating: 1200 },
      { ...order, id: 'two' },
      turkey.ruleSet,
      month,
    );
    await rateAll(month, won());
    await publishList('2026-11', month);
    const without = await ratingsOf('2026-11', 'ukd', await history([won()]));
    const list = await ratingsOf('2026-11', 'ukd', month);
    expect(list['100071']).toBe((without['100071'] ?? 0) + 15);
    expect(list[newcomer]).toBe(1200);
    expect(Object.keys(list)).toHaveLength(Object.keys(without).length + 1);
  });

  it.each([
    ['points for an unrated player', { kind: 'points', player: newcomer, type: 'ukd', points: 5 }, 'unrated'],
    ['a rating for a rated one', { kind: 'rating', player: '100071', type: 'ukd', rating: 1900 }, 'rated'],
    [
      'a first rating below the limit (Q-05)',
      { kind: 'rating', player: newcomer, type: 'ukd', rating: 1000 },
      'too-low',
    ],
    [
      'anything for a stranger',
      { kind: 'points', player: '99999999', type: 'ukd', points: 5 },
      'unknown-player',
    ],
  ] as const)('refuses %s', async (_case, amendment, because) => {
    const month = await openMonth();
    expect(await award(amendment, order, turkey.ruleSet, month)).toEqual({ outcome: 'refused', because });
  });

  it('merges two numbers of one person between rating and closing (C-05)', async () => {
    const players = ['100071', newcomer, '100073', '100074'];
    const event = (one: string) =>
      submissionOf('A', { players: [players[0] ?? '', one, ...players.slice(2)], resultOf: () => '0-1' });
    const merged = await openMonth();
    await rateAll(merged, event(newcomer));
    expect((await merge({ player: newcomer, into: '100075' }, order, merged)).outcome).toBe('entered');
    // A report that arrives afterwards under the old number is the same person's too.
    const later = submissionOf('L', { players: [newcomer, '100077', '100078', '100079'] });
    await rateAll(merged, later);
    await publishList('2026-11', merged);

    const one = await openMonth();
    await rateAll(
      one,
      event('100075'),
      submissionOf('L', { players: ['100075', '100077', '100078', '100079'] }),
    );
    await publishList('2026-11', one);
    expect(await ratingsOf('2026-11', 'ukd', merged)).toEqual(await ratingsOf('2026-11', 'ukd', one));
  });

  it('hands on what a merged number had kept for a first rating', async () => {
    const few = (player: string, tournament: string) =>
      submissionOf(tournament, { players: [player, '100077', '100078', '100079'] });
    const merged = await history([few(newcomer, 'A'), few('100011', 'B')]);
    const single = await history([few(newcomer, 'A'), few(newcomer, 'B')]);
    expect((await merge({ player: '100011', into: newcomer }, order, merged)).outcome).toBe('entered');
    for (const month of [merged, single]) await publishList('2026-12', month);
    expect((await ratingsOf('2026-12', 'ukd', merged))['100011']).toBeUndefined();
  });

  it.each([
    ['a number with itself', '100071', '100071', 'same'],
    ['a stranger', '99999999', '100071', 'unknown-player'],
    ['the rated number into the unrated one', '100071', newcomer, 'rating-only-there'],
    ['two who met', '100071', '100072', 'met'],
  ])('does not merge %s', async (_case, player, into, because) => {
    const month = await openMonth();
    await rateAll(month, won());
    expect(await merge({ player, into }, order, month)).toMatchObject({ outcome: 'refused', because });
  });

  it('releases a held report after the seal: it counts in the next book, with its own basis (M-17)', async () => {
    const month = await openMonth();
    const held = submissionOf('H', { players: strong, timeControl: '5400+30', start: '2026-10-11' });
    await rateAll(month, held);
    expect(await stateOf(month, 'H')).toBe('held');
    await publish('2026-10', turkey, month, { drain: false });
    expect((await release('H', 1, { by: 'officer', reason: 'one day too many' }, month)).outcome).toBe(
      'released',
    );
    await rateAll(month);
    expect(await stateOf(month, 'H')).toBe('rated');
    expect((await month.ledger.receipt('H', 1))?.decision).toMatchObject({
      by: 'officer',
      accepts: ['event.rounds-a-day'],
    });
    expect(await Array.fromAsync(month.ledger.postings('2026-11'))).toMatchObject([
      { tournament: 'H', basis: '2026-10', reverses: null },
    ]);
  });

  it('does not release what has to be put right first, nor what is not held', async () => {
    const month = await openMonth();
    await rateAll(month, won(), submissionOf('S', { start: '2026-09-30' }));
    const word = { by: 'officer', reason: 'please' };
    expect((await release('A', 1, word, month)).outcome).toBe('not-held');
    expect((await release('nobody', 1, word, month)).outcome).toBe('not-held');
    expect(await release('S', 1, word, month)).toMatchObject({
      outcome: 'unliftable',
      findings: [{ code: 'event.basis-unknown' }],
    });
  });
});

describe('months of every kind', () => {
  it('an empty month repeats the list under its own month', async () => {
    const month = await history([won()], []);
    expect(await ratingsOf('2026-12', 'ukd', month)).toEqual(await ratingsOf('2026-11', 'ukd', month));
  });

  it('a player in two events and two types has each counted once, in its own list', async () => {
    const rapid = submissionOf('R', { players: strong, timeControl: '900+10', resultOf: () => '1-0' });
    const both = await history([won(), other('2026-10'), rapid]);
    const standard = await history([won(), other('2026-10')]);
    const alone = await history([rapid]);
    expect(await ratingsOf('2026-11', 'ukd', both)).toEqual(await ratingsOf('2026-11', 'ukd', standard));
    expect(await ratingsOf('2026-11', 'uhs', both)).toEqual(await ratingsOf('2026-11', 'uhs', alone));
  });

  it('a late event counts with the list two months back (Q-12)', async () => {
    const late = await history([], [], [won()]);
    const [posting] = await Array.fromAsync(late.ledger.postings('2026-12'));
    expect(posting).toMatchObject({ basis: '2026-10', period: '2026-12', reverses: null });
    const timely = await history([won()], [], []);
    expect(await ratingsOf('2027-01', 'ukd', late)).toEqual(await ratingsOf('2027-01', 'ukd', timely));
    expect(lists).toContain('2027-01');
  });
});
