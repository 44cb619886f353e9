import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type ListRow, manifestName, render, type Shelves, stageRelease } from '@kuvvet/gazette';
import { openDirectoryArchive } from '@kuvvet/gazette/directory';
import { openMemoryArchive } from '@kuvvet/gazette/memory';
import { stringify } from 'csv-stringify';
import papaparse from 'papaparse';
import { inventedList } from '../lists-rows.ts';
import { tellUsage } from '../usage.ts';

const [candidate = '', players = '0'] = process.argv.slice(2);
const list = inventedList(Number(players));

const columns = ['player', 'name', 'sex', 'birth_year', 'province', 'club', 'federation'].concat(
  ...['rating', 'previous', 'change', 'games', 'status'],
);
const cellsOf = (row: ListRow) => ({
  ...{ player: row.player, name: row.name, sex: row.sex, birth_year: row.birthYear, province: row.province },
  ...{ club: row.club, federation: row.federation, rating: row.rating, previous: row.previous },
  ...{ change: (row.change / 100).toFixed(2), games: row.games, status: row.status },
});
function* each<T>(made: (row: ListRow) => T): Generator<T> {
  for (const row of list.rows) yield made(row);
}

async function write(name: string) {
  const file = await open(name, 'w');
  const rendering = render(list).find((candidate) => candidate.name === name);
  if (!rendering) throw new Error(`no ${name}`);
  await file.writeFile(rendering.contents());
  await file.close();
}

const packed = ['list.csv.gz', 'list.ndjson.gz'];
const place = mkdtempSync('lists-');
const shelves: Shelves = { lists: openDirectoryArchive(place), vault: openMemoryArchive() };
const provenance = { engine: manifestName, previous: null };

const rivals: Readonly<Record<string, () => unknown>> = {
  'csv-stringify': async () => {
    const file = await open('csv-stringify', 'w');
    const csv = stringify({ header: true, columns, escape_formulas: true, record_delimiter: '\r\n' });
    await pipeline(Readable.from(each(cellsOf)), csv, file.createWriteStream());
  },
  papaparse: () =>
    writeFileSync('papaparse', papaparse.unparse([...each(cellsOf)], { columns, escapeFormulae: true })),
  'JSON.stringify': async () => {
    const file = await open('JSON.stringify', 'w');
    await pipeline(
      Readable.from(each((row) => `${JSON.stringify(cellsOf(row))}\n`)),
      file.createWriteStream(),
    );
  },
  'staged packed': () => stageRelease(shelves, list, provenance, (name) => packed.includes(name)),
  'staged all': () => stageRelease(shelves, list, provenance),
  // Instead of keeping what was written until the digest of all is known.
  'packed twice': async () => {
    await Promise.all(packed.map(write));
    await Promise.all(packed.map(write));
  },
};

const memory = (what: 'VmRSS' | 'VmHWM') =>
  Number(new RegExp(`${what}:\\s+(\\d+) kB`).exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) / 1024;

globalThis.gc?.();
const before = memory('VmRSS');
// From here on the peak is that of the writing.
writeFileSync('/proc/self/clear_refs', '5');
const usage = process.cpuUsage();
const start = performance.now();
await (rivals[candidate] ?? (() => write(candidate)))();
const seconds = (performance.now() - start) / 1000;
const { user, system } = process.cpuUsage(usage);
rmSync(place, { recursive: true });
const taken = { seconds, processor: (user + system) / 1e6, mebibytes: memory('VmHWM') - before };
console.log(JSON.stringify(taken));
tellUsage();
