import { messageId, messageTimestamp } from '@kuvvet/office';
import * as z from 'zod/mini';

/** Who sends a request, and the headers of Standard Webhooks it is signed with. */
export const signatureHeadersSchema = z.object({
  'kuvvet-sender': z
    .string()
    .check(
      z.regex(/^[a-z0-9][a-z0-9-]{0,62}$/),
      z.meta({ description: 'The name the rating officer registered.', examples: ['arbiter'] }),
    ),
  'webhook-id': z.string().check(
    z.regex(messageId),
    z.meta({
      description:
        'Tournament and revision, joined with `_`, and another `_` and anything without a point if you like; part of what is signed.',
      examples: ['IZM-2026-11_1_7f3c'],
    }),
  ),
  'webhook-timestamp': z.string().check(
    z.regex(messageTimestamp),
    z.meta({
      description: 'Seconds since 1970; five minutes of difference are allowed.',
      examples: ['1793091600'],
    }),
  ),
  'webhook-signature': z.string().check(
    z.minLength(1),
    z.meta({
      description:
        'Over `webhook-id`, a point, `webhook-timestamp`, a point and the raw body: `v1,` and HMAC-SHA-256 or `v1a,` and ed25519, in base64; several separated by blanks.',
      examples: ['v1,K1Lb50Xjy4HAQTBe99XWALWVE5LhGypxPOQFCWjiKeI='],
    }),
  ),
});
