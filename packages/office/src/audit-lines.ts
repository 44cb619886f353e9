import type { PlayerNumber } from '@kuvvet/engine';
import type { Archive, AuditLine, EnterEvent, EnterLine } from '@kuvvet/gazette';
import type { Posting } from '@kuvvet/ledger';
import { type Assessment, assessmentKey, noAssessment, readAssessment } from './assessment.ts';
import { eventRow, hasEventRow } from './event-rows.ts';
import { fetchKept } from './keep.ts';

/** Assessments that are fetched at once: a large one holds the lines of 60,000 games. */
const atOnce = 8;

/** The number under which a player may be named in public; null for who may not. */
export type NameInPublic = (player: PlayerNumber) => PlayerNumber | null;

/**
 * Enters what every tournament of a book did to each listed player, game by game (M-15), and what is told of the
 * tournament itself. Each is fetched once.
 * `Defect` if the vault lost or damaged one: nobody could say where its numbers come from.
 */
export async function enterLines(
  postings: readonly Posting[],
  nameOf: NameInPublic,
  vault: Archive,
  enter: EnterLine,
  enterEvent: EnterEvent,
): Promise<void> {
  const rated = postings.filter((posting) => posting.results.length > 0 || hasEventRow(posting));
  for (let from = 0; from < rated.length; from += atOnce) {
    const wave = rated.slice(from, from + atOnce);
    const fetched = await Promise.all(
      wave.map(async (posting) => {
        const isThere = posting.assessment !== noAssessment;
        const assessment = isThere
          ? await fetchKept(posting.assessment, assessmentKey, readAssessment, vault)
          : null;
        return { posting, assessment };
      }),
    );
    for (const { posting, assessment } of fetched) {
      if (hasEventRow(posting)) enterEvent(posting.type, eventRow(posting, assessment, nameOf));
      if (!assessment) continue;
      for (const line of auditLines(posting, assessment, nameOf)) enter(posting.type, line);
    }
  }
}

/** Of who played; the book has results of members only (U-10). */
function* auditLines(
  { start, results }: Posting,
  { event, basis, results: assessed }: Assessment,
  nameOf: NameInPublic,
): Generator<AuditLine> {
  const counted = new Set(results.map(({ player }) => player));
  for (const { lines, performance, ...result } of assessed) {
    const player = counted.has(result.player) ? nameOf(result.player) : null;
    if (player === null || lines.length === 0) continue;
    yield {
      ...result,
      ...{ player, event, basis, start },
      performance: performance?.value ?? null,
      lines: lines.map((line) => ({ ...line, opponent: nameOf(line.opponent) })),
    };
  }
}
