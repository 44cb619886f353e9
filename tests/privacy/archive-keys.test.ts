import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isTournamentCode, turkey } from '@kuvvet/office';
import { publish } from '@kuvvet/publish';
import { readReportFile } from '@kuvvet/standalone';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serviceApp } from '../../standalone/src/server.ts';
import { type Intake, openIntake } from '../functions/intake.ts';
import { openMonth } from '../functions/month.ts';
import { pack } from '../office/pack.ts';
import { json, register, trf } from './event.ts';
import { hostileName } from './hostile.ts';
import { recording } from './recording.ts';

/** What may name an object of the vault: what it is, and a month or the digest of its bytes or of what it is about. */
const vaultKey = /^[a-z]+\/([0-9a-f]{64}|\d{4}-\d\d)$/;
/** What may name a public file: words of our own, months and digests. */
const listKey = /^lists(\/([a-z][a-z0-9-]*(\.[a-z0-9-]+)*|\d{4}-\d\d|[0-9a-f]{64}))+$/;
/** What a file may be asked for by: no way up, nothing hidden, no device of Windows. */
const askedKey = /^lists(\/(?!(con|prn|aux|nul|com\d|lpt\d)(\.|\/|$))[a-z0-9_-][a-z0-9._-]*)+$/i;

const settings = { seed: 20261130, numRuns: 80 } as const;

describe('no name in a report becomes the name of a file', () => {
  let intake: Intake;
  let vault: ReturnType<typeof recording>;
  let lists: ReturnType<typeof recording>;
  beforeAll(async () => {
    const month = await openMonth(Buffer.from(register));
    [vault, lists] = [recording(month.vault), recording(month.lists)];
    intake = await openIntake({ ...month, vault, lists });
  });
  afterAll(() => intake[Symbol.dispose]());

  /** Sends it, and rates what came of it. */
  const send = async (query: string, body: Uint8Array, headers: Readonly<Record<string, string>> = {}) => {
    intake.wait(60_000);
    for (const path of ['/v1/reports:check', '/v1/reports'])
      await intake.post({ path, query, body, headers });
    await intake.rateAll();
  };
  const strangers = () => [
    ...[...vault.asked, ...vault.written].filter((key) => !vaultKey.test(key)),
    ...[...lists.asked, ...lists.written].filter((key) => !listKey.test(key)),
  ];

  it('of a tournament, in whatever query, header or address it stands', async () => {
    await fc.assert(
      fc.asyncProperty(hostileName, hostileName, async (one, other) => {
        const tournament = encodeURIComponent(one.toWellFormed());
        await send(`tournament=${tournament}&revision=1`, trf());
        await intake.app.request(`/v1/reports/${tournament}.1`);
        await intake.app.request(`/v1/tournaments/${tournament}`);
        const header = other.replace(/[^\x21-\x7e]/g, '');
        await send('tournament=E01', trf(), { 'kuvvet-sender': header, 'webhook-id': `E01_1_${header}` });
      }),
      settings,
    );
    expect(strangers()).toEqual([]);
    expect([...vault.written].filter((key) => key.startsWith('submissions/'))).not.toEqual([]);
  });

  it('of an event, a city, a player, an entry of a ZIP, a part of a form', async () => {
    // Another event than the one above, so that it is rated.
    const [end, other] = ['2026-10-12', { '052': '2026/10/12' }];
    let revision = 0;
    await fc.assert(
      fc.asyncProperty(hostileName, async (name) => {
        const query = () => `tournament=E02&revision=${++revision}`;
        const players = json.players.map((player) => ({ ...player, name: `${player.name} ${name}` }));
        await send(query(), Buffer.from(JSON.stringify({ ...json, end, name, city: name, players })));
        await send(query(), trf({ ...other, '012': name, '022': name }));
        await send(query(), pack({ name, content: trf(other) }, { name: 'rapor.trf', content: trf(other) }));
        await send(query(), pack({ name: `${name}.trf`, content: trf(other) }));
        const quoted = name.replace(/["\r\n]/g, '');
        const form = `--b\r\ncontent-disposition: form-data; name="report"; filename="${quoted}"\r\n\r\n${trf(other)}\r\n--b--\r\n`;
        await send(query(), Buffer.from(form), { 'content-type': 'multipart/form-data; boundary=b' });
      }),
      settings,
    );
    expect((await intake.home.ledger.head('E02'))?.revision).toBeGreaterThan(settings.numRuns);
    expect(strangers()).toEqual([]);
  });

  it('of a list, when it is published after all that', async () => {
    expect(await publish('2026-10', turkey, intake.home, { drain: false })).toMatchObject({
      outcome: 'published',
    });
    expect(lists.written.size).toBeGreaterThan(20);
    expect(strangers()).toEqual([]);
  });

  it('nor does an address, for whoever asks for a file', async () => {
    const asked = recording({ ...lists, get: async () => null });
    const home = { ...intake.home, lists: asked, secrets: { keysOf: () => [] } };
    const service = serviceApp(home as never, () => {});
    await fc.assert(
      fc.asyncProperty(
        fc.array(hostileName, { minLength: 1, maxLength: 5 }),
        fc.boolean(),
        async (names, encoded) => {
          const path = names
            .map((name) => (encoded ? encodeURIComponent(name.toWellFormed()) : name))
            .join('/');
          const response = await service.request(new Request(`http://kuvvet/lists/${path}`));
          expect(response.status).toBe(404);
        },
      ),
      settings,
    );
    for (const name of [
      'ukd/latest.json',
      'ukd/CON',
      'nul',
      'ukd/com1.csv',
      'aux/latest.json',
      'contest/latest.json',
    ])
      await service.request(`/lists/${name}`);
    expect([...asked.asked].filter((key) => !askedKey.test(key))).toEqual([]);
    expect([...asked.asked]).toEqual(
      expect.arrayContaining(['lists/ukd/latest.json', 'lists/contest/latest.json']),
    );
  });
});

describe('a file of any name', () => {
  const work = mkdtempSync(join(tmpdir(), 'kuvvet-names-'));
  afterAll(() => rmSync(work, { recursive: true }));

  it('gives a tournament a code that can be one', () => {
    fc.assert(
      fc.property(hostileName, (name) => {
        const file = join(work, `${name.replace(/[/\0]/g, '').toWellFormed().slice(0, 60)}.trf`);
        writeFileSync(file, '');
        const { tournament } = readReportFile(file);
        rmSync(file);
        expect(isTournamentCode(tournament)).toBe(true);
      }),
      settings,
    );
  });
});
