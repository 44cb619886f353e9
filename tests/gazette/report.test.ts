import type { ListRow } from '@kuvvet/gazette';
import { describe, expect, it } from 'vitest';
import { novemberList, type WholeList } from './lists.ts';
import { textOf } from './readers.ts';
import { fileOf } from './rendered.ts';

const [example] = novemberList.rows as readonly [ListRow];
const row = (at: number, facts: Partial<ListRow> = {}): ListRow => ({
  ...example,
  player: `${1000 + at}`,
  ...facts,
});
const listOf = (...rows: readonly ListRow[]): WholeList => ({ ...novemberList, rows });
const documentOf = async (list: WholeList, name: string) => JSON.parse(textOf(await fileOf(list, name)));

describe('report.json (M-16)', () => {
  it('counts changes in ranges of whole points, newcomers in none', async () => {
    const moves = [
      -300, -100, -99, -50, -49, -25, -24, -10, -9, -1, 0, 1, 9, 10, 24, 25, 49, 50, 99, 100, 300,
    ];
    const rows = moves.map((points, at) => row(at, { previous: 1500, rating: 1500 + points }));
    const report = await documentOf(
      listOf(...rows, row(99, { previous: null, status: 'new' })),
      'report.json',
    );
    expect(
      report.changes.map(({ from, to, players }: Record<string, number>) => [from, to, players]),
    ).toEqual([
      [null, -100, 2],
      [-99, -50, 2],
      [-49, -25, 2],
      [-24, -10, 2],
      [-9, -1, 2],
      [0, 0, 1],
      [1, 9, 2],
      [10, 24, 2],
      [25, 49, 2],
      [50, 99, 2],
      [100, null, 2],
    ]);
    expect(report.first).toEqual([{ player: '1099', rating: example.rating }]);
  });

  it('names the twenty largest movers either way, by the exact change, of equal ones the lower number', async () => {
    const rows = Array.from({ length: 50 }, (_, at) =>
      row(at, { previous: 1500, change: (at % 2 === 0 ? 1 : -1) * (at < 4 ? 5 : 100 + Math.floor(at / 4)) }),
    );
    const { up, down } = await documentOf(listOf(...rows), 'report.json');
    for (const [movers, odd] of [
      [up, 0],
      [down, 1],
    ]) {
      expect(movers).toHaveLength(20);
      const changes = movers.map(({ change }: { change: string }) => Math.abs(Number(change)));
      expect(changes).toEqual(changes.toSorted((one: number, other: number) => other - one));
      expect(movers.every(({ player }: { player: string }) => Number(player) % 2 === odd)).toBe(true);
    }
    expect(up.slice(0, 3).map(({ player }: { player: string }) => player)).toEqual(['1048', '1044', '1046']);
    expect(up[0].change).toBe('1.12');
  });
});

interface Top {
  readonly name: string;
  readonly players: readonly { readonly rank: number; readonly player: string }[];
}

describe('tops.json', () => {
  const group = (tops: Record<string, readonly Top[]>, kind: string, name: string) =>
    tops[kind]?.find((top) => top.name === name)?.players.map(({ rank, player }) => [rank, player]);

  it('ranks by rating, equal ones alike, the next after all of them', async () => {
    const ratings = [1500, 1700, 1600, 1700, 1600, 1600, 1400];
    const tops = await documentOf(listOf(...ratings.map((rating, at) => row(at, { rating }))), 'tops.json');
    expect(group(tops, 'all', '')).toEqual([
      [1, '1001'],
      [1, '1003'],
      [3, '1002'],
      [3, '1004'],
      [3, '1005'],
      [6, '1000'],
      [7, '1006'],
    ]);
  });

  it('shows twenty of more', async () => {
    const tops = await documentOf(listOf(...Array.from({ length: 30 }, (_, at) => row(at))), 'tops.json');
    expect(group(tops, 'all', '')).toEqual(Array.from({ length: 20 }, (_, at) => [1, `${1000 + at}`]));
  });

  it.each([
    [2018, ['U8', 'U10', 'U12', 'U14', 'U16', 'U18', 'U20']],
    [2017, ['U10', 'U12', 'U14', 'U16', 'U18', 'U20']],
    [2006, ['U20']],
    [2005, []],
    [1977, []],
    [1976, ['50+']],
    [1961, ['50+', '65+']],
    [null, []],
  ])('puts who was born in %s into the age groups of 2026: %j', async (birthYear, expected) => {
    const { age } = await documentOf(listOf(row(0, { birthYear })), 'tops.json');
    expect(age.map(({ name }: Top) => name)).toEqual(expected);
  });

  it('has a group for each sex, province and club by name, none for who has none', async () => {
    const rows = [
      row(0, { sex: 'w', province: 'İzmir', club: '' }),
      row(1, { sex: 'm', province: 'Ankara', club: '__proto__' }),
      row(2, { sex: null, province: '', club: 'At "ve" Kale' }),
    ];
    const tops = await documentOf(listOf(...rows), 'tops.json');
    const names = (kind: string) => tops[kind].map(({ name }: Top) => name);
    expect([names('sex'), names('province'), names('club')]).toEqual([
      ['m', 'w'],
      ['Ankara', 'İzmir'],
      ['At "ve" Kale', '__proto__'],
    ]);
    expect(group(tops, 'province', 'İzmir')).toEqual([[1, '1000']]);
  });
});
