import { setTimeout as pause } from 'node:timers/promises';
import {
  AbortMultipartUploadCommand,
  type CompletedPart,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
  S3ServiceException,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import type { Archive, Caption } from './archive.ts';
import { ArchiveDefect, ArchiveInterruption, GazetteError } from './errors.ts';
import { cacheControl } from './headers.ts';
import { following, inParts } from './in-parts.ts';
import { folderSegments, segmentsOf } from './key.ts';

/** What is longer goes up in parts of this size: S3 takes 10,000 of them, of 5 MiB at least. */
const partSize = 8 << 20;

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
    const object = { Bucket: bucket, Key: keyOf(key), Body: bytes, ...headersOf(caption) };
    for (let attempt = 1; ; attempt++) {
      try {
        await client.send(new PutObjectCommand({ ...object, ...condition }));
        return true;
      } catch (error) {
        if (statusOf(error) === 412 || isAbsent(error)) return false;
        if (statusOf(error) !== 409 || attempt === attempts) throw error;
        await pause(Math.random() * 20 * 2 ** attempt);
      }
    }
  }

  /**
   * As `write`, for what need not fit into memory; the object appears with the last request, which alone carries the
   * condition. Lost races are not tried again here: what comes in chunks comes once.
   */
  async function writeInParts(
    key: string,
    parts: AsyncIterable<Uint8Array>,
    caption: Caption,
  ): Promise<boolean> {
    const object = { Bucket: bucket, Key: keyOf(key) };
    const { UploadId } = await client.send(
      new CreateMultipartUploadCommand({ ...object, ...headersOf(caption) }),
    );
    const upload = { ...object, UploadId };
    try {
      const Parts: CompletedPart[] = [];
      for await (const Body of parts) {
        const PartNumber = Parts.length + 1;
        const { ETag, ChecksumCRC32 } = await client.send(
          new UploadPartCommand({ ...upload, PartNumber, Body }),
        );
        Parts.push({ PartNumber, ETag, ChecksumCRC32 });
      }
      await client.send(
        new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts }, IfNoneMatch: '*' }),
      );
      return true;
    } catch (error) {
      // What this leaves behind, the bucket's lifecycle clears.
      await client.send(new AbortMultipartUploadCommand(upload)).catch(() => {});
      if (statusOf(error) === 412) return false;
      throw error;
    }
  }

  return {
    async putOnce(key, contents, caption) {
      const written = await translating(key, async () => {
        if (contents instanceof Uint8Array) return write(key, contents, caption, { IfNoneMatch: '*' });
        const parts = inParts(contents, partSize);
        const { value: first = new Uint8Array() } = await parts.next();
        if (first.length < partSize) return write(key, first, caption, { IfNoneMatch: '*' });
        return writeInParts(key, following(first, parts), caption);
      });
      return written ? 'written' : 'present';
    },

    async get(key) {
      return translating(key, async () => {
        try {
          const { Body, ETag } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: keyOf(key) }));
          if (!Body || !ETag) throw new ArchiveDefect(`${key}: answered without body or ETag`);
          return { bytes: await Body.transformToByteArray(), tag: ETag };
        } catch (error) {
          if (isAbsent(error)) return null;
          throw error;
        }
      });
    },

    async replace(key, bytes, tag, caption) {
      const condition: Condition = tag === null ? { IfNoneMatch: '*' } : { IfMatch: tag };
      return translating(key, () => write(key, bytes, caption, condition));
    },

    /** S3 lists in the order of UTF-8, which for these keys is that of code units. */
    async *keys(folder) {
      const below = [...(prefix ? [prefix] : []), ...folderSegments(folder)].join('/');
      const Prefix = below === '' ? '' : `${below}/`;
      const above = Prefix.length - folder.length;
      let ContinuationToken: string | undefined;
      do {
        const request = new ListObjectsV2Command({ Bucket: bucket, Prefix, ContinuationToken });
        const page = await translating(folder, () => client.send(request));
        for (const { Key } of page.Contents ?? []) if (Key) yield Key.slice(above);
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken);
    },
  };
}

const headersOf = ({ mediaType, lifetime }: Caption) => ({
  ContentType: mediaType,
  CacheControl: cacheControl[lifetime],
});

const statusOf = (error: unknown): number | undefined =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;

/** 404 also means a missing bucket, which is no empty archive. */
const isAbsent = (error: unknown): boolean =>
  error instanceof S3ServiceException && error.name === 'NoSuchKey';

async function translating<T>(key: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof GazetteError) throw cause;
    const name = cause instanceof Error ? cause.name : 'unknown';
    const status = statusOf(cause);
    // No status: the service was not reached. RequestTimeout is a 400 that the connection is to blame for.
    const passing =
      status === undefined || status >= 500 || status === 409 || status === 429 || name === 'RequestTimeout';
    throw passing
      ? new ArchiveInterruption(`${key}: ${name}`, { cause })
      : new ArchiveDefect(`${key}: ${name}`, { cause });
  }
}
