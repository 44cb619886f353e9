import { listTypes } from '@kuvvet/engine';
import {
  type Calendar,
  calendarBytes,
  calendarKey,
  endOf,
  feedKey,
  latestKey,
  mainDownloads,
  readCalendar,
} from '@kuvvet/gazette';
import { turkey } from '@kuvvet/office';
import { publish, rerun } from '@kuvvet/publish';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Workshop } from '../../cli/src/workshop.ts';
import { listCalendar } from '../../functions/publish/src/list-calendar.ts';
import { tellReaders } from '../../functions/publish/src/tell-readers.ts';
import { submissionOf } from './event.ts';
import { openMonth, rateAll } from './month.ts';

const order = { reason: 'Bir sonuç yanlış girilmişti.', by: 'ayse' };
const again = '2026-11-05T09:00:00.000Z';

describe('the calendar of lists', () => {
  let month: Workshop;
  beforeEach(async () => {
    month = { ...(await openMonth()), now: () => again };
    await rateAll(month, submissionOf('A'));
  });
  afterEach(() => month[Symbol.dispose]());

  const close = (period: string) => publish(period, turkey, month, { drain: false });
  const correct = async () => {
    await rateAll(month, submissionOf('A', { revision: 2, first: '0-1' }));
    await rerun('2026-10', order, turkey, month);
  };
  const stored = async (key = calendarKey) => (await month.lists.get(key))?.bytes;
  const read = async () => readCalendar((await stored()) ?? new Uint8Array()) as Calendar;

  it('is not there before the first list', async () => {
    expect(await stored()).toBeUndefined();
  });

  it('says which month is open, when it closes and what may still enter (Q-19)', async () => {
    await close('2026-10');
    const { timeZone, open } = await read();
    expect({ timeZone, open }).toEqual({
      timeZone: 'Europe/Istanbul',
      open: {
        period: '2026-11',
        closes: '2026-11-30T21:00:00Z',
        closesLocal: '2026-12-01T00:00:00+03:00',
        nextList: { period: '2026-12', inForceFrom: '2026-12-01', appearsBy: '2026-12-01T04:00:00Z' },
        late: [
          { month: '2026-09', lastList: '2026-12' },
          { month: '2026-10', lastList: '2027-01' },
          { month: '2026-11', lastList: '2027-02' },
        ],
      },
    });
  });

  it('has every list of every type with the days it is in force, and leads to files that are there', async () => {
    await close('2026-10');
    await close('2026-11');
    const { lists } = await read();
    for (const [type, found] of Object.entries(lists)) {
      expect(found).toMatchObject([
        { period: '2026-12', inForceFrom: '2026-12-01', inForceUntil: null, stands: 1 },
        { period: '2026-11', inForceFrom: '2026-11-01', inForceUntil: '2026-11-30', stands: 1 },
      ]);
      for (const { manifest, files } of found.flatMap(({ revisions }) => revisions)) {
        expect(manifest).toMatch(new RegExp(`^lists/${type}/`));
        expect(files.map(({ name }) => name)).toEqual(mainDownloads);
        for (const { name, bytes } of files) {
          expect(await stored(manifest.replace('manifest.json', name))).toHaveLength(bytes);
        }
      }
    }
    const latest = JSON.parse(Buffer.from((await stored('lists/uhs/latest.json')) ?? '').toString());
    expect(lists.uhs[0]?.revisions.at(-1)?.manifest).toBe(latest.manifest);
  });

  it('keeps every revision of a list made again, and says since when the last one stands (Q-20)', async () => {
    await close('2026-10');
    await close('2026-11');
    await correct();
    const [december, november] = (await read()).lists.ukd;
    expect(december?.revisions).toHaveLength(1);
    expect(november).toMatchObject({
      ...{ period: '2026-11', inForceUntil: '2026-11-30', stands: 2 },
      revisions: [
        { revision: 1, since: '2026-10-31T21:00:00Z' },
        { revision: 2, since: again },
      ],
    });
    const [first, second] = november?.revisions ?? [];
    const manifest = JSON.parse(Buffer.from((await stored(second?.manifest ?? '')) ?? '').toString());
    expect(manifest).toMatchObject({ revision: 2, revises: first?.manifest.split('/')[3] });
    expect(Buffer.from((await stored(feedKey('ukd'))) ?? '').toString()).toContain('2026-11/2</id>');
  });

  it('names no list whose manifest is not public yet', async () => {
    await close('2026-10');
    const before = await read();
    const unannounced = before.lists.ukd[0]?.revisions[0]?.manifest;
    const lists = {
      ...month.lists,
      get: async (key: string) => (key === unannounced ? null : month.lists.get(key)),
    };
    const calendar = await listCalendar(turkey, { ...month, lists });
    expect(calendar?.lists.ukd).toEqual([]);
    expect(calendar?.lists.uhs).toEqual(before.lists.uhs);
  });

  it.each(listTypes)('names no list of %s while its pointer is at the one before', async (type) => {
    await close('2026-10');
    const key = latestKey(type);
    const october = await month.lists.get(key);
    await close('2026-11');
    const lists = {
      ...month.lists,
      get: async (asked: string) => (asked === key ? october : month.lists.get(asked)),
    };
    const calendar = await listCalendar(turkey, { ...month, lists });
    const newest = listTypes.map((each) => calendar?.lists[each][0]?.period);
    expect(newest).toEqual(listTypes.map((each) => (each === type ? '2026-11' : '2026-12')));
  });

  it('never goes back: a publisher who read the books before the last close reads them again', async () => {
    await close('2026-10');
    const keys = [calendarKey, feedKey('ukd'), feedKey('uhs'), feedKey('uys')];
    let newest: unknown[] = [];
    const overtaken = async () => {
      if (newest.length > 0) return;
      await close('2026-11');
      await correct();
      newest = await Promise.all(keys.map(stored));
    };
    const ledger = {
      ...month.ledger,
      async *books() {
        const books = await Array.fromAsync(month.ledger.books());
        await overtaken();
        yield* books;
      },
    };
    await tellReaders(turkey, { ...month, ledger });
    expect(newest).toHaveLength(keys.length);
    expect(await Promise.all(keys.map(stored))).toEqual(newest);
  });

  it('replaces one that is damaged', async () => {
    await close('2026-10');
    const whole = await read();
    const tag = (await month.lists.get(calendarKey))?.tag ?? null;
    const caption = { mediaType: 'application/json', lifetime: 'pointer' } as const;
    await month.lists.replace(calendarKey, Buffer.from('{'), tag, caption);
    await tellReaders(turkey, month);
    expect(await stored()).toEqual(calendarBytes(whole));
  });

  it('names the lists where they can be fetched, in the feed of an installation that says so', async () => {
    await publish('2026-10', turkey, { ...month, listsUrl: 'https://lists.example' }, { drain: false });
    const feed = Buffer.from((await stored(feedKey('ukd'))) ?? '').toString();
    expect(
      feed.match(/href="[^"]*"/g)?.filter((link) => !link.includes('"https://lists.example/lists/ukd/')),
    ).toEqual([]);
  });
});

