import { nextPeriod, type Period } from '@kuvvet/engine';
import { aboutBook, readChecklist, sayDeed } from '@kuvvet/office';
import { html } from 'hono/html';
import { answerPage } from '../page/answer.ts';
import { checklistOf } from '../page/checklist.ts';
import { checkField, hidden, postForm } from '../page/form.ts';
import type { Markup } from '../page/layout.ts';
import { done, refused } from '../page/notice.ts';
import type { DeskPorts } from '../ports.ts';
import type { Route, Visit } from '../visit.ts';
import { closeWords } from '../words/close.ts';
import { toldMonth } from '../words/month.ts';

export const closeRoutes: readonly Route[] = [
  { method: 'GET', path: '/close', deed: 'month.close', answer: (visit, ports) => show(visit, ports, null) },
  { method: 'POST', path: '/close', deed: 'month.close', answer: close },
];

/** Closes the month the form names, which is done at most once however often it is sent. */
async function close(visit: Visit, ports: DeskPorts) {
  const words = closeWords[visit.language];
  const { period = '', sure } = visit.form;
  const book = /^\d{4}-\d{2}$/.test(period) ? await ports.ledger.book(period) : null;
  if (sure !== 'yes' || book === null) return show(visit, ports, refused(words.unsure), 422);
  const outcome = await ports.publish(period);
  if (outcome.outcome === 'published' && book.state !== 'published') {
    await sayDeed(aboutBook(period), 'close', { by: visit.account.name, reason: '' }, ports);
  }
  switch (outcome.outcome) {
    case 'published':
      return show(visit, ports, done(words.published(toldMonth(outcome.list, visit.language))));
    case 'draining':
      return show(visit, ports, refused(words.draining(outcome.waiting)), 409);
    case 'not-open':
      return show(visit, ports, refused(words.unsure), 409);
  }
}

async function show(visit: Visit, ports: DeskPorts, told: Markup | null, status: 200 | 409 | 422 = 200) {
  const words = closeWords[visit.language];
  const open = await ports.ledger.current();
  const main =
    open === null ? html`${told}${refused(words.noBook)}` : html`${told}${await dryRun(visit, open, ports)}`;
  return answerPage(visit, words.title, main, status);
}

async function dryRun(visit: Visit, period: Period, ports: DeskPorts) {
  const words = closeWords[visit.language];
  const month = toldMonth(period, visit.language);
  const checklist = await readChecklist(period, ports);
  return html`<h2>${month}</h2>
<p>${words.what(toldMonth(nextPeriod(period), visit.language))} <a href="/desk/preview">${words.preview}</a></p>
${checklist && checklistOf(visit, checklist, ports.federation.timeZone)}
${postForm(visit, '/desk/close', words.close(month), [
  hidden({ period }),
  checkField({ name: 'sure', label: words.sure }),
])}`;
}
