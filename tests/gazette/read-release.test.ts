import {
  type Archive,
  announce,
  damageTexts,
  manifest,
  manifestBytes,
  manifestName,
  readManifest,
  readRelease,
  releaseKey,
  type Stored,
  sha256,
  stageRelease,
} from '@kuvvet/gazette';
import { openMemoryArchive } from '@kuvvet/gazette/memory';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { novemberList } from './lists.ts';
import { entryOf, rendered } from './rendered.ts';

const shelves = { lists: openMemoryArchive(), vault: openMemoryArchive() };
const files = await rendered(novemberList);
const digest = await stageRelease(shelves, novemberList, { engine: '1.0.0', previous: null });
const release = { type: 'ukd', period: '2026-11', digest } as const;
await announce(shelves, release, null);
const manifestKey = releaseKey(release, manifestName);
const keyOf = (name: string) => releaseKey(release, name);

/** The archive as a reader would find it after somebody changed what lies under one key. */
const altered = (key: string, change: (stored: Stored) => Stored | null): Archive => ({
  ...shelves.lists,
  get: async (asked) => {
    const stored = await shelves.lists.get(asked);
    return stored && asked === key ? change(stored) : stored;
  },
});
const withBytes = (change: (bytes: Uint8Array) => Uint8Array) => (stored: Stored) => ({
  ...stored,
  bytes: change(stored.bytes.slice()),
});
const flip = (at: number, bit: number) =>
  withBytes((bytes) => bytes.map((byte, index) => (index === at ? byte ^ (1 << bit) : byte)));

/** A manifest that lies where its own digest says, whatever it holds. */
const holding = async (text: string) => {
  const bytes = new TextEncoder().encode(text);
  const lists = openMemoryArchive();
  const key = releaseKey({ ...release, digest: sha256(bytes) }, manifestName);
  await lists.putOnce(key, bytes, { mediaType: 'application/json', lifetime: 'immutable' });
  return { lists, key };
};

describe('reading a release', () => {
  it('gives every file of one that is whole', async () => {
    const reading = await readRelease(shelves.lists, manifestKey);
    expect(reading.damage).toEqual([]);
    expect(reading.release).toEqual(release);
    expect(reading.files).toEqual(files);
    expect(sha256(manifestBytes(reading.manifest as NonNullable<typeof reading.manifest>))).toBe(digest);
  });

  it.each([
    ['latest.json', 'lists/ukd/latest.json'],
    ['another file', keyOf('list.csv')],
    ['no digest', 'lists/ukd/2026-11/r1/manifest.json'],
    ['another list', manifestKey.replace('ukd', 'elo')],
    ['a month that is none', manifestKey.replace('2026-11', '2026-13')],
    ['a way up', `../${manifestKey}`],
    ['something longer', `${manifestKey}/manifest.json`],
  ])('takes no key of %s for a manifest', async (_, key) => {
    const { damage, manifest } = await readRelease(shelves.lists, key);
    expect(damage).toEqual([{ code: 'release.key', key }]);
    expect(manifest).toBeNull();
  });

  it('misses a manifest that is gone', async () => {
    const key = releaseKey({ ...release, digest: '0'.repeat(64) }, manifestName);
    expect((await readRelease(shelves.lists, key)).damage).toEqual([{ code: 'manifest.absent', key }]);
  });

  it('misses a file that is gone, and still gives the others', async () => {
    const reading = await readRelease(
      altered(keyOf('list.csv'), () => null),
      manifestKey,
    );
    expect(reading.damage).toEqual([{ code: 'file.absent', key: keyOf('list.csv') }]);
    expect(reading.files).toEqual(files.filter(({ name }) => name !== 'list.csv'));
  });

  it('notices a file that was cut or grew', async () => {
    const { length } = files[2]?.bytes ?? [];
    for (const [bytes, found] of [
      [withBytes((bytes) => bytes.subarray(1)), length - 1],
      [withBytes((bytes) => Uint8Array.of(...bytes, 10)), length + 1],
    ] as const) {
      expect((await readRelease(altered(keyOf('list.csv'), bytes), manifestKey)).damage).toEqual([
        { code: 'file.length', key: keyOf('list.csv'), found: `${found}`, expected: `${length}` },
      ]);
    }
  });

  it('notices any flipped bit, in any file and in the manifest', async () => {
    const all = [...files, { name: manifestName, bytes: manifestBytesOfRelease() }];
    await fc.assert(
      fc.asyncProperty(
        fc
          .constantFrom(...all)
          .chain(({ name, bytes }) => fc.tuple(fc.constant(name), fc.nat(bytes.length - 1), fc.nat(7))),
        async ([name, at, bit]) => {
          const { damage } = await readRelease(altered(keyOf(name), flip(at, bit)), manifestKey);
          const code = name === manifestName ? 'manifest.digest' : 'file.digest';
          expect(damage.map(({ code, key }) => [code, key])).toEqual([[code, keyOf(name)]]);
        },
      ),
      { seed: 20261103, numRuns: 500 },
    );
  });

  it('notices a manifest under another list or month than its own', async () => {
    const bytes = manifestBytesOfRelease();
    for (const place of [
      { ...release, type: 'uys' },
      { ...release, period: '2026-12' },
    ] as const) {
      const lists = openMemoryArchive();
      const key = releaseKey(place, manifestName);
      await lists.putOnce(key, bytes, { mediaType: 'application/json', lifetime: 'immutable' });
      expect((await readRelease(lists, key)).damage).toEqual([
        { code: 'manifest.misplaced', key, found: 'ukd 2026-11', expected: `${place.type} ${place.period}` },
      ]);
    }
  });

  it('says what each damage is in Turkish and English', () => {
    for (const { tr, en } of Object.values(damageTexts)) {
      expect(tr).not.toBe(en);
      expect([tr, en].every((text) => text.endsWith('.'))).toBe(true);
    }
  });
});

