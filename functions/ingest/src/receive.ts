import type { Sender } from '@kuvvet/ledger';
import { covers, type RateLimit, type Submission } from '@kuvvet/office';
import type { Context } from 'hono';
import { spend, unauthenticated } from './allowance.ts';
import { readHandIn } from './hand-in.ts';
import type { Refusal } from './problem.ts';
import { type AuthenticatePorts, authenticate } from './sender.ts';
import { names } from './signed-name.ts';

/** A submission and who signed it. */
export interface Received {
  readonly sender: Sender;
  readonly submission: Submission;
}

/** Reads a signed request: who sent it, then what. Nothing is looked at before the signature holds. */
export async function receive(
  c: Context,
  ports: AuthenticatePorts,
  rateLimit: RateLimit,
): Promise<Received | Refusal> {
  const body = new Uint8Array(await c.req.arrayBuffer());
  const sender = await authenticate(c.req.header(), body, ports);
  if ('code' in sender) return spend(c, rateLimit, unauthenticated) ?? sender;
  const limited = spend(c, rateLimit, sender.id);
  if (limited) return limited;
  const contentType = c.req.header('content-type') ?? '';
  const submission = await readHandIn({ query: c.req.query(), contentType, body });
  if ('code' in submission) return submission;
  if (!names(c.req.header('webhook-id') ?? '', submission)) return { code: 'signature.other' };
  return covers(sender.scope, submission.tournament) ? { sender, submission } : { code: 'sender.scope' };
}
