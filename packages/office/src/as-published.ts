import type { PlayerNumber, Rating } from '@kuvvet/engine';
import type { Head } from '@kuvvet/ledger';
import { fetchAssessment, noAssessment } from './assessment.ts';
import type { MatchedEvent } from './matched-event.ts';
import type { Ports } from './ports.ts';

type Based = Pick<MatchedEvent, 'type' | 'basis' | 'ratings'>;

/**
 * The ratings of an event whose last published revision is `head`, with the FIDE ratings that revision used of the
 * `foreign`. The register's go on with FIDE's lists, and a correction of one game must not move everybody who met a foreign
 * player (U-09, U-10). Whoever had none then counts as the register says.
 */
export async function asPublished(
  { type, basis, ratings }: Based,
  foreign: readonly PlayerNumber[],
  { assessment }: Head,
  vault: Ports['vault'],
): Promise<Based['ratings']> {
  if (foreign.length === 0 || assessment === noAssessment) return ratings;
  const published = await fetchAssessment(assessment, vault);
  if (published.type !== type || published.basis !== basis) return ratings;
  const used = new Map<PlayerNumber, Rating | null>(
    published.results.map(({ player, rating }) => [player, rating]),
  );
  const kept = foreign.flatMap((player) => {
    const rating = used.get(player) ?? null;
    return rating === null ? [] : ([[player, rating]] as const);
  });
  return new Map([...ratings, ...kept]);
}
