import { randomUUID } from 'node:crypto';
import { CreateBucketCommand, HeadObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { Caption } from '@kuvvet/gazette';
import { openS3Archive } from '@kuvvet/gazette/s3';
import { beforeAll, describe, expect, it } from 'vitest';
import { archiveContract } from '../gazette/archive-contract.ts';
import { endpoint, client as settings } from './emulator.ts';

// MiniStack 1.5.33 keeps If-None-Match and If-Match as AWS documents them: 412, and 404 for If-Match on nothing. It
// knows no 409 (ConditionalRequestConflict), AWS's answer to racing writers: tests/gazette/s3.test.ts scripts that.
describe.skipIf(!endpoint)('on AWS (skipped unless KUVVET_AWS_ENDPOINT names an emulator)', () => {
  const client = new S3Client({ ...settings, forcePathStyle: true });
  const bucket = `archive-${randomUUID()}`;
  beforeAll(async () => {
    await client.send(new CreateBucketCommand({ Bucket: bucket }));
  });

  archiveContract('S3', async () => {
    const place = { client, bucket, prefix: randomUUID() };
    return [openS3Archive(place), openS3Archive(place)];
  });

  it.each<[Caption, string]>([
    [{ mediaType: 'text/csv; charset=utf-8', lifetime: 'immutable' }, 'public, max-age=31536000, immutable'],
    [
      { mediaType: 'application/json', lifetime: 'pointer' },
      'public, max-age=60, stale-while-revalidate=600',
    ],
  ])('keeps the headers of %o', async (caption, cacheControl) => {
    const key = randomUUID();
    await openS3Archive({ client, bucket }).putOnce(key, new Uint8Array([1]), caption);
    const { ContentType, CacheControl } = await client.send(
      new HeadObjectCommand({ Bucket: bucket, Key: key }),
    );
    expect([ContentType, CacheControl]).toEqual([caption.mediaType, cacheControl]);
  });
});
