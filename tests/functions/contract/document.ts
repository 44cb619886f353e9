import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { root } from '../../run.ts';
import type { JsonSchema } from './from-schema.ts';

interface Reference {
  readonly $ref: string;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'header' | 'path';
  readonly required: boolean;
  readonly schema: JsonSchema;
}

export interface Answer {
  readonly headers: Readonly<Record<string, Reference>>;
  /** None where the answer is an address. */
  readonly content?: Readonly<Record<string, unknown>>;
}

export interface DocumentedOperation {
  readonly operationId: string;
  readonly parameters: readonly (Parameter | Reference)[];
  readonly responses: Readonly<Record<string, Answer>>;
}

/** docs/openapi.json as it is published. */
export const document: {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentedOperation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly parameters: Readonly<Record<string, Parameter>>;
    readonly headers: Readonly<Record<string, { readonly schema: JsonSchema }>>;
    readonly requestBodies: {
      readonly Submission: { readonly content: Readonly<Record<string, unknown>> };
    };
  };
} = JSON.parse(readFileSync(join(root, 'docs/openapi.json'), 'utf8'));

/** An operation and where it is in the document. */
export interface Place {
  readonly path: string;
  readonly method: string;
  readonly operation: DocumentedOperation;
}

export const places: readonly Place[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

/** For a document: where a value departs from the schema at the end of a path through it. */
export function comparing(document: object) {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
  ajv.addSchema(document, 'openapi.json');
  return (path: readonly string[], value: unknown): readonly string[] => {
    const pointer = path.map((step) => step.replaceAll('~', '~0').replaceAll('/', '~1')).join('/');
    const validate = ajv.getSchema(`openapi.json#/${pointer}`);
    if (!validate) throw new Error(`no schema at /${pointer}`);
    validate(value);
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  };
}

/** Where a value departs from a schema of the published document. */
export const violationsOf = comparing(document);

export const parametersOf = ({ parameters }: DocumentedOperation): readonly Parameter[] =>
  parameters.map((one) =>
    '$ref' in one ? (document.components.parameters[one.$ref.split('/').at(-1) ?? ''] as Parameter) : one,
  );
