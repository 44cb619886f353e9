import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Memory that looks like a disk where there is one: every write of a run is synced. */
const shelf = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

/** A directory for the length of one test. */
export class Scratch implements Disposable {
  readonly root = mkdtempSync(join(shelf, 'kuvvet-pipeline-'));
  readonly #temporary = process.env.TMPDIR;
  #names = 0;

  constructor() {
    // Whoever dies while lists are made leaves its temporary directory behind.
    process.env.TMPDIR = this.root;
  }

  /** A path nothing lies at yet. */
  next(): string {
    return join(this.root, `${++this.#names}`);
  }

  [Symbol.dispose](): void {
    if (this.#temporary === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = this.#temporary;
    rmSync(this.root, { recursive: true, force: true });
  }
}
