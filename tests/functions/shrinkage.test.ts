import { openMemoryArchive } from '@kuvvet/gazette/memory';
import { turkey } from '@kuvvet/office';
import { publishDue, shrunkLists } from '@kuvvet/publish';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Workshop } from '../../cli/src/workshop.ts';
import { permilleLost, rowsLost } from '../../functions/publish/src/shrinkage.ts';
import { openMonth, publicFiles } from './month.ts';

describe('a list with fewer rows than the one before', () => {
  let month: Workshop;
  beforeEach(async () => {
    month = await openMonth();
  });
  afterEach(() => month[Symbol.dispose]());

  const publish = (list: string) => publishDue(`${list}-01T06:05:00+03:00`, turkey, month);
  const rows = async (type: string) => {
    const files = await publicFiles(month);
    const { manifest } = JSON.parse(files[`lists/${type}/latest.json`] ?? '');
    return (files[manifest.replace('manifest.json', 'list.ndjson')] ?? '').trim().split('\n').length;
  };
  const leave = async (...numbers: readonly string[]) => {
    const players = await month.ledger.players(numbers);
    await month.ledger.putPlayers([...players.values()].map((player) => ({ ...player, listed: false })));
  };

  it('is not the first one, which follows none', async () => {
    expect(await publish('2026-11')).toMatchObject([{ outcome: 'published', shrunk: [] }]);
  });

  it('is not one that kept its rows', async () => {
    await publish('2026-11');
    expect(await publish('2026-12')).toMatchObject([{ outcome: 'published', shrunk: [] }]);
  });

  it('is named with its type and both counts, for each type that lost any', async () => {
    await publish('2026-11');
    const before = { ukd: await rows('ukd'), uhs: await rows('uhs'), uys: await rows('uys') };
    await leave('100001', '100002', '100003');
    const outcomes = await publish('2026-12');
    const shrunk = [];
    for (const type of ['ukd', 'uhs', 'uys'] as const) {
      const after = await rows(type);
      if (after < before[type]) shrunk.push({ type, before: before[type], after });
    }
    expect(shrunk[0]).toMatchObject({ type: 'ukd', after: before.ukd - 3 });
    expect(outcomes).toMatchObject([{ outcome: 'published', list: '2026-12', shrunk }]);
  });

  it('is compared with the one it follows, also when months are caught up', async () => {
    await publish('2026-11');
    await leave('100001');
    expect(await publish('2027-02')).toMatchObject([
      { list: '2026-12', shrunk: [{ type: 'ukd' }] },
      { list: '2027-01', shrunk: [] },
      { list: '2027-02', shrunk: [] },
    ]);
  });

  it('cannot be told from one whose manifest is gone', async () => {
    const [outcome] = await publish('2026-11');
    if (outcome?.outcome !== 'published') throw new Error('not published');
    await expect(shrunkLists(outcome.election.manifests, openMemoryArchive())).rejects.toMatchObject({
      code: 'archive.defect',
    });
  });
});

describe('how much was lost', () => {
  const ukd = (before: number, after: number) => ({ type: 'ukd', before, after }) as const;

  it.each([
    ['nothing', [], 0, 0],
    ['one row of a long list', [ukd(200_000, 199_999)], 1, 1],
    ['exactly one in a hundred', [ukd(200_000, 198_000)], 2_000, 10],
    ['one row more than that', [ukd(200_000, 197_999)], 2_001, 11],
    ['one of a hundred', [ukd(100, 99)], 1, 10],
    ['two of a hundred', [ukd(100, 98)], 2, 20],
    ['all', [ukd(300, 0)], 300, 1_000],
    ['most rows by one list, the largest part by another', [ukd(1_000, 950), ukd(10, 5)], 50, 500],
  ])('%s', (_case, shrunk, rows, permille) => {
    expect([rowsLost(shrunk), permilleLost(shrunk)]).toEqual([rows, permille]);
  });
});
