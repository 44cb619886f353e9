import * as z from 'zod/mini';
import { findingSchema } from './finding.ts';
import { playerOutcomeSchema } from './player-outcome.ts';
import { listType, period } from './terms.ts';

/** What would become of a report. */
export const checkSchema = z
  .strictObject({
    verdict: z.enum(['rateable', 'parked', 'held', 'rejected']),
    event: z.nullable(
      z.strictObject({
        type: listType,
        basis: period.check(z.meta({ description: 'The list whose ratings count.' })),
        book: period.check(z.meta({ description: 'The book it would be entered in.' })),
      }),
    ),
    findings: z.readonly(z.array(findingSchema)),
    players: z
      .readonly(z.array(playerOutcomeSchema))
      .check(z.meta({ description: 'By starting number; empty unless the verdict is `rateable`.' })),
    next: z.string().check(z.meta({ description: 'What to do next, in the language of the answer.' })),
  })
  .check(
    z.meta({
      description: 'What would become of a report.',
      examples: [
        {
          verdict: 'parked',
          event: null,
          findings: [],
          players: [],
          next: 'The report would be rated when the month of the event opens. Nothing was stored.',
        },
      ],
    }),
  );

export type CheckAnswer = z.infer<typeof checkSchema>;
