import type { CombinedRow, ListRow, Publication } from '@kuvvet/gazette';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { PlacedLines } from '../../packages/gazette/src/site/placed-lines.ts';
import { Sorter } from '../../packages/gazette/src/site/sorter.ts';
import { WaitingLines } from '../../packages/gazette/src/site/waiting-lines.ts';
import { anyList, combinedOf, novemberList, type WholeList } from './lists.ts';
import { SitePack } from './read-pack.ts';
import { fileOf } from './rendered.ts';

const lineFiles = ['list.ndjson', 'changes.ndjson', 'audit.ndjson', 'amendments.ndjson'];

async function packOf(list: Publication): Promise<SitePack> {
  const needed = await Promise.all(['site.pack', ...lineFiles].map((name) => fileOf(list, name)));
  const files = new Map(needed.map(({ name, bytes }) => [name, bytes]));
  const bytesOf = (name: string) => files.get(name) ?? new Uint8Array();
  return new SitePack(bytesOf('site.pack'), bytesOf);
}

const encoder = new TextEncoder();
const digestOf = (event: number) => `${event}`.padStart(64, 'e');

/** Lines of `audit.ndjson` as whoever sorts them hands them over: player by player. */
const auditOf = (rows: readonly ListRow[]) => {
  const lines = rows.flatMap(({ player }, at) =>
    [at % 40, 40 + (at % 30)].map((event) => {
      const facts = { basis: '2026-10', start: `2026-10-${`${(event % 28) + 1}`.padStart(2, '0')}` };
      return { player, event: digestOf(event), ...facts, rating: 1500, games: 5, lines: [] };
    }),
  );
  const bytes = lines.map((line) => encoder.encode(`${JSON.stringify(line)}\n`));
  return { rows: lines.length, contents: () => bytes };
};

const surnames = ['Işık', 'İnce', 'Şahin', 'Çağ', 'Yılmaz', 'Öz'];
const provinces = ['İzmir', 'Iğdır', 'Muş', ''];

/** Long enough that every section has many blocks, and some have leaves. */
function longList(length: number): WholeList {
  const rows = Array.from(
    { length },
    (_, at): ListRow => ({
      ...{ player: `${100_000 + at * 3}`, name: `${surnames[at % 6]}, Ad${at % 97} Göbek${at % 89}` },
      ...{ sex: at % 2 ? 'm' : 'w', birthYear: 1950 + (at % 70), province: provinces[at % 4] as string },
      ...{ club: `Kulüp ${at % 50}`, federation: 'TUR', fide: at % 7 ? null : `${99_900_000 - at}` },
      ...{ rating: 1000 + ((at * 7919) % 1500), previous: 1200, change: (at % 9000) - 4500, games: at % 9 },
      status: 'active',
    }),
  );
  const changes = rows.map(({ player }) => ({
    ...(novemberList.changes[0] as WholeList['changes'][0]),
    player,
  }));
  return { ...novemberList, rows, changes, combined: combinedOf(rows), audit: auditOf(rows) };
}

const jsonOf = (pack: SitePack, section: string) =>
  pack.blocks(section).flatMap(({ lines }) => lines.map((line) => JSON.parse(line)));

const fold = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ı', 'i')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

