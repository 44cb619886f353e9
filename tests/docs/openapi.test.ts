import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { openApiDocument } from '../../functions/ingest/src/contract/openapi.ts';

const document = JSON.stringify(openApiDocument(), null, 2);

describe('docs/openapi.json', () => {
  it('is the API as its schemas have it', async () => {
    await expect(`${document}\n`).toMatchFileSnapshot('../../docs/openapi.json');
  });

  it('is valid OpenAPI 3.1', async () => {
    expect(await new Validator().validate(JSON.parse(document))).toEqual({ valid: true });
  });
});
