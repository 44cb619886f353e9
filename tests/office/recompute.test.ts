import { assess, closePlayer, FAQ7, type Points, PRS05 } from '@kuvvet/engine';
import { recompute } from '@kuvvet/office';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const encoder = new TextEncoder();

/** The same bytes in chunks of `size`, in one buffer that is filled again and again, as a file is read. */
function* chunksOf(text: string, size: number): Generator<Uint8Array> {
  const bytes = encoder.encode(text);
  const buffer = new Uint8Array(size);
  for (let at = 0; at < bytes.length; at += size) {
    const chunk = bytes.subarray(at, at + size);
    buffer.set(chunk);
    yield buffer.subarray(0, chunk.length);
  }
}

async function result(ratings: string, games: string, size = 1 << 16): Promise<string> {
  const month = { ratings: chunksOf(ratings, size), games: chunksOf(games, size) };
  const outcome = await recompute(month, PRS05);
  if ('finding' in outcome) return `${outcome.of} ${outcome.finding.line} ${outcome.finding.code}`;
  return new TextDecoder().decode(Buffer.concat(Array.from(outcome.list, (chunk) => chunk.slice())));
}

const listed = 'player,rating\r\n1001,1500\r\n1002,1512\r\n1003,\r\n';
const played = 'white,black,points\r\n1001,1002,1\r\n1003,1001,0.5\r\n1002,1003,0\r\n';

// 1001: 25 x (100 - 48) = 13.00, and nothing of a draw with an unrated player. 1002: -13.00, then -2.50: -15.50.
const after = 'player,rating\r\n1001,1513\r\n1002,1496\r\n1003,\r\n';

describe('a month worked out again from two files', () => {
  it('gives the ratings after it in the order of the list (U-12 to U-19, U-29)', async () => {
    expect(await result(listed, played)).toBe(after);
  });

  it('counts the games it rated', async () => {
    const month = { ratings: [encoder.encode(listed)], games: [encoder.encode(played)] };
    expect(await recompute(month, PRS05)).toMatchObject({ games: 3 });
  });

  it.each(Array.from({ length: 40 }, (_, size) => size + 1))('reads chunks of %i bytes', async (size) => {
    expect(await result(listed, played, size)).toBe(after);
  });

  it.each([
    ['line feeds alone', listed.replaceAll('\r', ''), played.replaceAll('\r', '')],
    ['no line end at the end', listed.trimEnd(), played.trimEnd()],
    ['blank lines', `${listed}\r\n\n`, played.replaceAll('\r\n', '\r\n\r\n')],
    [
      'Turkish Excel: byte order mark, semicolons, decimal commas',
      `\ufeff${listed.replaceAll(',', ';')}`,
      `\ufeff${played.replaceAll(',', ';').replace('0.5', '0,5')}`,
    ],
    [
      'cells in quotes',
      '"player","rating"\r\n"1001","1500"\r\n"1002","1512"\r\n"1003",""\r\n',
      '"white","black","points"\n"1001","1002","1"\n"1003","1001","0.5"\n"1002","1003","0"\n',
    ],
    [
      'other columns, with anything in them',
      'player,name,rating,club\r\n1001,"Kaya, ""Can""; Ali",1500,\r\n1002,Öz,1512,"a,b"\r\n1003,,,x\r\n',
      'round,black,board,white,points\n1,1002,1,1001,1\n2,1001,,1003,0.5\n3,1003,"",1002,0\n',
    ],
  ])('reads %s', async (_, ratings, games) => {
    expect(await result(ratings, games)).toBe(after);
  });

  it('leaves the list as it is without a game', async () => {
    expect(await result(listed, 'white,black,points\n')).toBe(listed);
    expect(await result('player,rating\n', 'white,black,points\n')).toBe('player,rating\r\n');
  });

  it('is what the engine makes of the same games', async () => {
    const rating = fc.option(fc.integer({ min: 1000, max: 2900 }), { freq: 4 });
    const game = fc.tuple(fc.nat(29), fc.nat(29), fc.constantFrom(0, 50, 100)).filter(([a, b]) => a !== b);
    await fc.assert(
      fc.asyncProperty(
        fc.array(rating, { minLength: 30, maxLength: 30 }),
        fc.array(game, { maxLength: 120 }),
        fc.constantFrom(PRS05, FAQ7),
        async (ratings, games, rules) => {
          const player = (place: number) => String(4001 + 37 * place);
          const results = assess(
            ratings.map((value, place) => ({ player: player(place), rating: value })),
            games.map(([white, black, points]) => ({
              ...{ round: 1, white: player(white), black: player(black) },
              points: points as Points,
            })),
            rules,
          );
          const expected = results.map(({ player, rating, k, games, change }) => {
            if (rating === null) return `${player},`;
            const none = { ukd: [], uhs: [], uys: [] };
            const month = { tournament: 'T', type: 'ukd', k, games, change, performance: null } as const;
            const before = { player, ratings: { ukd: rating, uhs: null, uys: null }, pool: none };
            return `${player},${closePlayer(before, [month], rules).state.ratings.ukd}`;
          });
          const list = ratings.map((value, place) => `${player(place)},${value ?? ''}`);
          const lines = games.map(
            ([white, black, points]) => `${player(white)},${player(black)},${points / 100}`,
          );
          expect(
            await result(['player,rating', ...list].join('\n'), ['white,black,points', ...lines].join('\n')),
          ).toBe(['player,rating', ...expected, ''].join('\r\n'));
        },
      ),
      { seed: 20261001, numRuns: 200 },
    );
  });

  it('holds more players and games than fit into its first columns', async () => {
    const numbers = Array.from({ length: 20_000 }, (_, place) => 10_000_019 + 4099 * place);
    const list = numbers.map((number) => `${number},1500`);
    const games = numbers.flatMap((number, place) => {
      const next = numbers[(place + 1) % numbers.length];
      return [`${number},${next},1`, `${next},${number},1`];
    });
    // Everybody wins one and loses one against each neighbour.
    expect(
      await result(['player,rating', ...list, ''].join('\r\n'), ['white,black,points', ...games].join('\n')),
    ).toBe(['player,rating', ...list, ''].join('\r\n'));
  });

  it.each([
    ['1001,1003,+', 'games 9003 recompute.points'],
    ['1001,1009,1', 'games 9003 recompute.player-unknown'],
    ['1001', 'games 9003 recompute.cells'],
  ])('names the line of the first fault among thousands of rows: %s', async (fault, finding) => {
    const games = Array.from({ length: 9000 }, () => '1001,1002,0.5');
    expect(await result(listed, ['white,black,points', '', ...games, fault, '1001'].join('\r\n'))).toBe(
      finding,
    );
  });
});

