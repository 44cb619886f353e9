import type { PlayerNumber } from '@kuvvet/engine';
import { ArchiveDefect } from '../errors.ts';
import { eventsName } from '../events-ndjson.ts';
import { inOrder } from '../in-order.ts';
import type { Manifest, Rows } from '../list.ts';
import { releaseKey } from '../release-key.ts';
import type { Link } from './chain.ts';
import type { Note } from './flaw.ts';
import { type Contents, firstDifference, lineFiles, otherForms, writtenFrom } from './forms.ts';
import {
  amendmentRow,
  auditLine,
  changeRow,
  countLines,
  eventRow,
  keptRow,
  listRow,
  rowsIn,
  UnreadableLine,
} from './read-rows.ts';
import { fetchFile, type Reader } from './reader.ts';

/**
 * Checks every file of a list against its manifest, and the forms of a list against one another. What its lines say, where
 * they can be trusted; null where they cannot, or for a list from before there were such lines.
 */
export async function readContents(link: Link, reader: Reader, note: Note): Promise<Contents | null> {
  const { release, manifest } = link;
  const lines = new Map<string, Uint8Array>();
  const entries = manifest.files.filter(({ name }) => lineFiles.includes(name));
  for (const entry of entries) {
    const bytes = await fetchFile(reader, release, entry, note);
    if (bytes) lines.set(entry.name, bytes);
  }
  const contents = lines.size === entries.length && hasEvidence(entries) ? contentsOf(lines) : null;
  let isSound = contents !== null;
  for (const [name, bytes] of contents ? lines : []) {
    if (contents && !(await isWrittenSo(name, bytes, link, contents, note))) isSound = false;
  }
  if (contents && isSound) isSound = isInOrder(contents, manifest, (name) => releaseKey(release, name), note);

  for (const entry of manifest.files.filter(({ name }) => !lineFiles.includes(name))) {
    const bytes = await fetchFile(reader, release, entry, note);
    if (!bytes || !contents || !isSound || !otherForms.includes(entry.name)) continue;
    await isWrittenSo(entry.name, bytes, link, contents, note);
  }
  return isSound ? contents : null;
}

/** All but the rows of events, which came later. */
const hasEvidence = (entries: Manifest['files']): boolean =>
  lineFiles.every((name) => name === eventsName || entries.some((entry) => entry.name === name));

function contentsOf(lines: ReadonlyMap<string, Uint8Array>): Contents {
  const of = (name: string) => lines.get(name) ?? new Uint8Array();
  return {
    rows: rowsIn(of('list.ndjson'), listRow),
    changes: rowsIn(of('changes.ndjson'), changeRow),
    audit: rowsIn(of('audit.ndjson'), auditLine),
    kept: rowsIn(of('kept.ndjson'), keptRow),
    amendments: rowsIn(of('amendments.ndjson'), amendmentRow),
    events: lines.has(eventsName) ? rowsIn(of(eventsName), eventRow) : null,
  };
}

/** Whether a file is what the rows are written as. */
async function isWrittenSo(
  name: string,
  bytes: Uint8Array,
  { release, manifest }: Link,
  contents: Contents,
  note: Note,
): Promise<boolean> {
  const key = releaseKey(release, name);
  const code = lineFiles.includes(name) ? 'lines.malformed' : 'form.differs';
  try {
    const at = await firstDifference(bytes, name, writtenFrom(name, manifest, contents));
    if (at === null) return true;
    const place = name.endsWith('.gz') ? {} : { place: `${countLines(bytes.subarray(0, at)) + 1}` };
    note({ code, key, ...place });
  } catch (error) {
    note({ code, key, ...(error instanceof UnreadableLine && { place: `${error.line}` }) });
  }
  return false;
}

function isInOrder(
  contents: Contents,
  { files }: Manifest,
  keyOf: (name: string) => string,
  note: Note,
): boolean {
  const { rows, changes, audit, kept, amendments, events } = contents;
  const all = {
    'list.ndjson': rows,
    'changes.ndjson': changes,
    'kept.ndjson': kept,
    'audit.ndjson': audit,
    'amendments.ndjson': amendments,
    ...(events && { [eventsName]: events }),
  };
  let isSound = true;
  for (const [name, { length }] of Object.entries(all)) {
    const said = files.find((file) => file.name === name)?.rows;
    if (said !== length)
      note({ code: 'lines.count', key: keyOf(name), found: `${length}`, expected: `${said}` });
  }
  for (const name of ['list.ndjson', 'changes.ndjson', 'kept.ndjson'] as const) {
    if (!isAscending(all[name])) {
      note({ code: 'lines.order', key: keyOf(name) });
      isSound = false;
    }
  }
  let last = '';
  for (const { player, event } of audit) {
    const place = `${player.padStart(8, '0')} ${event}`;
    if (place < last) {
      note({ code: 'lines.order', key: keyOf('audit.ndjson'), place: `${player} ${event}` });
      isSound = false;
    }
    last = place;
  }
  let before = '';
  for (const { event } of events ?? []) {
    const place = event ?? 'null';
    if (place < before) {
      note({ code: 'lines.order', key: keyOf(eventsName), place });
      isSound = false;
    }
    before = place;
  }
  return isSound;
}

function isAscending(rows: Rows<{ readonly player: PlayerNumber }>): boolean {
  try {
    for (const _ of inOrder(rows));
    return true;
  } catch (error) {
    if (error instanceof ArchiveDefect) return false;
    throw error;
  }
}
