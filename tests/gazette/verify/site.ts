import {
  type Archive,
  keyId,
  latest,
  latestBytes,
  latestKey,
  type Manifest,
  manifestBytes,
  manifestName,
  type Reader,
  readManifest,
  releaseKey,
  type Sign,
  sha256,
  signatureBytes,
  signatureName,
} from '@kuvvet/gazette';

/** Everything a reader can fetch, by key. */
export type Site = Map<string, Uint8Array>;

/** The public files of an archive, to be tampered with. */
export async function siteOf(lists: Archive): Promise<Site> {
  const site: Site = new Map();
  for await (const key of lists.keys('lists/'))
    site.set(key, (await lists.get(key))?.bytes ?? new Uint8Array());
  return site;
}

export const readerOf = (site: ReadonlyMap<string, Uint8Array>): Reader => ({
  async get(key) {
    const bytes = site.get(key);
    return bytes ? { bytes, tag: '' } : null;
  },
});

export interface Published {
  readonly key: string;
  readonly manifest: Manifest;
}

/** The lists of a type, oldest first, one revision each: the last of its month. */
export function listsOf(site: Site, type: string): readonly Published[] {
  const found = [...site]
    .filter(([key]) => key.startsWith(`lists/${type}/`) && key.endsWith(`/${manifestName}`))
    .map(([key, bytes]) => ({ key, manifest: readManifest(bytes) as Manifest }));
  return found.sort((one, other) => (one.manifest.period < other.manifest.period ? -1 : 1));
}

export const fileKey = (manifestKey: string, name: string) => manifestKey.replace(manifestName, name);

/**
 * Puts other files into a list and makes everything fit again, as whoever holds the site could: digests, manifest, the
 * lists after it and the pointer. Signed again if there is somebody to sign.
 */
export async function republish(
  site: Site,
  type: string,
  at: number,
  files: Readonly<Record<string, Uint8Array>>,
  sign: Sign | null,
  facts: Partial<Manifest> = {},
): Promise<void> {
  const lists = listsOf(site, type);
  let previous: string | null = lists[at]?.manifest.previous ?? null;
  for (const [index, { key, manifest }] of lists.entries()) {
    if (index < at) continue;
    const changed = index === at ? files : {};
    const entries = manifest.files.map((entry) => {
      const bytes = changed[entry.name];
      return bytes
        ? { ...entry, bytes: bytes.length, rows: rowsOf(entry, bytes), sha256: sha256(bytes) }
        : entry;
    });
    const said = index === at ? facts : {};
    const bytes = manifestBytes({ ...manifest, ...said, previous, files: entries });
    const digest = sha256(bytes);
    const release = { type: manifest.type, period: manifest.period, digest };
    for (const { name } of entries) {
      const contents = changed[name] ?? site.get(fileKey(key, name));
      if (contents) site.set(releaseKey(release, name), contents);
    }
    site.set(releaseKey(release, manifestName), bytes);
    await signAgain(site, release, bytes, fileKey(key, signatureName), sign);
    if (index === lists.length - 1)
      site.set(latestKey(manifest.type), latestBytes(latest(release, manifest.revision)));
    previous = digest;
  }
  site.delete('lists/calendar.json');
}

const rowsOf = ({ name, rows }: Manifest['files'][number], bytes: Uint8Array) =>
  name.endsWith('.ndjson') ? Buffer.from(bytes).toString().split('\n').length - 1 : rows;

async function signAgain(
  site: Site,
  release: Parameters<typeof releaseKey>[0],
  bytes: Uint8Array,
  old: string,
  sign: Sign | null,
) {
  const key = releaseKey(release, signatureName);
  const signed = sign && (await sign(bytes));
  const before = site.get(old);
  if (signed) site.set(key, signatureBytes({ key: keyId(signed.publicKey), signature: signed.signature }));
  else if (before) site.set(key, before);
}

/** The lines of a file, each as somebody else would read it. */
// biome-ignore lint/suspicious/noExplicitAny: lines of any file.
export type Json = any;

export const linesOf = (bytes: Uint8Array | undefined): Json[] =>
  Buffer.from(bytes ?? [])
    .toString()
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));

export const bytesOf = (lines: readonly Json[]): Uint8Array =>
  new TextEncoder().encode(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
