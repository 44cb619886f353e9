import type { CutOff } from '@kuvvet/ledger';
import { instantOf, setCutOff } from '@kuvvet/office';
import { html } from 'hono/html';
import { flawOfReason, orderOf, reasonField } from '../page/act.ts';
import { answerPage } from '../page/answer.ts';
import { toldCutOff } from '../page/checklist.ts';
import { postForm, selectField, textField } from '../page/form.ts';
import type { Markup } from '../page/layout.ts';
import { done, refused } from '../page/notice.ts';
import { facts } from '../page/table.ts';
import type { DeskPorts } from '../ports.ts';
import type { Route, Visit } from '../visit.ts';
import { cutOffWords } from '../words/cut-off.ts';
import { toldMonth } from '../words/month.ts';

export const cutOffRoutes: readonly Route[] = [
  {
    ...{ method: 'GET', path: '/cut-off', deed: 'month.close' },
    answer: (visit, ports) => show(visit, ports, null),
  },
  { method: 'POST', path: '/cut-off', deed: 'month.close', answer: set },
];

/** Until when the open month takes reports (M-13); of the same form sent twice the second changes nothing. */
async function set(visit: Visit, ports: DeskPorts) {
  const words = cutOffWords[visit.language];
  const after = readCutOff(visit, ports);
  const flaw = after === undefined ? words.flaw : flawOfReason(visit);
  if (after === undefined || flaw !== null) return show(visit, ports, refused(flaw ?? ''), 422);
  const { by, reason } = orderOf(visit);
  const outcome = await setCutOff(after, { by, reason }, ports);
  if (outcome.outcome === 'refused') return show(visit, ports, refused(words.refused[outcome.because]), 409);
  return show({ ...visit, form: {} }, ports, done(words.done(outcome.again)));
}

/** Null for none; undefined where it cannot be read. */
function readCutOff({ form }: Visit, { federation }: DeskPorts): CutOff | null | undefined {
  if (form.late === 'none') return null;
  const at = instantOf(form.until?.trim() ?? '', federation.timeZone);
  return at === null ? undefined : { at, late: form.late === 'hold' ? 'hold' : 'next' };
}

async function show(visit: Visit, ports: DeskPorts, told: Markup | null, status: 200 | 409 | 422 = 200) {
  const words = cutOffWords[visit.language];
  const { ledger, federation } = ports;
  const open = await ledger.current();
  const book = open && (await ledger.book(open));
  if (!book) return answerPage(visit, words.title, refused(words.noBook));
  const { period, cutOff = null } = book;
  const main = html`${told}<h2>${toldMonth(period, visit.language)}</h2><p>${words.what}</p>
${facts([[words.now, toldCutOff(cutOff, visit, federation.timeZone)]])}
${postForm(visit, '/desk/cut-off', words.set, [
  textField({
    ...{ name: 'until', label: words.until, hint: words.untilHint, most: 16, optional: true },
    value: visit.form.until,
  }),
  selectField({ name: 'late', label: words.late, value: visit.form.late ?? cutOff?.late }, [
    ['next', words.next],
    ['hold', words.hold],
    ['none', words.none],
  ]),
  reasonField(visit),
])}`;
  return answerPage(visit, words.title, main, status);
}
