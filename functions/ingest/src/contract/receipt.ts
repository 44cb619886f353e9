import * as z from 'zod/mini';
import { findingSchema } from './finding.ts';
import { playerOutcomeSchema } from './player-outcome.ts';
import { period, receiptCode, revisionNumber, tournamentCode } from './terms.ts';

/**
 * Where a revision of a report stands. The digest of the submission is not for everybody: whoever knows the rest of a
 * report could try licence numbers against it.
 */
export const receiptSchema = z
  .strictObject({
    receipt: receiptCode,
    status: z.string().check(z.meta({ description: 'Address to ask again.' })),
    tournament: tournamentCode,
    revision: revisionNumber,
    state: z
      .enum(['received', 'parked', 'held', 'rejected', 'rated', 'withdrawn', 'superseded'])
      .check(
        z.meta({ description: 'What happens next is said in `next`, and for each state in submitting.md.' }),
      ),
    period: z
      .nullable(period)
      .check(z.meta({ description: 'The book it was entered in, or waits for; null before that is known.' })),
    received: z.iso.datetime(),
    findings: z.readonly(z.array(findingSchema)),
    players: z.readonly(z.array(playerOutcomeSchema)).check(
      z.meta({
        description: 'By starting number; empty unless this revision is the one that counts.',
      }),
    ),
    next: z.string().check(z.meta({ description: 'What happens next, in the language of the answer.' })),
  })
  .check(
    z.meta({
      description: 'Where a revision of a report stands.',
      examples: [
        {
          receipt: 'IZM-2026-11.1',
          status: '/v1/reports/IZM-2026-11.1',
          tournament: 'IZM-2026-11',
          revision: 1,
          state: 'received',
          period: null,
          received: '2026-11-23T18:05:00.000Z',
          findings: [],
          players: [],
          next: 'The report is received and queued; it is rated within minutes.',
        },
      ],
    }),
  );

export type ReceiptAnswer = z.infer<typeof receiptSchema>;
