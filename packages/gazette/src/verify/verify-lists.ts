import { type ListType, listTypes, type Period } from '@kuvvet/engine';
import { covers, type ListKey } from '../key-ring.ts';
import { calendarKey, releaseKey, signatureName } from '../release-key.ts';
import { checkCalendar } from './calendar.ts';
import { chainFrom, type Link, revisionsFrom } from './chain.ts';
import { readContents } from './contents.ts';
import type { Flaw, Note } from './flaw.ts';
import type { ListBefore } from './inspection.ts';
import { byNumber } from './inspection.ts';
import { manifestKey, type Pointers, readPointers } from './pointers.ts';
import { openRatings, type RatingsOf } from './ratings.ts';
import { keptRow, rowsIn } from './read-rows.ts';
import { fetchFile, type Reader } from './reader.ts';
import { type Recomputed, recompute } from './recompute.ts';
import { checkRanges, fetchKeys, signingOf } from './signatures.ts';

export interface VerifyOptions {
  /** The federation whose lists these are: three letters. */
  readonly home: string;
  /** Only lists of these types. */
  readonly types?: readonly ListType[];
  /** Only lists of this month and later ones. */
  readonly from?: Period;
  /** Only the lists of this month, which have to be there. */
  readonly list?: Period;
  /** Ids of the keys to trust; those that are named beside the lists unless given. */
  readonly keys?: ReadonlySet<string>;
  /** Nobody is expected to have signed. */
  readonly unsigned?: boolean;
}

/** What became of one list, or, with `list` null, of what is not any list's own. */
export interface Verdict {
  readonly list: VerifiedList | null;
  /** Empty where everything came out. */
  readonly flaws: readonly Flaw[];
}

export interface VerifiedList {
  readonly type: ListType;
  readonly period: Period;
  readonly revision: number;
  readonly digest: string;
  readonly rows: number;
  /** The id of the key; null for a list without a (valid) signature. */
  readonly signedBy: string | null;
  /** Null for a list that could not be worked out again. */
  readonly recomputed: Recomputed | null;
  /** There is no list before it to start from: its ratings were taken as they are. */
  readonly isFirst: boolean;
}

/**
 * Verifies public lists with nothing but public files: pointers, the chain of manifests and revisions, signatures, every
 * byte of every file; then works every list out again. Oldest first.
 */
export async function* verifyLists(reader: Reader, options: VerifyOptions): AsyncGenerator<Verdict> {
  const general: Flaw[] = [];
  const note: Note = (flaw) => general.push(flaw);
  const pointers = await readPointers(reader, note);
  const chains = {
    ukd: await linksOf('ukd', pointers, reader, note),
    uhs: await linksOf('uhs', pointers, reader, note),
    uys: await linksOf('uys', pointers, reader, note),
  };
  if (general.length === 0) await checkCalendar(chains, options.home, reader, note);
  const keys = await fetchKeys(reader, options.keys ?? null, note);
  const ratingsOf = openRatings(chains, options.home, reader);
  const wanted = listTypes
    .filter((type) => options.types?.includes(type) ?? true)
    .flatMap((type) => chains[type])
    .filter(
      ({ release: { period } }) => period >= (options.from ?? '') && period === (options.list ?? period),
    );
  const signed: [key: string, list: Period][] = [];
  for (const link of wanted.sort(byMonth)) {
    const flaws: Flaw[] = [];
    const list = await verifyList(link, {
      keys,
      options,
      reader,
      ratingsOf,
      note: (flaw) => flaws.push(flaw),
    });
    if (list.signedBy !== null) signed.push([list.signedBy, list.period]);
    yield { list, flaws };
  }
  if (wanted.length === 0)
    note({ code: 'list.absent', key: 'lists', place: options.list ?? options.from ?? '' });
  if (!options.from && !options.list && !options.types) checkRanges(keys, signed, note);
  if (general.length > 0) yield { list: null, flaws: general };
}

const byMonth = ({ release: one }: Link, { release: other }: Link): number =>
  one.period < other.period ? -1 : one.period > other.period ? 1 : 0;

/** The chain of a type, and the revisions beside it that only the calendar leads to. */
async function linksOf(
  type: ListType,
  { starts, named }: Pointers,
  reader: Reader,
  note: Note,
): Promise<readonly Link[]> {
  const start = starts[type];
  const chain = start ? await chainFrom(start, reader, note) : [];
  const known = new Map(chain.map((link) => [link.release.digest, link]));
  const told = named.filter((release) => release.type === type && release.period <= (start?.period ?? ''));
  const more: Link[] = [];
  for (const release of told) {
    if (known.has(release.digest)) continue;
    const first = chain.find((link) => link.release.period === release.period);
    const revisions = await revisionsFrom(release, reader, note);
    if (!first || revisions[0]?.release.digest !== first.release.digest) {
      note({ code: 'chain.calendar', key: calendarKey, found: manifestKey(release) });
      continue;
    }
    const link = revisions.at(-1);
    if (link) more.push({ ...link, previous: first.previous });
  }
  return [...chain, ...more].sort(byMonth);
}

interface Bench {
  readonly keys: readonly ListKey[];
  readonly options: VerifyOptions;
  readonly reader: Reader;
  readonly ratingsOf: RatingsOf;
  readonly note: Note;
}

async function verifyList(
  link: Link,
  { keys, options, reader, ratingsOf, note }: Bench,
): Promise<VerifiedList> {
  const { release, manifest } = link;
  const { type, period } = release;
  const signing = await signingOf(link, keys, reader, note);
  const isExpected =
    options.keys || keys.length === 0 || keys.some((key) => covers(key, period) || key.first < period);
  if (signing === 'absent' && !options.unsigned && isExpected) {
    note({ code: 'signature.absent', key: releaseKey(release, signatureName) });
  }
  const contents = await readContents(link, reader, note);
  const before = link.previous && (await listBefore(link.previous, ratingsOf, reader));
  return {
    ...{ type, period, revision: manifest.revision, digest: release.digest },
    rows: manifest.files.find(({ name }) => name === 'list.ndjson')?.rows ?? 0,
    signedBy: typeof signing === 'string' ? null : signing.by,
    recomputed: contents && (await recompute(link, contents, before, ratingsOf, note)),
    isFirst: before === null,
  };
}

/** What the list before said; what is wrong with it is told of itself. */
async function listBefore(
  { release, manifest }: Link,
  ratingsOf: RatingsOf,
  reader: Reader,
): Promise<ListBefore | null> {
  const own = await ratingsOf(release.type, release.period);
  const standard = await ratingsOf('ukd', release.period);
  const entry = manifest.files.find(({ name }) => name === 'kept.ndjson');
  const bytes = entry ? await fetchFile(reader, release, entry, () => {}) : null;
  if (!own || !standard || !bytes) return null;
  try {
    return { own, standard, kept: byNumber(rowsIn(bytes, keptRow)) };
  } catch {
    return null;
  }
}
