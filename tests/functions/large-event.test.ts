import { openMemoryArchive } from '@kuvvet/gazette/memory';
import { readRegisterFile, takeOver, turkey } from '@kuvvet/office';
import { expect, it } from 'vitest';
import { openWorkshop } from '../../cli/src/workshop.ts';
import { closeMonth, type Ratings } from '../engine/reference.ts';
import { licenceOf } from '../report/large-report.ts';
import { publishList, ratingsOf } from './history.ts';
import { rateAll, stateOf } from './month.ts';

const rounds = 9;

/** Start numbers from 1; every tenth has no rating yet. */
const players = Array.from({ length: 500 }, (_, at) => ({
  startNo: at + 1,
  player: `${100_001 + at}`,
  name: `OYUNCU${at}, AD${at}`,
  ukd: at % 10 === 9 ? null : 1000 + ((at * 37) % 1500),
}));

/** In round n everybody meets who sits n places on, n pairs after one another. */
const games = Array.from({ length: rounds }, (_, at) => at + 1).flatMap((round) =>
  players.flatMap(({ startNo }, at) => {
    const other = players[at + round];
    if (at % (2 * round) >= round || !other) return [];
    const result = ['1-0', '0-1', '1/2-1/2'][(startNo * round) % 3] ?? '';
    const [white, black] = round % 2 ? [startNo, other.startNo] : [other.startNo, startNo];
    return [{ round, white, black, result }];
  }),
);

const register = [
  'player,licence,name,sex,birthYear,province,club,federation,fide,ukd,uhs,uys',
  ...players.map(
    ({ player, startNo, name, ukd }) =>
      `${player},${licenceOf(startNo)},"${name}",m,1990,,,TUR,,${ukd ?? ''},,`,
  ),
].join('\n');

const numberOf = (startNo: number) => players[startNo - 1]?.player ?? '';

it('rates an event of 500 players and 9 rounds as the second reading of the rules does', async () => {
  using month = openWorkshop(openMemoryArchive());
  const file = readRegisterFile(Buffer.from(register), month.identify);
  expect(file.findings).toEqual([]);
  await takeOver(file, '2026-10', turkey, month);
  const report = {
    ...{
      format: 'kuvvet.report/1',
      name: 'Büyük Açık',
      city: 'ANKARA',
      start: '2026-10-10',
      end: '2026-10-14',
    },
    ...{ timeControl: '5400+30', rounds },
    players: players.map(({ startNo, name, player }) => ({ startNo, name, playerNumber: player })),
    games,
  };
  await rateAll(month, {
    ...{ tournament: 'BIG', revision: 1, declared: {}, dualRated: false, withdrawn: false, licences: null },
    report: Buffer.from(JSON.stringify(report)),
  });
  expect(await stateOf(month, 'BIG')).toBe('rated');
  await publishList('2026-11', month);

  const list = new Map(
    players.map(({ player, ukd }): [string, Ratings] => [player, { ukd, uhs: null, uys: null }]),
  );
  const scores = { '1-0': '1', '0-1': '0', '1/2-1/2': '0.5' } as const;
  const event = {
    id: 'BIG',
    type: 'ukd' as const,
    list,
    games: games.map(({ white, black, result }) => ({
      ...{ white: numberOf(white), black: numberOf(black) },
      whiteScore: scores[result as keyof typeof scores],
    })),
  };
  const expected = players.flatMap(({ player, ukd }) => {
    const before = { ratings: { ukd, uhs: null, uys: null }, archive: { ukd: [], uhs: [], uys: [] } };
    const { ratings } = closeMonth(player, before, [event], 'PRS05');
    return ratings.ukd === null ? [] : [[player, ratings.ukd]];
  });
  expect(games.length).toBeGreaterThan(2000);
  expect(expected.length).toBeGreaterThan(450);
  expect(await ratingsOf('2026-11', 'ukd', month)).toEqual(Object.fromEntries(expected));
});
