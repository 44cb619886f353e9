import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ListType, listTypes } from '@kuvvet/engine';
import { Bucket } from './audit-bucket.ts';
import type { AuditLine, Lines } from './evidence.ts';
import { translating } from './file-faults.ts';
import { inParts } from './in-parts.ts';

/** Players share a bucket with their neighbours by number, so that one at a time is sorted in memory. */
const bucketCount = 64;

const partSize = 1 << 16;

/** Takes a line of a type, in any order. */
export type EnterLine = (type: ListType, line: AuditLine) => void;

/**
 * Has the lines that `fill` enters sorted by player and event for the length of `work`, however many there are: what
 * does not fit into a buffer waits in the temporary directory. `players` are those who may be entered, ascending.
 */
export async function auditSpooled<T>(
  players: Int32Array,
  fill: (enter: EnterLine) => Promise<void>,
  work: (audit: Readonly<Record<ListType, Lines>>) => Promise<T>,
): Promise<T> {
  const directory = await translating('temporary directory', () => mkdtemp(join(tmpdir(), 'kuvvet-')));
  try {
    const bounds = boundsOf(players);
    const sorters = { ukd: new Sorter(), uhs: new Sorter(), uys: new Sorter() };
    await fill((type, line) => {
      const at = bucketOf(Number(line.player), bounds);
      sorters[type].enter(line, at, join(directory, `${type}.${at}`));
    });
    for (const type of listTypes) sorters[type].close();
    return await work(sorters);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

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

/** Lines of one list, in buckets that follow each other. */
class Sorter implements Lines {
  rows = 0;
  readonly #buckets: (Bucket | undefined)[] = Array.from({ length: bucketCount });

  enter(line: AuditLine, at: number, path: string): void {
    const bucket = this.#buckets[at] ?? new Bucket(path);
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
