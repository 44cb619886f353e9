import { accept } from '@kuvvet/ingest';
import type { Ledger } from '@kuvvet/ledger';
import {
  type CutOffOutcome,
  clockTime,
  instantOf,
  readChecklist,
  readInbox,
  readTrail,
  release,
  retype,
  type Submission,
  setCutOff,
  withdrawalOf,
} from '@kuvvet/office';
import { describe, expect, it } from 'vitest';
import { submissionOf } from '../functions/event.ts';
import { publishList, ratingsOf } from '../functions/history.ts';
import { codesOf, openMonth, rateAll, registerOf, stateOf } from '../functions/month.ts';

const strong = ['100071', '100072', '100073', '100074'];
const author = { by: 'ayse', reason: 'Liste hazırlanıyor' };
const cut = '2026-10-28T21:00:00.000Z';
const before = '2026-10-28T20:59:59.999Z';
const after = '2026-10-29T06:00:00.000Z';

/** October at a moment of its own, with a cut-off unless it is left out. */
async function october(late: 'next' | 'hold' | null) {
  let moment = '2026-10-20T09:00:00.000Z';
  const month = { ...(await openMonth(registerOf([...strong, '100075']))), now: () => moment };
  if (late) await setCutOff({ at: cut, late }, author, month);
  const at = async (instant: string, ...submissions: readonly Submission[]) => {
    moment = instant;
    for (const submission of submissions) await accept(submission, 'arbiter', month);
    await rateAll(month);
  };
  return { month, at };
}

/** Whatever is not called A is another event of other players. */
const event = (tournament: string) =>
  submissionOf(tournament, { players: tournament === 'A' ? strong : [...strong.slice(1), '100075'] });

const counted = async (ledger: Ledger, period: string) =>
  (await Array.fromAsync(ledger.postings(period))).map(({ tournament }) => tournament).sort();

