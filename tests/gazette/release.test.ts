import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Archive,
  ArchiveDefect,
  ArchiveInterruption,
  announce,
  latestKey,
  manifestName,
  readLatest,
  readRelease,
  releaseKey,
  render,
  type Shelves,
  stagedManifestKey,
  stageRelease,
} from '@kuvvet/gazette';
import { openMemoryArchive } from '@kuvvet/gazette/memory';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signer } from '../list-keys.ts';
import { Faults, recorded } from './faulty.ts';
import { longList, novemberList, type WholeList } from './lists.ts';

const provenance = { engine: '1.0.0', previous: null };
const newShelves = (): Shelves => ({ lists: openMemoryArchive(), vault: openMemoryArchive() });
const listOf = (period: string): WholeList => ({ ...novemberList, period });
const fileNames = render(novemberList).map(({ name }) => name);

async function stage(shelves: Shelves, list: WholeList) {
  const digest = await stageRelease(shelves, list, provenance);
  return { type: list.type, period: list.period, digest };
}

async function pointerOf(lists: Archive) {
  const stored = await lists.get(latestKey('ukd'));
  return stored && readLatest(stored.bytes);
}

describe('staging a release', () => {
  it('writes every file below its digest, and shows nobody where', async () => {
    const keys: string[] = [];
    const shelves = newShelves();
    const release = await stage({ ...shelves, lists: recorded(shelves.lists, keys) }, novemberList);
    expect(keys).toEqual(fileNames.map((name) => `lists/ukd/2026-11/${release.digest}/${name}`));
    expect(await shelves.lists.get(latestKey('ukd'))).toBeNull();
    expect(await shelves.lists.get(releaseKey(release, manifestName))).toBeNull();
    expect(await shelves.vault.get(stagedManifestKey(release.digest))).not.toBeNull();
  });

  it('gives the same digest however often it is done, and another one for other rows', async () => {
    const shelves = newShelves();
    const first = await stageRelease(shelves, novemberList, provenance);
    expect(await stageRelease(shelves, novemberList, provenance)).toBe(first);
    expect(await stageRelease(newShelves(), novemberList, provenance)).toBe(first);
    const rows = novemberList.rows.slice(1);
    expect(await stageRelease(shelves, { ...novemberList, rows }, provenance)).not.toBe(first);
    expect(await stageRelease(shelves, novemberList, { ...provenance, previous: first })).not.toBe(first);
  });
});

describe('staging a release on the way', () => {
  const shelves = newShelves();
  let place: string;
  beforeEach(async () => {
    place = await mkdtemp(join(tmpdir(), 'kuvvet-place-'));
    vi.stubEnv('TMPDIR', place).stubEnv('TMP', place).stubEnv('TEMP', place);
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    await rm(place, { recursive: true });
  });

  it('leaves nothing in the temporary directory', async () => {
    const rows = longList('Şimşek, Çağrı İlker').rows;
    await stage(shelves, { ...novemberList, rows });
    expect(await readdir(place)).toEqual([]);
  });

  it.each<[string, Partial<Archive>]>([
    ['at once', { putOnce: () => Promise.reject(new ArchiveInterruption('out of reach')) }],
    [
      'half-way through a file',
      {
        putOnce: async (_, contents) => {
          for await (const _ of contents as AsyncIterable<Uint8Array>)
            throw new ArchiveInterruption('cut off');
          return 'written';
        },
      },
    ],
  ])('leaves nothing there when the archive fails %s', async (_, broken) => {
    const lists = { ...shelves.lists, ...broken };
    await expect(stage({ ...shelves, lists }, novemberList)).rejects.toThrow(ArchiveInterruption);
    expect(await readdir(place)).toEqual([]);
  });

  it('leaves nothing there when a row cannot be written', async () => {
    const rows = novemberList.rows.map((row) => ({ ...row, club: null as unknown as string }));
    await expect(stage(shelves, { ...novemberList, rows })).rejects.toThrow(/^list\.ndjson: /);
    expect(await readdir(place)).toEqual([]);
  });

  it('says that there is no place without saying where it looked', async () => {
    vi.stubEnv('TMPDIR', join(place, 'gone'))
      .stubEnv('TMP', join(place, 'gone'))
      .stubEnv('TEMP', join(place, 'gone'));
    // What fits into memory needs none.
    await stage(shelves, novemberList);
    const rows = longList('Şimşek, Çağrı İlker').rows;
    await expect(stage(shelves, { ...novemberList, rows })).rejects.toThrow(/^temporary directory: ENOENT$/);
  });
});

