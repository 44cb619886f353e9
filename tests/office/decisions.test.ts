import { findPlayers, matchByHand, readCase, refuse, release, retype } from '@kuvvet/office';
import { describe, expect, it } from 'vitest';
import { submissionOf } from '../functions/event.ts';
import { history, publishList, ratingsOf } from '../functions/history.ts';
import { codesOf, openMonth, rateAll, stateOf } from '../functions/month.ts';
import { recast } from './recast.ts';

const strong = ['100071', '100072', '100073', '100074'];
const author = { by: 'ayse', reason: 'Hakemle görüşüldü' };
type Month = Awaited<ReturnType<typeof openMonth>>;

/** The number of the first row is missing. */
const unmatched = (tournament: string) =>
  recast(submissionOf(tournament, { players: strong }), (report) => {
    delete report.players[0].playerNumber;
    report.players[0].name = 'ÖTEKİ, İsim';
  });

const wordsOf = async (month: Month, tournament: string) =>
  (await month.ledger.words(`tournament/${tournament}`)).map(({ deed, by, reason, facts }) => ({
    ...facts,
    ...{ deed, by, reason, seats: facts.seats },
  }));

const playersOf = async ({ ledger }: Month, tournament: string, period = '2026-10') =>
  (await Array.fromAsync(ledger.postings(period)))
    .find((posting) => posting.tournament === tournament)
    ?.results.map(({ player }) => player);

describe('matching by hand (M-04, M-08)', () => {
  it('seats a player nobody could name, and the report is rated', async () => {
    const month = await openMonth();
    await rateAll(month, unmatched('U'));
    expect(await codesOf(month, 'U')).toContain('player.unmatched');
    await matchByHand('U', 1, [[1, '100071']], author, month);
    await rateAll(month);
    expect(await stateOf(month, 'U')).toBe('rated');
    expect(await playersOf(month, 'U')).toEqual(strong);
    // The name in the report is another; it no longer holds, and is told.
    expect((await month.ledger.receipt('U', 1))?.findings).toMatchObject([
      { code: 'identity.none', severity: 'notice' },
      { code: 'player.name', severity: 'warning' },
    ]);
    expect(await wordsOf(month, 'U')).toEqual([{ deed: 'match', ...author, revision: 1, seats: '1=100071' }]);
  });

  it('corrects a wrong person of a rated report by its next revision', async () => {
    const month = await openMonth();
    await rateAll(month, submissionOf('A', { players: strong }));
    const outcome = await matchByHand('A', 1, [[1, '100075']], author, month);
    expect(outcome).toMatchObject({ outcome: 'decided', receipt: { revision: 2, sender: 'arbiter' } });
    await rateAll(month);
    expect(await playersOf(month, 'A')).toEqual(['100072', '100073', '100074', '100075']);
    expect(await stateOf(month, 'A', 2)).toBe('rated');
    expect((await month.ledger.receipt('A', 1))?.decision).toBeNull();
  });

  it('is said once, however often it is repeated, and can be taken back', async () => {
    const month = await openMonth();
    await rateAll(month, unmatched('U'));
    const seat = (player: string) => matchByHand('U', 1, [[1, player]], author, month);
    for (let time = 0; time < 3; time++) await seat('100071');
    await seat('100075');
    await seat('100071');
    expect((await wordsOf(month, 'U')).map(({ seats }) => seats)).toEqual([
      ...['1=100071', '1=100075', '1=100071'],
    ]);
    await rateAll(month);
    await seat('100071');
    expect(await playersOf(month, 'U')).toEqual(strong);
    expect(await month.ledger.receipts('U')).toHaveLength(1);
  });

  it('asks again for a rating whose request was lost', async () => {
    const month = await openMonth();
    await rateAll(month, unmatched('U'));
    const queue = { send: () => Promise.reject(new Error('lost')) };
    await expect(matchByHand('U', 1, [[1, '100071']], author, { ...month, queue })).rejects.toThrow('lost');
    await matchByHand('U', 1, [[1, '100071']], author, month);
    await rateAll(month);
    expect(await stateOf(month, 'U')).toBe('rated');
    expect(await wordsOf(month, 'U')).toHaveLength(1);
  });

  it('still holds two seats of one person', async () => {
    const month = await openMonth();
    await rateAll(month, unmatched('U'));
    await matchByHand('U', 1, [[1, '100072']], author, month);
    await rateAll(month);
    expect(await stateOf(month, 'U')).toBe('held');
    expect(await codesOf(month, 'U')).toContain('player.twice');
  });

  it.each([
    ['nobody sent', 'V', 1, [[1, '100071']], 'unknown'],
    ['with a later revision', 'A', 1, [[1, '100071']], 'followed'],
    ['that was refused', 'X', 1, [[1, '100071']], 'final'],
    ['and a number nobody has', 'U', 1, [[1, '100999']], 'no-player'],
    ['and a row that is not there', 'U', 1, [[9, '100071']], 'no-seat'],
  ] as const)('refuses a report %s', async (_, tournament, revision, seats, because) => {
    const month = await openMonth();
    const events = [submissionOf('A'), submissionOf('A', { revision: 2 }), submissionOf('X', { rounds: 3 })];
    await rateAll(month, ...events, unmatched('U'));
    expect(await matchByHand(tournament, revision, seats, author, month)).toEqual({
      outcome: 'refused',
      because,
    });
    expect(await wordsOf(month, tournament)).toEqual([]);
  });
});

