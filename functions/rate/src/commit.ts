import type { RuleSet } from '@kuvvet/engine';
import { type Commit, Defect, type Head, type Receipt } from '@kuvvet/ledger';
import {
  assessmentBytes,
  assessmentKey,
  assessReport,
  digestOf,
  type MatchedEvent,
  resultRows,
  unsupportedFinding,
} from '@kuvvet/office';
import { entryOf } from './entry.ts';
import type { RatePorts } from './rate.ts';

/**
 * Assesses a tournament, archives every number of it and posts it in one transaction. Before that nothing is
 * visible, after it everything; a crash in between leaves an assessment nobody reads.
 */
export async function commit(
  { event, claim, merges = [] }: Pick<Commit, 'claim' | 'merges'> & { readonly event: MatchedEvent },
  rated: Receipt,
  expected: Head | null,
  rules: RuleSet,
  { ledger, vault }: Pick<RatePorts, 'ledger' | 'vault'>,
): Promise<void> {
  const { period } = rated;
  if (period === null) throw new Defect(`${rated.tournament}: rated into no book`);
  const assessed = assessReport(event, rated.findings, rules);
  const bytes = assessmentBytes(assessed);
  const assessment = digestOf(bytes);
  await vault.putOnce(assessmentKey(assessment), bytes, {
    mediaType: 'application/json',
    lifetime: 'immutable',
  });

  const { tournament, revision, type, basis, report } = event;
  const members = new Set(
    [...event.players.values()].flatMap(({ member, player }) => (member ? player : [])),
  );
  const now = {
    ...{ period, tournament, revision, type, basis, assessment },
    start: report.start,
    games: report.games.length,
    results: resultRows(assessed, members),
    reverses: null,
    amendments: [],
  };
  const { posting, counted, unsupported } = await entryOf(now, expected, { ledger, vault });
  await ledger.post({
    posting,
    head: { tournament, revision, period, counted, type, name: report.name, assessment },
    expected,
    claim,
    merges,
    receipt: { ...rated, findings: [...rated.findings, ...unsupported.map(unsupportedFinding)] },
  });
  await supersedeOlder(rated, ledger);
}

/** Earlier revisions that still wait will never count: their receipts say so. */
export async function supersedeOlder(rated: Receipt, ledger: RatePorts['ledger']) {
  for (const older of await ledger.receipts(rated.tournament)) {
    const waits = older.state === 'received' || older.state === 'parked' || older.state === 'held';
    if (older.revision < rated.revision && waits) await ledger.settle({ ...older, state: 'superseded' });
  }
}