describe('announcing a release', () => {
  it('publishes the manifest, then the pointer to it', async () => {
    const keys: string[] = [];
    const shelves = newShelves();
    const release = await stage(shelves, novemberList);
    await announce({ ...shelves, lists: recorded(shelves.lists, keys) }, release, null);
    const manifest = `lists/ukd/2026-11/${release.digest}/manifest.json`;
    expect(keys).toEqual([manifest, 'lists/ukd/latest.json']);

    const stored = await shelves.lists.get('lists/ukd/latest.json');
    expect(new TextDecoder().decode(stored?.bytes)).toBe(
      [
        '{',
        '  "format": "kuvvet.latest/1",',
        '  "type": "ukd",',
        '  "period": "2026-11",',
        '  "revision": 1,',
        `  "manifest": "${manifest}",`,
        `  "sha256": "${release.digest}",`,
        '  "inForceFrom": "2026-11-01"',
        '}',
        '',
      ].join('\n'),
    );
    const { damage, files } = await readRelease(shelves.lists, manifest);
    expect(damage).toEqual([]);
    expect(files.map(({ name }) => name)).toEqual(fileNames);
  });

  it('changes nothing the second time', async () => {
    const shelves = newShelves();
    const release = await stage(shelves, novemberList);
    await announce(shelves, release, null);
    const before = await shelves.lists.get(latestKey('ukd'));
    const keys: string[] = [];
    await announce({ ...shelves, lists: recorded(shelves.lists, keys) }, release, null);
    expect(keys).toEqual([releaseKey(release, manifestName)]);
    expect(await shelves.lists.get(latestKey('ukd'))).toEqual(before);
  });

  it('moves the pointer on to the next month, never back', async () => {
    const shelves = newShelves();
    const [november, december] = [
      await stage(shelves, novemberList),
      await stage(shelves, listOf('2026-12')),
    ];
    await announce(shelves, november, null);
    await announce(shelves, december, null);
    expect((await pointerOf(shelves.lists))?.period).toBe('2026-12');
    await announce(shelves, november, null);
    expect((await pointerOf(shelves.lists))?.sha256).toBe(december.digest);
  });

  it('publishes the manifest of an earlier month although the pointer stays', async () => {
    const shelves = newShelves();
    await announce(shelves, await stage(shelves, listOf('2026-12')), null);
    const november = await stage(shelves, novemberList);
    await announce(shelves, november, null);
    expect((await readRelease(shelves.lists, releaseKey(november, manifestName))).damage).toEqual([]);
  });

  it('puts a revision of the month in the place of the one before, and never goes back (Q-20)', async () => {
    const shelves = newShelves();
    const first = await stage(shelves, novemberList);
    const changed = { ...novemberList, rows: novemberList.rows.slice(1) };
    const revised = { ...provenance, revision: 2, revises: first.digest, reason: 'bir sonuç düzeltildi' };
    const second = { ...first, digest: await stageRelease(shelves, changed, revised) };
    for (const release of [first, second, first]) await announce(shelves, release, null);
    expect(await pointerOf(shelves.lists)).toMatchObject({ revision: 2, sha256: second.digest });
    for (const { digest } of [first, second]) {
      expect(
        (await readRelease(shelves.lists, releaseKey({ ...first, digest }, manifestName))).damage,
      ).toEqual([]);
    }
    await announce(shelves, await stage(shelves, listOf('2026-12')), null);
    await announce(shelves, second, null);
    expect(await pointerOf(shelves.lists)).toMatchObject({ period: '2026-12', revision: 1 });
  });

  it('takes a pointer without a revision for a first one', async () => {
    const shelves = newShelves();
    await announce(shelves, await stage(shelves, novemberList), null);
    const stored = await shelves.lists.get(latestKey('ukd'));
    const { revision: _, ...older } = JSON.parse(new TextDecoder().decode(stored?.bytes));
    expect(readLatest(new TextEncoder().encode(JSON.stringify(older)))).toMatchObject({ revision: 1 });
  });

  it('keeps the pointers of the three lists apart', async () => {
    const shelves = newShelves();
    const releases = [];
    for (const type of ['ukd', 'uhs', 'uys'] as const) {
      releases.push(await stage(shelves, { ...novemberList, type }));
    }
    for (const release of releases) await announce(shelves, release, null);
    for (const { type, digest } of releases) {
      const stored = await shelves.lists.get(`lists/${type}/latest.json`);
      expect(stored && readLatest(stored.bytes)).toMatchObject({ type, sha256: digest });
    }
  });

  it('ends at the latest month when many publishers announce at once', async () => {
    const shelves = newShelves();
    const periods = ['2026-11', '2026-12', '2027-01', '2027-02'];
    const releases = await Promise.all(periods.map((period) => stage(shelves, listOf(period))));
    await Promise.all(
      [...releases, ...releases.toReversed(), ...releases].map((it) => announce(shelves, it, null)),
    );
    expect(await pointerOf(shelves.lists)).toMatchObject({
      period: '2027-02',
      sha256: releases.at(-1)?.digest,
    });
  });

  it.each([
    ['was never staged', (release: object) => ({ ...release, digest: '0'.repeat(64) })],
    ['was staged for another month', (release: object) => ({ ...release, period: '2026-12' })],
    ['was staged as another list', (release: object) => ({ ...release, type: 'uys' })],
  ])('refuses a release that %s', async (_, altered) => {
    const shelves = newShelves();
    const release = await stage(shelves, novemberList);
    await expect(announce(shelves, altered(release) as typeof release, null)).rejects.toThrow(ArchiveDefect);
    expect(await pointerOf(shelves.lists)).toBeNull();
  });

  it('refuses a staged manifest that is not what its digest says', async () => {
    const shelves = newShelves();
    const release = await stage(shelves, novemberList);
    const other = await stage(shelves, { ...novemberList, rows: [] });
    const vault: Archive = {
      ...shelves.vault,
      get: () => shelves.vault.get(stagedManifestKey(other.digest)),
    };
    await expect(announce({ ...shelves, vault }, release, null)).rejects.toThrow(ArchiveDefect);
    expect(await pointerOf(shelves.lists)).toBeNull();
  });

  it('leaves a pointer it cannot read to a person', async () => {
    const shelves = newShelves();
    const release = await stage(shelves, novemberList);
    await shelves.lists.replace(latestKey('ukd'), new TextEncoder().encode('{"period":"2026-10"}'), null, {
      mediaType: 'application/json',
      lifetime: 'pointer',
    });
    await expect(announce(shelves, release, null)).rejects.toThrow(ArchiveDefect);
  });

  it('asks to come back when others never stop moving the pointer', async () => {
    const shelves = newShelves();
    const release = await stage(shelves, novemberList);
    const lists = { ...shelves.lists, replace: async () => false };
    await expect(announce({ ...shelves, lists }, release, null)).rejects.toThrow(ArchiveInterruption);
  });
});

