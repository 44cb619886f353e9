import { keyRingKey, sha256, signatureName } from '@kuvvet/gazette';
import { beforeAll, describe, expect, it } from 'vitest';
import { eventfulMonths } from '../../functions/eventful.ts';
import { publishList } from '../../functions/history.ts';
import { hidden, threeMonths } from './months.ts';
import { type Json, linesOf, type Site, siteOf } from './site.ts';
import { at, codesOf, flawsOf, types, verified } from './tampering.ts';

let whole: Site;
beforeAll(async () => {
  using month = await threeMonths();
  whole = await siteOf(month.lists);
});

describe('lists nobody tampered with', () => {
  it('come out: three months with first ratings, awards, corrections and merges', async () => {
    const verdicts = await verified(whole);
    expect(flawsOf(verdicts)).toEqual([]);
    expect(verdicts.map(({ list }) => [list?.period, list?.type, list?.isFirst])).toEqual(
      ['2026-11', '2026-12', '2027-01'].flatMap((period) =>
        types.map((type) => [period, type, period === '2026-11']),
      ),
    );
    const reasons = types.flatMap((type) =>
      [0, 1, 2].flatMap((list) =>
        linesOf(whole.get(at(whole, type, list, 'changes.ndjson'))).flatMap((row) => row.reasons),
      ),
    );
    expect(new Set(reasons)).toEqual(new Set(['games', 'award', 'correction', 'first', 'merge']));
    for (const { list } of verdicts) {
      expect(list?.signedBy).toMatch(/^[0-9a-f]{64}$/);
      expect(list?.recomputed).not.toBeNull();
      expect([...(list?.recomputed?.unseen.players ?? [])]).toEqual([]);
    }
    expect(verdicts[3]?.list?.recomputed).toMatchObject({ events: 9, games: 45 });
  });

  it('come out after late events, withdrawals, corrections of corrections and lists that were made again', async () => {
    using month = await eventfulMonths();
    const verdicts = await verified(await siteOf(month.lists));
    expect(flawsOf(verdicts)).toEqual([]);
    expect(verdicts.filter(({ list }) => list && list.revision > 1)).toHaveLength(6);
    // 100078 asked to be left out in the last month.
    expect([...(verdicts.at(-3)?.list?.recomputed?.unseen.gone ?? [])]).toEqual([100078]);
  });

  it('say who was on no public list before, and are content with what is said of them', async () => {
    using month = await threeMonths();
    const player = (await month.ledger.players([hidden])).get(hidden);
    if (!player) throw new Error('not in the sample');
    await month.ledger.putPlayers([{ ...player, listed: true }]);
    await publishList('2027-02', month);
    const verdicts = await verified(await siteOf(month.lists), { from: '2027-02' });
    expect(flawsOf(verdicts)).toEqual([]);
    expect([...(verdicts[0]?.list?.recomputed?.unseen.players ?? [])]).toEqual([Number(hidden)]);
  });

  it('can be looked at one by one, and by the id of their key', async () => {
    const [{ list } = {}] = await verified(whole, { list: '2026-12', types: ['uys'] });
    expect(list).toMatchObject({ period: '2026-12', type: 'uys' });
    const key = list?.signedBy ?? '';
    expect(await codesOf(whole, { keys: new Set([key]) })).toEqual(new Set());
    expect(await codesOf(whole, { keys: new Set([sha256(Uint8Array.of(1))]) })).toEqual(
      new Set(['signature.key']),
    );
    expect(await codesOf(whole, { list: '2027-02' })).toEqual(new Set(['list.absent']));
  });

  it('need no signature where nobody is expected to sign', async () => {
    const site = new Map(whole);
    for (const key of site.keys()) if (key === keyRingKey || key.endsWith(signatureName)) site.delete(key);
    expect(await codesOf(site, { unsigned: true })).toEqual(new Set());
    expect(await codesOf(site)).toEqual(new Set(['signature.absent']));
  });

  it('name nobody who is not listed, in any file', () => {
    const told = [...whole].filter(
      ([key, bytes]) => !/\.(gz|xlsx)$/.test(key) && Buffer.from(bytes).includes(hidden),
    );
    expect(told.map(([key]) => key)).toEqual([]);
    const opponents = linesOf(whole.get(at(whole, 'ukd', 0, 'audit.ndjson'))).flatMap(({ lines }) => lines);
    expect(opponents.filter(({ opponent }: Json) => opponent === null).length).toBeGreaterThan(0);
  });

  it('give officers’ reasons without what tells who somebody is', () => {
    const reasons = types.flatMap((type) =>
      [0, 1, 2].flatMap((list) =>
        linesOf(whole.get(at(whole, type, list, 'amendments.ndjson'))).map(({ reason }) => reason),
      ),
    );
    expect(new Set(reasons)).toEqual(new Set([null, 'Kurul kararı 2026/14, *****@*******.***']));
  });
});
