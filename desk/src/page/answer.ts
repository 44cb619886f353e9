import type { Visit } from '../visit.ts';
import { headerOf } from './header.ts';
import { documentOf, type Markup } from './layout.ts';

/** Answers with a page of the desk. */
export const answerPage = (
  visit: Visit,
  title: string,
  main: Markup,
  status: 200 | 403 | 404 | 409 | 422 | 500 | 503 = 200,
): Response | Promise<Response> =>
  visit.c.html(documentOf({ language: visit.language, title, header: headerOf(visit), main }), status);
