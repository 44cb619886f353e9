import { nextPeriod, type Period } from '@kuvvet/engine';
import { readChecklist } from '@kuvvet/office';
import { html } from 'hono/html';
import { answerPage } from '../page/answer.ts';
import { checklistOf } from '../page/checklist.ts';
import { homeOf } from '../page/header.ts';
import { refused } from '../page/notice.ts';
import { facts, table } from '../page/table.ts';
import { may } from '../permission.ts';
import type { DeskPorts } from '../ports.ts';
import type { Route, Visit } from '../visit.ts';
import { toldDay, toldMonth } from '../words/month.ts';
import { overviewWords } from '../words/overview.ts';

export const overviewRoutes: readonly Route[] = [
  { method: 'GET', path: '', deed: 'self.keep', answer: show },
];

/** The open month, for whoever closes it; everybody else is led to where they begin. */
async function show(visit: Visit, ports: DeskPorts) {
  if (!may(visit.account, 'month.read')) return visit.c.redirect(homeOf(visit), 303);
  const words = overviewWords[visit.language];
  const { ledger } = ports;
  const open = await ledger.current();
  if (open === null) return answerPage(visit, words.title, refused(words.noBook));
  const books = (await Array.fromAsync(ledger.books())).reverse();
  const main = html`${await openMonth(visit, open, ports)}
<h2>${words.months}</h2>
${table({
  ...{ caption: words.months, head: words.head, none: '' },
  rows: books.map(({ period, state, revised }) => [
    toldMonth(period, visit.language),
    toldMonth(nextPeriod(period), visit.language),
    words.states[state],
    revised.length === 0 ? '' : revised.length + 1,
  ]),
})}`;
  return answerPage(visit, words.title, main);
}

async function openMonth(visit: Visit, open: Period, ports: DeskPorts) {
  const words = overviewWords[visit.language];
  const checklist = await readChecklist(open, ports);
  const list = nextPeriod(open);
  return html`<h2>${words.open(toldMonth(open, visit.language))}</h2>
${
  checklist &&
  facts([
    [words.state, words.states[checklist.state]],
    [words.list, toldMonth(list, visit.language)],
    [words.appears, toldDay(`${list}-01`, visit.language)],
  ])
}
${checklist && checklistOf(visit, checklist, ports.federation.timeZone)}`;
}
