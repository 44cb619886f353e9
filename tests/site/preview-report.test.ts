import { readFileSync } from 'node:fs';
import { type ListType, PRS05 } from '@kuvvet/engine';
import { licenceTokens, readReport, writtenRatings } from '@kuvvet/report';
import { describe, expect, it } from 'vitest';
import { listRatings } from '../../site/src/arbiters/list-ratings.ts';
import { previewReport } from '../../site/src/arbiters/preview-report.ts';

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
  const lines = [
    '{"player":"100001","name":"ÇINAR, ONUR","rating":1324}',
    '{"player":"1000011","name":"AĞAÇ, BÜŞRA","rating":1500}',
    '{"player":"100002","name":"UÇAR, ONUR","rating":1136}',
  ];
  const calendar = {
    lists: {
      ukd: [
        {
          period: '2026-11',
          inForceFrom: '2026-11-01',
          stands: 1,
          revisions: [
            { revision: 0, manifest: 'old' },
            { revision: 1, manifest: 'lists/ukd/2026-11/b/manifest.json' },
          ],
        },
        {
          period: '2026-10',
          inForceFrom: '2026-10-01',
          stands: 0,
          revisions: [{ revision: 0, manifest: 'lists/ukd/2026-10/a/manifest.json' }],
        },
      ],
      uhs: [],
      uys: [],
    },
  };
  const asked: string[] = [];
  const fetch = async (path: string) => {
    asked.push(path);
    if (path === '/lists/calendar.json') return Response.json(calendar);
    // In pieces that end anywhere, within letters too.
    const whole = new TextEncoder().encode(lines.join('\n'));
    return new Response(
      new ReadableStream({
        start(controller) {
          for (let at = 0; at < whole.length; at += 7) controller.enqueue(whole.slice(at, at + 7));
          controller.close();
        },
      }),
    );
  };

  it.each([
    ['2026-11-03', '2026-11', 'lists/ukd/2026-11/b/list.ndjson'],
    ['2027-02-01', '2026-11', 'lists/ukd/2026-11/b/list.ndjson'],
    ['2026-10-31', '2026-10', 'lists/ukd/2026-10/a/list.ndjson'],
  ])('of %s are those of %s, in its revision that stands', async (day, period, path) => {
    const found = await listRatings('ukd', day, new Set(['100001', '100002']), fetch);
    expect(found).toEqual({
      period,
      ratings: new Map([
        ['100001', 1324],
        ['100002', 1136],
      ]),
    });
    expect(asked.at(-1)).toBe(`/${path}`);
  });

  it('are none before the first list', async () => {
    expect(await listRatings('ukd', '2026-09-30', new Set(['100001']), fetch)).toMatchObject({
      period: null,
    });
    expect(await listRatings('uhs', '2026-11-03', new Set(['100001']), fetch)).toMatchObject({
      period: null,
    });
  });

  it('are asked for without a word of who is looked for', () => {
    expect(asked.join('\n')).not.toContain('10000');
  });
});
