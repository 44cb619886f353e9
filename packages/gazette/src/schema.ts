import type { Publication } from './evidence.ts';
import { evidenceSchema } from './evidence-schema.ts';
import {
  change,
  count,
  digest,
  inForceFrom,
  orNull,
  period,
  player,
  rating,
  ratingOrNone,
  revision,
  text,
  type,
  whole,
} from './schema-words.ts';

const ruleSet = whole('Kural kümesi / Rule set', { name: text, version: text });

/**
 * `schema.json`: JSON Schema 2020-12 of what a release is made of. Itself it describes `list.json`; `#/$defs/row` a line
 * of `list.ndjson`, `#/$defs/change`, `#/$defs/audit`, `#/$defs/kept`, `#/$defs/amendment` and `#/$defs/event`
 * one of the files of that name, `#/$defs/report`, `#/$defs/tops`, `#/$defs/manifest` and `#/$defs/latest` what their names say.
 */
export const releaseSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'urn:kuvvet:list:1',
  ...whole('Liste / List', {
    format: { const: 'kuvvet.list/1' },
    type,
    period,
    inForceFrom,
    ruleSet,
    rows: { type: 'array', items: { $ref: '#/$defs/row' } },
  }),
  $defs: {
    row: whole('Listedeki oyuncu / Player of the list', {
      player,
      name: text,
      sex: { enum: ['m', 'w', null] },
      birth_year: { type: ['integer', 'null'] },
      province: text,
      club: text,
      federation: text,
      rating,
      previous: ratingOrNone,
      change,
      games: count,
      status: { enum: ['new', 'active', 'idle'] },
    }),
    change: whole('Değişim / Change', {
      player,
      previous: ratingOrNone,
      rating: ratingOrNone,
      change,
      games: count,
      first: { type: 'boolean' },
      amended: { type: 'integer' },
      into: orNull(player),
      reasons: { type: 'array', items: { enum: ['games', 'award', 'correction', 'first', 'merge'] } },
    }),
    ...evidenceSchema,
    manifest: whole('Liste bildirimi / Manifest', {
      format: { const: 'kuvvet.manifest/1' },
      type,
      period,
      inForceFrom,
      revision,
      revises: orNull(digest),
      reason: { type: ['string', 'null'] },
      ruleSet,
      engine: text,
      previous: orNull(digest),
      files: {
        type: 'array',
        items: whole('Dosya / File', {
          name: { type: 'string', pattern: '^[A-Za-z0-9._-]{1,255}$' },
          mediaType: text,
          bytes: count,
          rows: count,
          sha256: digest,
        }),
      },
    }),
    latest: whole('Son liste / Latest list', {
      format: { const: 'kuvvet.latest/1' },
      type,
      period,
      revision,
      manifest: { type: 'string', pattern: '^lists/[a-z]+/[0-9]{4}-[0-9]{2}/[0-9a-f]{64}/manifest\\.json$' },
      sha256: digest,
      inForceFrom,
    }),
  },
};

/** The schema of what a list has. */
export function schemaOf({ events }: Pick<Publication, 'events'>) {
  const { event: _, ...earlier } = releaseSchema.$defs;
  return events ? releaseSchema : { ...releaseSchema, $defs: earlier };
}
