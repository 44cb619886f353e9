import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { openDirectoryArchive } from '@kuvvet/gazette/directory';
import { type BackedUp, contentsFormat, contentsName, digestOfFile } from './backup.ts';
import { openArchives } from './home.ts';

/** Why a directory is no backup that can be restored; `path` names the file that is not what it was. */
export type RestoreRefusal =
  | { readonly because: 'no-backup' }
  | { readonly because: 'damaged'; readonly path: string };

/**
 * Makes a new data directory of a backup; every file is compared with its digest before it is copied. Gives what stands
 * in the way, or the number of files.
 */
export async function restoreBackup(
  from: string,
  data: string,
  far: (files: number) => void,
): Promise<RestoreRefusal | number> {
  const files = contentsOf(from);
  if (!files) return { because: 'no-backup' };
  mkdirSync(data, { recursive: true, mode: 0o700 });
  await chmod(data, 0o700);
  const targets = openArchives(data);
  const sources = {
    vault: openDirectoryArchive(join(from, 'vault'), { private: true }),
    public: openDirectoryArchive(join(from, 'public')),
  };
  for (const [at, { path, sha256 }] of files.entries()) {
    const source = join(from, ...path.split('/'));
    if (!existsSync(source) || (await digestOfFile(source)) !== sha256) return { because: 'damaged', path };
    const [folder = '', ...rest] = path.split('/');
    if (folder === 'vault' || folder === 'public') {
      const stored = await sources[folder].get(rest.join('/'));
      const target = folder === 'vault' ? targets.vault : targets.lists;
      if (stored)
        await target.putOnce(rest.join('/'), stored.bytes, { mediaType: '', lifetime: 'immutable' });
    } else {
      copyFileSync(source, join(data, path));
      await chmod(join(data, path), 0o600);
    }
    far(at + 1);
  }
  return files.length;
}

/** The files a backup names; null where it was not finished, or is none. */
function contentsOf(from: string): readonly BackedUp[] | null {
  const path = join(from, contentsName);
  if (!existsSync(path)) return null;
  try {
    const [head, ...files] = readFileSync(path, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    return head.format === contentsFormat && head.files === files.length ? files : null;
  } catch {
    return null;
  }
}
