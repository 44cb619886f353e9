import { randomUUID } from 'node:crypto';
import { chmod, mkdir, open, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Chunks } from './archive.ts';

/** Permissions of what an archive writes, before the umask. */
export interface Modes {
  readonly directory: number;
  readonly file: number;
}

export const shared: Modes = { directory: 0o755, file: 0o644 };
export const closed: Modes = { directory: 0o700, file: 0o600 };

/**
 * Writes `contents` to a new file beside `path` and hands its name to `place`, which gives it its own. The bytes
 * are on disk before they get a name, and the name is on disk before this returns. A crash leaves at most a
 * `~` file, which no key can name.
 */
export async function writeDurably<T>(
  root: string,
  path: string,
  contents: Uint8Array | Chunks,
  modes: Modes,
  place: (draft: string) => Promise<T>,
): Promise<T> {
  const directory = dirname(path);
  await makeDirectory(root, directory, modes);
  const draft = join(directory, `~${randomUUID()}`);
  let placed: T;
  try {
    const file = await open(draft, 'wx', modes.file);
    try {
      await file.writeFile(contents);
      await file.sync();
    } finally {
      await file.close();
    }
    placed = await place(draft);
  } finally {
    await rm(draft, { force: true });
  }
  await syncUpTo(root, directory);
  return placed;
}

async function makeDirectory(root: string, directory: string, modes: Modes): Promise<void> {
  const first = await mkdir(directory, { recursive: true, mode: modes.directory });
  if (first !== undefined) await syncDirectory(dirname(first));
  // A root that was there before may be open to others.
  if (modes === closed) await chmod(root, closed.directory);
}

/** Makes the names in `directory`, and those of the directories up to `root`, survive a power cut. */
export async function syncUpTo(root: string, directory: string): Promise<void> {
  for (let path = directory; ; path = dirname(path)) {
    await syncDirectory(path);
    if (path === root) return;
  }
}

async function syncDirectory(path: string): Promise<void> {
  // Windows has no directory handles to sync; NTFS journals names itself.
  if (process.platform === 'win32') return;
  const directory = await open(path, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}
