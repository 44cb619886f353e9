import { cors } from 'hono/cors';
import { signatureHeadersSchema } from './signature-headers.ts';

/**
 * Pages of any origin may ask, and send what they sign: a signature says who sends, nothing that a browser adds by
 * itself does, so that another's page gains nothing.
 */
export const forEveryPage = cors({
  origin: '*',
  allowMethods: ['GET', 'POST'],
  allowHeaders: ['accept-language', 'content-type', ...Object.keys(signatureHeadersSchema.shape)],
  exposeHeaders: ['content-language', 'location', 'ratelimit', 'ratelimit-policy', 'retry-after'],
  maxAge: 86_400,
});
