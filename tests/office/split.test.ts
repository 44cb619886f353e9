import {
  award,
  correctLicence,
  matchByHand,
  merge,
  readTrail,
  split,
  turkey,
  withdrawalOf,
} from '@kuvvet/office';
import { describe, expect, it } from 'vitest';
import { submissionOf } from '../functions/event.ts';
import { publishList, ratingsOf } from '../functions/history.ts';
import { openMonth, rateAll, stateOf } from '../functions/month.ts';
import { recast } from './recast.ts';

const author = { by: 'ayse', reason: 'İki ayrı kişi' };
const order = { id: 'birlik', by: 'ayse', reason: 'Aynı kişi sanıldı' };
const [leaving, staying] = ['100010', '100075'];
const with3 = (player: string) => [player, '100071', '100072', '100073'];
const event = (tournament: string, first = '1-0') =>
  submissionOf(tournament, { players: with3(leaving), first, resultOf: () => '1-0' });

type Month = Awaited<ReturnType<typeof openMonth>>;
const merged = (month: Month) => merge({ player: leaving, into: staying }, order, month);

const playersOf = async ({ ledger }: Month, tournament: string, period = '2026-10') =>
  (await Array.fromAsync(ledger.postings(period)))
    .find((posting) => posting.tournament === tournament)
    ?.results.map(({ player }) => player);

describe('a wrong merge taken back (M-06)', () => {
  it('leads to the list that would have been without it, reports of before and after', async () => {
    const month = await openMonth();
    await rateAll(month, event('A'));
    await merged(month);
    await rateAll(month, event('B', '0-1'));
    expect(await playersOf(month, 'B')).toContain(staying);
    for (let time = 0; time < 2; time++) {
      expect(await split(leaving, author, month)).toMatchObject({ outcome: 'entered', tournaments: ['B'] });
    }
    await rateAll(month);
    expect(await stateOf(month, 'B', 2)).toBe('rated');
    expect(await playersOf(month, 'B')).toContain(leaving);
    expect(await split(leaving, author, month)).toMatchObject({ outcome: 'entered', tournaments: [] });
    expect(await month.ledger.receipts('B')).toHaveLength(2);

    const without = await openMonth();
    await rateAll(without, event('A'), event('B', '0-1'));
    for (const each of [month, without]) await publishList('2026-11', each);
    expect(await ratingsOf('2026-11', 'ukd', month)).toEqual(await ratingsOf('2026-11', 'ukd', without));
  });

  it('leads to it too where a published report was corrected in between (Q-20)', async () => {
    const month = await openMonth();
    await rateAll(month, event('A'));
    await publishList('2026-11', month);
    await merged(month);
    const corrected = { ...event('A', '0-1'), revision: 2 };
    await rateAll(month, corrected, event('W'), withdrawalOf('W', 2));
    expect(await split(leaving, author, month)).toMatchObject({ outcome: 'entered', tournaments: ['A'] });
    await rateAll(month);
    expect(await stateOf(month, 'A', 3)).toBe('rated');

    const without = await openMonth();
    await rateAll(without, event('A'));
    await publishList('2026-11', without);
    await rateAll(without, corrected);
    for (const each of [month, without]) await publishList('2026-12', each);
    expect(await ratingsOf('2026-12', 'ukd', month)).toEqual(await ratingsOf('2026-12', 'ukd', without));
  });

  it('is kept with who and why, and the numbers may be merged again', async () => {
    const month = { ...(await openMonth()), now: () => '2026-10-20T09:00:00.000Z' };
    await merged(month);
    await split(leaving, author, month);
    expect(await merged(month)).toMatchObject({ outcome: 'entered', act: { id: 'birlik-again' } });
    expect((await month.ledger.players([leaving])).get(leaving)?.mergedInto).toBe(staying);
    const deeds = (await readTrail('2026-10', month.ledger)).map(({ deed }) => deed);
    expect(deeds.toSorted()).toEqual(['merge', 'merge', 'split']);
  });

  it.each([
    ['nobody', '100999', async () => {}, 'unknown-player'],
    ['who was never merged', '100071', async () => {}, 'not-merged'],
    [
      'whose month is closed',
      leaving,
      async (month: Month) => {
        await merged(month);
        await publishList('2026-11', month);
      },
      'published',
    ],
  ])('refuses somebody %s', async (_, player, before, because) => {
    const month = await openMonth();
    await before(month);
    expect(await split(player, author, month)).toEqual({ outcome: 'refused', because });
  });
});

describe('a wrong merge of a closed month (decision 0013)', () => {
  const [licence, anew] = ['90008765476', '100999'];

  it('leaves what was published, and the person begins anew under another number', async () => {
    const month = await openMonth();
    await correctLicence(leaving, licence, author, month);
    await rateAll(month, event('A'));
    await merged(month);
    expect(await correctLicence('100071', licence, author, month)).toMatchObject({ because: 'taken' });
    await publishList('2026-11', month);
    const published = await ratingsOf('2026-11', 'ukd', month);

    const entry = (await month.ledger.players([leaving])).get(leaving);
    if (!entry) throw new Error('no entry');
    await month.ledger.putPlayers([{ ...entry, player: anew, member: false, mergedInto: null }]);
    for (const outcome of ['done', 'unchanged']) {
      expect(await correctLicence(anew, licence, author, month)).toMatchObject({ outcome });
    }
    const given = { kind: 'rating', player: anew, type: 'ukd', rating: 1500 } as const;
    await award(given, { ...order, id: 'yeni' }, turkey.ruleSet, month);
    const byLicence = recast(submissionOf('B', { players: with3(leaving), month: '2026-11' }), (report) => {
      delete report.players[0].playerNumber;
      report.players[0].licence = licence;
    });
    await rateAll(month, byLicence);
    await matchByHand('A', 1, [[1, anew]], author, month);
    await rateAll(month);
    expect(await stateOf(month, 'A', 2)).toBe('rated');
    expect(await playersOf(month, 'B', '2026-11')).toContain(anew);
    await publishList('2026-12', month);
    expect((await ratingsOf('2026-12', 'ukd', month))[anew]).toBeGreaterThan(0);
    expect(await ratingsOf('2026-11', 'ukd', month)).toEqual(published);
    expect((await month.ledger.players([leaving])).get(leaving)?.mergedInto).toBe(staying);
  });

  it('takes the licence over by the order given again where somebody died between', async () => {
    const month = await openMonth();
    await correctLicence(leaving, licence, author, month);
    await merged(month);
    await publishList('2026-11', month);
    let writes = 0;
    const amend: Month['ledger']['amend'] = async (amended) => {
      if (++writes === 2) throw new Error('killed');
      await month.ledger.amend(amended);
    };
    const ledger = { ...month.ledger, amend };
    await expect(correctLicence('100071', licence, author, { ...month, ledger })).rejects.toThrow('killed');
    expect(await correctLicence('100071', licence, author, month)).toMatchObject({ outcome: 'done' });
  });
});
