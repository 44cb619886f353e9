import type { Archive } from '@kuvvet/gazette';
import { type IngestEvent, ingestRoutes } from '@kuvvet/ingest';
import { turkey } from '@kuvvet/office';
import type { Hono } from 'hono';
import type { Home } from './home.ts';

/** What can be a published file: no empty, hidden or upward segment, and none that Windows takes for a device. */
const fileKey = /^lists(\/(?!(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|\/|$))[a-z0-9_-][a-z0-9._-]*)+$/i;

const mediaTypes: Readonly<Record<string, string>> = {
  csv: 'text/csv; charset=utf-8',
  gz: 'application/gzip',
  json: 'application/json; charset=utf-8',
  ndjson: 'application/x-ndjson; charset=utf-8',
  txt: 'text/plain; charset=us-ascii',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xml: 'application/xml',
};

/** The public API and the published files, as CloudFront and API Gateway serve them on AWS. */
export function serviceApp(home: Home, record: (event: IngestEvent) => void): Hono {
  const keyring = async (sender: string) => home.secrets.keysOf(sender);
  const app = ingestRoutes({ ...home, federation: turkey, keyring, record });
  app.get('/lists/*', (c) => serveFile(home.lists, c.req.path.slice(1), c.req.header('if-none-match')));
  return app;
}

async function serveFile(lists: Archive, key: string, known: string | undefined): Promise<Response> {
  const stored = fileKey.test(key) ? await lists.get(key) : null;
  if (!stored) return new Response('Not found\n', { status: 404 });
  const headers = {
    etag: `"${stored.tag}"`,
    'access-control-allow-origin': '*',
    'cache-control': key.endsWith('/latest.json')
      ? 'public, max-age=60, stale-while-revalidate=600'
      : 'public, max-age=31536000, immutable',
    'content-type': mediaTypes[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
  };
  if (known === headers.etag) return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(stored.bytes), { headers });
}
