import * as z from 'zod/mini';

/**
 * What takes a tournament back, sent in place of a report: as a document, so that the signature covers which
 * tournament and revision are meant.
 */
export const withdrawalSchema = z.strictObject({
  format: z.literal('kuvvet.withdrawal/1'),
  tournament: z.string(),
  revision: z.int(),
});

export type Withdrawal = z.infer<typeof withdrawalSchema>;

const longest = 1_000;

/** The withdrawal in `bytes`, or null if they are something else. */
export function readWithdrawal(bytes: Uint8Array): Withdrawal | null {
  if (bytes.length > longest || bytes[0] !== 0x7b) return null;
  try {
    const parsed = withdrawalSchema.safeParse(JSON.parse(new TextDecoder().decode(bytes)));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
