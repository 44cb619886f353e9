import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { openApiDocument } from '../../functions/ingest/src/contract/openapi.ts';
import { comparing } from '../functions/contract/document.ts';

const text = JSON.stringify(openApiDocument(), null, 2);
const document = JSON.parse(text);

interface Example {
  /** Where its schema is. */
  readonly schema: readonly string[];
  readonly value: unknown;
}

/** The examples of the document: beside a schema, or in it. */
function examplesIn(node: unknown, path: readonly string[] = []): readonly Example[] {
  if (typeof node !== 'object' || node === null) return [];
  const { schema, example, examples } = node as Record<string, unknown>;
  const beside = [
    ...(example === undefined ? [] : [example]),
    ...(schema && examples
      ? Object.values(examples as Record<string, { value: unknown }>).map(({ value }) => value)
      : []),
  ];
  const inside = Array.isArray(examples) ? examples : [];
  return [
    ...beside.map((value) => ({ schema: [...path, 'schema'], value })),
    ...inside.map((value) => ({ schema: path, value })),
    ...Object.entries(node)
      .filter(([key]) => key !== 'example' && key !== 'examples')
      .flatMap(([key, child]) => examplesIn(child, [...path, key])),
  ];
}

describe('docs/openapi.json', () => {
  it('is the API as its schemas have it', async () => {
    await expect(`${text}\n`).toMatchFileSnapshot('../../docs/openapi.json');
  });

  it('is valid OpenAPI 3.1', async () => {
    expect(await new Validator().validate(structuredClone(document))).toEqual({ valid: true });
  });

  it('gives examples that its own schemas allow', () => {
    const examples = examplesIn(document);
    expect(examples.length).toBeGreaterThan(50);
    const violationsOf = comparing(document);
    const wrong = examples.flatMap(({ schema, value }) =>
      violationsOf(schema, value).map((violation) => `${schema.join('/')}: ${violation}`),
    );
    expect(wrong).toEqual([]);
  });

  it.each(['Receipt', 'Check', 'Tournament', 'Status', 'Finding', 'PlayerOutcome'])(
    'has an example of every answer: %s',
    (name) => expect(document.components.schemas[name].examples).toHaveLength(1),
  );
});
