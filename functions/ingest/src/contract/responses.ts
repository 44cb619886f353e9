import { problem } from '../problem.ts';
import { type ProblemCode, problems } from '../problems.ts';
import { schemaComponents, schemaReference } from './components.ts';
import type { Operation } from './operations.ts';
import { headersOf } from './response-headers.ts';

/** Every answer of an operation, by status. */
export function responsesOf(operation: Operation) {
  const { answer, refusals, status: success } = operation;
  const refused = Map.groupBy(refusals, (code) => problems[code].status);
  return Object.fromEntries([
    [
      success,
      {
        description: answer
          ? schemaComponents()[answer]?.description
          : 'Where it lies: a file that never changes.',
        headers: headersOf(operation, success),
        ...(answer && { content: { 'application/json': { schema: schemaReference(answer) } } }),
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
