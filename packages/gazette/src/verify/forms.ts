import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { amendmentsNdjson } from '../amendments-ndjson.ts';
import type { Chunks } from '../archive.ts';
import { auditNdjson } from '../audit-ndjson.ts';
import { changesCsv } from '../changes-csv.ts';
import { changesNdjson } from '../changes-ndjson.ts';
import { plain, turkishExcel } from '../csv.ts';
import type { EventRow } from '../event-row.ts';
import { eventsNdjson } from '../events-ndjson.ts';
import type { AmendmentRow, AuditLine, KeptRow } from '../evidence.ts';
import { keptNdjson } from '../kept-ndjson.ts';
import type { ChangeRow, ListRow, Manifest, RatingList, Rows } from '../list.ts';
import { listCsv } from '../list-csv.ts';
import { listJson } from '../list-json.ts';
import { listNdjson } from '../list-ndjson.ts';
import { topsJson } from '../tops-json.ts';

/** What the files of a list say, each read again whenever somebody goes through it. */
export interface Contents {
  readonly rows: Rows<ListRow>;
  readonly changes: Rows<ChangeRow>;
  readonly audit: Rows<AuditLine>;
  readonly kept: Rows<KeptRow>;
  readonly amendments: Rows<AmendmentRow>;
  /** Null for a list of a program that published none. */
  readonly events: Rows<EventRow> | null;
}

/** Files that are written again from the very rows they were read from, and those that have the same in another form. */
export const lineFiles = [
  ...['list.ndjson', 'changes.ndjson', 'audit.ndjson', 'kept.ndjson', 'amendments.ndjson'],
  'events.ndjson',
];
export const otherForms = [
  ...['list.json', 'list.csv', 'list.tr-excel.csv', 'changes.csv', 'tops.json'],
  ...['list.ndjson.gz', 'list.csv.gz', 'audit.ndjson.gz'],
];

/** A file as it would be written from what was read; of a packed one what it holds. */
export function writtenFrom(
  name: string,
  { type, period, ruleSet }: Manifest,
  { rows, changes, audit, kept, amendments, events }: Contents,
): Chunks {
  const list: RatingList = { type, period, ruleSet, rows, changes, combined: [] };
  const writers: Readonly<Record<string, () => Chunks>> = {
    'list.ndjson': () => listNdjson(list),
    'list.json': () => listJson(list),
    'list.csv': () => listCsv(list, plain),
    'list.tr-excel.csv': () => listCsv(list, turkishExcel),
    'changes.ndjson': () => changesNdjson(list),
    'changes.csv': () => changesCsv(list),
    'audit.ndjson': () => auditNdjson(audit),
    'kept.ndjson': () => keptNdjson(kept),
    'amendments.ndjson': () => amendmentsNdjson(amendments),
    'events.ndjson': () => eventsNdjson(events ?? []),
    'tops.json': () => topsJson(list),
  };
  return writers[name.replace(/\.gz$/, '')]?.() ?? [];
}

/** Where bytes begin to differ from others; null where they do not. Of a packed file what it holds is compared. */
export async function firstDifference(
  bytes: Uint8Array,
  name: string,
  chunks: Chunks,
): Promise<number | null> {
  const held = (name.endsWith('.gz') ? unpacked(bytes) : each([bytes]))[Symbol.asyncIterator]();
  let left: Uint8Array = new Uint8Array();
  let at = 0;
  for await (const chunk of chunks) {
    for (let from = 0; from < chunk.length; ) {
      while (left.length === 0) {
        const next = await held.next();
        if (next.done) return at;
        left = next.value;
      }
      const length = Math.min(left.length, chunk.length - from);
      if (Buffer.compare(left.subarray(0, length), chunk.subarray(from, from + length)) !== 0) return at;
      left = left.subarray(length);
      from += length;
      at += length;
    }
  }
  while (left.length === 0) {
    const next = await held.next();
    if (next.done) return null;
    left = next.value;
  }
  return at;
}

/** Nothing needs the errors here: they come out where the bytes are read. */
const noted = () => {};

const unpacked = (bytes: Uint8Array): AsyncIterable<Uint8Array> => pipeline([bytes], createGunzip(), noted);

async function* each(chunks: Iterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield* chunks;
}
