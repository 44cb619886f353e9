import * as z from 'zod/mini';

const address = z.string().check(z.minLength(1));

/** What subscribers are told: what happened and where to read more. */
export const newsSchema = z
  .strictObject({
    specversion: z.literal('1.0'),
    id: z.string().check(z.meta({ description: 'Names what happened: a repeat has the same one.' })),
    source: z.string().check(z.meta({ description: 'The installation, by its federation.' })),
    type: z.enum(['list.published', 'list.revised', 'report.rated', 'report.held']),
    time: z.iso.datetime(),
    subject: z.string().check(z.meta({ description: 'List and month, or tournament, and the revision.' })),
    datacontenttype: z.literal('application/json'),
    data: z
      .union([z.strictObject({ manifest: address }), z.strictObject({ report: address })])
      .check(z.meta({ description: 'Where to read more: the manifest of a list, or a receipt.' })),
  })
  .check(
    z.meta({
      description: 'What happened, as a CloudEvent 1.0. Holds no name, number or result.',
      examples: [
        {
          specversion: '1.0',
          id: 'report.rated/IZM-2026-11/1',
          source: 'urn:kuvvet:TUR',
          type: 'report.rated',
          time: '2026-11-23T18:10:00.000Z',
          subject: 'IZM-2026-11/1',
          datacontenttype: 'application/json',
          data: { report: 'https://api.example/v1/reports/IZM-2026-11.1' },
        },
      ],
    }),
  );
