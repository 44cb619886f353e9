import { ArchiveDefect, diffCsv, diffLists, releaseOf, standingList } from '@kuvvet/gazette';
import { beforeAll, describe, expect, it } from 'vitest';
import { threeMonths } from './months.ts';
import { readerOf, type Site, siteOf } from './site.ts';
import { at, manifestsOf } from './tampering.ts';

let whole: Site;
beforeAll(async () => {
  using month = await threeMonths();
  whole = await siteOf(month.lists);
});

const placeOf = (list: number, site = whole) => {
  const release = releaseOf(manifestsOf(whole, 'ukd')[list] ?? '');
  if (!release) throw new Error('no such list');
  return { reader: readerOf(site), release };
};
const told = async (one: number, other: number) =>
  (await diffLists(placeOf(one), placeOf(other))).map(({ player, before, after, reasons, into }) => [
    ...[player, before, after, reasons.join(' '), into],
  ]);

describe('the difference of two lists', () => {
  it('has who came, who went and who has another rating, with every reason in between', async () => {
    expect(await told(0, 2)).toEqual([
      ['100010', 1457, null, 'merge', '100080'],
      ['100011', null, 1491, 'first merge', null],
      ['100012', null, 1563, 'games first', null],
      ['100071', 1791, 1776, 'games award', null],
      ['100072', 1765, 1772, 'games', null],
      ['100073', 1752, 1766, 'games correction', null],
      ['100074', 1739, 1716, 'games correction', null],
      ['100075', 1712, 1696, 'games', null],
      ['100077', 1510, 1483, 'games correction', null],
      ['100079', 1484, 1575, 'games correction', null],
    ]);
  });

  it('has no reasons where the second list does not come from the first', async () => {
    expect(
      (await told(2, 1)).map(([player, before, after, reasons]) => [player, before, after, reasons]),
    ).toEqual([
      ['100011', 1491, null, ''],
      ['100012', 1563, null, ''],
      ['100071', 1776, 1792, ''],
      ['100072', 1772, 1756, ''],
      ['100077', 1483, 1480, ''],
      ['100079', 1575, 1568, ''],
    ]);
    expect(await told(1, 1)).toEqual([]);
  });

  it('is a CSV file like the others', async () => {
    const [header, first] = Buffer.from(diffCsv(await diffLists(placeOf(0), placeOf(2))))
      .toString()
      .split('\r\n');
    expect(header).toBe('player,name,before,after,reasons,into');
    expect(first).toMatch(/^100010,"[^"]+",1457,,merge,100080$/);
  });

  it('is not made of a list that is damaged', async () => {
    const site = new Map(whole).set(at(whole, 'ukd', 1, 'changes.ndjson'), new Uint8Array());
    await expect(diffLists(placeOf(0), placeOf(1, site))).rejects.toThrow(ArchiveDefect);
    site.delete(at(whole, 'ukd', 1, 'manifest.json'));
    await expect(diffLists(placeOf(0), placeOf(1, site))).rejects.toThrow(/ukd 2026-12: manifest\.absent/);
  });
});

it('the list of a month is found from the pointers, with a calendar or without', async () => {
  const site = new Map(whole);
  for (let turn = 0; turn < 2; turn++) {
    expect(await standingList('ukd', '2026-12', readerOf(site))).toEqual(placeOf(1).release);
    expect(await standingList('ukd', '2026-10', readerOf(site))).toBeNull();
    site.delete('lists/calendar.json');
  }
});
