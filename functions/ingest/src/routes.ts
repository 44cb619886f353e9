import type { Ledger } from '@kuvvet/ledger';
import { type Fault, faultOf } from '@kuvvet/office';
import { type Context, Hono } from 'hono';
import { bodyLimit as limitBody } from 'hono/body-limit';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { type AcceptPorts, accept } from './accept.ts';
import { bodyLimit, readHandIn } from './hand-in.ts';
import { languageOf, type ProblemCode, problem, problems } from './problem.ts';
import { authenticate, type Keyring } from './sender.ts';
import { receiptName, receiptView, tournamentView } from './view.ts';

export interface IngestPorts extends AcceptPorts {
  readonly keyring: Keyring;
  /** Told of every outcome and every fault, without a word of the report. */
  readonly record: (event: IngestEvent) => void;
}

export type IngestEvent =
  | {
      readonly event: 'accepted' | 'rejected' | 'conflict';
      readonly receipt: string;
      readonly sender: string;
    }
  | { readonly event: 'refused'; readonly code: ProblemCode }
  | ({ readonly event: 'fault' } & Fault);

/** The public API, the same app in both homes. */
export function ingestRoutes(ports: IngestPorts): Hono {
  const app = new Hono();
  const refuse = (c: Context, code: ProblemCode, findings: Parameters<typeof problem>[2] = []) => {
    ports.record({ event: 'refused', code });
    return answerProblem(c, code, findings);
  };

  app.post(
    '/v1/reports',
    limitBody({ maxSize: bodyLimit, onError: (c) => refuse(c, 'report.too-large') }),
    async (c) => {
      const body = new Uint8Array(await c.req.arrayBuffer());
      const sender = await authenticate(c.req.header(), body, ports);
      if (typeof sender === 'string') return refuse(c, sender);

      const submission = await readHandIn({
        query: c.req.query(),
        contentType: c.req.header('content-type') ?? '',
        body,
      });
      if (typeof submission === 'string') return refuse(c, submission);

      const accepted = await accept(submission, sender.id, ports);
      ports.record({
        event: accepted.outcome,
        receipt: receiptName(accepted.receipt),
        sender: sender.id,
      });
      switch (accepted.outcome) {
        case 'accepted': {
          const view = receiptView(accepted.receipt, null, languageFor(c));
          return c.json(view, 202, { location: view.status, 'retry-after': '5' });
        }
        case 'conflict':
          return answerProblem(c, 'revision.conflict');
        case 'rejected':
          return answerProblem(c, 'report.rejected', accepted.receipt.findings);
      }
    },
  );

  app.get('/v1/reports/:receipt', async (c) => {
    const [, tournament, revision] = /^(.+)\.(\d{1,4})$/.exec(c.req.param('receipt')) ?? [];
    const receipt = tournament ? await ports.ledger.receipt(tournament, Number(revision)) : null;
    if (!receipt) return refuse(c, 'receipt.unknown');
    const head = await ports.ledger.head(receipt.tournament);
    return c.json(receiptView(receipt, head, languageFor(c)));
  });

  app.get('/v1/tournaments/:tournament', async (c) => {
    const head = await ports.ledger.head(c.req.param('tournament'));
    return head ? c.json(tournamentView(head)) : refuse(c, 'tournament.unknown');
  });

  app.get('/v1/status', async (c) => c.json(await serviceStatus(ports.ledger)));
  app.notFound((c) => refuse(c, 'address.unknown'));
  app.onError((error, c) => {
    const fault = faultOf(error);
    ports.record({ event: 'fault', ...fault });
    c.header('retry-after', fault.passing ? '10' : '60');
    return answerProblem(c, fault.passing ? 'service.interrupted' : 'service.defect');
  });
  return app;
}

/** Which book is open and how many reports wait. */
async function serviceStatus(ledger: Ledger) {
  const waiting = { received: 0, parked: 0 };
  for await (const { state } of ledger.pending()) {
    if (state === 'received' || state === 'parked') waiting[state]++;
  }
  return { open: await ledger.current(), waiting };
}

const languageFor = (c: Context) => languageOf(c.req.header('accept-language'));

function answerProblem(
  c: Context,
  code: ProblemCode,
  findings: Parameters<typeof problem>[2] = [],
): Response {
  const language = languageFor(c);
  c.header('content-type', 'application/problem+json; charset=utf-8');
  c.header('content-language', language);
  return c.body(
    JSON.stringify(problem(code, language, findings)),
    problems[code].status as ContentfulStatusCode,
  );
}