describe('a cut-off of a month (M-13)', () => {
  it.each([
    [null, after, 'rated', '2026-10'],
    ['next', before, 'rated', '2026-10'],
    ['next', cut, 'parked', '2026-11'],
    ['hold', before, 'rated', '2026-10'],
    ['hold', cut, 'held', null],
  ] as const)('with %s a report received at %s is %s', async (late, instant, state, period) => {
    const { month, at } = await october(late);
    await at(instant, event('A'));
    expect(await month.ledger.receipt('A', 1)).toMatchObject({ state, period });
    expect(await counted(month.ledger, '2026-10')).toEqual(state === 'rated' ? ['A'] : []);
  });

  it('decides by when a report was received, however late it is rated', async () => {
    const { month, at } = await october('next');
    await at(before);
    await accept(event('A'), 'arbiter', month);
    await at(after);
    expect(await stateOf(month, 'A')).toBe('rated');
  });

  it('leaves a late report to the next month, in which it counts by itself', async () => {
    const { month, at } = await october('next');
    await at(before, event('A'));
    await at(after, event('B'));
    expect((await month.ledger.receipt('B', 1))?.findings).toEqual([
      {
        ...{ code: 'event.next-list', severity: 'notice' },
        ...{ found: '2026-10-29T06:00Z', expected: '2026-10-28T21:00Z' },
      },
    ]);
    await publishList('2026-11', month);
    expect(await counted(month.ledger, '2026-10')).toEqual(['A']);
    expect(await counted(month.ledger, '2026-11')).toEqual(['B']);
    expect(await stateOf(month, 'B')).toBe('rated');
  });

  it('leaves what was published of a tournament, and corrects it in the next month', async () => {
    const { month, at } = await october('next');
    await at(before, event('A'));
    await at(after, submissionOf('A', { players: strong, revision: 2, first: '0-1' }));
    expect(await stateOf(month, 'A', 2)).toBe('parked');
    await publishList('2026-11', month);
    const [correction] = await Array.fromAsync(month.ledger.postings('2026-11'));
    expect(correction).toMatchObject({ tournament: 'A', revision: 2, reverses: '2026-10' });
  });

  it('is the same list as one closed when the cut-off came', async () => {
    const [one, other] = [await october('next'), await october(null)];
    await one.at(before, event('A'));
    await one.at(after, event('B'));
    await other.at(before, event('A'));
    for (const { month } of [one, other]) await publishList('2026-11', month);
    expect(await ratingsOf('2026-11', 'ukd', one.month)).toEqual(
      await ratingsOf('2026-11', 'ukd', other.month),
    );
  });

  it.each(['next', 'hold'] as const)('with %s keeps a late withdrawal out too', async (late) => {
    const { month, at } = await october(late);
    await at(before, event('A'));
    await at(after, withdrawalOf('A', 2));
    expect(await stateOf(month, 'A', 2)).toBe(late === 'next' ? 'parked' : 'held');
    if (late === 'hold') await release('A', 2, author, month);
    else await publishList('2026-11', month);
    await rateAll(month);
    expect(await stateOf(month, 'A', 2)).toBe('withdrawn');
  });

  it('holds for an officer, who may let it count', async () => {
    const { month, at } = await october('hold');
    await at(after, event('A'));
    expect(await codesOf(month, 'A')).toEqual(['event.cut-off']);
    expect(await release('A', 1, author, month)).toMatchObject({ outcome: 'released' });
    await rateAll(month);
    expect(await counted(month.ledger, '2026-10')).toEqual(['A']);
  });

  it.each(['next', 'hold'] as const)('with %s does not stop what an officer decides', async (late) => {
    const { month, at } = await october(late);
    await at(before, event('A'));
    await at(after);
    await retype('A', 1, 'uhs', author, month);
    await rateAll(month);
    const [posting] = await Array.fromAsync(month.ledger.postings('2026-10'));
    expect(posting).toMatchObject({ tournament: 'A', revision: 2, type: 'uhs' });
  });

  it('nor does the last list of an event long past (M-12): the officer’s word is not late', async () => {
    const { month, at } = await october(null);
    await at(before, event('A'));
    for (const list of ['2026-11', '2026-12', '2027-01']) await publishList(list, month);
    await retype('A', 1, 'uhs', author, month);
    await rateAll(month);
    const [posting] = await Array.fromAsync(month.ledger.postings('2027-01'));
    expect(posting).toMatchObject({ tournament: 'A', revision: 2, type: 'uhs', reverses: '2026-10' });
    // A sender's own is held for the officer, as ever.
    await at('2027-01-05T09:00:00.000Z', submissionOf('A', { players: strong, revision: 3 }));
    expect(await codesOf(month, 'A', 3)).toContain('event.late');
    expect(await stateOf(month, 'A', 3)).toBe('held');
  });

  it('leaves a report of a month to come to its month', async () => {
    const { month, at } = await october('hold');
    await at(after, submissionOf('N', { month: '2026-11', players: strong }));
    expect(await codesOf(month, 'N')).toEqual(['event.not-open']);
  });
});

