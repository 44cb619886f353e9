import { isTournamentCode, turkey } from '@kuvvet/office';
import { publish } from '@kuvvet/publish';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openIntake } from '../functions/intake.ts';
import { openMonth } from '../functions/month.ts';
import { canaries, spellings } from './canaries.ts';
import { header, json, register, trf } from './event.ts';
import { leaksInFile } from './leaks.ts';
import { recording } from './recording.ts';

const all = [...canaries, ...spellings].map(({ text }) => text);

/** Codes that may be a tournament's, and days as a birth date is written: such a code is not published. */
const codes = all.filter(isTournamentCode);

const results = ['1-0', '1/2-1/2', '0-1'] as const;

/** The same event with results of its own: two alike would be one (decision 0011). */
const gamesOf = (nth: number) =>
  json.games.map((game, at) => ({ ...game, result: results[Math.floor(nth / 3 ** at) % 3] ?? '0-1' }));

/** Everything an event is published with. */
interface Row {
  readonly tournament: string | null;
  readonly name: string | null;
  readonly city: string | null;
}

describe('canaries in the names, cities, organisers and codes of events', () => {
  let cage: Awaited<ReturnType<typeof openIntake>> & { lists: ReturnType<typeof recording> };
  let rows: readonly Row[];

  beforeAll(async () => {
    const month = await openMonth(Buffer.from(register));
    const lists = recording(month.lists);
    cage = { ...(await openIntake({ ...month, lists })), lists };
    let nth = 0;
    const send = async (tournament: string, body: Buffer, type: string) => {
      cage.wait(60_000);
      const headers = { 'content-type': type };
      const answer = await cage.post({ query: `tournament=${tournament}`, body, headers });
      expect(answer.status, tournament).toBe(202);
      await cage.rateAll();
    };
    const jsonWith = (changes: object) =>
      Buffer.from(JSON.stringify({ ...json, games: gamesOf(nth++), ...changes }));
    for (const [at, text] of all.entries()) {
      await send(`N${at}`, jsonWith({ name: `Kupa ${text}` }), 'application/json');
      await send(`C${at}`, jsonWith({ city: `ANKARA ${text}` }), 'application/json');
    }
    for (const code of codes) await send(code, jsonWith({}), 'application/json');
    const records = { '102': `Hakem ${all.join(' ')}`, '112': `Yardımcı ${all.join(' ')}` };
    await send('OPEN', trf({ ...header, ...records, '012': 'Kafes Kupası' }), 'text/plain');
    expect(await publish('2026-10', turkey, cage.home, { drain: false })).toMatchObject({
      outcome: 'published',
    });
    const [key = ''] = [...lists.written].filter((each) => /^lists\/ukd\/.*events\.ndjson$/.test(each));
    rows = Buffer.from((await lists.get(key))?.bytes ?? [])
      .toString()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
  });
  afterAll(() => cage[Symbol.dispose]());

  it('come out of no public file', async () => {
    for (const key of cage.lists.written) {
      expect(await leaksInFile((await cage.lists.get(key))?.bytes ?? new Uint8Array()), key).toEqual([]);
    }
  });

  it('leave the day in place of the name, the city or the code that had them', () => {
    const withCode = (prefix: RegExp) => rows.filter(({ tournament }) => prefix.test(tournament ?? ''));
    expect(rows).toHaveLength(2 * all.length + codes.length + 1);
    expect(withCode(/^N\d/).map(({ name, city }) => [name, city])).toEqual(all.map(() => [null, 'ANKARA']));
    expect(withCode(/^C\d/).map(({ name, city }) => [name, city])).toEqual(
      all.map(() => ['Kafes Kupası', null]),
    );
    expect(codes.length).toBeGreaterThan(1);
    expect(rows.filter(({ tournament }) => tournament === null)).toHaveLength(codes.length);
    expect(withCode(/^OPEN$/)).toMatchObject([{ name: 'Kafes Kupası', city: 'ANKARA' }]);
  });
});
