import type { NewsType } from '@kuvvet/ledger';
import { schemaReference } from './components.ts';

const told: Readonly<Record<NewsType, string>> = {
  'list.published': 'A list is published',
  'list.revised': 'A published list was made again; the first revision stays where it is',
  'report.rated': 'A revision of a report is rated',
  'report.held': 'A revision of a report waits for a person',
};

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
});

/** What a subscriber receives; how it is signed and repeated is in webhooks.md. */
export const webhooks = Object.fromEntries(
  Object.entries(told).map(([type, summary]) => [
    type,
    {
      post: {
        operationId: type.replace(/\.(.)/, (_, letter) => letter.toUpperCase()),
        summary,
        parameters: [
          header('webhook-id', 'The same at every attempt: drop what you have had.'),
          header('webhook-timestamp', 'Seconds since 1970, of this attempt.'),
          header('webhook-signature', '`v1,` and HMAC-SHA-256 in base64; two while a key is rotated.'),
        ],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: { ...schemaReference('News'), properties: { type: { const: type } } },
            },
          },
        },
        responses: {
          '2XX': { description: 'Received. What the answer holds is not read.' },
          410: { description: 'Nobody is there any more: nothing is sent from now on.' },
          default: { description: 'It is sent again, for nearly four days.' },
        },
      },
    },
  ]),
);
