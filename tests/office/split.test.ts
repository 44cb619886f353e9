import { merge, readTrail, split } from '@kuvvet/office';
import { describe, expect, it } from 'vitest';
import { submissionOf } from '../functions/event.ts';
import { publishList, ratingsOf } from '../functions/history.ts';
import { openMonth, rateAll, stateOf } from '../functions/month.ts';

const author = { by: 'ayse', reason: 'İki ayrı kişi' };
const order = { id: 'birlik', by: 'ayse', reason: 'Aynı kişi sanıldı' };
const [leaving, staying] = ['100010', '100075'];
const with3 = (player: string) => [player, '100071', '100072', '100073'];
const event = (tournament: string, first = '1-0') =>
  submissionOf(tournament, { players: with3(leaving), first, resultOf: () => '1-0' });

type Month = Awaited<ReturnType<typeof openMonth>>;
const merged = (month: Month) => merge({ player: leaving, into: staying }, order, month);

const playersOf = async ({ ledger }: Month, tournament: string) =>
  (await Array.fromAsync(ledger.postings('2026-10')))
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
