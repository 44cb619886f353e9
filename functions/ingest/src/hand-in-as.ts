import type { Sender } from '@kuvvet/ledger';
import { covers } from '@kuvvet/office';
import { type Acceptance, type AcceptPorts, accept } from './accept.ts';
import { type HandIn, readHandIn } from './hand-in.ts';
import type { Refusal } from './problem.ts';

/** Takes a report in from a sender who is known by other means than a signature, under the same conditions. */
export async function handInAs(
  sender: Sender,
  handIn: HandIn,
  ports: AcceptPorts,
): Promise<Acceptance | Refusal> {
  const submission = await readHandIn(handIn);
  if ('code' in submission) return submission;
  return sender.active && covers(sender.scope, submission.tournament)
    ? accept(submission, sender.id, ports)
    : { code: 'sender.scope' };
}
