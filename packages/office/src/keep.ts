import { type Archive, type Rendering, spooled } from '@kuvvet/gazette';
import { Defect } from '@kuvvet/ledger';
import { digestOf } from './submission.ts';

const mediaType = 'application/x-ndjson';

type KeyOf = (digest: string) => string;

/** Puts lines into the vault under their own digest, which it gives. Repeatable. */
export async function keep(bytes: Uint8Array, keyOf: KeyOf, vault: Archive): Promise<string> {
  const digest = digestOf(bytes);
  await vault.putOnce(keyOf(digest), bytes, { mediaType, lifetime: 'immutable' });
  return digest;
}

/** Lines that are too many for memory, and under what key the vault keeps them. */
export interface Keepsake {
  readonly keyOf: KeyOf;
  readonly contents: Rendering['contents'];
}

/** The same of lines that come in chunks; in the temporary directory until their digests are known. */
export async function keepEach<Name extends string>(
  keepsakes: Readonly<Record<Name, Keepsake>>,
  vault: Archive,
): Promise<Record<Name, string>> {
  const renderings = Object.entries<Keepsake>(keepsakes).map(([name, { contents }]) => ({
    ...{ name, mediaType, rows: 0 },
    contents,
  }));
  return spooled(renderings, async (files) => {
    const digests = {} as Record<Name, string>;
    for (const { entry, contents } of files) {
      const name = entry.name as Name;
      const key = keepsakes[name].keyOf(entry.sha256);
      await vault.putOnce(key, contents, { mediaType, lifetime: 'immutable' });
      digests[name] = entry.sha256;
    }
    return digests;
  });
}

/** What the vault keeps under a digest. `Defect` if it is lost, or is not what the digest says. */
export async function fetchKept<T>(
  digest: string,
  keyOf: KeyOf,
  read: (bytes: Uint8Array) => T,
  vault: Archive,
): Promise<T> {
  const stored = await vault.get(keyOf(digest));
  if (!stored) throw new Defect(`${keyOf(digest)} is not in the vault`);
  if (digestOf(stored.bytes) !== digest) throw new Defect(`${keyOf(digest)} is not what it was`);
  try {
    return read(stored.bytes);
  } catch (cause) {
    throw new Defect(`${keyOf(digest)} cannot be read`, { cause });
  }
}
