import { deflateRawSync } from 'node:zlib';
import { amendmentsNdjson } from '../amendments-ndjson.ts';
import type { Chunks } from '../archive.ts';
import { changesNdjson } from '../changes-ndjson.ts';
import type { Publication } from '../evidence.ts';
import { listNdjson } from '../list-ndjson.ts';
import { inBlocks } from './blocks.ts';
import { enterEvents, Fixtures } from './event-entries.ts';
import { Facets } from './facets.ts';
import { FideNumbers } from './fide-numbers.ts';
import { linePlaces } from './line-places.ts';
import { NameWords } from './name-words.ts';
import { nameEntries } from './names.ts';
import { Rankings } from './rankings.ts';
import { ratingEntries } from './ratings.ts';
import type { Directory, Entry, Root, Section } from './section.ts';
import { Sorter } from './sorter.ts';
import { eventKey, readTournaments } from './tournaments.ts';

/** Characters of a block before it is compressed: some twenty kilobytes of rows after it. */
const usual = 1 << 16;
/** A curve is joined of many months: small blocks. */
const small = 1 << 13;

/** Entries of a directory that stand in the root; more go to leaves of so many. */
const most = 128;

/**
 * `site.pack`: the list in the orders in which pages ask for it, in blocks that are compressed one by one, and where
 * players lie in the files beside it, so that a page fetches a block and never a list. The root stands last, behind
 * it its length in eight digits.
 */
export async function* sitePack(list: Publication): AsyncGenerator<Uint8Array> {
  const { rows, combined, audit } = list;
  const sections: Record<string, Section> = {};
  const facets = new Facets();
  using orders = new Rankings();
  for (const row of rows) {
    facets.note(row);
    orders.note(row);
  }
  const names = new NameWords(combined.length);
  const fide = new FideNumbers();
  const tournaments = list.events && (await readTournaments(list.events));
  const fixtures = new Fixtures(tournaments?.names ?? null);
  using events = new Sorter();
  await enterEvents(audit.contents(), combined, (entry) => events.enter(entry));
  const blocks: readonly (readonly [string, number, () => Iterable<Entry>])[] = [
    ['rank', usual, () => orders.rank(rows)],
    ['place', usual, () => orders.place()],
    ['movers', usual, () => orders.movers()],
    ['ratings', small, () => ratingEntries(fide.noting(names.noting(combined)))],
    ['fide', small, () => fide.entries()],
    ['names', usual, () => nameEntries(combined, names.read())],
    ['facets', usual, () => [{ key: '', line: new TextEncoder().encode(facets.text()) }]],
    ['events', usual, () => fixtures.noting(events.sorted())],
    ['fixtures', usual, () => fixtures.entries()],
    ...(tournaments ? ([['revisions', usual, () => tournaments.revisions]] as const) : []),
  ];
  let at = 0;
  for (const [name, size, entries] of blocks) {
    const directory = yield* inBlocks(entries(), size, at);
    at = directory.ends.at(-1) ?? at;
    at = yield* enter(name, directory, null);
  }
  const files: readonly (readonly [string, () => Chunks])[] = [
    ['list.ndjson', () => listNdjson(list)],
    ['changes.ndjson', () => changesNdjson(list)],
    ['audit.ndjson', () => audit.contents()],
    ['amendments.ndjson', () => amendmentsNdjson(list.amendments)],
  ];
  for (const [file, contents] of files) {
    at = yield* enter(file.replace('.ndjson', ''), await linePlaces(contents(), usual / 2), file);
  }
  if (list.events) {
    const places = await linePlaces(list.events.contents(), usual / 2, eventKey);
    at = yield* enter('tournaments', places, 'events.ndjson');
  }
  const root: Root = { format: 'kuvvet.site/1', rows: rows.length, sections };
  const bytes = packed(root);
  yield bytes;
  yield new TextEncoder().encode(`${bytes.length}`.padStart(8, '0'));

  /** Notes a section, with leaves where its directory is long; where the next one begins. */
  function* enter(name: string, directory: Directory, file: string | null): Generator<Uint8Array, number> {
    const { keys, ends } = directory;
    if (keys.length <= most) {
      sections[name] = { in: file, depth: 0, ...directory };
      return at;
    }
    const leaves: { start: number; keys: string[]; ends: number[] } = { start: at, keys: [], ends: [] };
    for (let from = 0; from < keys.length; from += most) {
      const leaf = packed({
        start: ends[from - 1] ?? directory.start,
        keys: keys.slice(from, from + most),
        ends: ends.slice(from, from + most),
      });
      leaves.keys.push(keys[from] as string);
      leaves.ends.push((leaves.ends.at(-1) ?? at) + leaf.length);
      yield leaf;
    }
    sections[name] = { in: file, depth: 1, ...leaves };
    return leaves.ends.at(-1) ?? at;
  }
}

const packed = (value: object): Buffer => deflateRawSync(JSON.stringify(value), { level: 6 });
