import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { languageOf, problem, problems, type Refusal } from './problem.ts';

export const languageFor = (c: Context) => languageOf(c.req.header('accept-language'));

/** Answers with a problem in the reader's language. */
export function answerProblem(c: Context, { code, findings }: Refusal): Response {
  const language = languageFor(c);
  c.header('content-type', 'application/problem+json; charset=utf-8');
  c.header('content-language', language);
  const body = JSON.stringify(problem(code, language, findings));
  return c.body(body, problems[code].status as ContentfulStatusCode);
}
