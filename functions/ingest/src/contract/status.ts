import * as z from 'zod/mini';
import { period } from './terms.ts';

const count = z.int().check(z.gte(0));

/** Which book is open and what waits. */
export const statusSchema = z
  .strictObject({
    open: z.nullable(period).check(z.meta({ description: 'The open book; null before the first is begun.' })),
    waiting: z.strictObject({
      received: count.check(z.meta({ description: 'Reports queued to be rated.' })),
      parked: count.check(z.meta({ description: 'Reports whose book is not open yet.' })),
    }),
  })
  .check(
    z.meta({
      description: 'The open book and what waits.',
      examples: [{ open: '2026-11', waiting: { received: 1, parked: 0 } }],
    }),
  );

export type StatusAnswer = z.infer<typeof statusSchema>;
