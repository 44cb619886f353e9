import { createRequire } from 'node:module';
import { closeTally, coefficient, openTally, PRS05, tallyGames } from '@kuvvet/engine';
import { compare, table, verdict } from './compare.ts';
import { type InventedMonth, inventMonth } from './month.ts';

const players = 200_000;
const games = 5_000_000;
const turns = 15;
const goals = { ratio: 8, perSecond: 100_000_000 };

/** The package has no types. */
const eloRating: { expected(own: number, opponent: number): number } = createRequire(import.meta.url)(
  'elo-rating',
);

/** Rating a month in columns, against the expectation alone of a package that rates one game at a time. */
export function benchKernel(): string {
  const month = inventMonth(players, games);
  const [kernel, ...peers] = compare(
    {
      'columns, games already resolved': () => inColumns(month),
      'elo-rating `expected()`, once a side': () => byExpectation(month, true),
      'elo-rating `expected()`, once a game': () => byExpectation(month, false),
    },
    turns,
  );
  if (!kernel || !peers[0]) throw new Error('nothing was measured');
  const perSecond = (games / kernel.best) * 1000;
  const ratio = peers[0].best / kernel.best;
  return [
    `${games} games, ${players} players, one thread, ${turns} turns`,
    '',
    table([kernel, ...peers]),
    '',
    `${Math.round(perSecond / 1e6)} M games a second at best: ${verdict(perSecond >= goals.perSecond)} (goal ${goals.perSecond / 1e6} M).`,
    `${ratio.toFixed(1)} times elo-rating's \`expected()\` for both sides, at best: ${verdict(ratio >= goals.ratio)} (goal ${goals.ratio}).`,
  ].join('\n');
}

function inColumns({ ratings, ...columns }: InventedMonth): Int32Array {
  const tally = openTally(ratings, PRS05);
  tallyGames(tally, columns);
  return closeTally(tally).changes;
}

/** As far as the package goes: no table, no cap at 350, no unrated opponent; sums in doubles. */
function byExpectation({ ratings, white, black, halves }: InventedMonth, eachSide: boolean): Float64Array {
  const changes = new Float64Array(ratings.length);
  const k = Float64Array.from(ratings, (rating) => coefficient(rating, PRS05) / 100);
  for (let game = 0; game < white.length; game++) {
    const one = white[game] as number;
    const other = black[game] as number;
    const points = (halves[game] as number) / 2;
    const expected = eloRating.expected(ratings[one] as number, ratings[other] as number);
    const others = eachSide
      ? eloRating.expected(ratings[other] as number, ratings[one] as number)
      : 1 - expected;
    changes[one] = (changes[one] as number) + (k[one] as number) * (points - expected);
    changes[other] = (changes[other] as number) + (k[other] as number) * (1 - points - others);
  }
  return changes;
}
