import { html } from 'hono/html';
import { type Account, isAccountName, isWhole, readRoles, roles } from '../accounts/account.ts';
import { randomPassword } from '../accounts/random-password.ts';
import { note } from '../note.ts';
import { answerPage } from '../page/answer.ts';
import { checkField, hidden, postForm, textField } from '../page/form.ts';
import type { Markup } from '../page/layout.ts';
import { done, refused } from '../page/notice.ts';
import { table } from '../page/table.ts';
import type { DeskPorts } from '../ports.ts';
import type { Form, Route, Visit } from '../visit.ts';
import { accountWords } from '../words/accounts.ts';

export const accountRoutes: readonly Route[] = [
  { method: 'GET', path: '/accounts', deed: 'account.keep', answer: (visit, ports) => show(visit, ports) },
  { method: 'POST', path: '/accounts', deed: 'account.keep', answer: keep },
];

type Refused = keyof (typeof accountWords)['tr']['refused'];

async function keep(visit: Visit, ports: DeskPorts) {
  const { act, name = '' } = visit.form;
  const words = accountWords[visit.language];
  const kept = await (act === 'add' ? add(visit, ports) : renew(act, name, visit, ports));
  return typeof kept === 'string'
    ? show(visit, ports, refused(words.refused[kept]), 422)
    : show(visit, ports, kept.told);
}

/** Adds an account with a password of ours, which is shown once. */
async function add(visit: Visit, ports: DeskPorts) {
  const { form, language } = visit;
  const { accounts, ledger } = ports;
  const wish = readAccount(form);
  if (typeof wish === 'string') return wish;
  if (wish.sender !== null && !(await ledger.sender(wish.sender))) return 'sender';
  const password = randomPassword();
  if (!(await accounts.add(wish, password))) return 'taken';
  await note('account-add', wish.name, visit, ports);
  return { told: toldPassword(wish.name, password, language) };
}

async function renew(
  act: string | undefined,
  name: string,
  visit: Visit,
  ports: DeskPorts,
): Promise<Refused | { told: Markup }> {
  const { account, language } = visit;
  const { accounts } = ports;
  if (name === account.name) return 'self';
  if (act === 'remove') {
    if (!accounts.remove(name)) return 'unknown';
    await note('account-remove', name, visit, ports);
    return { told: done(accountWords[language].removed(name)) };
  }
  if (act !== 'password') return 'act';
  const password = randomPassword();
  if (!(await accounts.setPassword(name, password))) return 'unknown';
  await note('account-password', name, visit, ports);
  return { told: toldPassword(name, password, language) };
}

function readAccount(form: Form): Account | Refused {
  const name = form.name ?? '';
  const held = readRoles(roles.filter((role) => form[role] === 'yes').join(','));
  const account = { name, roles: held ?? [], sender: form.sender?.trim() || null };
  if (!isAccountName(name)) return 'name';
  if (held === null) return 'roles';
  return isWhole(account) ? account : 'sender';
}

const toldPassword = (name: string, password: string, language: Visit['language']): Markup =>
  html`<div class="done" role="status"><p>${accountWords[language].password(name)}</p><p><code>${password}</code></p></div>`;

function show(visit: Visit, { accounts }: DeskPorts, told: Markup | null = null, status: 200 | 422 = 200) {
  const words = accountWords[visit.language];
  const { form } = visit;
  const rows = accounts
    .all()
    .map(({ name, roles, sender }) => [
      name,
      roles.map((role) => words.role[role]).join(', '),
      sender,
      name === visit.account.name ? null : acts(visit, name),
    ]);
  const main = html`${told}
${table({ caption: words.title, head: words.head, rows, none: '' })}
<h2>${words.add}</h2>
${postForm(visit, '/desk/accounts', words.add, [
  hidden({ act: 'add' }),
  textField({ name: 'name', label: words.name, hint: words.nameHint, value: form.name, most: 32 }),
  html`<fieldset><legend>${words.roles}</legend>
${roles.map((role) => checkField({ name: role, label: words.role[role], optional: true }))}</fieldset>`,
  textField({
    name: 'sender',
    label: words.sender,
    hint: words.senderHint,
    value: form.sender,
    optional: true,
  }),
])}`;
  return answerPage(visit, words.title, main, status);
}

function acts(visit: Visit, name: string): Markup {
  const words = accountWords[visit.language];
  return html`<details><summary>${words.change(name)}</summary>
${postForm(visit, '/desk/accounts', words.newPassword, hidden({ act: 'password', name }))}
${postForm(visit, '/desk/accounts', words.remove, hidden({ act: 'remove', name }))}</details>`;
}
