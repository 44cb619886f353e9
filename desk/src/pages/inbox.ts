import { listTypes } from '@kuvvet/engine';
import type { ReceiptState } from '@kuvvet/ledger';
import { allStates, type InboxFilter, type InboxItem, readInbox } from '@kuvvet/office';
import { html } from 'hono/html';
import { answerPage } from '../page/answer.ts';
import { selectField, textField } from '../page/form.ts';
import { table } from '../page/table.ts';
import { mayTo } from '../permission.ts';
import type { DeskPorts } from '../ports.ts';
import type { Route, Visit } from '../visit.ts';
import { toldInstant } from '../words/month.ts';
import { reportWords } from '../words/reports.ts';
import { receiptAddress, receiptName } from './receipt-name.ts';

export const inboxRoutes: readonly Route[] = [
  { method: 'GET', path: '/reports', deed: 'report.read', answer: show },
];

/** Reports by state, the open ones unless asked otherwise; an arbiter's inbox has those of their sender. */
async function show(visit: Visit, ports: DeskPorts) {
  const words = reportWords[visit.language];
  const asked = visit.c.req.query();
  const { items, more } = await readInbox(filterOf(visit), ports);
  const rows = items
    .filter(({ receipt }) => mayTo(visit.account, 'report.read', receipt))
    .map((item) => rowOf(item, visit, ports));
  const main = html`<form method="get" action="/desk/reports" class="filter">
${selectField({ name: 'state', label: words.state, value: asked.state }, [
  ['', words.open],
  ...allStates.map((state) => [state, words.states[state]] as const),
])}
${selectField({ name: 'type', label: words.type, value: asked.type }, [
  ['', words.every],
  ...listTypes.map((type) => [type, type.toUpperCase()] as const),
])}
${visit.account.sender === null && textField({ name: 'sender', label: words.sender, value: senderIn(asked) ?? '', most: 63, optional: true })}
<button type="submit">${words.filter}</button>
</form>
${table({ caption: words.title, head: words.head, rows, none: words.none })}
${more.length > 0 && html`<p>${words.more}</p>`}`;
  return answerPage(visit, words.title, main);
}

function filterOf({ c, account }: Visit): InboxFilter {
  const asked = c.req.query();
  const state = allStates.find((known): known is ReceiptState => known === asked.state);
  const type = listTypes.find((known) => known === asked.type);
  const sender = account.roles.includes('officer') ? senderIn(asked) : account.sender;
  return { ...(state && { states: [state] }), ...(type && { type }), ...(sender && { sender }) };
}

const senderIn = ({ sender = '' }: Readonly<Record<string, string>>) =>
  /^[a-z0-9][a-z0-9-]{0,62}$/.test(sender) ? sender : null;

function rowOf({ receipt, obstacles, unmatched }: InboxItem, { language }: Visit, { federation }: DeskPorts) {
  const words = reportWords[language];
  const { event, state, received, sender } = receipt;
  return [
    html`<a href="${receiptAddress(receipt)}">${receiptName(receipt)}</a>`,
    event?.name ?? null,
    event?.type?.toUpperCase() ?? null,
    event?.end ?? null,
    words.states[state],
    toldInstant(received, language, federation.timeZone),
    sender,
    obstacles.length,
    unmatched.length,
  ];
}
