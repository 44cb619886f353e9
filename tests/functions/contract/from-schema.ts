import fc from 'fast-check';

/** As much of JSON Schema as the document uses. */
export interface JsonSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly pattern?: string;
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly description?: string;
}

/** Longest list made, whatever the schema allows. */
const longest = 6;

/** Values a schema allows; `special` says what is made of the properties it names. */
export function fromSchema(
  schema: JsonSchema,
  special: Readonly<Record<string, fc.Arbitrary<unknown>>> = {},
): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => fromSchema(one, special)));
  switch (schema.type) {
    case 'object': {
      const properties: Record<string, fc.Arbitrary<unknown>> = {};
      for (const [name, value] of Object.entries(schema.properties ?? {}))
        properties[name] = special[name] ?? fromSchema(value, special);
      return fc.record(properties, { requiredKeys: [...(schema.required ?? [])] });
    }
    case 'array':
      return fc.array(fromSchema(schema.items ?? {}, special), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? longest, longest),
      });
    case 'integer':
      return fc.integer({ min: schema.minimum ?? 0, max: schema.maximum ?? 10_000 });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return text(schema);
    default:
      throw new Error(`nothing is made of ${JSON.stringify(schema)}`);
  }
}

function text({ pattern, format, minLength = 0, maxLength = 30 }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'date') return fc.constantFrom('2026-10-03', '2026-10-31', '2026-11-01', '2024-02-29');
  if (pattern) return matching(new RegExp(pattern));
  return fc.string({ minLength, maxLength: Math.min(maxLength, 30) });
}

/** fast-check makes nothing of assertions: what they exclude is thrown away. */
const matching = (pattern: RegExp): fc.Arbitrary<string> =>
  fc
    .stringMatching(new RegExp(pattern.source.replace(/\(\?![^)]*\)/g, '')))
    .filter((value) => pattern.test(value));