describe('what cannot be read is named with its line', () => {
  it.each([
    ['no header', '', played, 'ratings 1 recompute.columns'],
    ['a column missing', 'player,elo\n', played, 'ratings 1 recompute.columns'],
    ['a column twice', 'player,rating,player\n', played, 'ratings 1 recompute.columns'],
    ['no header of the games', listed, '', 'games 1 recompute.columns'],
    ['a cell too few', 'player,rating\n1001,1500\n1002\n', played, 'ratings 3 recompute.cells'],
    ['a cell too many', 'player,rating\n1001,1500,\n', played, 'ratings 2 recompute.cells'],
    ['an open quote', 'player,rating\n"1001,1500\n', played, 'ratings 2 recompute.cells'],
    ['a line without end', `${listed}${'x'.repeat(200_000)}`, played, 'ratings 4 recompute.cells'],
    ['a number of three digits', 'player,rating\n\n999,1500\n', played, 'ratings 3 recompute.player-number'],
    ['one of nine', 'player,rating\n123456789,1500\n', played, 'ratings 2 recompute.player-number'],
    ['a leading zero', 'player,rating\n01001,1500\n', played, 'ratings 2 recompute.player-number'],
    ['letters', 'player,rating\n1001a,1500\n', played, 'ratings 2 recompute.player-number'],
    ['a decimal', 'player,rating\n1001.5,1500\n', played, 'ratings 2 recompute.player-number'],
    ['no number', 'player,rating\n,1500\n', played, 'ratings 2 recompute.player-number'],
    [
      'a player twice',
      'player,rating\n1001,1500\n1001,1500\n',
      played,
      'ratings 3 recompute.player-repeated',
    ],
    ['a rating of 0', 'player,rating\n1001,0\n', played, 'ratings 2 recompute.rating'],
    ['one below it', 'player,rating\n1001,-1500\n', played, 'ratings 2 recompute.rating'],
    ['one past all bounds', 'player,rating\n1001,3501\n', played, 'ratings 2 recompute.rating'],
    ['one with a decimal', 'player,rating\n1001,1500.5\n', played, 'ratings 2 recompute.rating'],
    ['a stranger', listed, 'white,black,points\n1001,1009,1\n', 'games 2 recompute.player-unknown'],
    [
      'a stranger with White',
      listed,
      'white,black,points\n1009,1001,1\n',
      'games 2 recompute.player-unknown',
    ],
    ['nobody', listed, 'white,black,points\n1001,,1\n', 'games 2 recompute.player-number'],
    ['a game against oneself', listed, 'white,black,points\n1001,1001,1\n', 'games 2 recompute.same-player'],
    ['no result', listed, 'white,black,points\n1001,1002,\n', 'games 2 recompute.points'],
    ['two points', listed, 'white,black,points\n1001,1002,2\n', 'games 2 recompute.points'],
    ['a quarter', listed, 'white,black,points\n1001,1002,0.25\n', 'games 2 recompute.points'],
    [
      'a player twice, before what is wrong further down',
      'player,rating\n1001,1500\n\n1001,1500\n1002,x\n',
      played,
      'ratings 4 recompute.player-repeated',
    ],
    [
      'what stands before a player twice',
      'player,rating\n1001,1500\n1002,x\n1001,1500\n',
      played,
      'ratings 3 recompute.rating',
    ],
    [
      'a stranger, before a cell too few',
      listed,
      'white,black,points\n\n1001,1009,1\n1001,1002\n',
      'games 3 recompute.player-unknown',
    ],
    [
      'a cell too few, before a stranger',
      listed,
      'white,black,points\n1001,1002\n1001,1009,1\n',
      'games 2 recompute.cells',
    ],
    ['a forfeit', listed, 'white,black,points\n1001,1002,1\n1001,1003,+\n', 'games 3 recompute.points'],
  ])('%s', async (_, ratings, games, finding) => {
    expect(await result(ratings, games)).toBe(finding);
    expect(await result(ratings, games, 7)).toBe(finding);
  });
});
