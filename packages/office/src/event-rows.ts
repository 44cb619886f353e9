import { nextPeriod } from '@kuvvet/engine';
import type { EventFinding, EventRow } from '@kuvvet/gazette';
import type { Posting } from '@kuvvet/ledger';
import type { Assessment } from './assessment.ts';
import type { NameInPublic } from './audit-lines.ts';
import { publicText } from './public-text.ts';

/** Whether games of it count for anybody: not of an event without licence holders, nor where nobody played (U-02, U-07). */
export const countsGames = ({ results, games }: Pick<Posting, 'results' | 'games'>): boolean =>
  results.length > 0 && games > 0;

/** Whether a posting has a row: its games count, or it corrects those of an earlier list. */
export const hasEventRow = (posting: Posting): boolean => posting.reverses !== null || countsGames(posting);

/**
 * What is told of a tournament beside its games. `assessment` is null for one that was taken back. Who may not be named
 * is in no seat, and nothing found about such a seat is told (decision 0020).
 */
export function eventRow(posting: Posting, assessment: Assessment | null, nameOf: NameInPublic): EventRow {
  const { tournament, revision, basis, reverses } = posting;
  const { name = '', about, event = null, seats = [] } = assessment ?? {};
  const days = { start: posting.start, end: about?.end ?? posting.start };
  const named = seats.flatMap(([startNo, player]) => {
    const number = nameOf(player);
    return number === null ? [] : ([[startNo, number]] as const);
  });
  const startNos = new Set(named.map(([startNo]) => startNo));
  const isTold = ({ startNo, otherNo }: EventFinding) =>
    [startNo, otherNo].every((seat) => seat === null || startNos.has(seat));
  return {
    event,
    tournament: publicText(tournament, days),
    revision,
    corrects: reverses && nextPeriod(reverses),
    basis,
    name: publicText(name, days),
    city: publicText(about?.city ?? '', days),
    start: about?.start ?? null,
    end: about?.end ?? null,
    rounds: about?.rounds ?? null,
    timeControl: about?.timeControl ?? null,
    players: seats.length,
    seats: named,
    findings: (about?.findings ?? []).filter(isTold),
  };
}
