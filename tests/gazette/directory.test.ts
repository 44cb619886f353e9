import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ArchiveDefect, type Caption } from '@kuvvet/gazette';
import { openDirectoryArchive } from '@kuvvet/gazette/directory';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { archiveContract } from './archive-contract.ts';

let temporary: string;
beforeAll(async () => {
  temporary = await mkdtemp(join(tmpdir(), 'kuvvet-archive-'));
});
afterAll(() => rm(temporary, { recursive: true }));

const newRoot = () => mkdtemp(join(temporary, 'root-'));
const immutable: Caption = { mediaType: 'text/plain', lifetime: 'immutable' };
const pointer: Caption = { mediaType: 'application/json', lifetime: 'pointer' };
const bytes = new TextEncoder().encode('x');
const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);
const filesIn = async (root: string) =>
  (await readdir(root, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();

archiveContract('directory', async () => {
  const root = await newRoot();
  return [openDirectoryArchive(root), openDirectoryArchive(root)];
});

describe('directory archive', () => {
  it('creates its root with the first write, not with a read', async () => {
    const root = join(await newRoot(), 'not', 'yet');
    const archive = openDirectoryArchive(root);
    expect(await archive.get('a')).toBeNull();
    await expect(stat(root)).rejects.toThrow('ENOENT');
    await archive.putOnce('a', bytes, immutable);
    expect(await filesIn(root)).toEqual(['a']);
  });

  it('leaves no drafts behind', async () => {
    const root = await newRoot();
    const archive = openDirectoryArchive(root);
    await archive.putOnce('a/b', bytes, immutable);
    await archive.putOnce('a/b', bytes, immutable);
    await archive.replace('a/p', bytes, null, pointer);
    await archive.replace('a/p', bytes, null, pointer);
    await archive.replace('a/p', bytes, 'another tag', pointer);
    await archive.replace('a/p', bytes, (await archive.get('a/p'))?.tag ?? null, pointer);
    expect(await filesIn(root)).toEqual(['a/b', 'a/p', '~lock']);
  });

  it.skipIf(process.platform === 'win32').each([
    [true, '700', '600'],
    [false, '755', '644'],
  ])('opens nothing to others when private is %s', async (isPrivate, directory, file) => {
    const root = join(await newRoot(), 'root');
    await mkdir(root);
    await chmod(root, 0o755);
    const mask = process.umask(0o022);
    try {
      const archive = openDirectoryArchive(root, { private: isPrivate });
      await archive.putOnce('p', bytes, immutable);
      await archive.putOnce('a/b', bytes, immutable);
      await archive.replace('p', bytes, (await archive.get('p'))?.tag ?? null, pointer);
    } finally {
      process.umask(mask);
    }
    expect(await Promise.all([root, join(root, 'a')].map(modeOf))).toEqual([directory, directory]);
    expect(await Promise.all(['a/b', 'p', '~lock'].map((name) => modeOf(join(root, name))))).toEqual([
      file,
      file,
      file,
    ]);
  });

  it('does not take a directory for an object', async () => {
    const archive = openDirectoryArchive(await newRoot());
    await archive.putOnce('a/b', bytes, immutable);
    expect(await archive.get('a')).toBeNull();
    expect(await archive.get('a/b/c')).toBeNull();
    await expect(archive.putOnce('a', bytes, immutable)).rejects.toThrow(ArchiveDefect);
    await expect(archive.replace('a', bytes, null, pointer)).rejects.toThrow(ArchiveDefect);
    await expect(archive.putOnce('a/b/c', bytes, immutable)).rejects.toThrow(ArchiveDefect);
  });

  it('says what failed without saying where the archive lies', async () => {
    const root = join(await newRoot(), 'file');
    await writeFile(root, '');
    await expect(openDirectoryArchive(root).putOnce('a/b', bytes, immutable)).rejects.toThrow(
      /^a\/b: E[A-Z]+$/,
    );
  });

  it('never shows half a file while it is replaced', async () => {
    const archive = openDirectoryArchive(await newRoot());
    const versions = [1, 2, 3, 4].map((version) => new Uint8Array(200_000).fill(version));
    await archive.replace('p', versions[0] as Uint8Array, null, pointer);
    let done = false;
    const seen: Uint8Array[] = [];
    const reader = (async () => {
      while (!done) seen.push((await archive.get('p'))?.bytes ?? new Uint8Array());
    })();
    for (const version of versions.slice(1)) {
      await archive.replace('p', version, (await archive.get('p'))?.tag ?? null, pointer);
    }
    done = true;
    await reader;
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.filter((read) => read.length !== 200_000 || new Set(read).size !== 1)).toEqual([]);
  });

  it('is not blocked by a writer that was killed while it held the lock', async () => {
    const root = await newRoot();
    const archive = openDirectoryArchive(root);
    await archive.putOnce('p', bytes, immutable);
    const holder = fork(new URL('./hold-lock.ts', import.meta.url), [join(root, '~lock')]);
    await once(holder, 'message');
    let replaced: boolean | undefined;
    const replacing = archive
      .replace('p', bytes, (await archive.get('p'))?.tag ?? null, pointer)
      .then((outcome) => {
        replaced = outcome;
      });
    // While the other process lives, the replacement waits.
    await archive.putOnce('a', bytes, immutable);
    expect(replaced).toBeUndefined();
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    await replacing;
    expect(replaced).toBe(true);
  });
});
