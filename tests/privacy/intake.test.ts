import { turkey } from '@kuvvet/office';
import { publish } from '@kuvvet/publish';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serviceApp } from '../../standalone/src/server.ts';
import { openIntake } from '../functions/intake.ts';
import { openMonth } from '../functions/month.ts';
import { canaries, keyCanaries, spellings } from './canaries.ts';
import { json, register, trf } from './event.ts';
import { addressesWith } from './fields/http.ts';
import { requestsWith } from './fields/requests.ts';
import { leaksIn, leaksInFile } from './leaks.ts';
import { recording } from './recording.ts';

type Cage = Awaited<ReturnType<typeof openCage>>;

/** An installation whose register is full of canaries; every answer it gives is kept. */
async function openCage() {
  const month = await openMonth(Buffer.from(register));
  const [vault, lists] = [recording(month.vault), recording(month.lists)];
  const intake = await openIntake({ ...month, vault, lists });
  const outputs = new Map<string, string>();
  const keep = async (what: string, response: Response) => {
    const text = `${JSON.stringify([...response.headers])}\n${await response.clone().text()}`;
    outputs.set(`${what} -> ${response.status}`, text);
    return response;
  };
  return { ...intake, vault, lists, outputs, keep };
}

/** What has come out that must not, by where it came out. */
const leaksOf = (outputs: ReadonlyMap<string, string>) =>
  [...outputs].flatMap(([what, text]) => leaksIn(text).map((leak) => `${what}: ${leak}`));

/** Sends a text in every field of a request, rehearsed in English and for good in Turkish, and asks what became of it. */
async function plantEverywhere(text: string, cage: Cage) {
  let revision = 0;
  for (const { field, sent } of requestsWith(text)) {
    revision += 1;
    cage.wait(60_000);
    const query = sent.query ?? `tournament=E01&revision=${revision}`;
    for (const [path, language] of [
      ['/v1/reports:check', 'en'],
      ['/v1/reports', 'tr'],
    ] as const) {
      const headers = { 'accept-language': language, ...sent.headers };
      await cage.keep(`${path} ${field}`, await cage.post({ body: trf(), ...sent, query, path, headers }));
    }
    await cage.rateAll();
    const asked = [`/v1/reports/E01.${revision}`, '/v1/tournaments/E01'];
    for (const path of asked) {
      await cage.keep(
        `${path} ${field}`,
        await cage.app.request(path, { headers: { 'accept-language': 'en' } }),
      );
      await cage.keep(`${path} ${field} tr`, await cage.app.request(path));
    }
  }
}

describe.each(canaries)('$kind $text, planted in every field of a request', ({ text }) => {
  let cage: Cage;
  beforeAll(async () => {
    cage = await openCage();
    await plantEverywhere(text, cage);
  });
  afterAll(() => cage[Symbol.dispose]());

  it('comes out of no answer', () => {
    expect(leaksOf(cage.outputs)).toEqual([]);
  });

  it('stands in reports of every fate, so that every answer was there to hold it', () => {
    const statuses = [...cage.outputs.keys()].map((what) => what.slice(-3));
    expect(new Set(statuses)).toEqual(new Set(['200', '202', '400', '401', '404', '409', '415', '422']));
    const states = [...cage.outputs.values()].flatMap((text) => /"state":"(\w+)"/.exec(text)?.[1] ?? []);
    expect(new Set(states)).toEqual(new Set(['received', 'rated', 'held', 'rejected']));
  });

  it('comes out of no event that is recorded', () => {
    expect(cage.events.flatMap((event) => leaksIn(JSON.stringify(event)))).toEqual([]);
  });

  it('is in the vault only where what was sent is kept as it came', async () => {
    for (const key of cage.vault.written) {
      if (key.startsWith('submissions/')) continue;
      expect(leaksIn(key)).toEqual([]);
      expect(await leaksInFile((await cage.vault.get(key))?.bytes ?? new Uint8Array()), key).toEqual([]);
    }
  });

  it('is in no receipt and no head of the ledger', async () => {
    const { ledger } = cage.home;
    const kept = JSON.stringify([await ledger.receipts('E01'), await ledger.head('E01')]);
    expect(leaksIn(kept)).toEqual([]);
  });
});

describe('canaries in every spelling', () => {
  let cage: Cage;
  beforeAll(async () => {
    cage = await openCage();
  });
  afterAll(() => cage[Symbol.dispose]());

  it('come out of no name of an event, a city or a player', async () => {
    for (const [at, { text }] of [...canaries, ...spellings].entries()) {
      cage.wait(60_000);
      const named = {
        ...json,
        name: `Kupa ${text}, Kafes`,
        city: `ANKARA ${text}`,
        players: json.players.map((player) => ({ ...player, name: `${player.name} ${text}` })),
      };
      const sent = {
        query: `tournament=E02&revision=${at + 1}`,
        body: Buffer.from(JSON.stringify(named)),
        headers: { 'content-type': 'application/json' },
      };
      await cage.keep(`check ${text}`, await cage.post({ ...sent, path: '/v1/reports:check' }));
      expect((await cage.keep(`post ${text}`, await cage.post(sent))).status).toBe(202);
      await cage.rateAll();
      await cage.keep(`receipt ${text}`, await cage.app.request(`/v1/reports/E02.${at + 1}`));
      const tournament = await cage.keep(`tournament ${text}`, await cage.app.request('/v1/tournaments/E02'));
      expect(await tournament.json()).toMatchObject({
        revision: at + 1,
        name: expect.stringMatching(/^Kupa .*\*.*, Kafes$/),
      });
    }
    expect(leaksOf(cage.outputs)).toEqual([]);
  });

  it('come out of no address', async () => {
    const service = serviceApp({ ...cage.home, secrets: { keysOf: () => [] } } as never, () => {});
    for (const { text } of [...canaries, ...spellings, ...keyCanaries]) {
      for (const path of addressesWith(text)) {
        for (const method of ['GET', 'POST', 'OPTIONS', 'HEAD']) {
          const response = await service.request(path, { method });
          await cage.keep(`${method} ${path}`, response);
        }
      }
    }
    expect(leaksOf(cage.outputs)).toEqual([]);
  });

  it('are in no public file, from whatever column of the register they come', async () => {
    const { home, vault, lists } = cage;
    expect(await publish('2026-10', turkey, home, { drain: false })).toMatchObject({ outcome: 'published' });
    expect(lists.written.size).toBeGreaterThan(20);
    for (const key of lists.written) {
      expect(leaksIn(key)).toEqual([]);
      const stored = await lists.get(key);
      expect(await leaksInFile(stored?.bytes ?? new Uint8Array()), key).toEqual([]);
    }
    for (const key of vault.written) {
      if (key.startsWith('submissions/')) continue;
      expect(await leaksInFile((await vault.get(key))?.bytes ?? new Uint8Array()), key).toEqual([]);
    }
  });
});
