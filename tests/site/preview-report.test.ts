import { readFileSync } from 'node:fs';
import { type ListType, PRS05 } from '@kuvvet/engine';
import { licenceTokens, readReport, writtenRatings } from '@kuvvet/report';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { listRatings } from '../../site/src/arbiters/list-ratings.ts';
import { previewReport } from '../../site/src/arbiters/preview-report.ts';
import { novemberList } from '../gazette/lists.ts';
import { fileOf } from '../gazette/rendered.ts';

const identify = licenceTokens(new Uint8Array(32));
const bytes = readFileSync(new URL('../../samples/2026-11/N01.trf', import.meta.url));
const { report } = readReport({ bytes }, identify);
const none = new Map<string, number>();
const noLists: Readonly<Record<ListType, ReadonlyMap<string, number>>> = { ukd: none, uhs: none, uys: none };
if (!report) throw new Error('the sample is a report');

describe('a preview of a report before it is sent', () => {
  it('stands on the ratings in the report where only the service could look a player up', () => {
    const rows = previewReport(report, 'ukd', { lists: noLists, written: writtenRatings(bytes) }, PRS05);
    expect(rows[0]).toMatchObject({ source: 'report', result: { rating: 1324, k: 25, games: 5 } });
    expect(rows.map(({ source }) => source)).toEqual([...Array(9).fill('report'), 'none']);
    const [first] = rows;
    expect(first?.result.change).toBe(first?.result.lines.reduce((sum, line) => sum + line.change, 0));
    expect(rows.every(({ next }) => next === null || next >= PRS05.floor)).toBe(true);
  });

  it('stands on the lists where the report has player numbers, and starts UHS from UKD (U-11)', () => {
    const numbered = {
      ...report,
      players: report.players.map((player) => ({ ...player, playerNumber: `${100000 + player.startNo}` })),
    };
    const lists = {
      ...noLists,
      ukd: new Map([['100001', 1400]]),
      uhs: new Map([['100002', 1200]]),
    };
    const rows = previewReport(numbered, 'uhs', { lists, written: writtenRatings(bytes) }, PRS05);
    expect(rows.map(({ source, result }) => [source, result.rating]).slice(0, 3)).toEqual([
      ['list', 1400],
      ['list', 1200],
      ['none', null],
    ]);
  });

  it('counts a foreign player by the FIDE rating of the row (U-10)', () => {
    const foreign = {
      ...report,
      players: report.players.map((player) =>
        player.startNo === 1 ? { ...player, federation: 'GEO' } : player,
      ),
    };
    const written = new Map([[1, { row: 2100, national: null }]]);
    const [first] = previewReport(foreign, 'ukd', { lists: noLists, written }, PRS05);
    expect(first?.result.rating).toBe(2100);
  });
});

describe('ratings of a published list', () => {
  const listOf = (period: string, manifests: readonly string[]) => ({
    ...{ period, inForceFrom: `${period}-01`, stands: manifests.length - 1 },
    revisions: manifests.map((manifest, revision) => ({ revision, manifest })),
  });
  const november = listOf('2026-11', ['old', 'lists/ukd/2026-11/b/manifest.json']);
  const october = listOf('2026-10', ['lists/ukd/2026-10/a/manifest.json']);
  const calendar = { lists: { ukd: [november, october], uhs: [], uys: [] } };
  const asked: string[] = [];
  let pack = new Uint8Array();

  beforeAll(async () => {
    pack = new Uint8Array((await fileOf(novemberList, 'site.pack')).bytes);
    vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
      asked.push(path);
      if (path === '/lists/calendar.json') return Response.json(calendar);
      const [, from = '', to] =
        /^bytes=(\d*)-(\d+)$/.exec(new Headers(init?.headers).get('range') ?? '') ?? [];
      const bytes = from === '' ? pack.slice(-Number(to)) : pack.slice(Number(from), Number(to) + 1);
      return new Response(bytes, { status: 206 });
    });
  });
  afterAll(() => vi.unstubAllGlobals());

  const sought = [
    { playerNumber: '9310', fideNumber: null },
    { playerNumber: null, fideNumber: '99000001' },
    // On another list of the month, on none, and whom only a licence number names.
    { playerNumber: '20000000', fideNumber: null },
    { playerNumber: '93100', fideNumber: '99000001' },
    { playerNumber: null, fideNumber: '99000002' },
    { playerNumber: null, fideNumber: null },
  ];

  it.each([
    ['2026-11-03', '2026-11', '/lists/ukd/2026-11/b/site.pack'],
    ['2027-02-01', '2026-11', '/lists/ukd/2026-11/b/site.pack'],
    ['2026-10-31', '2026-10', '/lists/ukd/2026-10/a/site.pack'],
  ])(
    'of %s are those of %s, in its revision that stands, by player or FIDE number',
    async (day, period, path) => {
      expect(await listRatings('ukd', day, sought)).toEqual({
        period,
        ratings: new Map([
          ['9310', 1043],
          ['1204', 1874],
        ]),
        numbers: new Map([['99000001', '1204']]),
      });
      expect(asked).toContain(path);
    },
  );

  it('are none before the first list', async () => {
    for (const [type, day] of [
      ['ukd', '2026-09-30'],
      ['uhs', '2026-11-03'],
    ] as const) {
      expect(await listRatings(type, day, sought)).toMatchObject({ period: null, ratings: new Map() });
    }
  });

  it('are asked for in addresses that say nothing of who is looked for', () => {
    expect(new Set(asked)).toEqual(
      new Set(['/lists/calendar.json', '/lists/ukd/2026-11/b/site.pack', '/lists/ukd/2026-10/a/site.pack']),
    );
  });
});
