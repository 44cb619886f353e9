import { listTypes } from '@kuvvet/engine';
import { lifetimeOf, stagedManifestKey, stateKey } from '@kuvvet/gazette';
import type { Election, PeriodBook } from '@kuvvet/ledger';
import { assessmentKey } from '../assessment.ts';
import { readRecord, recordKey } from '../closing-record.ts';
import { beginningKey, closedBookKey, readBeginning, rerunBookKey } from '../closings.ts';
import { licencesKey } from '../licence-table.ts';
import { registerKey } from '../register-snapshot.ts';
import type { Posted } from './audit-postings.ts';
import type { ReceiptCensus } from './audit-receipts.ts';
import type { DoctorPorts } from './doctor.ts';
import { lookAgain } from './look-up.ts';

const folders = ['assessments', 'books', 'closings', 'licences', 'manifests', 'registers', 'states'] as const;

/**
 * Objects nobody refers to: staged by a publisher that lost the election, or archived before a crash. Harmless. A
 * correction in the open book leaves the assessment it replaces, so some there always are.
 */
export async function countOrphans(
  books: readonly PeriodBook[],
  posted: Posted,
  { stray }: ReceiptCensus,
  { vault, lists }: DoctorPorts,
): Promise<number> {
  const elections = books.flatMap(({ elected, revised }) => [
    ...(elected ? [elected] : []),
    ...revised.map(({ election }) => election),
  ]);
  const known = new Set<string>([beginningKey]);
  for (const { assessment } of posted.values()) known.add(assessmentKey(assessment));
  for (const { period, previousState, elected, revised } of books) {
    known.add(stateKey(previousState));
    if (elected) known.add(closedBookKey(period));
    for (const { revision } of revised) known.add(rerunBookKey(period, revision));
  }
  const start = await vault.get(beginningKey);
  const begun = start && readBeginning(start.bytes);
  if (begun) known.add(registerKey(begun.register)).add(licencesKey(begun.licences));
  for (const { state } of begun?.earlier ?? []) known.add(stateKey(state));
  for (const election of elections) for (const key of await keysOf(election, vault)) known.add(key);

  let orphans = stray;
  for (const folder of folders) {
    for await (const key of vault.keys(`${folder}/`)) if (!known.has(key)) orphans++;
  }
  const digests = new Set(elections.flatMap(({ manifests }) => listTypes.map((type) => manifests[type])));
  for await (const key of lists.keys('lists/')) {
    if (lifetimeOf(key) === 'immutable' && !digests.has(key.split('/')[3] ?? '')) orphans++;
  }
  return orphans;
}

/** What an election refers to, and the assessments its record does: those of followed merges are nowhere else. */
async function keysOf(election: Election, vault: DoctorPorts['vault']): Promise<readonly string[]> {
  const postings = (await lookAgain(election.book, recordKey, readRecord, vault))?.postings ?? [];
  return [
    ...[recordKey(election.book), stateKey(election.state)],
    ...[registerKey(election.register), licencesKey(election.licences)],
    ...listTypes.map((type) => stagedManifestKey(election.manifests[type])),
    ...postings.map(({ assessment }) => assessmentKey(assessment)),
  ];
}
