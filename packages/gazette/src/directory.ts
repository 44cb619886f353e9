import { link, open, readdir, readFile, rename, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Archive, Stored } from './archive.ts';
import { sha256 } from './digest.ts';
import { closed, shared, syncUpTo, writeDurably } from './durable-file.ts';
import { ArchiveDefect } from './errors.ts';
import { exclusively } from './exclusive.ts';
import { codeOf, translating } from './file-faults.ts';

export { openDirectoryParts, type Part, type ReadPart, type Stretch } from './file-part.ts';

import { folderSegments, isSegment, segmentsOf } from './key.ts';

/**
 * An archive in a directory of a local file system; keys are paths below `root`, which the first write creates.
 * The tag is the sha-256 of the bytes. Captions are not kept: whoever serves the files knows them by name.
 * `private` keeps other users of the machine out (0700, 0600).
 */
export function openDirectoryArchive(root: string, options: { readonly private?: boolean } = {}): Archive {
  const base = resolve(root);
  const modes = options.private ? closed : shared;
  const pathOf = (key: string) => join(base, ...segmentsOf(key));

  return {
    async putOnce(key, contents) {
      const path = pathOf(key);
      return translating(key, async () => {
        if (await exists(path)) {
          // Another writer may have named the file without having synced the name yet.
          await syncUpTo(base, dirname(path));
          return 'present';
        }
        const named = await writeDurably(base, path, contents, modes, (draft) => nameOnce(draft, path));
        return named ? 'written' : 'present';
      });
    },

    async get(key) {
      const path = pathOf(key);
      return translating(key, () => read(path));
    },

    async replace(key, bytes, tag) {
      const path = pathOf(key);
      return translating(key, () =>
        writeDurably(base, path, bytes, modes, async (draft) => {
          if (tag === null) return nameOnce(draft, path);
          const lockFile = join(base, '~lock');
          await (await open(lockFile, 'a', modes.file)).close();
          return exclusively(lockFile, async () => {
            if ((await read(path))?.tag !== tag) return false;
            await rename(draft, path);
            return true;
          });
        }),
      );
    },

    keys(folder) {
      return keysBelow(join(base, ...folderSegments(folder)), folder);
    },
  };
}

/** Gives a finished draft its name unless something has it already: a hard link, unlike a rename, never replaces. */
async function nameOnce(draft: string, path: string): Promise<boolean> {
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return !(await exists(path));
    throw error;
  }
}

async function exists(path: string): Promise<boolean> {
  try {
    if ((await stat(path)).isFile()) return true;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  }
  // Possible in S3, not in a directory: no layout of ours does it.
  throw new ArchiveDefect('a key is also the beginning of other keys');
}

/** A directory is sorted as its keys are, by its name with a slash. What is no key, such as a draft, is left out. */
async function* keysBelow(directory: string, folder: string): AsyncGenerator<string> {
  const entries = await translating(folder, () => entriesOf(directory));
  const names = entries
    .filter(({ name }) => isSegment(name))
    .map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name));
  for (const name of names.sort()) {
    if (name.endsWith('/')) yield* keysBelow(join(directory, name), `${folder}${name}`);
    else yield `${folder}${name}`;
  }
}

async function entriesOf(directory: string) {
  try {
    return await readdir(directory, { withFileTypes: true });
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}

async function read(path: string): Promise<Stored | null> {
  try {
    const bytes = await readFile(path);
    return { bytes, tag: sha256(bytes) };
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes(codeOf(error))) return null;
    throw error;
  }
}
