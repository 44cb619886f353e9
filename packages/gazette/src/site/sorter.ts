import { appendFileSync, closeSync, openSync, readSync } from 'node:fs';
import { ByteWriter } from '../byte-writer.ts';
import { translated } from '../file-faults.ts';
import { TemporaryDirectory } from '../temporary-directory.ts';
import type { Entry } from './section.ts';

/** Entries in memory at a time; a run of so many is sorted, then waits in the temporary directory. */
const usualRun = 1 << 15;

const name = 'site.pack';

const lineFeed = 0x0a;
const tab = 0x09;

/** Entries by key, however many there are. No key comes twice. */
export class Sorter {
  readonly #runLength: number;
  #run: Entry[] = [];
  readonly #directory = new TemporaryDirectory();
  readonly #runs: string[] = [];

  constructor(runLength = usualRun) {
    this.#runLength = runLength;
  }

  enter(entry: Entry): void {
    this.#run.push(entry);
    if (this.#run.length < this.#runLength) return;
    const path = this.#directory.pathOf(`${this.#runs.length}`);
    writeRun(this.#run, path);
    this.#runs.push(path);
    this.#run = [];
  }

  /** Once, when all are entered. */
  *sorted(): Generator<Entry> {
    this.#run.sort(byKey);
    if (this.#runs.length === 0) yield* this.#run;
    else yield* merged([...this.#runs.map(readRun), this.#run[Symbol.iterator]()]);
  }

  [Symbol.dispose](): void {
    this.#directory[Symbol.dispose]();
  }
}

const byKey = (one: Entry, other: Entry): number => (one.key < other.key ? -1 : 1);

function writeRun(run: Entry[], path: string): void {
  const writer = new ByteWriter();
  const empty = () => translated(name, () => appendFileSync(path, writer.take(), { mode: 0o600 }));
  for (const { key, line } of run.sort(byKey)) {
    writer.ascii(key);
    writer.ascii('\t');
    writer.bytes(line);
    writer.ascii('\n');
    if (writer.full) empty();
  }
  empty();
}

function* readRun(path: string): Generator<Entry> {
  const file = translated(name, () => openSync(path, 'r'));
  try {
    const part = Buffer.alloc(1 << 16);
    for (let rest = Buffer.alloc(0); ; ) {
      const length = translated(name, () => readSync(file, part));
      if (length === 0) return;
      rest = Buffer.concat([rest, part.subarray(0, length)]);
      let start = 0;
      for (let end = rest.indexOf(lineFeed); end >= 0; end = rest.indexOf(lineFeed, start)) {
        const stop = rest.indexOf(tab, start);
        yield { key: rest.toString('latin1', start, stop), line: rest.subarray(stop + 1, end) };
        start = end + 1;
      }
      rest = rest.subarray(start);
    }
  } finally {
    closeSync(file);
  }
}

interface Front {
  entry: Entry;
  readonly rest: Iterator<Entry>;
}

/** A heap of the runs by the entry each has in front. */
function* merged(runs: readonly Iterator<Entry>[]): Generator<Entry> {
  const heap: Front[] = [];
  for (const rest of runs) {
    const { value, done } = rest.next();
    if (!done) heap.push({ entry: value, rest });
  }
  heap.sort((one, other) => byKey(one.entry, other.entry));
  for (let top = heap[0]; top; top = heap[0]) {
    yield top.entry;
    const { value, done } = top.rest.next();
    if (!done) top.entry = value;
    else {
      const last = heap.pop() as Front;
      if (heap.length > 0) heap[0] = last;
    }
    sink(heap);
  }
}

function sink(heap: Front[]): void {
  const front = heap[0];
  if (!front) return;
  let at = 0;
  for (;;) {
    let child = 2 * at + 1;
    const [left, right] = [heap[child], heap[child + 1]];
    if (left && right && right.entry.key < left.entry.key) child++;
    const least = heap[child];
    if (!least || front.entry.key < least.entry.key) break;
    heap[at] = least;
    at = child;
  }
  heap[at] = front;
}
