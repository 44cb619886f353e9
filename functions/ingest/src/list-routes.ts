import { cacheControl } from '@kuvvet/gazette';
import type { Ports } from '@kuvvet/office';
import { type Context, Hono } from 'hono';
import { fileOf, listCalled, listOn } from './find-list.ts';
import type { Refusal } from './problem.ts';

export interface ListPorts {
  readonly lists: Pick<Ports['lists'], 'get'>;
  /** Address below which the public archive can be fetched, without a slash at its end; none where it is this one. */
  readonly listsUrl?: string;
}

/** Addresses of lists that never change, for programs: each leads to the file that is meant today. */
export function listRoutes(
  { lists, listsUrl = '' }: ListPorts,
  refuse: (c: Context, refusal: Refusal) => Response,
): Hono {
  const app = new Hono();
  const lead = (c: Context, found: { readonly key: string } | Refusal) =>
    'code' in found
      ? refuse(c, found)
      : c.body(null, 302, {
          location: `${listsUrl}/${found.key}`,
          'cache-control': cacheControl.pointer,
        });

  app.get('/:type/on/:date', async (c) => {
    const { type, date } = c.req.param();
    return lead(c, await listOn(type, date, { lists }));
  });
  app.get('/:type/:list', async (c) => {
    const { type, list } = c.req.param();
    return lead(c, await listCalled(type, list, { lists }));
  });
  app.get('/:type/:list/:file', async (c) => {
    const { type, list, file } = c.req.param();
    return lead(c, await fileOf(type, list, file, { lists }));
  });
  return app;
}
