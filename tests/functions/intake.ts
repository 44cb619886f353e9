import type { KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type IngestEvent, type IngestPorts, ingestRoutes } from '@kuvvet/ingest';
import { readKey, sign, turkey } from '@kuvvet/office';
import { rateWaiting } from '@kuvvet/standalone';
import type { Workshop } from '../../cli/src/workshop.ts';
import { root } from '../run.ts';
import { openMonth } from './month.ts';
import { fillShelf } from './shelf.ts';

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const key = readKey(secret) as KeyObject;

/** A report of the sample month. */
export const report = (name: string) => readFileSync(join(root, 'samples/2026-10/reports', name));

/** A request to be signed and sent; what is not given is as it should be. */
export interface Sent {
  /** What the message id says it is; the tournament and revision of the query unless given. */
  readonly named?: string;
  readonly path?: string;
  readonly query?: string;
  readonly body?: Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The API of an installation, that of the sample unless given, with October 2026 open, at a moment of its own. */
export async function openIntake(month?: Workshop) {
  let now = Date.parse('2026-10-27T09:00:00Z');
  const home = { ...(month ?? (await openMonth())), now: () => new Date(now).toISOString() };
  await home.ledger.putSender({ id: 'arbiter', name: 'Arbiter', active: true, scope: ['*'] });
  await home.ledger.putSender({ id: 'former', name: 'Former', active: false, scope: ['*'] });
  await home.ledger.putSender({ id: 'izmir', name: 'İzmir', active: true, scope: ['IZM-*', 'E0'] });
  await fillShelf(home.lists);
  const events: IngestEvent[] = [];
  const ports: IngestPorts = {
    ...home,
    keyring: async () => [secret],
    federation: turkey,
    record: (event) => events.push(event),
  };
  const app = ingestRoutes(ports);

  return {
    home,
    ports,
    app,
    /** What was recorded, oldest first. */
    events,
    wait: (milliseconds: number) => {
      now += milliseconds;
    },
    rateAll: () => rateWaiting(home, turkey, new AbortController().signal, () => {}),
    post: async (
      { path = '/v1/reports', query = 'tournament=E01', body, headers, named }: Sent = {},
      to = app,
    ) => {
      const content = new Uint8Array(body ?? report('E01.trf26.utf8.trf'));
      const { tournament, revision = '1' } = Object.fromEntries(new URLSearchParams(query));
      const message = {
        id: named ?? `${tournament}_${revision}_1`.replace(/[^\w-]/g, 'x'),
        timestamp: `${Math.floor(now / 1000)}`,
        body: content,
      };
      return to.request(`${path}?${query}`, {
        method: 'POST',
        body: content,
        headers: {
          'content-type': 'application/octet-stream',
          'kuvvet-sender': 'arbiter',
          'webhook-id': message.id,
          'webhook-timestamp': message.timestamp,
          'webhook-signature': sign(message, key),
          ...headers,
        },
      });
    },
    [Symbol.dispose]: () => home[Symbol.dispose](),
  };
}

export type Intake = Awaited<ReturnType<typeof openIntake>>;
