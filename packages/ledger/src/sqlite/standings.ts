import type { ListType, Period, PlayerNumber } from '@kuvvet/engine';
import type { Ratings, Standing, Step } from '../items.ts';
import type { Ledger } from '../ledger.ts';
import type { Database } from './database.ts';

type Row = Step & { type: ListType };

export function standings(database: Database): Pick<Ledger, 'standings' | 'ratings' | 'addSteps'> {
  function find(player: PlayerNumber): Standing | null {
    const rows = database.rows<Row>(
      'SELECT type, list, rating FROM step WHERE player = :player ORDER BY list',
      { player },
    );
    const of = (type: ListType) =>
      rows.filter((row) => row.type === type).map(({ list, rating }) => ({ list, rating }));
    return rows.length === 0 ? null : { player, steps: { ukd: of('ukd'), uhs: of('uhs'), uys: of('uys') } };
  }

  function ratingsOn(player: PlayerNumber, list: Period): Ratings {
    const rows = database.rows<Row>(
      'SELECT type, list, rating FROM step WHERE player = :player AND list <= :list ORDER BY list',
      { player, list },
    );
    const of = (type: ListType) => rows.findLast((row) => row.type === type)?.rating ?? null;
    return { ukd: of('ukd'), uhs: of('uhs'), uys: of('uys') };
  }

  return {
    async standings(numbers) {
      return new Map(
        numbers.flatMap((number) => {
          const standing = find(number);
          return standing ? [[number, standing]] : [];
        }),
      );
    },

    async ratings(numbers, list) {
      return new Map(numbers.map((player) => [player, ratingsOn(player, list)]));
    },

    async addSteps(steps) {
      database.atomically(() => {
        for (const { player, type, step } of steps) {
          database.run('INSERT INTO step VALUES (:player, :type, :list, :rating) ON CONFLICT DO NOTHING', {
            player,
            type,
            ...step,
          });
        }
      });
    },
  };
}
