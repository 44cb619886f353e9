import { schemaComponents } from './components.ts';
import { type Operation, operations } from './operations.ts';
import { requestBody } from './request-body.ts';
import { acceptLanguage, pathParametersOf, submissionParameters } from './request-parameters.ts';
import { responseHeaders } from './response-headers.ts';
import { responsesOf } from './responses.ts';
import { webhooks } from './webhooks.ts';

/** The API as an OpenAPI 3.1 document, made from the schemas it is typed and read with. */
export const openApiDocument = () => ({
  openapi: '3.1.0',
  info: {
    title: 'Kuvvet',
    version: '1',
    description:
      'Takes tournament reports in and tells what became of them. The lists are files; what is here of them leads there. How to sign and send is in submitting.md.',
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [{ url: 'http://127.0.0.1:8080', description: 'The service on this machine' }],
  paths: Object.fromEntries(
    operations.map((operation) => [operation.path, { [operation.method]: describe(operation) }]),
  ),
  webhooks,
  components: {
    schemas: schemaComponents(),
    headers: responseHeaders,
    parameters: Object.fromEntries(
      [...submissionParameters, acceptLanguage].map((parameter) => [parameter.name, parameter]),
    ),
    requestBodies: { Submission: requestBody },
  },
});

function describe(operation: Operation) {
  const { operationId, summary, description, method, path } = operation;
  const sent = method === 'post';
  return {
    operationId,
    summary,
    ...(description && { description }),
    parameters: [
      ...(sent ? submissionParameters.map(referTo) : pathParametersOf(path)),
      referTo(acceptLanguage),
    ],
    ...(sent && { requestBody: { $ref: '#/components/requestBodies/Submission' } }),
    responses: responsesOf(operation),
  };
}

const referTo = ({ name }: { readonly name: string }) => ({ $ref: `#/components/parameters/${name}` });
