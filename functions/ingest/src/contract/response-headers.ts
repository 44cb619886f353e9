import { quota } from '../allowance.ts';
import type { Operation } from './operations.ts';

const text = (description: string, pattern: string, example: string) => ({
  description,
  required: true,
  schema: { type: 'string', pattern },
  example,
});

/** Headers of answers, by the name they have among the components of the document. */
export const responseHeaders = {
  'Content-Language': text('The language of the sentences in the answer.', '^(tr|en)$', 'en'),
  Vary: text('The answer depends on the header named.', '^accept-language$', 'accept-language'),
  Location: text(
    'Address of the receipt, or of the file.',
    '^(https?://[^/]+)?/(v1/reports|lists)/',
    '/v1/reports/IZM-2026-11.1',
  ),
  'Cache-Control': text(
    'How long the address may be kept.',
    '^public, max-age=60',
    'public, max-age=60, stale-while-revalidate=600',
  ),
  'Access-Control-Allow-Origin': text('Pages of any origin may ask.', '^\\*$', '*'),
  'Retry-After': {
    description: 'Seconds after which asking or sending again makes sense.',
    required: true,
    schema: { type: 'integer', minimum: 1 },
    example: 5,
  },
  'RateLimit-Policy': text(
    `Requests a sender may make in so many seconds (draft-ietf-httpapi-ratelimit-headers-11); ${quota.burst} of them at once.`,
    '^"reports";q=\\d+;w=\\d+$',
    `"reports";q=${quota.perMinute};w=60`,
  ),
  RateLimit: text(
    'Requests left right now, and the seconds until there is one more.',
    '^"reports";r=\\d+;t=\\d+$',
    `"reports";r=${quota.burst - 1};t=1`,
  ),
} as const;

type HeaderName = keyof typeof responseHeaders;

/** Headers of an answer, as references into the components. */
export function headersOf({ method, status: success, answer }: Operation, status: number) {
  const names: HeaderName[] = [];
  if (status !== success || answer === 'Receipt' || answer === 'Check')
    names.push('Content-Language', 'Vary');
  if (status === 202 || status === 302) names.push('Location');
  if (status === 302) names.push('Cache-Control');
  names.push('Access-Control-Allow-Origin');
  if ([202, 429, 500, 503].includes(status)) names.push('Retry-After');
  // Where a fault keeps the service from knowing the sender there is no allowance to speak of.
  if (method === 'post' && status < 500) names.push('RateLimit-Policy', 'RateLimit');
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}
