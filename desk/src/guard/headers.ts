import type { MiddlewareHandler } from 'hono';

/** A page runs nothing, frames nothing, asks nobody else for anything, and is kept by no cache. */
export const guardPages: MiddlewareHandler = async (c, next) => {
  await next();
  for (const [name, value] of always) c.res.headers.set(name, value);
  if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store');
};

const always = [
  [
    'content-security-policy',
    "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  ],
  ['x-content-type-options', 'nosniff'],
  // With none at all a browser would not say where a form comes from.
  ['referrer-policy', 'same-origin'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
] as const;
