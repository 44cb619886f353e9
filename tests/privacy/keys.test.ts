import { inspect } from 'node:util';
import { type IngestPorts, ingestRoutes } from '@kuvvet/ingest';
import { hideKeys, readKey } from '@kuvvet/office';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Intake, openIntake } from '../functions/intake.ts';
import { openMonth } from '../functions/month.ts';
import { canaries, keyCanaries, spellings } from './canaries.ts';
import { register, trf } from './event.ts';
import { leaksIn } from './leaks.ts';

const keys = keyCanaries.map(({ text }) => text);
const all = [...canaries, ...spellings, ...keyCanaries].map(({ text }) => text).join(' + ');

const throwing = () => {
  throw new TypeError(`cannot read ${all}`, { cause: new Error(all) });
};
async function* throwingPages() {
  yield throwing();
}

/** A port of which one verb fails, and says of what. */
const failingAt = <P extends object>(port: P, verb: string): P =>
  new Proxy(port, {
    get: (target, name) =>
      name !== verb ? Reflect.get(target, name) : verb === 'pending' ? throwingPages : throwing,
  });

describe('a fault that quotes keys and people', () => {
  let intake: Intake;
  let number = 0;
  beforeAll(async () => {
    intake = await openIntake(await openMonth(Buffer.from(register)));
    await intake.post({ body: trf() });
    await intake.rateAll();
  });
  afterAll(() => intake[Symbol.dispose]());

  it.each<[string, (ports: IngestPorts) => Partial<IngestPorts>]>([
    ...[
      'sender',
      'receipt',
      'putReceipt',
      'settle',
      'head',
      'book',
      'current',
      'players',
      'licences',
      'ratings',
      'pending',
    ].map(
      (verb) =>
        [`ledger.${verb}`, ({ ledger }) => ({ ledger: failingAt(ledger, verb) })] as [
          string,
          (ports: IngestPorts) => Partial<IngestPorts>,
        ],
    ),
    ['vault.putOnce', ({ vault }) => ({ vault: failingAt(vault, 'putOnce') })],
    ['vault.get', ({ vault }) => ({ vault: failingAt(vault, 'get') })],
    ['queue.send', ({ queue }) => ({ queue: failingAt(queue, 'send') })],
    ['identify', () => ({ identify: throwing })],
    ['keyring', () => ({ keyring: throwing })],
    ['a keyring of other things', () => ({ keyring: async () => [all, `${keys[0]}x`] })],
  ])('is told by its kind alone: %s', async (_, broken) => {
    const told: unknown[] = [];
    const app = ingestRoutes({
      ...intake.ports,
      ...broken(intake.ports),
      record: (event) => told.push(event),
    });
    number += 1;
    const sent = { body: trf(), query: `tournament=G${number}` };
    const responses = [
      await intake.post(sent, app),
      await intake.post({ ...sent, path: '/v1/reports:check' }, app),
      await intake.post({ query: `tournament=B${number}`, body: Buffer.from('012 Kupa') }, app),
      ...(await Promise.all(
        ['/v1/reports/E01.1', '/v1/tournaments/E01', '/v1/status'].map((path) => app.request(path)),
      )),
    ];
    expect(responses.some(({ status }) => status === 500 || status === 401)).toBe(true);
    const bodies = await Promise.all(responses.map((response) => response.text()));
    expect([...bodies, JSON.stringify(told)].flatMap(leaksIn)).toEqual([]);
  });
});

describe('a key', () => {
  it('that was read shows nothing of itself', () => {
    for (const text of keys) {
      const key = readKey(text);
      expect(key).not.toBeNull();
      expect(
        [inspect(key, { depth: 9, showHidden: true }), JSON.stringify(key), `${key}`].flatMap(leaksIn),
      ).toEqual([]);
    }
  });

  it.each(keys)('is taken out of a text: %s', (key) => {
    expect(leaksIn(hideKeys(`--key ${key}, --key=${key}"${key}"`))).toEqual([]);
    expect(hideKeys(`--key ${key.slice(0, -4)} is none`)).toMatch(/^--key wh(sec|pk|sk)_\*\*\* is none$/);
  });

  it('is not seen where only the kind of key is named', () => {
    expect(hideKeys('--key whsec_... or whsk_... is required.')).toBe(
      '--key whsec_... or whsk_... is required.',
    );
  });
});
