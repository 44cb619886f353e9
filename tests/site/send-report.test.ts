import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { followReceipt, type Line, sendReport } from '../../site/src/arbiters/send-report.ts';
import { type Intake, openIntake, report } from '../functions/intake.ts';
import { root } from '../run.ts';

const key = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const signer = { sender: 'arbiter', key };
const outgoing = {
  tournament: 'E01',
  revision: 1,
  dual: false,
  report: report('E01.trf26.utf8.trf'),
  licences: null,
};

describe('sending a report from a page', () => {
  let intake: Intake;
  const paused: number[] = [];
  let marks = 0;
  const line = (fetch: Line['fetch'] = async (path, request) => intake.app.request(path, request)): Line => ({
    fetch,
    now: () => Date.parse(intake.home.now()) / 1000,
    pause: async (seconds) => void paused.push(seconds),
    mark: () => {
      marks += 1;
      return `m${marks}`;
    },
  });

  beforeEach(async () => {
    intake = await openIntake();
    paused.length = 0;
  });

  afterEach(() => intake[Symbol.dispose]());

  it('is taken by the service, and followed until it is rated', async () => {
    const sent = await sendReport(outgoing, signer, 'tr', line(), false);
    expect(sent).toMatchObject({ status: 202, answer: { receipt: 'E01.1', state: 'received' } });
    const states: unknown[] = [];
    await followReceipt('/v1/reports/E01.1', 'tr', line(), ({ state }) => {
      states.push(state);
      if (states.length === 2) return intake.rateAll();
    });
    expect(states.slice(0, 2)).toEqual(['received', 'received']);
    expect(states.at(-1)).toBe('rated');
  });

  it('rehearses without a trace, in the language of the page', async () => {
    const [turkish, english] = await Promise.all(
      ['tr', 'en'].map((language) => sendReport(outgoing, signer, language, line(), true)),
    );
    expect(turkish).toMatchObject({ status: 200, answer: { verdict: 'rateable' } });
    expect(turkish).not.toEqual(english);
    expect(await intake.home.ledger.receipt('E01', 1)).toBeNull();
  });

  it('sends a licence map along: the whole form is signed', async () => {
    const licences = readFileSync(join(root, 'samples/2026-10/reports/E03.licences.json'));
    const withMap = { ...outgoing, tournament: 'E03', report: report('E03.trf16.cp1254.trf'), licences };
    expect(await sendReport(withMap, signer, 'tr', line(), true)).toMatchObject({
      status: 200,
      answer: { verdict: 'rateable' },
    });
  });

  it('hands on what the service refuses', async () => {
    const wrong = { sender: 'arbiter', key: `whsec_${Buffer.alloc(32, 8).toString('base64')}` };
    expect(await sendReport(outgoing, wrong, 'en', line(), false)).toMatchObject({
      status: 401,
      answer: { code: expect.stringContaining('signature') },
    });
    expect(await sendReport(outgoing, { sender: 'arbiter', key: 'x' }, 'en', line(), false)).toEqual({
      fault: 'key.kind',
    });
  });

  it('says at once that no service is there, where the pages lie beside the lists alone', async () => {
    const files = line(
      async () => new Response('<Error/>', { status: 403, headers: { 'content-type': 'application/xml' } }),
    );
    expect(await sendReport(outgoing, signer, 'tr', files, false)).toEqual({ fault: 'service.elsewhere' });
    expect(paused).toEqual([]);
  });

  it.each([
    ['a sender', { ...signer, sender: 'şenol' }, outgoing],
    ['a sender of two words', { ...signer, sender: 'ali veli' }, outgoing],
    ['a tournament', signer, { ...outgoing, tournament: 'İZM-1' }],
  ])('says at once that no header can carry %s', async (_, by, report) => {
    expect(await sendReport(report, by, 'tr', line(), false)).toEqual({ fault: 'sender.letters' });
    expect(paused).toEqual([]);
  });

  it('tries again, each time under another message, while nobody answers; nothing is counted twice', async () => {
    const messages: unknown[] = [];
    let calls = 0;
    const broken = line(async (path, request) => {
      calls += 1;
      messages.push((request.headers as Record<string, string>)['webhook-id']);
      // The first does not arrive, the answer of the second gets lost.
      if (calls === 1) throw new TypeError('no network');
      const response = await intake.app.request(path, request);
      return calls === 2 ? new Response('bad gateway', { status: 502 }) : response;
    });
    expect(await sendReport(outgoing, signer, 'tr', broken, false)).toMatchObject({ status: 202 });
    expect(new Set(messages).size).toBe(3);
    expect(paused).toEqual([5, 15]);

    const dead = line(async () => {
      throw new TypeError('no network');
    });
    expect(await sendReport(outgoing, signer, 'tr', dead, false)).toEqual({ fault: 'service.unreachable' });
  });
});
