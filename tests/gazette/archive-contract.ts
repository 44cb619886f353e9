import { type Archive, ArchiveDefect, ArchiveInterruption, type Caption } from '@kuvvet/gazette';
import { describe, expect, it } from 'vitest';

const immutable: Caption = { mediaType: 'text/plain', lifetime: 'immutable' };
const pointer: Caption = { mediaType: 'application/json', lifetime: 'pointer' };
const bytesOf = (text: string) => new TextEncoder().encode(text);
const textOf = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);

/** All in one buffer, which is spoilt as soon as the next chunk is asked for. */
async function* inChunks(bytes: Uint8Array, size: number, failAt = Number.POSITIVE_INFINITY) {
  const buffer = new Uint8Array(size);
  for (let from = 0; from < bytes.length; from += size) {
    if (from >= failAt) throw new ArchiveInterruption('the source failed');
    const chunk = bytes.subarray(from, from + size);
    buffer.set(chunk);
    yield buffer.subarray(0, chunk.length);
    buffer.fill(0xee);
  }
  yield buffer.subarray(0, 0);
}

/** Longer than what S3 takes in one part, and no multiple of anything. */
const long = Uint8Array.from({ length: 20_000_003 }, (_, at) => (at * 7919) >> 8);

/** What every archive promises. `open` gives two doors to one new, empty archive: two processes, as it were. */
export function archiveContract(name: string, open: () => Promise<readonly [Archive, Archive]>): void {
  describe(`${name} archive`, () => {
    it('gives null for what is absent', async () => {
      const [archive] = await open();
      expect(await archive.get('lists/ukd/latest.json')).toBeNull();
    });

    it.each([
      ['text', bytesOf('Çiğdem;İnönü\r\n')],
      ['nothing', new Uint8Array()],
      ['every byte', Uint8Array.from({ length: 256 }, (_, byte) => byte)],
      ['a part of a larger buffer', bytesOf('before-within-after').subarray(7, 13)],
      ['a megabyte', new Uint8Array(1 << 20).fill(7)],
    ])('gives back %s as it was written', async (_, bytes) => {
      const [archive, other] = await open();
      expect(await archive.putOnce('a/b.bin', bytes, immutable)).toBe('written');
      const stored = await other.get('a/b.bin');
      expect(Buffer.from(stored?.bytes ?? []).equals(bytes)).toBe(true);
      expect(stored?.bytes.length).toBe(bytes.length);
    });

    it.each<[string, Uint8Array, number]>([
      ['nothing', new Uint8Array(), 1],
      ['bytes one by one', bytesOf('Çiğdem;İnönü\r\n'), 1],
      ['as much as one part holds', long.subarray(0, 8 << 20), 1 << 16],
      ['a byte more', long.subarray(0, (8 << 20) + 1), 1 << 16],
      ['many parts', long, 1 << 16],
      ['many parts in one chunk', long, long.length],
    ])('gives back what came in chunks: %s', async (_, bytes, size) => {
      const [archive, other] = await open();
      expect(await archive.putOnce('a/b.bin', inChunks(bytes, size), immutable)).toBe('written');
      const stored = await other.get('a/b.bin');
      expect(stored?.bytes.length).toBe(bytes.length);
      expect(Buffer.from(stored?.bytes ?? []).equals(bytes)).toBe(true);
      expect(await other.putOnce('a/b.bin', inChunks(long, 1 << 20), immutable)).toBe('present');
      expect((await archive.get('a/b.bin'))?.tag).toBe(stored?.tag);
    });

    it.each([
      ['at once', 0],
      ['after a while', 10 << 20],
    ])('shows nothing of chunks that end in a failure %s', async (_, failAt) => {
      const [archive, other] = await open();
      const failing = inChunks(long, 1 << 16, failAt);
      await expect(archive.putOnce('a/b', failing, immutable)).rejects.toThrow(ArchiveInterruption);
      expect(await other.get('a/b')).toBeNull();
      expect(await other.putOnce('a/b', inChunks(long, 1 << 20), immutable)).toBe('written');
    });

    it('writes once: what came first stays', async () => {
      const [archive, other] = await open();
      expect(await archive.putOnce('a/b', bytesOf('first'), immutable)).toBe('written');
      expect(await other.putOnce('a/b', bytesOf('second'), immutable)).toBe('present');
      expect(await archive.putOnce('a/b', bytesOf('first'), immutable)).toBe('present');
      expect(textOf((await archive.get('a/b'))?.bytes)).toBe('first');
    });

    it('lets one of many first writers win', async () => {
      const doors = await open();
      const outcomes = await Promise.all(
        Array.from({ length: 16 }, (_, n) =>
          (doors[n % 2] as Archive).putOnce('a/b', bytesOf(`writer ${n}`), immutable),
        ),
      );
      expect(outcomes.filter((outcome) => outcome === 'written')).toHaveLength(1);
      expect(textOf((await doors[0].get('a/b'))?.bytes)).toBe(`writer ${outcomes.indexOf('written')}`);
    });

    it('lets one of many first writers win whose bytes come in chunks', async () => {
      const doors = await open();
      const versions = [1, 2, 3, 4].map((version) => new Uint8Array(9 << 20).fill(version));
      const outcomes = await Promise.all(
        versions.map((bytes, n) =>
          (doors[n % 2] as Archive).putOnce('a', inChunks(bytes, 1 << 20), immutable),
        ),
      );
      expect(outcomes.filter((outcome) => outcome === 'written')).toHaveLength(1);
      const stored = (await doors[0].get('a'))?.bytes ?? new Uint8Array();
      expect(Buffer.from(stored).equals(versions[outcomes.indexOf('written')] as Uint8Array)).toBe(true);
    });

    it('replaces what still carries the tag', async () => {
      const [archive, other] = await open();
      expect(await archive.replace('p.json', bytesOf('1'), null, pointer)).toBe(true);
      const first = await other.get('p.json');
      expect(await other.replace('p.json', bytesOf('2'), first?.tag ?? null, pointer)).toBe(true);
      expect(textOf((await archive.get('p.json'))?.bytes)).toBe('2');
    });

    it('refuses a replacement that names an earlier tag, or none', async () => {
      const [archive, other] = await open();
      await archive.replace('p.json', bytesOf('1'), null, pointer);
      const first = await archive.get('p.json');
      await other.replace('p.json', bytesOf('2'), first?.tag ?? null, pointer);
      expect(await archive.replace('p.json', bytesOf('3'), first?.tag ?? null, pointer)).toBe(false);
      expect(await archive.replace('p.json', bytesOf('3'), null, pointer)).toBe(false);
      expect(textOf((await archive.get('p.json'))?.bytes)).toBe('2');
    });

    it('refuses a replacement of what is absent', async () => {
      const [archive] = await open();
      await archive.putOnce('other', bytesOf('1'), immutable);
      const tag = (await archive.get('other'))?.tag ?? null;
      expect(await archive.replace('p.json', bytesOf('1'), tag, pointer)).toBe(false);
      expect(await archive.get('p.json')).toBeNull();
    });

    it('gives the same tag until the bytes change', async () => {
      const [archive, other] = await open();
      await archive.replace('p.json', bytesOf('1'), null, pointer);
      const first = await archive.get('p.json');
      expect((await other.get('p.json'))?.tag).toBe(first?.tag);
      await archive.replace('p.json', bytesOf('2'), first?.tag ?? null, pointer);
      expect((await other.get('p.json'))?.tag).not.toBe(first?.tag);
    });

    it('loses no count of writers who each replace what they read', async () => {
      const doors = await open();
      const count = async (archive: Archive) => {
        for (;;) {
          const stored = await archive.get('count');
          const next = bytesOf(`${stored ? Number(textOf(stored.bytes)) + 1 : 1}`);
          if (await archive.replace('count', next, stored?.tag ?? null, pointer)) return;
        }
      };
      await Promise.all(Array.from({ length: 8 }, (_, n) => count(doors[n % 2] as Archive)));
      expect(textOf((await doors[0].get('count'))?.bytes)).toBe('8');
    });

    it.each([
      ['nothing', ''],
      ['an absolute path', '/etc/passwd'],
      ['a way up', 'lists/../../secret'],
      ['a dot', 'lists/./ukd'],
      ['an empty segment', 'lists//ukd'],
      ['a slash at the end', 'lists/'],
      ['a backslash', 'lists\\ukd'],
      ['a NUL', 'lists\0'],
      ['a letter beyond ASCII', 'listeler/ğ'],
      ['a space', 'a b'],
      ['a draft of ours', '~lock'],
      ['too long a segment', 'x'.repeat(256)],
      ['too long a key', 'xxxxxxx/'.repeat(64).concat('xxxxxxx')],
    ])('refuses %s as a key', async (_, key) => {
      const [archive] = await open();
      await expect(archive.get(key)).rejects.toThrow(ArchiveDefect);
      await expect(archive.putOnce(key, bytesOf('x'), immutable)).rejects.toThrow(ArchiveDefect);
      await expect(archive.replace(key, bytesOf('x'), null, pointer)).rejects.toThrow(ArchiveDefect);
    });

    it('lists the keys below a folder, and no other', async () => {
      const [archive, other] = await open();
      const keys = ['a-b', 'a.b/c', 'a/b', 'a/b.2', 'a/c/d', 'a/c-e', 'a/c/f', 'ab/c'];
      for (const key of keys) await archive.putOnce(key, bytesOf(key), immutable);
      await archive.replace('a/p.json', bytesOf('1'), null, pointer);
      expect(await Array.fromAsync(other.keys('a/'))).toEqual([
        ...['a/b', 'a/b.2', 'a/c-e', 'a/c/d', 'a/c/f', 'a/p.json'],
      ]);
      expect(await Array.fromAsync(other.keys('a/c/'))).toEqual(['a/c/d', 'a/c/f']);
      expect(await Array.fromAsync(other.keys('none/'))).toEqual([]);
      expect(await Array.fromAsync(other.keys(''))).toContain('a/c/d');
    });

    it.each([
      ['a key', 'lists/ukd'],
      ['a way up', 'lists/../'],
      ['a slash', '/'],
    ])('refuses %s as a folder', async (_, folder) => {
      const [archive] = await open();
      await expect((async () => Array.fromAsync(archive.keys(folder)))()).rejects.toThrow(ArchiveDefect);
    });

    it('takes keys as they are made here', async () => {
      const [archive] = await open();
      const key = `lists/ukd/2026-11/${'0f'.repeat(32)}/list.tr-excel.csv`;
      expect(await archive.putOnce(key, bytesOf('x'), immutable)).toBe('written');
      expect(textOf((await archive.get(key))?.bytes)).toBe('x');
    });
  });
}
