import type { Receipt } from '@kuvvet/ledger';
import {
  digestOf,
  type Ports,
  type Submission,
  sourceOf,
  submissionBytes,
  submissionKey,
} from '@kuvvet/office';
import { readReport } from '@kuvvet/report';

/** What became of a hand-in. Only `accepted` promises a rating, and only when everything is durable. */
export type Acceptance =
  | { readonly outcome: 'accepted'; readonly receipt: Receipt }
  | { readonly outcome: 'rejected'; readonly receipt: Receipt }
  /** The same revision was handed in before with other content. */
  | { readonly outcome: 'conflict'; readonly receipt: Receipt };

export type AcceptPorts = Pick<Ports, 'ledger' | 'vault' | 'identify' | 'queue' | 'now'>;

/**
 * Takes a submission in: bytes to the vault, receipt, format check, request to rate, in this order. A crash in
 * between leaves nothing half done: the sender repeats and the same steps repeat harmlessly.
 */
export async function accept(
  submission: Submission,
  sender: string,
  ports: AcceptPorts,
): Promise<Acceptance> {
  const { tournament, revision } = submission;
  const bytes = submissionBytes(submission);
  const digest = digestOf(bytes);
  await ports.vault.putOnce(submissionKey(digest), bytes, {
    mediaType: 'application/json',
    lifetime: 'immutable',
  });

  const receipt = await ports.ledger.putReceipt({
    tournament,
    revision,
    digest,
    sender,
    received: ports.now(),
    state: 'received',
    findings: [],
    period: null,
    decision: null,
    event: null,
  });
  if (receipt.digest !== digest) return { outcome: 'conflict', receipt };
  if (receipt.state === 'rejected') return { outcome: 'rejected', receipt };
  if (receipt.state !== 'received') return { outcome: 'accepted', receipt };

  const findings = submission.withdrawn ? [] : readReport(sourceOf(submission), ports.identify).findings;
  if (findings.some(({ severity }) => severity === 'error')) {
    const rejected: Receipt = { ...receipt, state: 'rejected', findings };
    await ports.ledger.settle(rejected);
    return { outcome: 'rejected', receipt: rejected };
  }
  await ports.queue.send({ tournament, revision, digest });
  return { outcome: 'accepted', receipt: { ...receipt, findings } };
}
