import { listTypes } from '@kuvvet/engine';

const text = { type: 'string' };
const count = { type: 'integer', minimum: 0 };
const revision = { type: 'integer', minimum: 1 };
const rating = { type: 'integer' };
const ratingOrNone = { type: ['integer', 'null'] };
const digest = { type: 'string', pattern: '^[0-9a-f]{64}$' };
const player = { type: 'string', pattern: '^[1-9][0-9]{3,7}$' };
const type = { enum: listTypes };
const period = { type: 'string', pattern: '^[0-9]{4}-(0[1-9]|1[0-2])$' };
const inForceFrom = { type: 'string', pattern: '^[0-9]{4}-(0[1-9]|1[0-2])-01$' };
/** JSON numbers are not exact; this is, in hundredths. */
const change = { type: 'string', pattern: '^-?[0-9]+\\.[0-9]{2}$' };

/** An object with all of these members and no other. */
const whole = (title: string, properties: object) => ({
  title,
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

const ruleSet = whole('Kural kümesi / Rule set', { name: text, version: text });

/**
 * `schema.json`: JSON Schema 2020-12 of what a release is made of. Itself it describes `list.json`; `#/$defs/row` a line
 * of `list.ndjson`, `#/$defs/change` one of `changes.ndjson`, `#/$defs/manifest` and `#/$defs/latest` what their names say.
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
      into: { anyOf: [player, { type: 'null' }] },
      reasons: { type: 'array', items: { enum: ['games', 'award', 'correction', 'first', 'merge'] } },
    }),
    manifest: whole('Liste bildirimi / Manifest', {
      format: { const: 'kuvvet.manifest/1' },
      type,
      period,
      inForceFrom,
      revision,
      revises: { anyOf: [digest, { type: 'null' }] },
      reason: { type: ['string', 'null'] },
      ruleSet,
      engine: text,
      previous: { anyOf: [digest, { type: 'null' }] },
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
