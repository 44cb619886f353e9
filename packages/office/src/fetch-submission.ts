import { Defect } from '@kuvvet/ledger';
import type { Ports } from './ports.ts';
import { readSubmission, type Submission, submissionKey } from './submission.ts';

/** A submission by its digest. `Defect` if the vault lost it. */
export async function fetchSubmission(digest: string, vault: Ports['vault']): Promise<Submission> {
  const stored = await vault.get(submissionKey(digest));
  if (!stored) throw new Defect(`the submission ${digest} is not in the vault`);
  return readSubmission(stored.bytes);
}
