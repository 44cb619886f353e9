import { randomUUID } from 'node:crypto';
import { ArchiveDefect, ArchiveInterruption, type Caption } from '@kuvvet/gazette';
import { openS3Archive } from '@kuvvet/gazette/s3';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { archiveContract } from './archive-contract.ts';
import { type Fault, openBucket } from './bucket.ts';

let bucket: Awaited<ReturnType<typeof openBucket>>;
beforeAll(async () => {
  bucket = await openBucket();
});
afterAll(() => bucket.close());
afterEach(() => {
  bucket.faults.length = 0;
});

const immutable: Caption = { mediaType: 'text/csv; charset=utf-8; header=present', lifetime: 'immutable' };
const pointer: Caption = { mediaType: 'application/json', lifetime: 'pointer' };
const bytes = new TextEncoder().encode('x');
const newArchive = () => openS3Archive({ client: bucket.client, bucket: 'lists', prefix: randomUUID() });
const times = (count: number, fault: Fault) => Array<Fault>(count).fill(fault);

archiveContract('S3', async () => {
  const place = { client: bucket.client, bucket: 'lists', prefix: randomUUID() };
  return [openS3Archive(place), openS3Archive(place)];
});

describe('S3 archive', () => {
  it('writes below its prefix, or at the top of the bucket', async () => {
    const { client } = bucket;
    await openS3Archive({ client, bucket: 'lists', prefix: 'kuvvet/test' }).putOnce('a/b', bytes, immutable);
    await openS3Archive({ client, bucket: 'lists' }).putOnce('a/b', bytes, immutable);
    expect([...bucket.objects.keys()]).toEqual(
      expect.arrayContaining(['/lists/kuvvet/test/a/b', '/lists/a/b']),
    );
  });

  // Ecosystem practice: what never changes is cached for ever, a pointer for a minute.
  it.each([
    [immutable, 'public, max-age=31536000, immutable'],
    [pointer, 'public, max-age=60, stale-while-revalidate=600'],
  ])('tells caches how long to keep %o', async (caption, cacheControl) => {
    const prefix = randomUUID();
    const archive = openS3Archive({ client: bucket.client, bucket: 'lists', prefix });
    await archive.replace('a', bytes, null, caption);
    expect(bucket.objects.get(`/lists/${prefix}/a`)?.headers).toMatchObject({
      'content-type': caption.mediaType,
      'cache-control': cacheControl,
    });
  });

  // S3 user guide, "Conditional write behavior": 409 when requests race, to be sent again.
  it('tries again when writers race', async () => {
    const archive = newArchive();
    bucket.faults.push(...times(3, { status: 409, code: 'ConditionalRequestConflict' }));
    expect(await archive.putOnce('a', bytes, immutable)).toBe('written');
  });

  it('asks the caller to come back when the race does not end', async () => {
    const before = bucket.requests();
    bucket.faults.push(...times(20, { status: 409, code: 'ConditionalRequestConflict' }));
    await expect(newArchive().putOnce('a', bytes, immutable)).rejects.toThrow(ArchiveInterruption);
    expect(bucket.requests() - before).toBe(6);
  });

  it.each<[Fault, typeof ArchiveInterruption | typeof ArchiveDefect]>([
    [{ status: 503, code: 'SlowDown' }, ArchiveInterruption],
    [{ status: 500, code: 'InternalError' }, ArchiveInterruption],
    [{ status: 429, code: 'TooManyRequests' }, ArchiveInterruption],
    [{ status: 400, code: 'RequestTimeout' }, ArchiveInterruption],
    ['unanswered', ArchiveInterruption],
    [{ status: 403, code: 'AccessDenied' }, ArchiveDefect],
    [{ status: 404, code: 'NoSuchBucket' }, ArchiveDefect],
    [{ status: 400, code: 'InvalidRequest' }, ArchiveDefect],
  ])('translates %o', async (fault, kind) => {
    const archive = newArchive();
    for (const call of [
      () => archive.get('a/b'),
      () => archive.putOnce('a/b', bytes, immutable),
      () => archive.replace('a/b', bytes, null, pointer),
    ]) {
      bucket.faults.push(fault);
      await expect(call()).rejects.toSatisfy(
        (error) => error instanceof kind && /^a\/b: /.test(error.message),
      );
    }
  });

  it('says "present" when the answer to its own first try got lost', async () => {
    const archive = newArchive();
    bucket.faults.push('lost-answer');
    await expect(archive.putOnce('a', bytes, immutable)).rejects.toThrow(ArchiveInterruption);
    expect(await archive.putOnce('a', bytes, immutable)).toBe('present');
  });

  describe('given more than a part of bytes', () => {
    const long = async function* () {
      for (let chunk = 0; chunk < 20; chunk++) yield new Uint8Array(1 << 20).fill(chunk);
    };

    it('keeps what a reader is told of them', async () => {
      const prefix = randomUUID();
      const archive = openS3Archive({ client: bucket.client, bucket: 'lists', prefix });
      await archive.putOnce('a', long(), immutable);
      expect(bucket.objects.get(`/lists/${prefix}/a`)?.headers).toMatchObject({
        'content-type': immutable.mediaType,
        'cache-control': 'public, max-age=31536000, immutable',
      });
    });

    // S3 user guide: 412 when the key exists, 409 when requests race, to be sent again from the first part on.
    it.each<[string, number, Fault, typeof ArchiveInterruption | typeof ArchiveDefect]>([
      ['the beginning', 0, { status: 503, code: 'SlowDown' }, ArchiveInterruption],
      ['a part', 1, 'unanswered', ArchiveInterruption],
      ['a later part', 2, { status: 403, code: 'AccessDenied' }, ArchiveDefect],
      ['the end', 4, { status: 409, code: 'ConditionalRequestConflict' }, ArchiveInterruption],
    ])('gives up and clears away the parts when %s fails', async (_, at, fault, kind) => {
      const archive = newArchive();
      bucket.faults.push(...times(at, 'none'), fault);
      await expect(archive.putOnce('a', long(), immutable)).rejects.toThrow(kind);
      expect(await archive.get('a')).toBeNull();
      expect(bucket.uploads.size).toBe(0);
      expect(await archive.putOnce('a', long(), immutable)).toBe('written');
      expect(bucket.uploads.size).toBe(0);
    });
  });
});
