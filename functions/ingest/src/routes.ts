import { type Fault, type Federation, faultOf, limitRate } from '@kuvvet/office';
import { type Context, Hono } from 'hono';
import { bodyLimit as limitBody } from 'hono/body-limit';
import { type Acceptance, type AcceptPorts, accept } from './accept.ts';
import { quota, spend, unauthenticated } from './allowance.ts';
import { answerProblem, speak } from './answer.ts';
import { check } from './check.ts';
import { forEveryPage } from './for-every-page.ts';
import { guardAnswers } from './guard-answers.ts';
import { bodyLimit } from './hand-in.ts';
import { type ListPorts, listRoutes } from './list-routes.ts';
import type { Refusal } from './problem.ts';
import type { ProblemCode } from './problems.ts';
import { receive } from './receive.ts';
import type { AuthenticatePorts } from './sender.ts';
import { readHead, readReceipt, readStatus } from './status.ts';
import { checkView, receiptName, receiptView, tournamentView } from './view.ts';

export interface IngestPorts extends AcceptPorts, AuthenticatePorts, ListPorts {
  readonly ledger: AcceptPorts['ledger'];
  readonly now: AcceptPorts['now'];
  readonly federation: Federation;
  /** Told of every outcome and every fault, without a word of the report. */
  readonly record: (event: IngestEvent) => void;
}

export type IngestEvent =
  | { readonly event: Acceptance['outcome']; readonly receipt: string; readonly sender: string }
  | { readonly event: 'checked'; readonly sender: string }
  | { readonly event: 'refused'; readonly code: ProblemCode }
  | ({ readonly event: 'fault' } & Fault);

/** The public API, the same app in both homes. */
export function ingestRoutes(ports: IngestPorts): Hono {
  const app = new Hono();
  const rateLimit = limitRate(quota, ports.now);
  const refuse = (c: Context, refusal: Refusal) => {
    ports.record({ event: 'refused', code: refusal.code });
    return answerProblem(c, refusal);
  };
  const limited = limitBody({
    maxSize: bodyLimit,
    onError: (c) => refuse(c, spend(c, rateLimit, unauthenticated) ?? { code: 'report.too-large' }),
  });

  app.use(guardAnswers);
  app.use('/v1/*', forEveryPage);

  app.post('/v1/reports', limited, async (c) => {
    const received = await receive(c, ports, rateLimit);
    if ('code' in received) return refuse(c, received);
    const { outcome, receipt } = await accept(received.submission, received.sender.id, ports);
    ports.record({ event: outcome, receipt: receiptName(receipt), sender: received.sender.id });
    switch (outcome) {
      case 'accepted': {
        const view = receiptView({ receipt, head: null, players: [] }, speak(c));
        return c.json(view, 202, { location: view.status, 'retry-after': '5' });
      }
      case 'conflict':
        return answerProblem(c, { code: 'revision.conflict' });
      case 'rejected':
        return answerProblem(c, { code: 'report.rejected', findings: receipt.findings });
    }
  });

  app.post('/v1/reports:check', limited, async (c) => {
    const received = await receive(c, ports, rateLimit);
    if ('code' in received) return refuse(c, received);
    const checked = await check(received.submission, ports.federation, ports);
    ports.record({ event: 'checked', sender: received.sender.id });
    return c.json(checkView(checked, speak(c)));
  });

  app.get('/v1/reports/:receipt', async (c) => {
    const status = await readReceipt(c.req.param('receipt'), ports);
    return status ? c.json(receiptView(status, speak(c))) : refuse(c, { code: 'receipt.unknown' });
  });

  app.get('/v1/tournaments/:tournament', async (c) => {
    const head = await readHead(c.req.param('tournament'), ports.ledger);
    return head ? c.json(tournamentView(head)) : refuse(c, { code: 'tournament.unknown' });
  });

  app.route('/v1/lists', listRoutes(ports, refuse));
  app.get('/v1/status', async (c) => c.json(await readStatus(ports.ledger)));
  app.notFound((c) => refuse(c, { code: 'address.unknown' }));
  app.onError((error, c) => {
    // Whoever has gone in the middle of a body hears nothing more.
    if (c.req.raw.signal.aborted) return refuse(c, { code: 'request.unfinished' });
    const fault = faultOf(error);
    ports.record({ event: 'fault', ...fault });
    return fault.passing
      ? answerProblem(c, { code: 'service.interrupted', retryAfter: 10 })
      : answerProblem(c, { code: 'service.defect', retryAfter: 60 });
  });
  return app;
}
