import { randomUUID } from 'node:crypto';
import { CreateBucketCommand, GetObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { buildSite } from '@kuvvet/site';
import { beforeAll, describe, expect, it } from 'vitest';
import { objectKeys } from '../../site/src/object-keys.ts';
import { kuvvet } from '../run.ts';
import { endpoint, environment, client as settings } from './emulator.ts';

describe.skipIf(!endpoint)(
  'the public pages in the bucket of the lists (skipped unless KUVVET_AWS_ENDPOINT names an emulator)',
  () => {
    const client = new S3Client({ ...settings, forcePathStyle: true });
    const Bucket = `lists-${randomUUID()}`;
    const put = () => kuvvet(['site', '--aws'], { ...environment, KUVVET_LISTS_BUCKET: Bucket });
    const stored = async () => {
      const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket }));
      return Contents.map(({ Key = '' }) => Key).sort();
    };
    beforeAll(async () => {
      await client.send(new CreateBucketCommand({ Bucket }));
    });

    it('are there, each folder under its own name too, as browsers are to take and keep them', async () => {
      const files = await buildSite();
      const { code, stdout } = await put();
      expect(code).toBe(0);
      expect(JSON.parse(stdout)).toMatchObject({ files: files.length });
      expect(await stored()).toEqual(files.flatMap(({ path }) => objectKeys(path)).sort());
      for (const { path, bytes, mediaType, isHashed } of files) {
        for (const Key of objectKeys(path)) {
          const { Body, ContentType, CacheControl } = await client.send(
            new GetObjectCommand({ Bucket, Key }),
          );
          expect(Buffer.compare((await Body?.transformToByteArray()) ?? Buffer.of(), bytes), Key).toBe(0);
          expect({ ContentType }, Key).toEqual({ ContentType: mediaType });
          expect(CacheControl?.includes('immutable'), Key).toBe(isHashed);
        }
      }
    });

    it('stay the same when they are put again', async () => {
      const before = await stored();
      expect(await put()).toMatchObject({ code: 0 });
      expect(await stored()).toEqual(before);
    });

    it('need the name of the bucket', async () => {
      const { code, stderr } = await kuvvet(['site', '--aws'], environment);
      expect(code).not.toBe(0);
      expect(stderr).toContain('KUVVET_LISTS_BUCKET');
    });
  },
);
