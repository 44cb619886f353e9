import { type ListType, listTypes } from '@kuvvet/engine';
import { Bucket, type LineForm } from './audit-bucket.ts';
import { writeAuditLine } from './audit-ndjson.ts';
import type { EventRow } from './event-row.ts';
import { writeEventRow } from './events-ndjson.ts';
import type { AuditLine, Lines } from './evidence.ts';
import { inParts } from './in-parts.ts';
import { TemporaryDirectory } from './temporary-directory.ts';

/** Players share a bucket with their neighbours by number, so that one at a time is sorted in memory. */
const bucketCount = 64;

const partSize = 1 << 16;

/** Take a line of a type, in any order. */
export type EnterLine = (type: ListType, line: AuditLine) => void;
export type EnterEvent = (type: ListType, row: EventRow) => void;

type OfEachType = Readonly<Record<ListType, Lines>>;

/**
 * Has the lines that `fill` enters sorted for the length of `work`, those of the audit by player and event, those of
 * events by event, however many there are: what does not fit into a buffer waits in the temporary directory. `players`
 * are those who may be entered, ascending.
 */
export async function auditSpooled<T>(
  players: Int32Array,
  fill: (enter: EnterLine, enterEvent: EnterEvent) => Promise<void>,
  work: (audit: OfEachType, events: OfEachType) => Promise<T>,
): Promise<T> {
  using directory = new TemporaryDirectory();
  const bounds = boundsOf(players);
  const sorters = <Line>(form: LineForm<Line>) => {
    const of = (type: ListType) => new Sorter((bucket) => directory.pathOf(`${type}.${bucket}`), form);
    return { ukd: of('ukd'), uhs: of('uhs'), uys: of('uys') };
  };
  const audit = sorters(auditForm);
  const events = sorters(eventForm);
  await fill(
    (type, line) => audit[type].enter(line, bucketOf(Number(line.player), bounds)),
    (type, row) => events[type].enter(row, eventBucketOf(row)),
  );
  for (const type of listTypes) {
    audit[type].close();
    events[type].close();
  }
  return await work(audit, events);
}

const numberAt = '{"player":"'.length;

/** Every line begins with its player, then its event: what is equal in both is ordered by the rest. */
const auditForm: LineForm<AuditLine> = {
  file: 'audit.ndjson',
  write: writeAuditLine,
  rankOf: (line) => Number(line.toString('latin1', numberAt, line.indexOf('"', numberAt))),
};

/** Every line begins with its event. */
const eventForm: LineForm<EventRow> = { file: 'events.ndjson', write: writeEventRow, rankOf: () => 0 };

/** By the first digit of the event; what was taken back comes last, as `null` does after a quotation mark. */
const eventBucketOf = ({ event }: EventRow): number =>
  event === null ? bucketCount - 1 : Number.parseInt(event.slice(0, 1), 16);

/** The highest number of each bucket but the last. */
const boundsOf = (players: Int32Array): readonly number[] =>
  Array.from(
    { length: bucketCount - 1 },
    (_, at) => players[Math.floor(((at + 1) * players.length) / bucketCount)] ?? Number.POSITIVE_INFINITY,
  );

function bucketOf(player: number, bounds: readonly number[]): number {
  let low = 0;
  let high = bounds.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (player <= (bounds[middle] as number)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Lines of one file, in buckets that follow each other. */
class Sorter<Line> implements Lines {
  rows = 0;
  readonly #pathOf: (bucket: string) => string;
  readonly #form: LineForm<Line>;
  readonly #buckets: (Bucket<Line> | undefined)[] = Array.from({ length: bucketCount });

  constructor(pathOf: (bucket: string) => string, form: LineForm<Line>) {
    this.#pathOf = pathOf;
    this.#form = form;
  }

  enter(line: Line, at: number): void {
    const pathOf = () => this.#pathOf(`${at}.${this.#form.file}`);
    const bucket = this.#buckets[at] ?? new Bucket(pathOf, this.#form);
    this.#buckets[at] = bucket;
    bucket.enter(line);
    this.rows++;
  }

  close(): void {
    for (const bucket of this.#buckets) bucket?.close();
  }

  readonly contents = () => inParts(this.#lines(), partSize);

  async *#lines(): AsyncGenerator<Uint8Array> {
    for (const bucket of this.#buckets) if (bucket) yield* await bucket.sorted();
  }
}
