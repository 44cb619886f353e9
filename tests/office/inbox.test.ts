import { findPlayers, readCase, readInbox } from '@kuvvet/office';
import { describe, expect, it } from 'vitest';
import { submissionOf } from '../functions/event.ts';
import { openMonth, rateAll } from '../functions/month.ts';
import { recast } from './recast.ts';

const strong = ['100071', '100072', '100073', '100074'];
const rapid = { timeControl: '900+10' };

/** A name the register has, without a number that says whose it is; and one that nobody has. */
const unmatched = (tournament: string) =>
  recast(submissionOf(tournament), (report) => {
    const [first, second] = report.players;
    delete first.playerNumber;
    delete second.playerNumber;
    second.name = 'KİMSESİZ, Hiç';
  });

async function busyMonth() {
  const month = await openMonth();
  await rateAll(
    month,
    submissionOf('R1', { players: strong }),
    submissionOf('R2', rapid),
    submissionOf('P', { month: '2026-11' }),
    submissionOf('X', { rounds: 3 }),
    unmatched('U'),
  );
  return month;
}

describe('the inbox (M-01)', () => {
  const named = (items: readonly { readonly receipt: { tournament: string; state: string } }[]) =>
    items.map(({ receipt }) => `${receipt.tournament} ${receipt.state}`).sort();

  it('has what waits for somebody, with what it is about and what holds it', async () => {
    const month = await busyMonth();
    const { items, more } = await readInbox({}, month);
    expect(named(items)).toEqual(['P parked', 'U held']);
    expect(more).toEqual([]);
    const held = items.find(({ receipt }) => receipt.tournament === 'U');
    expect(held).toMatchObject({
      receipt: {
        event: {
          name: 'Deneme U',
          type: 'ukd',
          end: '2026-10-11',
          players: 4,
          games: 12,
        },
      },
      unmatched: [1, 2],
    });
    expect(held?.obstacles.map(({ code }) => code)).toEqual(['player.unmatched', 'player.unmatched']);
  });

  it.each([
    ['of a state', { states: ['rated'] as const }, ['R1 rated', 'R2 rated']],
    ['of a list type', { states: ['rated', 'held'] as const, type: 'uhs' as const }, ['R2 rated']],
    ['of a month', { period: '2026-11' }, ['P parked']],
    ['of another month', { states: ['rated'] as const, period: '2026-09' }, []],
    ['that were refused', { states: ['rejected'] as const }, ['X rejected']],
  ])('shows reports %s', async (_, filter, expected) => {
    expect(named((await readInbox(filter, await busyMonth())).items)).toEqual(expected);
  });

  it.each(['2026-09-02', '2026-11-30', '2026-12-01', '2027-03-05'])(
    'has a report of an open month that came on %s, however late the month is closed',
    async (day) => {
      const month = { ...(await openMonth()), now: () => `${day}T09:00:00.000Z` };
      await rateAll(month, submissionOf('R1', { players: strong }));
      const { items, more } = await readInbox({ states: ['rated'], period: '2026-10' }, month);
      expect([named(items), more]).toEqual([['R1 rated'], []]);
    },
  );

  it('says where there are more than it shows', async () => {
    const { items, more } = await readInbox({ states: ['rated', 'held'], most: 1 }, await busyMonth());
    expect(items).toHaveLength(2);
    expect(more).toEqual(['rated']);
  });
});

describe('a report, opened (M-04)', () => {
  it('shows every row, whom the register knows for it, and whom it might be', async () => {
    const month = await busyMonth();
    const opened = await readCase('U', 1, month);
    expect(opened?.report).toMatchObject({ name: 'Deneme U', rounds: 6 });
    const [first, second, third] = opened?.rows ?? [];
    expect(first).toMatchObject({
      player: null,
      candidates: [{ certainty: expect.any(Number), card: { player: { player: '100001' } } }],
    });
    expect(second).toMatchObject({ name: 'KİMSESİZ, Hiç', player: null, candidates: [] });
    expect(third?.player?.player.player).toBe('100003');
    expect(third?.player?.ratings).toEqual({
      ukd: expect.any(Number),
      uhs: expect.any(Number),
      uys: null,
    });
  });

  it('is there though nothing in it can be read, and is not where nobody sent it', async () => {
    const month = await busyMonth();
    await rateAll(month, { ...submissionOf('Z'), report: new TextEncoder().encode('{}') });
    expect(await readCase('Z', 1, month)).toMatchObject({
      receipt: { state: 'rejected' },
      report: null,
      rows: [],
    });
    expect(await readCase('U', 2, month)).toBeNull();
  });
});

describe('people are found', () => {
  it.each([
    ['by number', '100001', ['100001']],
    ['by a number nobody has', '100999', []],
    ['by no name at all', '  ', []],
    ['by a name nobody has', 'hiç kimse', []],
  ])('%s', async (_, text, expected) => {
    const month = await openMonth();
    expect((await findPlayers(text, month)).map(({ player }) => player.player)).toEqual(expected);
  });

  it('by the words of a name in any order, in capitals or without Turkish letters', async () => {
    const month = await openMonth();
    const [card] = await findPlayers('100001', month);
    const name = card?.player.name ?? '';
    const words = name.replace(',', '').split(' ').reverse().join(' ');
    const plain = words
      .toLocaleUpperCase('tr')
      .replaceAll('İ', 'I')
      .replaceAll('Ş', 'S')
      .replaceAll('Ğ', 'G');
    for (const written of [name, words, plain]) {
      expect((await findPlayers(written, month)).map(({ player }) => player.player)).toContain('100001');
    }
  });
});
