import type { Caption } from './archive.ts';

/** How long caches may keep an object: a year what never changes, a minute what points to it. */
export const cacheControl: Readonly<Record<Caption['lifetime'], string>> = {
  immutable: 'public, max-age=31536000, immutable',
  pointer: 'public, max-age=60, stale-while-revalidate=600',
};

/** What a page of another origin may read of an answer beside what it always may (Fetch, CORS-safelisted). */
export const exposedHeaders = ['ETag', 'Content-Encoding'] as const;

const mediaTypes: Readonly<Record<string, string>> = {
  atom: 'application/atom+xml',
  csv: 'text/csv; charset=utf-8; header=present',
  gz: 'application/gzip',
  html: 'text/html; charset=utf-8',
  json: 'application/json',
  ndjson: 'application/x-ndjson',
  txt: 'text/plain; charset=us-ascii',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xml: 'application/xml',
};

/** What the caption of a public file says, by its name: a directory keeps none. */
export const mediaTypeOf = (key: string): string =>
  mediaTypes[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream';

/** Media types that are sent compressed, of those CloudFront compresses: for the others there are `.gz` files. */
export const compressedTypes = /^(text\/(csv|plain)|application\/(json|xml))(;|$)/;