describe('a publisher that is interrupted and starts again', () => {
  async function publish(shelves: Shelves, faults: Faults) {
    const watched = { lists: faults.around(shelves.lists), vault: faults.around(shelves.vault) };
    await announce(watched, await stage(watched, novemberList), signer());
  }

  it.each([
    ['before it took effect', false],
    ['after it took effect', true],
  ])('ends with the same release after a failure of any call %s', async (_, takesEffect) => {
    const undisturbed = new Faults();
    const expected = newShelves();
    await publish(expected, undisturbed);
    for (let failAt = 1; failAt <= undisturbed.calls; failAt++) {
      const shelves = newShelves();
      const faults = Object.assign(new Faults(), { failAt, takesEffect });
      await expect(publish(shelves, faults)).rejects.toThrow(ArchiveInterruption);
      const half = await pointerOf(shelves.lists);
      if (half) expect((await readRelease(shelves.lists, half.manifest)).damage).toEqual([]);
      await publish(shelves, faults);
      const pointer = await pointerOf(shelves.lists);
      expect(pointer).toEqual(await pointerOf(expected.lists));
      expect((await readRelease(shelves.lists, pointer?.manifest ?? '')).damage).toEqual([]);
    }
    expect(undisturbed.calls).toBe(fileNames.length + 8);
  });
});
