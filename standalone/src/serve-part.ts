import { cacheControl } from '@kuvvet/gazette';
import type { ReadPart, Stretch } from '@kuvvet/gazette/directory';
import type { Next } from 'hono';

/** One stretch of bytes, which is all that pages ask for (RFC 9110, 14.1.2); null for any other range. */
function stretchOf(range: string): Stretch | null {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range) ?? [];
  if (first === '') return last === '' ? null : { last: Number(last) };
  const from = Number(first);
  const length = last === '' ? Number.MAX_SAFE_INTEGER : Number(last) - from + 1;
  return length > 0 ? { from, length } : null;
}

/** Answers with the bytes a page wants of a file that never changes: a list is fetched block by block. */
export async function servePart(
  parts: ReadPart,
  key: string,
  range: string,
  headers: Readonly<Record<string, string>>,
  next: Next,
): Promise<Response | undefined> {
  const stretch = stretchOf(range);
  const part = stretch && (await parts(key, stretch));
  if (!part) {
    await next();
    return;
  }
  const { bytes, from, size } = part;
  if (bytes.length === 0) {
    return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${size}` } });
  }
  return new Response(new Uint8Array(bytes), {
    status: 206,
    headers: {
      ...headers,
      'cache-control': cacheControl.immutable,
      'content-type': 'application/octet-stream',
      'content-length': `${bytes.length}`,
      'content-range': `bytes ${from}-${from + bytes.length - 1}/${size}`,
    },
  });
}
