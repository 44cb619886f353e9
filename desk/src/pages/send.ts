import { explainReport } from '@kuvvet/office';
import type { Finding } from '@kuvvet/report';
import { html } from 'hono/html';
import { answerPage } from '../page/answer.ts';
import { checkField, fileField, postForm, textField } from '../page/form.ts';
import type { Markup } from '../page/layout.ts';
import { refused } from '../page/notice.ts';
import type { DeskPorts, Sent } from '../ports.ts';
import type { Route, Visit } from '../visit.ts';
import { sendWords } from '../words/send.ts';
import { receiptAddress } from './receipt-name.ts';

export const sendRoutes: readonly Route[] = [
  { method: 'GET', path: '/send', deed: 'report.send', answer: (visit) => show(visit, null) },
  { method: 'POST', path: '/send', deed: 'report.send', answer: send },
];

/** A report of an arbiter goes the way of every other: only the signature is replaced by the session. */
async function send(visit: Visit, { ledger, receive }: DeskPorts) {
  const words = sendWords[visit.language];
  const sender = visit.account.sender === null ? null : await ledger.sender(visit.account.sender);
  if (!sender) return show(visit, refused(words.noSender), 409);
  const outcome = await receive(sender, await sentIn(visit));
  if (outcome.outcome === 'received') return visit.c.redirect(receiptAddress(outcome.receipt), 303);
  const { why, findings } = outcome;
  return show(visit, html`${refused(why[visit.language])}${list(findings, visit)}`, 422);
}

/** The form as the intake reads it: what is said of the report beside it, files within. */
async function sentIn({ c, form }: Visit): Promise<Sent> {
  const fields = await c.req.parseBody();
  const files = new FormData();
  for (const name of ['report', 'licences']) {
    const file = fields[name];
    if (file instanceof File && file.size > 0) files.set(name, file);
  }
  const packed = new Response(files);
  return {
    query: {
      tournament: form.tournament?.trim() ?? '',
      revision: form.revision?.trim() ?? '',
      ...(form.dual === 'yes' && { dual: 'true' }),
    },
    contentType: packed.headers.get('content-type') ?? '',
    body: new Uint8Array(await packed.arrayBuffer()),
  };
}

const list = (findings: readonly Finding[], { language }: Visit): Markup | false =>
  findings.length > 0 &&
  html`<ul>${findings.map((finding) => html`<li>${explainReport(finding, language)}</li>`)}</ul>`;

function show(visit: Visit, told: Markup | null, status: 200 | 409 | 422 = 200) {
  const words = sendWords[visit.language];
  const { form } = visit;
  const fields = [
    textField({
      name: 'tournament',
      label: words.tournament,
      hint: words.tournamentHint,
      value: form.tournament,
      most: 64,
    }),
    textField({
      name: 'revision',
      label: words.revision,
      hint: words.revisionHint,
      value: form.revision ?? '1',
      most: 4,
    }),
    fileField({
      name: 'report',
      label: words.report,
      hint: words.reportHint,
      accept: '.trf,.txt,.json,.zip',
    }),
    fileField({
      name: 'licences',
      label: words.licences,
      hint: words.licencesHint,
      accept: '.json',
      optional: true,
    }),
    checkField({ name: 'dual', label: words.dual, optional: true }),
  ];
  const main = html`${told}<p>${words.what}</p>${postForm(visit, '/desk/send', words.send, fields, true)}`;
  return answerPage(visit, words.title, main, status);
}
