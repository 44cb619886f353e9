import { type PlayerNumber, previousPeriod, type Rating } from '@kuvvet/engine';
import { ByteWriter } from './byte-writer.ts';
import { endLine, plain, writeCsvInteger, writeCsvText, writeHeader } from './csv.ts';
import { ArchiveDefect } from './errors.ts';
import type { ChangeRow, ListRow, Manifest, Reason } from './list.ts';
import { fetchManifest } from './read-release.ts';
import { type Release, releaseKey } from './release-key.ts';
import { changeRow, listRow, rowsIn } from './verify/read-rows.ts';
import { fetchFile, type Reader } from './verify/reader.ts';

/** A list, and where it can be fetched. */
export interface DiffPlace {
  readonly reader: Reader;
  readonly release: Release;
}

/** A player with another rating on one list than on another. */
export interface ListChange {
  readonly player: PlayerNumber;
  readonly name: string;
  readonly before: Rating | null;
  readonly after: Rating | null;
  /** Everything that moved the number from the one list to the other; none where the second does not lead back to the first. */
  readonly reasons: readonly Reason[];
  /** The number that stays, for one that was merged. */
  readonly into: PlayerNumber | null;
}

/** Who has another rating on the second of two lists, by player number. `ArchiveDefect` for a list that is damaged. */
export async function diffLists(before: DiffPlace, after: DiffPlace): Promise<readonly ListChange[]> {
  const old = (await openList(before)).rows;
  const { rows: now, manifest } = await openList(after);
  const why = await reasonsBetween(before.release, after, manifest);
  const changes: ListChange[] = [];
  for (const [one, other] of inPairs(old, now)) {
    const shown = other ?? one;
    if (!shown || one?.rating === other?.rating) continue;
    const { reasons = new Set<Reason>(), into = null } = why.get(shown.player) ?? {};
    changes.push({
      ...{ player: shown.player, name: shown.name },
      ...{ before: one?.rating ?? null, after: other?.rating ?? null },
      ...{ reasons: order.filter((reason) => reasons.has(reason)), into },
    });
  }
  return changes;
}

const order: readonly Reason[] = ['games', 'award', 'correction', 'first', 'merge'];

async function openList(place: DiffPlace) {
  const fetched = await fetchManifest(place.reader, place.release);
  if ('code' in fetched)
    throw new ArchiveDefect(`${place.release.type} ${place.release.period}: ${fetched.code}`);
  const { manifest } = fetched;
  return { manifest, rows: rowsIn(await fileOf(place, manifest, 'list.ndjson'), listRow) };
}

async function fileOf(
  { reader, release }: DiffPlace,
  { files }: Manifest,
  name: string,
): Promise<Uint8Array> {
  const entry = files.find((file) => file.name === name);
  const wrong: string[] = [];
  const bytes = entry ? await fetchFile(reader, release, entry, ({ code }) => wrong.push(code)) : null;
  if (!bytes) throw new ArchiveDefect(`${releaseKey(release, name)}: ${wrong[0] ?? 'file.absent'}`);
  return bytes;
}

interface Why {
  readonly reasons: Set<Reason>;
  into: PlayerNumber | null;
}

/** The changes of every list after the first, back from the second. */
async function reasonsBetween(
  first: Release,
  { reader, release }: DiffPlace,
  newest: Manifest,
): Promise<ReadonlyMap<PlayerNumber, Why>> {
  const why = new Map<PlayerNumber, Why>();
  let place = { reader, release };
  for (let manifest = newest; ; ) {
    for (const row of rowsIn(await fileOf(place, manifest, 'changes.ndjson'), changeRow)) enter(row, why);
    const { previous } = manifest;
    if (previous === first.digest) return why;
    if (previous === null || place.release.period <= first.period) return new Map();
    place = {
      reader,
      release: { ...release, period: previousPeriod(place.release.period), digest: previous },
    };
    const fetched = await fetchManifest(reader, place.release);
    if ('code' in fetched) return new Map();
    manifest = fetched.manifest;
  }
}

function enter({ player, reasons, into }: ChangeRow, why: Map<PlayerNumber, Why>): void {
  const known = why.get(player) ?? { reasons: new Set(), into: null };
  why.set(player, known);
  for (const reason of reasons) known.reasons.add(reason);
  known.into ??= into;
}

/** Two lists side by side: both are by player number. */
function* inPairs(
  before: Iterable<ListRow>,
  after: Iterable<ListRow>,
): Generator<readonly [ListRow | undefined, ListRow | undefined]> {
  const [ours, theirs] = [before[Symbol.iterator](), after[Symbol.iterator]()];
  let [one, other] = [ours.next(), theirs.next()];
  while (!one.done || !other.done) {
    const [left, right] = [one, other].map(({ done, value }) =>
      done ? Number.POSITIVE_INFINITY : Number(value.player),
    ) as [number, number];
    yield [left <= right ? one.value : undefined, right <= left ? other.value : undefined];
    if (left <= right) one = ours.next();
    if (right <= left) other = theirs.next();
  }
}

const columns = ['player', 'name', 'before', 'after', 'reasons', 'into'].map((name) => ({ name }));

/** The changes as a CSV file in the dialect of `list.csv`. */
export function diffCsv(changes: readonly ListChange[]): Uint8Array {
  const writer = new ByteWriter();
  writeHeader(writer, columns, plain);
  for (const { player, name, before, after, reasons, into } of changes) {
    writer.ascii(player);
    writer.ascii(',');
    writeCsvText(writer, name);
    writer.ascii(',');
    writeCsvInteger(writer, before);
    writer.ascii(',');
    writeCsvInteger(writer, after);
    writer.ascii(`,${reasons.join(' ')},${into ?? ''}`);
    endLine(writer);
  }
  return writer.finish();
}