describe('another list type (M-07)', () => {
  it('has a report that was held for its time control rated', async () => {
    const month = await openMonth();
    await rateAll(month, submissionOf('F', { players: strong, timeControl: '120+0' }));
    expect(await codesOf(month, 'F')).toEqual(['time-control.suspect']);
    await retype('F', 1, 'uys', author, month);
    await rateAll(month);
    expect(await month.ledger.head('F')).toMatchObject({ type: 'uys', revision: 1 });
  });

  it('moves a rated report: the list it was in forgets it, the other has it', async () => {
    const month = await openMonth();
    await rateAll(month, submissionOf('A', { players: strong }));
    await retype('A', 1, 'uhs', author, month);
    await retype('A', 1, 'uhs', author, month);
    await rateAll(month);
    expect(await month.ledger.head('A')).toMatchObject({ type: 'uhs', revision: 2 });
    expect(await Array.fromAsync(month.ledger.postings('2026-10'))).toMatchObject([{ type: 'uhs' }]);
    expect(await wordsOf(month, 'A')).toEqual([
      { deed: 'retype', ...author, revision: 1, next: 2, type: 'uhs' },
    ]);
    expect(await retype('A', 2, 'uhs', { ...author, reason: 'Yine' }, month)).toEqual({
      outcome: 'refused',
      because: 'nothing-new',
    });
  });

  it('of a published report is carried to the next list: as if it had been right at once (Q-20)', async () => {
    const wrong = await history([submissionOf('A', { players: strong, resultOf: () => '1-0' })]);
    await retype('A', 1, 'uhs', author, wrong);
    await rateAll(wrong);
    await publishList('2026-12', wrong);

    const right = await openMonth();
    await rateAll(right, submissionOf('A', { players: strong, resultOf: () => '1-0' }));
    await retype('A', 1, 'uhs', author, right);
    await rateAll(right);
    await publishList('2026-11', right);
    await publishList('2026-12', right);
    for (const type of ['ukd', 'uhs'] as const) {
      expect(await ratingsOf('2026-12', type, wrong)).toEqual(await ratingsOf('2026-12', type, right));
    }
  });
});

describe('refusing (M-17)', () => {
  it('ends a held report, and its sender reads why', async () => {
    const month = await openMonth();
    await rateAll(month, unmatched('U'));
    for (let time = 0; time < 2; time++) {
      expect(await refuse('U', 1, author, month)).toMatchObject({ outcome: 'refused-report' });
    }
    expect(await month.ledger.receipt('U', 1)).toMatchObject({
      state: 'rejected',
      decision: author,
      findings: [
        { code: 'identity.none' },
        { code: 'player.unmatched' },
        { code: 'report.refused', severity: 'error', found: author.reason },
      ],
    });
    expect(await wordsOf(month, 'U')).toHaveLength(1);
    await rateAll(month, { ...submissionOf('U', { players: strong }), revision: 2 });
    expect(await stateOf(month, 'U', 2)).toBe('rated');
  });

  it('takes a rated report back by its next revision', async () => {
    const month = await openMonth();
    await rateAll(month, submissionOf('A', { players: strong }));
    for (let time = 0; time < 2; time++) {
      expect(await refuse('A', 1, author, month)).toMatchObject({ outcome: 'withdrawn' });
    }
    await rateAll(month);
    expect(await stateOf(month, 'A', 2)).toBe('withdrawn');
    expect(await playersOf(month, 'A')).toEqual([]);
  });
});

describe('several words about one report', () => {
  it('add up, and each is kept with who, when and why', async () => {
    const month = await openMonth();
    const late = recast(unmatched('S'), (report) => {
      report.rounds = 6;
      report.start = '2026-10-11';
    });
    await rateAll(month, late);
    expect(await codesOf(month, 'S')).toEqual(['identity.none', 'player.unmatched', 'event.rounds-a-day']);
    await matchByHand('S', 1, [[1, '100071']], author, month);
    await rateAll(month);
    expect(await stateOf(month, 'S')).toBe('held');
    await release('S', 1, { by: 'mehmet', reason: 'İki günde oynandı' }, month);
    await rateAll(month);
    expect(await stateOf(month, 'S')).toBe('rated');
    const opened = await readCase('S', 1, month);
    expect(opened?.words.map(({ deed, by }) => [deed, by])).toEqual([
      ['match', 'ayse'],
      ['release', 'mehmet'],
    ]);
    const [card] = await findPlayers('100071', month);
    expect(opened?.rows[0]).toMatchObject({ name: 'ÖTEKİ, İsim', player: { player: card?.player } });
  });
});