function manifestBytesOfRelease() {
  return manifestBytes(manifest(novemberList, files.map(entryOf), { engine: '1.0.0', previous: null }));
}

describe('a manifest', () => {
  const sound = JSON.parse(new TextDecoder().decode(manifestBytesOfRelease()));
  const [file] = sound.files;

  it('is read as it was written', () => {
    expect(readManifest(manifestBytesOfRelease())).toEqual(sound);
  });

  it('is a first revision where it says nothing of revisions', () => {
    const { revision: _, revises: __, reason: ___, ...older } = sound;
    expect(readManifest(new TextEncoder().encode(JSON.stringify(older)))).toEqual(sound);
  });

  it.each<[string, unknown]>([
    ['no JSON', 'list'],
    ['null', null],
    ['a list', []],
    ['another format', { ...sound, format: 'kuvvet.manifest/2' }],
    ['another type', { ...sound, type: 'elo' }],
    ['no month', { ...sound, period: '2026-1' }],
    ['another day', { ...sound, inForceFrom: '2026-11-02' }],
    ['no revision', { ...sound, revision: 0 }],
    ['a first revision that revises', { ...sound, revises: 'ab'.repeat(32) }],
    ['a first revision with a reason', { ...sound, reason: 'x' }],
    ['a second revision of nothing', { ...sound, revision: 2, reason: 'x' }],
    ['a second revision without reason', { ...sound, revision: 2, revises: 'ab'.repeat(32) }],
    ['no rule set', { ...sound, ruleSet: null }],
    ['a rule set without version', { ...sound, ruleSet: { name: 'PRS05' } }],
    ['no engine', { ...sound, engine: undefined }],
    ['a predecessor that is no digest', { ...sound, previous: '' }],
    ['no files', { ...sound, files: undefined }],
    ['a file that is none', { ...sound, files: [null] }],
    ['a file outside', { ...sound, files: [{ ...file, name: '../list.csv' }] }],
    ['a file in a directory', { ...sound, files: [{ ...file, name: 'a/list.csv' }] }],
    ['itself as a file', { ...sound, files: [{ ...file, name: 'manifest.json' }] }],
    ['a file named twice', { ...sound, files: [file, file] }],
    ['a length that is no number', { ...sound, files: [{ ...file, bytes: '12' }] }],
    ['a negative length', { ...sound, files: [{ ...file, bytes: -1 }] }],
    ['half a row', { ...sound, files: [{ ...file, rows: 1.5 }] }],
    ['a file without media type', { ...sound, files: [{ ...file, mediaType: undefined }] }],
    ['a file without digest', { ...sound, files: [{ ...file, sha256: 'AB'.repeat(32) }] }],
  ])('is refused with %s', async (name, value) => {
    const { lists, key } = await holding(name === 'no JSON' ? 'list' : JSON.stringify(value));
    const reading = await readRelease(lists, key);
    expect(reading).toMatchObject({
      manifest: null,
      files: [],
      damage: [{ code: 'manifest.malformed', key }],
    });
  });

  it('is refused when its text is no UTF-8', () => {
    const bytes = manifestBytesOfRelease();
    expect(readManifest(Uint8Array.of(0xff, ...bytes))).toBeNull();
  });
});
