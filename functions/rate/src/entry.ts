import type { Period, PlayerNumber } from '@kuvvet/engine';
import { type Head, PeriodSealed, type Posting } from '@kuvvet/ledger';
import { correct, reversed } from '@kuvvet/office';
import type { RatePorts } from './rate.ts';

/** What a revision enters into the open book. */
export interface Entry {
  readonly posting: Posting;
  /** The book in which the tournament's games count from now on. */
  readonly counted: Period;
  /** Players whose published first rating stays although nothing supports it any more. */
  readonly unsupported: readonly PlayerNumber[];
}

/** The tournament itself; or, once it was published, the difference to what was published of it. */
export async function entryOf(
  now: Posting,
  head: Head | null,
  { ledger, vault }: Pick<RatePorts, 'ledger' | 'vault'>,
): Promise<Entry> {
  const reverses = reversed(head, now.period);
  if (reverses === null) return { posting: now, counted: now.period, unsupported: [] };
  const open = await ledger.book(now.period);
  if (open?.state !== 'open') throw new PeriodSealed(`the book ${now.period} is being closed`);
  const { amendments, unsupported } = await correct({ ...now, reverses }, open, { ledger, vault });
  return { posting: { ...now, results: [], reverses, amendments }, counted: reverses, unsupported };
}
