import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Workshop } from '../../cli/src/workshop.ts';
import { startNotifier } from '../../standalone/src/notifier.ts';
import { readSettings } from '../../standalone/src/settings.ts';
import { toldNews } from '../../standalone/src/talk.ts';
import { submissionOf } from '../functions/event.ts';
import { openMonth, rateAll } from '../functions/month.ts';
import { open, type Received } from '../functions/notify/receiver.ts';

const secret = `whsec_${Buffer.alloc(32, 5).toString('base64')}`;

describe('the notifier of one machine', () => {
  let month: Workshop;
  let receiver: Server;
  let port: number;
  let received: Received[];
  let said: string[];
  let stop = async () => {};

  beforeEach(async () => {
    month = await openMonth();
    received = [];
    said = [];
    receiver = createServer(async (request, response) => {
      const body = await buffer(request);
      received.push({ headers: request.headers as Record<string, string>, body });
      response.writeHead(204).end();
    });
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    ({ port } = receiver.address() as AddressInfo);
    await month.ledger.putSubscriber({
      ...{ id: 'club', url: `http://127.0.0.1:${port}/hook`, tournaments: ['*'], senders: [] },
      ...{ types: ['report.rated'], active: true },
    });
    await rateAll(month, submissionOf('A'));
  });
  afterEach(async () => {
    await stop();
    receiver.closeAllConnections();
    receiver.close();
    month[Symbol.dispose]();
  });

  const start = (tryWebhooks: boolean) => {
    const secrets = { subscriberKeysOf: (id: string) => (id === 'club' ? [secret] : []) } as never;
    stop = startNotifier({ ...month, secrets }, 'http://127.0.0.1:8080', { tryWebhooks }, (event) =>
      said.push(toldNews(event)),
    );
  };

  it('tells a program on this machine, when that is tried out, in a message it can verify', async () => {
    start(true);
    await vi.waitFor(() => expect(said).toEqual(['  report.rated/A/1 -> club: delivered']));
    const [request, ...more] = received;
    expect(more).toEqual([]);
    const seconds = Number(request?.headers['webhook-timestamp']);
    expect(await open(request as Received, [secret], seconds)).toMatchObject({
      id: 'report.rated/A/1',
      data: { report: 'http://127.0.0.1:8080/v1/reports/A.1' },
    });
  });

  it('connects to nothing on this machine otherwise', async () => {
    start(false);
    await vi.waitFor(() => expect(said).toEqual(['  report.rated/A/1 -> club: failed']));
    expect(received).toEqual([]);
    const [delivery] = await Array.fromAsync(month.ledger.deliveries('club'));
    expect(delivery).toMatchObject({ state: 'pending', answer: 'not-https' });
  });

  it('stops when told to, and says what keeps it from working', async () => {
    const ledger = { ...month.ledger, subscribers: () => Promise.reject(new TypeError('a name')) };
    const secrets = { subscriberKeysOf: () => [secret] } as never;
    const home = { ...month, ledger, secrets };
    stop = startNotifier(home, 'http://x', { tryWebhooks: true }, (event) => said.push(toldNews(event)));
    await stop();
    expect(said).toEqual(['fault service.defect: TypeError']);
    expect(received).toEqual([]);
  });
});

describe('the settings of webhooks', () => {
  const read = (...args: string[]) => readSettings(args);

  it('are off, and no other address is known, unless they are given', () => {
    expect(read()).toMatchObject({ url: null, tryWebhooks: false });
    expect(read('--try-webhooks', '--url', 'https://ratings.example/kuvvet/')).toMatchObject({
      ...{ url: 'https://ratings.example/kuvvet', tryWebhooks: true },
    });
  });

  it.each(['ratings.example', 'ftp://ratings.example', '', '/lists'])(
    'take no address that is none: %j',
    (url) => expect(read('--url', url)).toBe('--url: not an address / adres değil'),
  );
});
