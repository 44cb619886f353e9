import type * as z from 'zod/mini';
import { parametersSchema } from '../parameters.ts';
import { problem } from '../problem.ts';
import { type ProblemCode, problems } from '../problems.ts';
import { signatureHeadersSchema } from '../signature-headers.ts';
import { jsonSchemaOf, schemaComponents, schemaReference } from './components.ts';
import { type Operation, operations } from './operations.ts';
import { requestBody } from './request-body.ts';
import { headersOf, responseHeaders } from './response-headers.ts';
import { receiptCode, tournamentCode } from './terms.ts';

/** The API as an OpenAPI 3.1 document, made from the schemas it is typed and read with. */
export const openApiDocument = () => ({
  openapi: '3.1.0',
  info: {
    title: 'Kuvvet',
    version: '1',
    description:
      'Takes tournament reports in and tells what became of them. The lists are files and not part of this. How to sign and send is in submitting.md.',
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [{ url: 'http://127.0.0.1:8080', description: 'The service on this machine' }],
  paths: Object.fromEntries(
    operations.map((operation) => [operation.path, { [operation.method]: describe(operation) }]),
  ),
  components: {
    schemas: schemaComponents(),
    headers: responseHeaders,
    parameters: {
      ...Object.fromEntries(parametersOf('header', signatureHeadersSchema).map((one) => [one.name, one])),
      'accept-language': {
        name: 'accept-language',
        in: 'header',
        description: 'Turkish unless English weighs more.',
        schema: { type: 'string' },
        example: 'en',
      },
    },
  },
});

const parameterReference = (name: string) => ({ $ref: `#/components/parameters/${name}` });

function describe(operation: Operation) {
  const { operationId, summary, description, method, path } = operation;
  const sent = method === 'post';
  return {
    operationId,
    summary,
    ...(description && { description }),
    parameters: [
      ...(sent ? parametersOf('query', parametersSchema) : pathParametersOf(path)),
      ...(sent ? Object.keys(signatureHeadersSchema.shape).map(parameterReference) : []),
      parameterReference('accept-language'),
    ],
    ...(sent && { requestBody }),
    responses: responsesOf(operation),
  };
}

function parametersOf(place: 'query' | 'header', schema: z.ZodMiniObject) {
  const { required = [] } = jsonSchemaOf(schema);
  return Object.entries(schema.shape).map(([name, value]) =>
    parameterOf(name, place, required.includes(name), value),
  );
}

const pathParameters = { receipt: receiptCode, tournament: tournamentCode };

const pathParametersOf = (path: string) =>
  Object.entries(pathParameters)
    .filter(([name]) => path.endsWith(`{${name}}`))
    .map(([name, value]) => parameterOf(name, 'path', true, value));

function parameterOf(name: string, place: string, required: boolean, value: z.core.$ZodType) {
  const { $schema, description, ...schema } = jsonSchemaOf(value);
  return { name, in: place, required, description, schema };
}

function responsesOf(operation: Operation) {
  const { answer, refusals, status: success } = operation;
  const refused = Map.groupBy(refusals, (code) => problems[code].status);
  return Object.fromEntries([
    [
      success,
      {
        description: schemaComponents()[answer]?.description,
        headers: headersOf(operation, success),
        content: { 'application/json': { schema: schemaReference(answer) } },
      },
    ],
    ...[...refused].map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => problems[code].en[0]).join('; '),
        headers: headersOf(operation, status),
        content: { 'application/problem+json': refusalContent(status, codes) },
      },
    ]),
  ]);
}

const refusalContent = (status: number, codes: readonly ProblemCode[]) => ({
  schema: {
    ...schemaReference('Problem'),
    properties: { status: { const: status }, code: { enum: codes } },
  },
  examples: Object.fromEntries(codes.map((code) => [code, { value: problem({ code }, 'en') }])),
});
