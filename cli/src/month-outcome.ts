import type { ListType, Period } from '@kuvvet/engine';
import type { Acceptance } from '@kuvvet/ingest';
import type { Ledger, Posting, ReceiptState } from '@kuvvet/ledger';
import type { Finding } from '@kuvvet/report';
import type { ReportFile } from '@kuvvet/standalone';

/** What became of one report file. */
export interface ReportOutcome {
  readonly file: string;
  readonly tournament: string;
  readonly state: ReceiptState | 'conflict';
  readonly type: ListType | null;
  readonly games: number | null;
  readonly findings: readonly Finding[];
}

/** What intake said, or why a ZIP was not opened. */
export type Taken = Acceptance | Finding;

/** One outcome per report, in the order given; two files of one name are a conflict of the second. */
export async function outcomesOf(
  reports: ReadonlyMap<ReportFile, Taken>,
  period: Period,
  { ledger }: { readonly ledger: Ledger },
): Promise<readonly ReportOutcome[]> {
  const postings = new Map<string, Posting>();
  for await (const posting of ledger.postings(period)) postings.set(posting.tournament, posting);
  const outcomes: ReportOutcome[] = [];
  for (const [{ file, tournament }, taken] of reports) {
    const unrated = { file, tournament, type: null, games: null };
    if ('code' in taken) {
      outcomes.push({ ...unrated, state: 'rejected', findings: [taken] });
      continue;
    }
    if (taken.outcome === 'conflict') {
      const finding: Finding = { code: 'tournament.repeated', severity: 'error', found: tournament };
      outcomes.push({ ...unrated, state: 'conflict', findings: [finding] });
      continue;
    }
    const receipt = await ledger.receipt(tournament, taken.receipt.revision);
    const posting = receipt?.state === 'rated' ? postings.get(tournament) : undefined;
    outcomes.push({
      file,
      tournament,
      state: receipt?.state ?? 'received',
      type: posting?.type ?? null,
      games: posting?.games ?? null,
      findings: receipt?.findings ?? [],
    });
  }
  return outcomes;
}
