import { appendFileSync, closeSync, openSync, readSync } from 'node:fs';
import { ArchiveDefect } from '../errors.ts';
import { translated } from '../file-faults.ts';
import { TemporaryDirectory } from '../temporary-directory.ts';

/** Bytes of a shelf in memory; what is more goes to the temporary directory. */
const usualPart = 1 << 15;

const name = 'site.pack';

const lineFeed = 0x0a;

interface Shelf {
  bytes: Uint8Array;
  filled: number;
  lines: number;
  /** What was written, in the file. */
  readonly parts: { readonly at: number; readonly length: number }[];
}

const empty = (): Shelf => ({ bytes: new Uint8Array(0), filled: 0, lines: 0, parts: [] });

/**
 * Lines until it is their turn, on shelves that are taken down one by one. All but the last part of a shelf waits in one
 * file of the temporary directory, so memory holds a shelf at a time, however many lines there are.
 */
export class WaitingLines {
  readonly #shelves: Shelf[];
  readonly #partSize: number;
  readonly #directory = new TemporaryDirectory();
  #file: number | null = null;
  #end = 0;
  #taken = new Uint8Array(0);
  /** Behind the line feed of each line that was taken. */
  #ends = new Uint32Array(0);

  constructor(shelves: number, partSize = usualPart) {
    this.#shelves = Array.from({ length: shelves }, empty);
    this.#partSize = partSize;
  }

  /** A line, which has no line feed. Gives its place on the shelf. */
  put(shelf: number, line: Uint8Array): number {
    const on = this.#shelves[shelf] as Shelf;
    if (on.filled + line.length >= on.bytes.length) this.#makeRoom(on, line.length + 1);
    on.bytes.set(line, on.filled);
    on.filled += line.length;
    on.bytes[on.filled++] = lineFeed;
    return on.lines++;
  }

  /** Takes a shelf down, which has no lines then. Gives how many there are. */
  take(shelf: number): number {
    const { parts, bytes, filled, lines } = this.#shelves[shelf] as Shelf;
    this.#shelves[shelf] = empty();
    const length = parts.reduce((sum, part) => sum + part.length, filled);
    // One after the other in the same memory: what is let go of waits for a collection of all.
    if (length > this.#taken.length) this.#taken = new Uint8Array(length);
    if (lines > this.#ends.length) this.#ends = new Uint32Array(lines);
    let from = 0;
    for (const part of parts) {
      this.#read(this.#taken.subarray(from, from + part.length), part.at);
      from += part.length;
    }
    this.#taken.set(bytes.subarray(0, filled), from);
    for (let [line, end] = [0, 0]; line < lines; line++) {
      end = this.#taken.indexOf(lineFeed, end) + 1;
      this.#ends[line] = end;
    }
    return lines;
  }

  /** A line of the shelf that was taken last. */
  line(at: number): Uint8Array {
    return this.#taken.subarray(this.#ends[at - 1] ?? 0, (this.#ends[at] as number) - 1);
  }

  [Symbol.dispose](): void {
    if (this.#file !== null) closeSync(this.#file);
    this.#directory[Symbol.dispose]();
  }

  #makeRoom(shelf: Shelf, length: number): void {
    if (shelf.bytes.length < this.#partSize) {
      const grown = new Uint8Array(
        Math.max(Math.min(2 * shelf.bytes.length, this.#partSize), shelf.filled + length),
      );
      grown.set(shelf.bytes.subarray(0, shelf.filled));
      shelf.bytes = grown;
      return;
    }
    this.#write(shelf);
    if (length > shelf.bytes.length) shelf.bytes = new Uint8Array(length);
  }

  #write(shelf: Shelf): void {
    translated(name, () => {
      this.#file ??= openSync(this.#directory.pathOf(name), 'wx+', 0o600);
      appendFileSync(this.#file, shelf.bytes.subarray(0, shelf.filled));
    });
    shelf.parts.push({ at: this.#end, length: shelf.filled });
    this.#end += shelf.filled;
    shelf.filled = 0;
  }

  #read(into: Uint8Array, at: number): void {
    const file = this.#file as number;
    for (let done = 0; done < into.length; ) {
      const read = translated(name, () => readSync(file, into, done, into.length - done, at + done));
      if (read === 0) throw new ArchiveDefect(`${name}: its end is gone`);
      done += read;
    }
  }
}
