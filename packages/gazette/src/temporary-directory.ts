import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { translated } from './file-faults.ts';

/** Room for what does not fit into memory, the owner's alone: made when it is first needed, which most months never do. */
export class TemporaryDirectory implements Disposable {
  #path: string | null = null;

  /** Where a file of that name would lie in it. */
  pathOf(name: string): string {
    this.#path ??= translated('temporary directory', () => mkdtempSync(join(tmpdir(), 'kuvvet-')));
    return join(this.#path, name);
  }

  [Symbol.dispose](): void {
    if (this.#path !== null) rmSync(this.#path, { recursive: true, force: true });
  }
}
