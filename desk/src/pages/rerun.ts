import { nextPeriod, previousPeriod } from '@kuvvet/engine';
import { html } from 'hono/html';
import { flawOfReason, orderOf, reasonField } from '../page/act.ts';
import { answerPage } from '../page/answer.ts';
import { checkField, postForm, selectField } from '../page/form.ts';
import type { Markup } from '../page/layout.ts';
import { done, refused } from '../page/notice.ts';
import type { DeskPorts } from '../ports.ts';
import type { Route, Visit } from '../visit.ts';
import { toldMonth } from '../words/month.ts';
import { rerunWords } from '../words/rerun.ts';

export const rerunRoutes: readonly Route[] = [
  { method: 'GET', path: '/rerun', deed: 'month.close', answer: (visit, ports) => show(visit, ports, null) },
  { method: 'POST', path: '/rerun', deed: 'month.close', answer: again },
];

/** Makes the lists of a month again beside the first; where nothing would differ, nothing is made. */
async function again(visit: Visit, ports: DeskPorts) {
  const words = rerunWords[visit.language];
  const { list = '', sure } = visit.form;
  const flaw = /^\d{4}-\d{2}$/.test(list) && sure === 'yes' ? flawOfReason(visit) : words.unsure;
  if (flaw !== null) return show(visit, ports, refused(flaw), 422);
  const { by, reason } = orderOf(visit);
  const outcome = await ports.rerun(previousPeriod(list), { by, reason });
  const month = toldMonth(list, visit.language);
  switch (outcome.outcome) {
    case 'revised':
      return show({ ...visit, form: {} }, ports, done(words.revised(month)));
    case 'unchanged':
      return show(visit, ports, done(words.unchanged(month)));
    case 'draining':
      return show(visit, ports, refused(words.draining(outcome.waiting)), 409);
    case 'not-published':
      return show(visit, ports, refused(words.notPublished), 409);
  }
}

async function show(visit: Visit, { ledger }: DeskPorts, told: Markup | null, status: 200 | 409 | 422 = 200) {
  const words = rerunWords[visit.language];
  const books = (await Array.fromAsync(ledger.books())).filter(({ state }) => state === 'published');
  const lists = books.map(({ period }) => nextPeriod(period)).reverse();
  const options = lists.map((list) => [list, toldMonth(list, visit.language)] as const);
  const main =
    lists.length === 0
      ? html`${told}<p>${words.none}</p>`
      : html`${told}<p>${words.what}</p>${postForm(visit, '/desk/rerun', words.again, [
          selectField({ name: 'list', label: words.list, value: visit.form.list }, options),
          reasonField(visit),
          checkField({ name: 'sure', label: words.sure }),
        ])}`;
  return answerPage(visit, words.title, main, status);
}
