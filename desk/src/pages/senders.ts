import type { Sender } from '@kuvvet/ledger';
import {
  flawOfWords,
  isSenderName,
  keepSender,
  readKey,
  readScope,
  type SenderAct,
  type SenderOutcome,
  type SenderWish,
} from '@kuvvet/office';
import { html } from 'hono/html';
import { note } from '../note.ts';
import { answerPage } from '../page/answer.ts';
import { hidden, postForm, textField } from '../page/form.ts';
import type { Markup } from '../page/layout.ts';
import { done, refused } from '../page/notice.ts';
import { table } from '../page/table.ts';
import type { DeskPorts } from '../ports.ts';
import type { Form, Route, Visit } from '../visit.ts';
import { senderWords } from '../words/senders.ts';

export const senderRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/senders',
    deed: 'sender.keep',
    answer: (visit, ports) => show(visit, ports, null),
  },
  { method: 'POST', path: '/senders', deed: 'sender.keep', answer: keep },
];

const acts: readonly SenderAct[] = ['add', 'rotate', 'retire', 'revoke', 'change'];

/** Keys are asked for with every report, so what is done here counts from the next one on. */
async function keep(visit: Visit, ports: DeskPorts) {
  const words = senderWords[visit.language];
  const act = acts.find((known) => known === visit.form.act);
  const wish = readWish(visit.form);
  if (!act || typeof wish === 'string') {
    return show(visit, ports, refused(words.flaws[typeof wish === 'string' ? wish : 'name']), 422);
  }
  const outcome = await keepSender(act, wish, ports);
  if (outcome.outcome === 'refused') {
    return show(visit, ports, refused(words.refused[outcome.because]), 409);
  }
  await note(`sender-${act}`, wish.id, visit, ports);
  return show({ ...visit, form: {} }, ports, told(outcome, words.done[act], visit));
}

function told(
  { sender, secret }: Extract<SenderOutcome, { outcome: 'done' }>,
  what: string,
  visit: Visit,
): Markup {
  const words = senderWords[visit.language];
  return secret === null
    ? done(`${sender.id}: ${what}`)
    : html`<div class="done" role="status"><p>${sender.id}: ${what} ${words.secret}</p><p><code>${secret}</code></p></div>`;
}

function readWish({
  id = '',
  title = '',
  scope = '',
  key = '',
}: Form): SenderWish | 'name' | 'title' | 'scope' | 'key' {
  const parts = scope.trim() === '' ? null : readScope(scope);
  const publicKey = key.trim() === '' ? null : key.trim();
  if (!isSenderName(id)) return 'name';
  if (title.trim() !== '' && flawOfWords(title) !== null) return 'title';
  if (scope.trim() !== '' && parts === null) return 'scope';
  // What was given may be a private key by mistake: it is not repeated.
  if (publicKey !== null && readKey(publicKey)?.type !== 'public') return 'key';
  return { id, title: title.trim() || null, scope: parts, publicKey };
}

async function show(
  visit: Visit,
  { ledger, keys }: DeskPorts,
  notice: Markup | null,
  status: 200 | 409 | 422 = 200,
) {
  const words = senderWords[visit.language];
  const { form } = visit;
  const rows: (readonly (Markup | string | number)[])[] = [];
  for (const sender of await ledger.senders()) {
    const live = sender.active ? (await keys.of(sender.id)).length : 0;
    rows.push([
      ...[sender.id, sender.name, sender.active ? words.active : words.revoked, live],
      ...[sender.scope.join(', '), actsOn(visit, sender)],
    ]);
  }
  const main = html`${notice}<p>${words.what}</p>
${table({ caption: words.title, head: words.head, rows, none: words.none })}
<h2>${words.add}</h2>
${postForm(visit, '/desk/senders', words.add, [
  hidden({ act: 'add' }),
  textField({ name: 'id', label: words.id, hint: words.idHint, value: form.id, most: 63 }),
  textField({ name: 'title', label: words.name, value: form.title, optional: true }),
  textField({ name: 'scope', label: words.scope, hint: words.scopeHint, value: form.scope, optional: true }),
  textField({ name: 'key', label: words.key, hint: words.keyHint, optional: true }),
])}`;
  return answerPage(visit, words.title, main, status);
}

function actsOn(visit: Visit, { id, active, scope, name }: Sender): Markup {
  const words = senderWords[visit.language];
  if (!active) return postForm(visit, '/desk/senders', words.anew, hidden({ act: 'add', id }));
  const button = (act: 'rotate' | 'retire' | 'revoke') =>
    postForm(visit, '/desk/senders', words.acts[act], hidden({ act, id }));
  const labelled = (field: 'title' | 'scope', label: string, value: string) => html`<p class="field">
<label for="${field}-${id}">${label}</label>
<input id="${field}-${id}" name="${field}" value="${value}" maxlength="200" autocomplete="off"></p>`;
  return html`<details><summary>${words.change(id)}</summary>
${button('rotate')}${button('retire')}${button('revoke')}
${postForm(visit, '/desk/senders', words.acts.change, [
  hidden({ act: 'change', id }),
  labelled('title', words.name, name),
  labelled('scope', words.scope, scope.join(', ')),
])}</details>`;
}
