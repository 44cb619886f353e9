import { type Answer, document, type Place, violationsOf } from './document.ts';

/** Text that would give away how the service is made. */
const trace = /\n\s+at |node:|\.ts\b|\bError\b/;

/** In what ways an answer is not one the document knows for an operation, or says what it must not. */
export async function departuresOf(
  { path, method, operation }: Place,
  response: Response,
  secrets: readonly string[],
): Promise<readonly string[]> {
  const answer = operation.responses[response.status];
  if (!answer) return [`status ${response.status}`];
  if (!answer.content) {
    return [...headersMissedBy(answer, response), ...((await response.text()) === '' ? [] : ['a body'])];
  }
  const mediaType = (response.headers.get('content-type') ?? '').split(';', 1)[0] as string;
  if (!Object.hasOwn(answer.content, mediaType)) return [`content type ${mediaType}`];
  const text = await response.text();
  const schema = ['paths', path, method, 'responses', `${response.status}`, 'content', mediaType, 'schema'];
  const said = `${text}\n${[...response.headers].flat().join('\n')}`;
  return [
    ...violationsOf(schema, JSON.parse(text)),
    ...headersMissedBy(answer, response),
    ...(trace.test(said) ? ['a trace'] : []),
    ...secrets.filter((secret) => said.includes(secret)),
  ];
}

const headersMissedBy = ({ headers }: Pick<Answer, 'headers'>, response: Response) =>
  Object.keys(headers).flatMap((name) => headerViolations(name, response.headers.get(name)));

function headerViolations(name: string, value: string | null): readonly string[] {
  if (value === null) return [`no header ${name}`];
  const number = document.components.headers[name]?.schema.type === 'integer';
  const path = ['components', 'headers', name, 'schema'];
  return violationsOf(path, number ? Number(value) : value).map((violation) => `${name}:${violation}`);
}
