import * as z from 'zod/mini';
import { limits } from '../limits.ts';

/** Results a game of a JSON report may have, White's side first. */
const jsonResults = ['1-0', '0-1', '1/2-1/2', '+/-', '-/+', '-/-', '0-0', '1/2-0', '0-1/2', '*'] as const;

const described = (description: string) => z.meta({ description });

const startNo = z.int().check(z.gte(1), z.lte(9999), described('Starting number of the cross-table.'));
const round = z.int().check(z.gte(1), z.lte(limits.blitzRounds));
const day = z.iso.date().check(described('Calendar day, YYYY-MM-DD.'));
const text = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));
const federation = z.string().check(z.regex(/^[A-Z]{3}$/), described('FIDE federation code, such as TUR.'));

const player = z.strictObject({
  startNo,
  name: text.check(described('Surname, First name.')),
  sex: z.nullish(z.enum(['m', 'w'])),
  birthYear: z.nullish(z.int().check(z.gte(1900), z.lte(2099))),
  federation: z.nullish(federation),
  licence: z
    .nullish(z.string().check(z.maxLength(20)))
    .check(described('Licence number (T.C. identity number). Only its keyed token is kept.')),
  fideNumber: z.nullish(z.string().check(z.regex(/^[1-9]\d{4,8}$/))),
  playerNumber: z
    .nullish(z.string().check(z.regex(/^[1-9]\d{3,7}$/)))
    .check(described('Public player number, 4 to 8 digits.')),
});

const game = z.strictObject({
  round,
  white: startNo,
  black: startNo,
  result: z
    .enum(jsonResults)
    .check(
      described(
        'Played: 1-0, 0-1, 1/2-1/2. Forfeit: +/-, -/+, -/-. By an arbiter: 0-0, 1/2-0, 0-1/2. Unfinished: *.',
      ),
    ),
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
    federation: z.nullish(federation),
    start: day,
    end: day,
    timeControl: z
      .union([
        z.string().check(z.maxLength(60)),
        z.strictObject({
          base: z.int().check(z.gte(1), z.lte(86_400)),
          increment: z.int().check(z.gte(0), z.lte(3600)),
        }),
      ])
      .check(described('As in TRF 222 (5400+30 is 90 minutes and 30 seconds a move), or in two fields.')),
    type: z.nullish(z.enum(['ukd', 'uhs', 'uys'])),
    rounds: round,
    roundDates: z.nullish(z.array(z.nullable(day)).check(z.maxLength(limits.blitzRounds))),
    players: z.array(player).check(z.minLength(1), z.maxLength(limits.players)),
    games: z.array(game).check(z.maxLength((limits.players / 2) * limits.blitzRounds)),
    counts: z
      .nullish(z.strictObject({ rounds: z.int(), players: z.int(), games: z.int() }))
      .check(described('Numbers of rounds, players and pairings, by which a cut report is noticed.')),
  })
  .check(z.meta({ title: 'Tournament report' }));

export type JsonReport = z.infer<typeof reportSchema>;
