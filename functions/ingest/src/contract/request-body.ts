import { rawMediaTypes } from '../hand-in.ts';
import { schemaReference } from './components.ts';

const bytes = { type: 'string', format: 'binary' };

/** What may be sent, by media type. */
export const requestBody = {
  required: true,
  description: 'One report, 2 MB at most, or a withdrawal. The bytes are signed as they are sent.',
  content: {
    ...Object.fromEntries(rawMediaTypes.map((mediaType) => [mediaType, { schema: bytes }])),
    'application/octet-stream': {
      schema: {
        ...bytes,
        description: 'A TRF file as it is, in any encoding; ZIP and JSON are recognized, too.',
      },
      example: '012 İzmir Kasım Kupası\r\n022 İzmir\r\n042 2026/11/21\r\n',
    },
    'application/json': {
      schema: { anyOf: [schemaReference('Report'), schemaReference('Withdrawal')] },
      example: { format: 'kuvvet.withdrawal/1', tournament: 'IZM-2026-11', revision: 2 },
    },
    'multipart/form-data': {
      schema: {
        type: 'object',
        required: ['report'],
        properties: {
          report: { ...bytes, description: 'The report, or a ZIP with it.' },
          licences: {
            type: 'object',
            description: 'Starting number to licence number, where the report itself names none.',
            additionalProperties: { type: ['string', 'integer'] },
          },
        },
      },
      example: { report: '012 İzmir Kasım Kupası\r\n', licences: { 1: '90000000100' } },
    },
  },
};
