import type { Period } from '@kuvvet/engine';
import type { Posting } from '@kuvvet/ledger';
import { fetchAssessment, noAssessment, resultRows } from './assessment.ts';
import type { Ports } from './ports.ts';

/** A correcting entry as the tournament it stands for. */
export async function countedIn(
  period: Period,
  entry: Posting,
  members: ReadonlySet<string>,
  vault: Ports['vault'],
): Promise<Posting> {
  const results =
    entry.assessment === noAssessment
      ? []
      : resultRows(await fetchAssessment(entry.assessment, vault), members);
  return { ...entry, period, results, reverses: null, amendments: [] };
}
