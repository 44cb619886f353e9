import * as z from 'zod/mini';
import { digest, listType, period, revisionNumber, tournamentCode } from './terms.ts';

/** The revision of a tournament that counts. */
export const tournamentSchema = z
  .strictObject({
    tournament: tournamentCode,
    revision: revisionNumber,
    period,
    type: listType,
    name: z.string(),
    assessment: digest.check(z.meta({ description: 'SHA-256 of the assessment, game by game.' })),
  })
  .check(
    z.meta({
      description: 'The revision of a tournament that counts.',
      examples: [
        {
          tournament: 'IZM-2026-11',
          revision: 2,
          period: '2026-11',
          type: 'ukd',
          name: 'İzmir Kasım Kupası',
          assessment: '9b1c7d3e5f60718293a4b5c6d7e8f9010213243546576879808a9babbcbdcedf',
        },
      ],
    }),
  );

export type TournamentAnswer = z.infer<typeof tournamentSchema>;