describe('the end of a month', () => {
  it.each([
    ['2026-11', 'Europe/Istanbul', '2026-11-30T21:00:00Z', '2026-12-01T00:00:00+03:00'],
    ['2026-12', 'Europe/Istanbul', '2026-12-31T21:00:00Z', '2027-01-01T00:00:00+03:00'],
    ['2026-10', 'Europe/Berlin', '2026-10-31T23:00:00Z', '2026-11-01T00:00:00+01:00'],
    ['2026-09', 'Europe/Berlin', '2026-09-30T22:00:00Z', '2026-10-01T00:00:00+02:00'],
    // Clocks were put back at one in the morning of the first: after the month had ended.
    ['2026-10', 'America/New_York', '2026-11-01T04:00:00Z', '2026-11-01T00:00:00-04:00'],
    ['2026-02', 'Asia/Kathmandu', '2026-02-28T18:15:00Z', '2026-03-01T00:00:00+05:45'],
    ['2026-02', 'America/St_Johns', '2026-03-01T03:30:00Z', '2026-03-01T00:00:00-03:30'],
    ['2026-05', 'UTC', '2026-06-01T00:00:00Z', '2026-06-01T00:00:00+00:00'],
  ])('%s in %s is %s', (period, timeZone, instant, local) => {
    expect(endOf(period, timeZone)).toEqual({ instant, local });
    expect(Date.parse(local)).toBe(Date.parse(instant));
  });
});
