import {
  type Archive,
  ArchiveDefect,
  ArchiveInterruption,
  announce,
  covers,
  isSignedBy,
  keyId,
  keyRingBytes,
  keyRingKey,
  newListKey,
  readKeyRing,
  readSignature,
  releaseKey,
  type Sign,
  signatureBytes,
  signatureName,
  signWith,
  stagedManifestKey,
  stageRelease,
} from '@kuvvet/gazette';
import { openMemoryArchive } from '@kuvvet/gazette/memory';
import { describe, expect, it } from 'vitest';
import { listKey, signer } from '../list-keys.ts';
import { novemberList } from './lists.ts';

const text = new TextEncoder();
const bytes = text.encode('a manifest');
const signed = await signer()(bytes);
const signature = { key: keyId(signed.publicKey), signature: signed.signature };

describe('a signature', () => {
  // RFC 8032, 7.1, test 2.
  it('is ed25519', async () => {
    const seed = '4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb';
    const key = Buffer.from(`302e020100300506032b657004220420${seed}`, 'hex').toString('base64');
    const made = await signWith(key)(Uint8Array.of(0x72));
    expect(Buffer.from(made.publicKey).toString('hex')).toBe(
      '3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c',
    );
    expect(Buffer.from(made.signature).toString('hex')).toBe(
      '92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da' +
        '085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00',
    );
  });

  it('is the same from everybody who has the key, and another from another key', async () => {
    expect(await signWith(listKey(1))(bytes)).toEqual(signed);
    expect(await signer(2)(bytes)).not.toEqual(signed);
    expect(await signWith(newListKey())(bytes)).not.toEqual(signed);
  });

  it('is of these bytes and by this key', async () => {
    expect(isSignedBy(signed.publicKey, bytes, signature)).toBe(true);
    expect(isSignedBy(signed.publicKey, text.encode('a manifesT'), signature)).toBe(false);
    const other = await signer(2)(bytes);
    expect(isSignedBy(other.publicKey, bytes, signature)).toBe(false);
    expect(isSignedBy(other.publicKey, bytes, { ...signature, signature: other.signature })).toBe(false);
  });

  it.each([['no base64'], [Buffer.from('no key').toString('base64')]])('needs a key: %j', (key) =>
    expect(() => signWith(key)).toThrow(),
  );
});

describe.each([
  ['manifest.sig.json', signatureBytes(signature), readSignature, signature],
  [
    'keys.json',
    keyRingBytes([
      { publicKey: signed.publicKey, first: '2026-11', last: '2027-02' },
      { publicKey: (await signer(2)(bytes)).publicKey, first: '2027-03', last: null },
    ]),
    readKeyRing,
    [
      { publicKey: signed.publicKey, first: '2026-11', last: '2027-02' },
      { publicKey: (await signer(2)(bytes)).publicKey, first: '2027-03', last: null },
    ],
  ],
] as const)('%s', (_, written, read, document) => {
  it('is read as it was written', () => {
    const plain = (value: unknown) => JSON.parse(JSON.stringify(value));
    expect(plain(read(written))).toEqual(plain(document));
  });

  it('is not read with a byte more, less or changed to what means the same', () => {
    const json = Buffer.from(written).toString();
    for (const altered of [
      json.slice(0, -1),
      `${json} `,
      json.replace('": ', '":'),
      json.replace('==', '='),
      `${json}{`,
    ]) {
      if (altered !== json) expect(read(text.encode(altered)), altered).toBeNull();
    }
    for (const other of ['', '{}', 'null', '[]', '{"format":"kuvvet.keys/1","keys":[null]}'])
      expect(read(text.encode(other))).toBeNull();
  });
});

it('keys.json says which lists a key signed', () => {
  const key = { publicKey: signed.publicKey, first: '2026-11', last: '2027-01' };
  const months = ['2026-10', '2026-11', '2026-12', '2027-01', '2027-02'];
  expect(months.map((month) => covers(key, month))).toEqual([false, true, true, true, false]);
  expect(covers({ ...key, last: null }, '2030-01')).toBe(true);
});

describe('a release that is announced', () => {
  const newShelves = () => ({ lists: openMemoryArchive(), vault: openMemoryArchive() });
  const announced = async (period: string, sign: Sign, shelves: { lists: Archive; vault: Archive }) => {
    const list = { ...novemberList, period };
    const digest = await stageRelease(shelves, list, { engine: '1.0.0', previous: null });
    const release = { type: 'ukd', period, digest } as const;
    await announce(shelves, release, sign);
    return release;
  };
  const keysIn = async (lists: Archive) => {
    const stored = await lists.get(keyRingKey);
    const keys = stored && readKeyRing(stored.bytes);
    return keys?.map(({ publicKey, first, last }) => [keyId(publicKey).slice(0, 4), first, last]);
  };
  const idOf = async (number: number) => keyId((await signer(number)(bytes)).publicKey).slice(0, 4);

  it('has its signature beside the manifest, and the key where readers look for it', async () => {
    const shelves = newShelves();
    const release = await announced('2026-11', signer(), shelves);
    const stored = await shelves.lists.get(releaseKey(release, signatureName));
    const read = readSignature(stored?.bytes ?? new Uint8Array());
    const manifest = await shelves.vault.get(stagedManifestKey(release.digest));
    expect(read && isSignedBy(signed.publicKey, manifest?.bytes ?? bytes, read)).toBe(true);
    expect(await keysIn(shelves.lists)).toEqual([[await idOf(1), '2026-11', null]]);
  });

  it('enters a key once, and moves its beginning where it signs an earlier month', async () => {
    const shelves = newShelves();
    for (const period of ['2026-12', '2027-01', '2026-11']) await announced(period, signer(), shelves);
    await announced('2027-02', signer(2), shelves);
    expect(await keysIn(shelves.lists)).toEqual([
      [await idOf(1), '2026-11', null],
      [await idOf(2), '2027-02', null],
    ]);
  });

  it('keeps the signature it has when it is announced again under another key', async () => {
    const shelves = newShelves();
    const release = await announced('2026-11', signer(), shelves);
    const before = await shelves.lists.get(releaseKey(release, signatureName));
    await announced('2026-11', signer(2), shelves);
    expect(await shelves.lists.get(releaseKey(release, signatureName))).toEqual(before);
    expect(await keysIn(shelves.lists)).toEqual([[await idOf(1), '2026-11', null]]);
  });

  it('is signed by many at once as by one', async () => {
    const shelves = newShelves();
    await Promise.all(Array.from({ length: 8 }, () => announced('2026-11', signer(), shelves)));
    expect(await keysIn(shelves.lists)).toEqual([[await idOf(1), '2026-11', null]]);
  });

  it('leaves keys it cannot read to a person, and comes back when others never stop writing them', async () => {
    const { lists, vault } = newShelves();
    const replace: Archive['replace'] = async () => false;
    await expect(announced('2026-11', signer(), { vault, lists: { ...lists, replace } })).rejects.toThrow(
      ArchiveInterruption,
    );
    await lists.replace(keyRingKey, text.encode('{}'), null, { mediaType: '', lifetime: 'pointer' });
    await expect(announced('2026-11', signer(), { lists, vault })).rejects.toThrow(ArchiveDefect);
  });
});
