import * as z from 'zod/mini';
import { hundredths, playerNumber, rating } from './terms.ts';

const k = z.nullable(z.int().check(z.gte(0)));
const games = z.int().check(z.gte(0));

/** What one event does to one player. */
export const playerOutcomeSchema = z
  .strictObject({
    startNo: z.int().check(z.gte(1)),
    player: playerNumber,
    rating: z
      .nullable(rating)
      .check(z.meta({ description: "Of the list in force on the event's first day; null if unrated." })),
    k,
    games,
    points: hundredths.check(z.meta({ description: 'W, over the games that count.' })),
    expected: hundredths.check(z.meta({ description: 'We, over the same games.' })),
    change: hundredths,
    performance: z
      .nullable(z.int())
      .check(z.meta({ description: 'Rounded; null where the event yields none.' })),
    preview: z.nullable(rating).check(
      z.meta({
        description: 'What the rating would become by this event alone; null while unrated.',
      }),
    ),
    fide: z.nullable(z.strictObject({ k, games, change: hundredths })).check(
      z.meta({
        description: 'Estimate of what FIDE would do, for an event declared dual; never part of the rating.',
      }),
    ),
  })
  .check(
    z.meta({
      description: 'What the event does to one player.',
      examples: [
        {
          startNo: 1,
          player: '100001',
          rating: 1324,
          k: 25,
          games: 5,
          points: '4.00',
          expected: '4.08',
          change: '-2.00',
          performance: 1302,
          preview: 1322,
          fide: null,
        },
      ],
    }),
  );
