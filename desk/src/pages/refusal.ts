import type { Language } from '@kuvvet/report';
import type { Context } from 'hono';
import { html } from 'hono/html';
import { answerPage } from '../page/answer.ts';
import { strangersHeader } from '../page/header.ts';
import { documentOf } from '../page/layout.ts';
import { refused } from '../page/notice.ts';
import type { Visit } from '../visit.ts';
import { type RefusalReason, refusalWords } from '../words/refusals.ts';

/** Says somebody who is logged in why not. */
export function answerRefusal(visit: Visit, reason: RefusalReason, status: 403 | 404) {
  const [title = '', what = ''] = refusalWords[visit.language][reason];
  return answerPage(visit, title, refused(what), status);
}

/** The same where it does not matter who asks. */
export function answerStranger(
  c: Context,
  reason: RefusalReason,
  status: 404 | 413 | 421 | 500 | 503,
): Response | Promise<Response> {
  const language = (c.get('language') ?? 'tr') as Language;
  const [title = '', what = ''] = refusalWords[language][reason];
  const main = html`${refused(what)}<p><a href="/desk">${refusalWords[language].back}</a></p>`;
  return c.html(documentOf({ language, title, header: strangersHeader(language, '/desk'), main }), status);
}
