import type { Language } from '@kuvvet/report';
import type { Context } from 'hono';
import { languageOf } from './language.ts';
import { problem, type Refusal } from './problem.ts';
import { problems } from './problems.ts';

/** Chooses the language of an answer that has sentences in it, and says in its headers which. */
export function speak(c: Context): Language {
  const language = languageOf(c.req.header('accept-language'));
  c.header('content-language', language);
  c.header('vary', 'accept-language');
  return language;
}

/** Answers with a problem in the reader's language. */
export function answerProblem(c: Context, refusal: Refusal): Response {
  if (refusal.retryAfter !== undefined) c.header('retry-after', `${refusal.retryAfter}`);
  const body = JSON.stringify(problem(refusal, speak(c)));
  c.header('content-type', 'application/problem+json; charset=utf-8');
  return c.body(body, problems[refusal.code].status);
}