describe('moving a cut-off', () => {
  const later = '2026-10-30T21:00:00.000Z';

  it.each(['next', 'hold'] as const)('looks at what was late with %s again', async (late) => {
    const { month, at } = await october(late);
    await at(after, event('A'), event('B'));
    const outcome = await setCutOff({ at: later, late }, author, month);
    expect(outcome).toMatchObject({ outcome: 'set', before: { at: cut }, after: { at: later }, again: 2 });
    await rateAll(month);
    expect(await counted(month.ledger, '2026-10')).toEqual(['A', 'B']);
  });

  it('lifts it: late reports count', async () => {
    const { month, at } = await october('next');
    await at(after, event('A'));
    await setCutOff(null, author, month);
    await rateAll(month);
    expect(await stateOf(month, 'A')).toBe('rated');
    expect(await month.ledger.book('2026-10')).not.toHaveProperty('cutOff');
  });

  it('gives late reports to the next month after all', async () => {
    const { month, at } = await october('hold');
    await at(after, event('A'));
    await setCutOff({ at: cut, late: 'next' }, author, month);
    await rateAll(month);
    expect(await stateOf(month, 'A')).toBe('parked');
  });

  it.each([
    ['in the past', '2026-10-28T22:00:00.000Z'],
    ['too soon to be written before it comes', '2026-10-29T06:00:59.000Z'],
  ])('refuses one %s', async (_, instant) => {
    const { month, at } = await october('next');
    await at(after);
    expect(await setCutOff({ at: instant, late: 'next' }, author, month)).toEqual({
      ...{ outcome: 'refused', because: 'past' },
    });
    expect((await month.ledger.book('2026-10'))?.cutOff?.at).toBe(cut);
  });

  it('refuses one for a month that is being closed', async () => {
    const { month } = await october(null);
    await month.ledger.seal('2026-10');
    const refused: CutOffOutcome = { outcome: 'refused', because: 'closing' };
    expect(await setCutOff({ at: cut, late: 'next' }, author, month)).toEqual(refused);
  });

  it('is asked for again by whoever died before late reports were looked at', async () => {
    const { month, at } = await october('next');
    await at(after, event('A'));
    const queue = { send: () => Promise.reject(new Error('lost')) };
    const lift = (ports: typeof month) => setCutOff(null, author, ports);
    await expect(lift({ ...month, queue: { ...month.queue, ...queue } })).rejects.toThrow('lost');
    expect(await lift(month)).toMatchObject({ outcome: 'set', again: 1 });
    await rateAll(month);
    expect(await stateOf(month, 'A')).toBe('rated');
  });

  it('says each in the trail, and a repeated one once', async () => {
    const { month } = await october('next');
    const hold = { at: cut, late: 'hold' } as const;
    for (const each of [hold, hold, null, hold]) await setCutOff(each, author, month);
    const deeds = (await readTrail('2026-10', month.ledger)).filter(({ deed }) => deed === 'cut-off');
    expect(
      deeds.every(
        ({ about, by, reason }) => `${about} ${by} ${reason}` === `book/2026-10 ayse ${author.reason}`,
      ),
    ).toBe(true);
    expect(deeds.map(({ facts }) => facts.late ?? facts.at).sort()).toEqual(['hold', 'hold', 'next', 'none']);
  });
});

describe('what an officer sees of it', () => {
  it('is in the checklist and the inbox', async () => {
    const { month, at } = await october('next');
    await at(after, event('A'));
    const checklist = await readChecklist('2026-10', month);
    expect(checklist).toMatchObject({ cutOff: { at: cut, late: 'next' }, parked: 1 });
    expect(checklist?.late.map(({ receipt }) => receipt.tournament)).toEqual(['A']);
    const { items } = await readInbox({ states: ['parked'] }, month);
    expect(items[0]?.obstacles.map(({ code }) => code)).toEqual(['event.next-list']);
  });
});

describe('a moment by the clocks of a time zone', () => {
  it.each([
    ['2026-10-28', 'Europe/Istanbul', '2026-10-28T21:00:00.000Z'],
    ['2026-10-28T18:00', 'Europe/Istanbul', '2026-10-28T15:00:00.000Z'],
    ['2026-10-28 18:00', 'Europe/Istanbul', '2026-10-28T15:00:00.000Z'],
    ['2026-02-28', 'Europe/Istanbul', '2026-02-28T21:00:00.000Z'],
    // Clocks go back an hour that day.
    ['2026-10-25T12:00', 'Europe/Berlin', '2026-10-25T11:00:00.000Z'],
    ['2026-10-24', 'Europe/Berlin', '2026-10-24T22:00:00.000Z'],
    ['2026-02-30', 'Europe/Istanbul', null],
    ['2026-13-01', 'Europe/Istanbul', null],
    ['2026-10-28T25:00', 'Europe/Istanbul', null],
    ['28.10.2026', 'Europe/Istanbul', null],
    ['', 'Europe/Istanbul', null],
  ])('%j in %s is %s', (written, timeZone, instant) => {
    expect(instantOf(written, timeZone)).toBe(instant);
  });

  it('is told as those clocks show it', () => {
    expect(clockTime(cut, 'Europe/Istanbul')).toBe('2026-10-29 00:00');
  });
});
