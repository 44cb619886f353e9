import {
  type Archive,
  cacheControl,
  compressedTypes,
  exposedHeaders,
  lifetimeOf,
  mediaTypeOf,
} from '@kuvvet/gazette';
import { type IngestEvent, ingestRoutes } from '@kuvvet/ingest';
import { turkey } from '@kuvvet/office';
import type { Hono } from 'hono';
import { compress } from 'hono/compress';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import type { Home } from './home.ts';
import { servePart } from './serve-part.ts';
import { servePages } from './site-pages.ts';

/** What can be a published file: no empty, hidden or upward segment, and none that Windows takes for a device. */
const fileKey = /^lists(\/(?!(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|\/|$))[a-z0-9_-][a-z0-9._-]*)+$/i;

/** Of a file for every page: also where the answer is that nothing has changed. */
const forEveryPage = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': exposedHeaders.join(', '),
} as const;

/** The public API, the published files and the pages, as CloudFront and API Gateway serve them on AWS. */
export function serviceApp(home: Home, record: (event: IngestEvent) => void): Hono {
  const keyring = async (sender: string) => home.secrets.keysOf(sender);
  const app = ingestRoutes({ ...home, federation: turkey, keyring, record });
  app.get('/lists/*', (c, next) => {
    const key = c.req.path.slice(1);
    const range = isFile(key) ? c.req.header('range') : undefined;
    return range ? servePart(home.parts, key, range, forEveryPage, next) : next();
  });
  app.get(
    '/lists/*',
    etag({ retainedHeaders: [...RETAINED_304_HEADERS, ...Object.keys(forEveryPage)] }),
    compress({ encoding: 'gzip', threshold: 1_000, contentTypeFilter: compressedTypes }),
    (c) => serveFile(home.lists, c.req.path.slice(1)),
  );
  servePages(app);
  return app;
}

/** A file that never changes. */
const isFile = (key: string): boolean => fileKey.test(key) && lifetimeOf(key) === 'immutable';

async function serveFile(lists: Archive, key: string): Promise<Response> {
  const stored = fileKey.test(key) ? await lists.get(key) : null;
  if (!stored) return new Response('Not found\n', { status: 404, headers: forEveryPage });
  return new Response(new Uint8Array(stored.bytes), {
    headers: {
      ...forEveryPage,
      etag: `"${stored.tag}"`,
      'cache-control': cacheControl[lifetimeOf(key)],
      'content-type': mediaTypeOf(key),
      'content-length': `${stored.bytes.length}`,
    },
  });
}