describe('site.pack of a long list', () => {
  const list = longList(12_000);
  let pack: SitePack;
  beforeAll(async () => {
    pack = await packOf(list);
  });

  it('has every row from the top, and of each province from its top', () => {
    const byRating = list.rows.toSorted(
      (one, other) => other.rating - one.rating || Number(one.player) - Number(other.player),
    );
    expect(jsonOf(pack, 'rank')).toEqual(
      byRating.map((row) => [
        ...[Number(row.player), row.name, row.sex, row.birthYear, row.province, row.club, 'TUR'],
        ...[row.rating, row.previous, row.change, row.games, 'a'],
      ]),
    );
    const placed = (province: string) =>
      byRating.filter((row) => row.province === province).map(({ player }) => Number(player));
    expect(jsonOf(pack, 'place').map(([player]) => player)).toEqual(
      ['Iğdır', 'İzmir', 'Muş'].flatMap(placed),
    );
  });

  it('has everybody by every two words of the name, in blocks whose first keys lead there', () => {
    const blocks = pack.blocks('names');
    for (const row of list.rows.filter((_, at) => at % 501 === 0)) {
      const words = fold(row.name).split(' ');
      for (const one of words) {
        for (const other of words.filter((word) => word !== one)) {
          const from = `${one} ${other}`;
          const near = blocks.filter(
            ({ key }, at) => key <= `${from}~` && (blocks[at + 1]?.key ?? '~') > from,
          );
          const found = near.flatMap(({ lines }) => lines).map((line) => JSON.parse(line)[0]);
          expect(found, `${row.name}: ${from}`).toContain(Number(row.player));
        }
      }
    }
  });

  it.each([
    ['ratings', 1],
    ['list', 1],
    ['changes', 1],
    ['audit', 2],
  ] as const)('leads to all lines of a player in one block: %s', (section, each) => {
    const blocks = pack.blocks(section);
    expect(blocks.length).toBeGreaterThan(5);
    const keys = blocks.map(({ key }) => key);
    expect(keys).toEqual(keys.toSorted());
    let lines = 0;
    for (const [at, block] of blocks.entries()) {
      for (const line of block.lines) {
        const parsed = JSON.parse(line);
        const key = `${parsed.player ?? parsed[0]}`.padStart(8, '0');
        expect(key >= block.key && key < (keys[at + 1] ?? '~'), line.slice(0, 60)).toBe(true);
        lines++;
      }
    }
    expect(lines).toBe(each * list.rows.length);
  });

  it('has every event with all its players and their names, and the events from the latest on', () => {
    const seats = jsonOf(pack, 'events');
    expect(seats).toHaveLength(24_000);
    const names = new Map(list.rows.map(({ player, name }) => [player, name]));
    expect(seats.every(({ player, name }) => names.get(player) === name)).toBe(true);
    const fixtures = jsonOf(pack, 'fixtures');
    expect(fixtures).toHaveLength(70);
    expect(fixtures.map(([, start]) => start)).toEqual(
      fixtures
        .map(([, start]) => start)
        .toSorted()
        .toReversed(),
    );
    for (const [event, , , players, games] of fixtures) {
      const there = seats.filter((seat) => seat.event === event);
      expect([players, games]).toEqual([there.length, 5 * there.length]);
    }
  });

  it('has who has a FIDE number, by that, with all ratings', async () => {
    const fideOf = ({ fide, player, ratings: { ukd, uhs, uys } }: CombinedRow) => [
      ...[fide, Number(player), ukd ?? 0, uhs ?? 0, uys ?? 0],
    ];
    const numbered = list.combined
      .filter(({ fide }) => fide !== null)
      .sort((one, other) => Number(one.fide) - Number(other.fide));
    expect(jsonOf(pack, 'fide')).toEqual(numbered.map(fideOf));
    const blocks = pack.blocks('fide');
    expect(blocks.length).toBeGreaterThan(2);
    for (const { key, lines } of blocks) {
      expect(key).toBe(`${JSON.parse(lines[0] ?? '')[0]}`.padStart(10, '0'));
    }
  });

  it('counts what it can be narrowed by', () => {
    const [facets] = jsonOf(pack, 'facets');
    expect(facets.provinces).toEqual(['Iğdır', 'Muş', 'İzmir'].map((province) => [province, 3000]));
    expect(facets.clubs).toHaveLength(50);
    expect(facets.federations).toEqual([['TUR', 12_000]]);
  });

  it('names the largest movers either way', () => {
    const movers = jsonOf(pack, 'movers');
    const changes = list.rows.map(({ change }) => change).sort((one, other) => other - one);
    expect(movers.map((line) => line[9])).toEqual([...changes.slice(0, 50), ...changes.slice(-50).reverse()]);
  });

  it('keeps blocks and root small enough to be fetched one by one', () => {
    for (const name of Object.keys(pack.sections)) {
      for (const { bytes } of pack.blocks(name)) expect(bytes, name).toBeLessThan(80_000);
    }
    for (const name of ['rank', 'place', 'names', 'ratings']) {
      for (const { bytes } of pack.blocks(name)) expect(bytes, name).toBeLessThan(50_000);
    }
  });
});

it('is the same bytes from any rows, and gives every row again', async () => {
  await fc.assert(
    fc.asyncProperty(anyList, async (list) => {
      const pack = await packOf(list);
      expect((await packOf(list)).text).toBe(pack.text);
      expect(
        jsonOf(pack, 'rank')
          .map(([player]) => `${player}`)
          .sort(),
      ).toEqual(list.rows.map(({ player }) => player).sort());
      const ratings = (row: CombinedRow) => [
        Number(row.player),
        ...(['ukd', 'uhs', 'uys'] as const).map((type) => row.ratings[type] ?? 0),
      ];
      expect(jsonOf(pack, 'ratings')).toEqual(list.combined.map(ratings));
    }),
    { numRuns: 60, seed: 20261130 },
  );
});

it('sorts the same where entries have to wait on disk', () => {
  const entries = Array.from({ length: 1000 }, (_, at) => ({
    key: `${(at * 7919) % 1009}`.padStart(4, '0'),
    line: encoder.encode(`satır ${at} ç`),
  }));
  const sorted = (runLength: number) => {
    using sorter = new Sorter(runLength);
    for (const entry of entries) sorter.enter(entry);
    return Array.from(sorter.sorted(), ({ key, line }) => `${key} ${Buffer.from(line)}`);
  };
  const inMemory = sorted(5000);
  expect(inMemory).toEqual(entries.map(({ key, line }) => `${key} ${Buffer.from(line)}`).toSorted());
  for (const runLength of [7, 333, 1000]) expect(sorted(runLength)).toEqual(inMemory);
});

it('keeps lines of any length on their shelves, in memory and on disk', () => {
  const lines = Array.from({ length: 300 }, (_, at) => 'ç'.repeat((at * 37) % 90));
  using waiting = new WaitingLines(3, 64);
  for (const [at, line] of lines.entries()) {
    expect(waiting.put(at % 3, encoder.encode(line))).toBe(Math.floor(at / 3));
  }
  for (const shelf of [2, 0, 1]) {
    expect(waiting.take(shelf)).toBe(100);
    const taken = Array.from({ length: 100 }, (_, at) => Buffer.from(waiting.line(at)).toString());
    expect(taken).toEqual(lines.filter((_, at) => at % 3 === shelf));
    expect(waiting.take(shelf)).toBe(0);
  }
});

it('puts lines in another order, shelf by shelf', () => {
  const length = 70_001;
  using placed = new PlacedLines(length);
  const placeOf = (at: number) => (at * 7919) % length;
  for (let at = 0; at < length; at++) placed.put(placeOf(at), encoder.encode(`${placeOf(at)}`));
  let place = 0;
  for (const { key, line } of placed.entries((text) => `key ${text}`)) {
    if (place % 5000 === 0) expect([key, Buffer.from(line).toString()]).toEqual([`key ${place}`, `${place}`]);
    place++;
  }
  expect(place).toBe(length);
});
