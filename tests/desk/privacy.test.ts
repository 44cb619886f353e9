import { accept } from '@kuvvet/ingest';
import type { Submission } from '@kuvvet/office';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '../../desk/src/routes.ts';
import { rateAll } from '../functions/month.ts';
import { canaries, keyCanaries } from '../privacy/canaries.ts';
import { json, register } from '../privacy/event.ts';
import { leaksIn } from '../privacy/leaks.ts';
import { type Desk, type Name, openDesk } from './desk.ts';

/** A report with a text in every field in which people write. */
function planted(text: string, tournament: string): Submission {
  const players = json.players.map((player, at) =>
    at === 0 ? { ...player, licence: null, name: `KUŞ ${text}` } : player,
  );
  const report = { ...json, name: `Kupa ${text}`, city: text, players };
  return {
    ...{ tournament, revision: 1, declared: {}, dualRated: false, withdrawn: false, licences: null },
    report: new TextEncoder().encode(JSON.stringify(report)),
  };
}

const texts = [...canaries, ...keyCanaries].map(({ text }) => text);
const fields = [
  ...['act', 'again', 'id', 'into', 'key', 'kind', 'licence', 'list', 'name', 'number', 'old', 'other-1'],
  ...[
    'password',
    'period',
    'player',
    'reason',
    'scope',
    'search',
    'seat-1',
    'sender',
    'startNo',
    'title',
    'type',
  ],
] as const;

describe('an installation full of canaries, looked at from the desk', () => {
  let desk: Desk;
  const pages: string[] = [];
  beforeAll(async () => {
    desk = await openDesk(null, Buffer.from(register));
    const { home } = desk;
    for (const [at, { text }] of canaries.entries()) await accept(planted(text, `K${at}`), 'arbiter', home);
    await rateAll(home);
    const numbers = (await Array.fromAsync(home.ledger.register())).map(({ player }) => player);
    const addresses = routes
      .filter(({ method }) => method === 'GET')
      .flatMap(({ path }) =>
        path.includes(':receipt')
          ? canaries.map((_, at) => path.replace(':receipt', `K${at}.1`))
          : path.includes(':player')
            ? numbers.map((player) => path.replace(':player', player).replace(':list', 'next'))
            : [path, `${path}?lang=tr`],
      );
    for (const name of ['gorevli', 'yonetici', 'hakem'] as const) {
      for (const path of addresses) pages.push((await desk.as(name).get(`/desk${path}`)).page);
    }
  });
  afterAll(() => desk[Symbol.dispose]());

  it('shows none of them on any page', () => {
    expect(pages.length).toBeGreaterThan(100);
    expect(pages.join()).toContain('KUŞ');
    expect(pages.flatMap(leaksIn)).toEqual([]);
  });

  const posts = routes.filter(({ method }) => method === 'POST');
  it.each(posts.map(({ path, deed }) => [path, deed] as const))(
    '%s repeats none that is typed',
    async (path, deed) => {
      const name: Name = deed === 'sender.keep' || deed === 'account.keep' ? 'yonetici' : 'gorevli';
      for (const text of texts) {
        for (const valid of [{}, { reason: 'Kurul kararı', player: '100001', into: '100002', act: 'add' }]) {
          const typed = Object.fromEntries(fields.map((field) => [field, text]));
          const { headers, page } = await desk
            .as(name)
            .post(`/desk${path}`.replace(':receipt', 'K0.1').replace(':player', '100001'), {
              ...typed,
              ...valid,
            });
          expect(leaksIn(page)).toEqual([]);
          expect(leaksIn(headers.get('location') ?? '')).toEqual([]);
        }
      }
    },
  );
});
