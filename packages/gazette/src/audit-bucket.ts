import { appendFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { ByteWriter } from './byte-writer.ts';
import { translated, translating } from './file-faults.ts';

/** What the lines of a file are like that is sorted in buckets. */
export interface LineForm<Line> {
  readonly file: string;
  write(writer: ByteWriter, line: Line): void;
  /** What a line is sorted by before its bytes are. */
  rankOf(line: Buffer): number;
}

/** Lines that stand near each other: few enough to be sorted in memory, on disk until then. */
export class Bucket<Line> {
  readonly #pathOf: () => string;
  readonly #form: LineForm<Line>;
  readonly #writer = new ByteWriter();
  /** Null as long as all of them are in memory. */
  #path: string | null = null;
  #rest: Uint8Array = new Uint8Array();

  constructor(pathOf: () => string, form: LineForm<Line>) {
    this.#pathOf = pathOf;
    this.#form = form;
  }

  enter(line: Line): void {
    this.#form.write(this.#writer, line);
    if (!this.#writer.full) return;
    this.#path ??= this.#pathOf();
    const path = this.#path;
    translated(this.#form.file, () => appendFileSync(path, this.#writer.take(), { mode: 0o600 }));
  }

  close(): void {
    this.#rest = this.#writer.finish();
  }

  /** In order; may be asked for again. */
  async sorted(): Promise<Iterable<Uint8Array>> {
    const path = this.#path;
    if (path === null) return sortedLines(this.#rest, this.#form);
    const stored = await translating(this.#form.file, () => readFile(path));
    return sortedLines(Buffer.concat([stored, this.#rest]), this.#form);
  }
}

const lineFeed = 0x0a;

function sortedLines<Line>(bytes: Uint8Array, { rankOf }: LineForm<Line>): Iterable<Uint8Array> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const lines: { readonly rank: number; readonly line: Buffer }[] = [];
  for (let start = 0; start < buffer.length; ) {
    const end = buffer.indexOf(lineFeed, start) + 1;
    const line = buffer.subarray(start, end);
    lines.push({ rank: rankOf(line), line });
    start = end;
  }
  lines.sort((one, other) => one.rank - other.rank || Buffer.compare(one.line, other.line));
  return lines.map(({ line }) => line);
}
