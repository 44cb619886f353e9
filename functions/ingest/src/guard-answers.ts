import type { MiddlewareHandler } from 'hono';

/**
 * What every answer tells a browser: take it for nothing but what it says it is, run and frame nothing of it, tell
 * nobody where you come from. It is kept nowhere unless the route lets it be. A page that has to run something brings a
 * policy of its own.
 */
export const guardAnswers: MiddlewareHandler = async (c, next) => {
  await next();
  const { headers } = c.res;
  headers.set('x-content-type-options', 'nosniff');
  headers.set('referrer-policy', 'no-referrer');
  for (const [name, value] of unlessSaid) if (!headers.has(name)) headers.set(name, value);
};

const unlessSaid = [
  ['content-security-policy', "default-src 'none'; frame-ancestors 'none'"],
  ['cache-control', 'no-store'],
] as const;
