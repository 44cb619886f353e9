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

/** One outcome per report, in the order given; two files of one name are a conflict of the second. */
export async function outcomesOf(
  acceptances: ReadonlyMap<ReportFile, Acceptance>,
  period: Period,
  { ledger }: { readonly ledger: Ledger },
): Promise<readonly ReportOutcome[]> {
  const postings = new Map<string, Posting>();
  for await (const posting of ledger.postings(period)) postings.set(posting.tournament, posting);
  const outcomes: ReportOutcome[] = [];
  for (const [{ file, submission }, { outcome }] of acceptances) {
    const { tournament, revision } = submission;
    if (outcome === 'conflict') {
      const findings: readonly Finding[] = [
        { code: 'tournament.repeated', severity: 'error', found: tournament },
      ];
      outcomes.push({ file, tournament, state: 'conflict', type: null, games: null, findings });
      continue;
    }
    const receipt = await ledger.receipt(tournament, revision);
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
