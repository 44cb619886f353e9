import { listTypes } from '@kuvvet/engine';

export const text = { type: 'string' };
export const count = { type: 'integer', minimum: 0 };
export const revision = { type: 'integer', minimum: 1 };
export const rating = { type: 'integer' };
export const ratingOrNone = { type: ['integer', 'null'] };
export const digest = { type: 'string', pattern: '^[0-9a-f]{64}$' };
export const player = { type: 'string', pattern: '^[1-9][0-9]{3,7}$' };
export const type = { enum: listTypes };
export const period = { type: 'string', pattern: '^[0-9]{4}-(0[1-9]|1[0-2])$' };
export const inForceFrom = { type: 'string', pattern: '^[0-9]{4}-(0[1-9]|1[0-2])-01$' };
/** JSON numbers are not exact; this is, in hundredths. */
export const change = { type: 'string', pattern: '^-?[0-9]+\\.[0-9]{2}$' };

/** An object with all of these members and no other. */
export const whole = (title: string, properties: object) => ({
  title,
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

/** Of that kind, or null where there is none. */
export const orNull = (kind: object) => ({ anyOf: [kind, { type: 'null' }] });
