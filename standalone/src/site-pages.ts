import { cacheControl } from '@kuvvet/gazette';
import { buildSite, pageHeaders, type SiteFile } from '@kuvvet/site';
import type { Hono } from 'hono';
import { compress } from 'hono/compress';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';

/** The public pages, as they lie beside the lists on AWS. Built when somebody first asks for one. */
export function servePages(app: Hono): void {
  let built: Promise<ReadonlyMap<string, SiteFile>> | null = null;
  app.get(
    '*',
    etag({ retainedHeaders: [...RETAINED_304_HEADERS, ...Object.keys(pageHeaders(''))] }),
    compress({ encoding: 'gzip', threshold: 1_000, contentTypeFilter: /^(text\/|image\/svg)/ }),
    async (c, next) => {
      built ??= buildSite().then((files) => new Map(files.map((file) => [file.path, file])));
      const path = c.req.path.slice(1);
      const file = (await built).get(path === '' || path.endsWith('/') ? `${path}index.html` : path);
      if (!file) return next();
      return new Response(new Uint8Array(file.bytes), {
        headers: {
          ...pageHeaders(path),
          'cache-control': cacheControl[file.isHashed ? 'immutable' : 'pointer'],
          'content-type': file.mediaType,
        },
      });
    },
  );
}
