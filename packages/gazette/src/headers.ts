import type { Caption } from './archive.ts';

/** How long caches may keep an object: a year what never changes, a minute what points to it. */
export const cacheControl: Readonly<Record<Caption['lifetime'], string>> = {
  immutable: 'public, max-age=31536000, immutable',
  pointer: 'public, max-age=60, stale-while-revalidate=600',
};

/** What a page of another origin may read of an answer beside what it always may (Fetch, CORS-safelisted). */
export const exposedHeaders = ['ETag', 'Content-Encoding'] as const;

/** Media types that are sent compressed, of those CloudFront compresses: for the others there are `.gz` files. */
export const compressedTypes = /^(text\/(csv|plain)|application\/(json|xml))(;|$)/;
