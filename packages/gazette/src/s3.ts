import { setTimeout as pause } from 'node:timers/promises';
import { GetObjectCommand, PutObjectCommand, type S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import type { Archive, Caption } from './archive.ts';
import { ArchiveDefect, ArchiveInterruption } from './errors.ts';
import { segmentsOf } from './key.ts';

const cacheControl: Readonly<Record<Caption['lifetime'], string>> = {
  immutable: 'public, max-age=31536000, immutable',
  pointer: 'public, max-age=60, stale-while-revalidate=600',
};

/** Races for one key before the caller is asked to come back. */
const attempts = 6;

type Condition = { readonly IfNoneMatch: '*' } | { readonly IfMatch: string };

/**
 * An archive in an S3 bucket, below `prefix` if given. The tag is the ETag. The caller needs `s3:ListBucket` besides
 * reading and writing objects: without it S3 answers 403 instead of 404 for what is absent.
 */
export function openS3Archive(place: {
  readonly client: S3Client;
  readonly bucket: string;
  readonly prefix?: string;
}): Archive {
  const { client, bucket, prefix } = place;
  const keyOf = (key: string) => segmentsOf(prefix ? `${prefix}/${key}` : key).join('/');

  /**
   * False when the condition does not hold. Also after a first answer got lost and the SDK tried again: a caller
   * who needs to know reads the key. 409 is a race without a winner yet (S3 user guide, "Conditional writes").
   */
  async function write(
    key: string,
    bytes: Uint8Array,
    caption: Caption,
    condition: Condition,
  ): Promise<boolean> {
    const object = {
      Bucket: bucket,
      Key: keyOf(key),
      Body: bytes,
      ContentType: caption.mediaType,
      CacheControl: cacheControl[caption.lifetime],
    };
    for (let attempt = 1; ; attempt++) {
      try {
        await client.send(new PutObjectCommand({ ...object, ...condition }));
        return true;
      } catch (error) {
        if (statusOf(error) === 412 || isAbsent(error)) return false;
        if (statusOf(error) !== 409 || attempt === attempts) throw translated(error, key);
        await pause(Math.random() * 20 * 2 ** attempt);
      }
    }
  }

  return {
    async putOnce(key, bytes, caption) {
      return (await write(key, bytes, caption, { IfNoneMatch: '*' })) ? 'written' : 'present';
    },

    async get(key) {
      try {
        const { Body, ETag } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: keyOf(key) }));
        if (!Body || !ETag) throw new ArchiveDefect(`${key}: answered without body or ETag`);
        return { bytes: await Body.transformToByteArray(), tag: ETag };
      } catch (error) {
        if (isAbsent(error)) return null;
        throw translated(error, key);
      }
    },

    async replace(key, bytes, tag, caption) {
      return write(key, bytes, caption, tag === null ? { IfNoneMatch: '*' } : { IfMatch: tag });
    },
  };
}

const statusOf = (error: unknown): number | undefined =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;

/** 404 also means a missing bucket, which is no empty archive. */
const isAbsent = (error: unknown): boolean =>
  error instanceof S3ServiceException && error.name === 'NoSuchKey';

function translated(cause: unknown, key: string): Error {
  if (cause instanceof ArchiveDefect) return cause;
  const name = cause instanceof Error ? cause.name : 'unknown';
  const status = statusOf(cause);
  // No status: the service was not reached. RequestTimeout is a 400 that the connection is to blame for.
  const passing =
    status === undefined || status >= 500 || status === 409 || status === 429 || name === 'RequestTimeout';
  return passing
    ? new ArchiveInterruption(`${key}: ${name}`, { cause })
    : new ArchiveDefect(`${key}: ${name}`, { cause });
}
