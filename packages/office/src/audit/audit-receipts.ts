import { isDeepStrictEqual } from 'node:util';
import type { Head, Posting, Receipt } from '@kuvvet/ledger';
import { readSubmission, submissionKey } from '../submission.ts';
import { type AuditFinding, type Note, notice, wrong } from './audit-finding.ts';
import type { Posted } from './audit-postings.ts';
import type { DoctorPorts } from './doctor.ts';
import { lookUp } from './look-up.ts';

/** What became of everything that was handed in. */
export interface ReceiptCensus {
  readonly tournaments: number;
  readonly received: number;
  readonly parked: number;
  readonly held: number;
  /** Submissions that no receipt names. */
  readonly stray: number;
}

/** Milliseconds in which a report is rated when nothing is wrong, and many times more. */
const patience = 3_600_000;

/**
 * Whether each head is the highest revision that was rated or withdrawn, with its posting in its book, whether no
 * tournament that was rated lacks one, whether every receipt's submission is kept as it came, and whether none waits for long.
 */
export async function auditReceipts(posted: Posted, ports: DoctorPorts, note: Note): Promise<ReceiptCensus> {
  const { ledger, vault } = ports;
  const unread = new Set(await Array.fromAsync(vault.keys('submissions/')));
  const count = { received: 0, parked: 0, held: 0 };
  const tally = (receipt: Receipt) => {
    if (receipt.state === 'received' || receipt.state === 'parked' || receipt.state === 'held') {
      count[receipt.state]++;
    }
  };
  let tournaments = 0;
  for await (const head of ledger.heads()) {
    tournaments++;
    for (const receipt of await ledger.receipts(head.tournament)) {
      unread.delete(submissionKey(receipt.digest));
      await lookUp(receipt.digest, submissionKey, (bytes) => bytes, vault, note);
      tally(receipt);
    }
    await auditHead(head, posted, ports, note);
  }
  // Tournaments that were never rated have no head: they are found by what was handed in.
  let stray = 0;
  for (const key of [...unread].sort()) {
    const digest = key.slice(submissionKey('').length);
    const submission = await lookUp(digest, submissionKey, readSubmission, vault, note);
    if (!submission) continue;
    const receipt = await ledger.receipt(submission.tournament, submission.revision);
    if (receipt?.digest !== digest) {
      stray++;
      continue;
    }
    tally(receipt);
    const counts = receipt.state === 'rated' || receipt.state === 'withdrawn';
    // It may have been rated since the heads were read.
    if (counts && !(await ledger.head(submission.tournament))) {
      const facts = { expected: `${submission.revision}`, found: '-' };
      note(wrong('audit.head', submission.tournament, facts));
    }
  }
  await auditWaiting(ports, note);
  return { ...count, tournaments, stray };
}

/** Looked at again before it is called wrong: a report may have been rated in between. */
async function auditHead(head: Head, posted: Posted, { ledger }: DoctorPorts, note: Note) {
  const entry = posted.get(`${head.period} ${head.tournament}`);
  if ((await faultsOf(head, entry, ledger)).length === 0) return;
  if (!isDeepStrictEqual(await ledger.head(head.tournament), head)) return;
  for (const fault of await faultsOf(head, await postingOf(head, ledger), ledger)) note(fault);
}

type Entry = Pick<Posting, 'revision' | 'assessment'> | undefined;

async function faultsOf(
  { tournament, revision, period, assessment }: Head,
  entry: Entry,
  ledger: DoctorPorts['ledger'],
): Promise<readonly AuditFinding[]> {
  const counted = (await ledger.receipts(tournament)).filter(
    ({ state }) => state === 'rated' || state === 'withdrawn',
  );
  const newest = counted.at(-1)?.revision;
  const faults: AuditFinding[] = [];
  if (newest !== revision) {
    faults.push(wrong('audit.head', tournament, { expected: `${newest ?? '-'}`, found: `${revision}` }));
  }
  if (entry?.revision !== revision || entry.assessment !== assessment) {
    const facts = { expected: `${revision}`, found: `${entry?.revision ?? '-'}` };
    faults.push(wrong('audit.posting', `${period} ${tournament}`, facts));
  }
  return faults;
}

async function postingOf(head: Head, ledger: DoctorPorts['ledger']): Promise<Entry> {
  for await (const posting of ledger.postings(head.period)) {
    if (posting.tournament === head.tournament) return posting;
  }
  return undefined;
}

async function auditWaiting({ ledger, now }: DoctorPorts, note: Note) {
  const open = await ledger.current();
  const old = Date.parse(now()) - patience;
  for await (const { tournament, revision, state, received, period } of ledger.pending()) {
    const name = `${tournament}.${revision}`;
    if (state === 'received' && Date.parse(received) <= old) {
      note(wrong('audit.waiting', name, { found: received }));
    }
    // A close wakes them last.
    if (state === 'parked' && open !== null && period !== null && period <= open) {
      note(notice('audit.unfinished', name));
    }
  }
}
