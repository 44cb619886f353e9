import * as z from 'zod';
import { limits } from '../limits.ts';

/** Results a game of a JSON report may have, White's side first. */
const jsonResults = ['1-0', '0-1', '1/2-1/2', '+/-', '-/+', '-/-', '0-0', '1/2-0', '0-1/2', '*'] as const;

const startNo = z.int().min(1).max(9999).meta({ description: 'Starting number of the cross-table.' });
const round = z.int().min(1).max(limits.blitzRounds);
const day = z.iso.date().meta({ description: 'Calendar day, YYYY-MM-DD.' });
const text = z.string().trim().min(1).max(200);
const federation = z
  .string()
  .regex(/^[A-Z]{3}$/)
  .meta({ description: 'FIDE federation code, such as TUR.' });

const player = z.strictObject({
  startNo,
  name: text.meta({ description: 'Surname, First name.' }),
  sex: z.enum(['m', 'w']).nullish(),
  birthYear: z.int().min(1900).max(2099).nullish(),
  federation: federation.nullish(),
  licence: z
    .string()
    .max(20)
    .nullish()
    .meta({ description: 'Licence number (T.C. identity number). Only its keyed token is kept.' }),
  fideNumber: z
    .string()
    .regex(/^[1-9]\d{4,8}$/)
    .nullish(),
  playerNumber: z
    .string()
    .regex(/^[1-9]\d{3,7}$/)
    .nullish()
    .meta({ description: 'Public player number, 4 to 8 digits.' }),
});

const game = z.strictObject({
  round,
  white: startNo,
  black: startNo,
  result: z.enum(jsonResults).meta({
    description:
      'Played: 1-0, 0-1, 1/2-1/2. Forfeit: +/-, -/+, -/-. By an arbiter: 0-0, 1/2-0, 0-1/2. Unfinished: *.',
  }),
});

/**
 * Kuvvet's own report, `kuvvet.report/1`: what a TRF says, with licence numbers in their own field and
 * every pairing once. Byes need not be listed. Unknown keys are errors. Times are seconds.
 */
export const reportSchema = z
  .strictObject({
    format: z.literal('kuvvet.report/1'),
    name: text,
    city: text,
    federation: federation.nullish(),
    start: day,
    end: day,
    timeControl: z
      .union([
        z.string().max(60),
        z.strictObject({ base: z.int().min(1).max(86_400), increment: z.int().min(0).max(3600) }),
      ])
      .meta({
        description: 'As in TRF 222 (5400+30 is 90 minutes and 30 seconds a move), or in two fields.',
      }),
    type: z.enum(['ukd', 'uhs', 'uys']).nullish(),
    rounds: round,
    roundDates: z.array(day.nullable()).max(limits.blitzRounds).nullish(),
    players: z.array(player).min(1).max(limits.players),
    games: z.array(game).max((limits.players / 2) * limits.blitzRounds),
    counts: z
      .strictObject({ rounds: z.int(), players: z.int(), games: z.int() })
      .nullish()
      .meta({ description: 'Numbers of rounds, players and pairings, by which a cut report is noticed.' }),
  })
  .meta({ title: 'Tournament report' });

export type JsonReport = z.infer<typeof reportSchema>;
