import { appendFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { writeAuditLine } from './audit-ndjson.ts';
import { ByteWriter } from './byte-writer.ts';
import type { AuditLine } from './evidence.ts';
import { translated, translating } from './file-faults.ts';

/** Lines of neighbouring players: few enough to be sorted in memory, on disk until then. */
export class Bucket {
  readonly #path: string;
  readonly #writer = new ByteWriter();
  #isOnDisk = false;
  #rest: Uint8Array = new Uint8Array();

  constructor(path: string) {
    this.#path = path;
  }

  enter(line: AuditLine): void {
    writeAuditLine(this.#writer, line);
    if (!this.#writer.full) return;
    translated('audit.ndjson', () => appendFileSync(this.#path, this.#writer.take(), { mode: 0o600 }));
    this.#isOnDisk = true;
  }

  close(): void {
    this.#rest = this.#writer.finish();
  }

  /** By player and event; may be asked for again. */
  async sorted(): Promise<Iterable<Uint8Array>> {
    if (!this.#isOnDisk) return sortedLines(this.#rest);
    const stored = await translating('audit.ndjson', () => readFile(this.#path));
    return sortedLines(Buffer.concat([stored, this.#rest]));
  }
}

const lineFeed = 0x0a;
const numberAt = '{"player":"'.length;

/** Every line begins with its player, then its event: what is equal in both is ordered by the rest. */
function sortedLines(bytes: Uint8Array): Iterable<Uint8Array> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const lines: { readonly player: number; readonly line: Buffer }[] = [];
  for (let start = 0; start < buffer.length; ) {
    const end = buffer.indexOf(lineFeed, start) + 1;
    const line = buffer.subarray(start, end);
    lines.push({ player: Number(line.toString('latin1', numberAt, line.indexOf('"', numberAt))), line });
    start = end;
  }
  lines.sort((one, other) => one.player - other.player || Buffer.compare(one.line, other.line));
  return lines.map(({ line }) => line);
}
