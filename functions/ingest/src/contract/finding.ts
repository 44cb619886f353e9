import * as z from 'zod/mini';
import { playerNumber } from './terms.ts';

const startNo = z.int().check(z.gte(0));

/** One thing noticed in a report, with its sentence in the reader's language. */
export const findingSchema = z
  .strictObject({
    code: z.string().check(z.meta({ description: 'Stable; listed in errors.md.' })),
    severity: z.enum(['error', 'hold', 'warning', 'notice']).check(
      z.meta({
        description: '`error` refuses the report, `hold` waits for a person, the others inform.',
      }),
    ),
    line: z.exactOptional(z.int().check(z.gte(1))),
    column: z.exactOptional(z.int().check(z.gte(1))),
    pointer: z.exactOptional(
      z.string().check(z.meta({ description: 'JSON pointer, where the report is JSON.' })),
    ),
    round: z.exactOptional(z.int()),
    startNo: z.exactOptional(startNo),
    otherNo: z.exactOptional(
      startNo.check(z.meta({ description: "The second row concerned, such as the opponent's." })),
    ),
    found: z.exactOptional(z.string()),
    expected: z.exactOptional(z.string()),
    candidates: z.exactOptional(
      z
        .readonly(
          z.array(z.strictObject({ player: playerNumber, certainty: z.int().check(z.gte(0), z.lte(100)) })),
        )
        .check(z.meta({ description: 'Who the player might be, the likeliest first.' })),
    ),
    message: z
      .string()
      .check(z.meta({ description: 'Where, what and what to do next, in the language of the answer.' })),
  })
  .check(
    z.meta({
      description: 'Something noticed in a report. Holds no name, licence number or line of it.',
      examples: [
        {
          code: 'player.unmatched',
          severity: 'hold',
          startNo: 7,
          message:
            'Start number 7: the register has no such player. Add the licence number or the FIDE number and send the next revision.',
        },
      ],
    }),
  );

export type WordedFinding = z.infer<typeof findingSchema>;
