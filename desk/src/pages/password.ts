import { html } from 'hono/html';
import { isPassword } from '../accounts/password.ts';
import { note } from '../note.ts';
import { answerPage } from '../page/answer.ts';
import { postForm, textField } from '../page/form.ts';
import type { Markup } from '../page/layout.ts';
import { refused } from '../page/notice.ts';
import type { DeskPorts } from '../ports.ts';
import type { Route, Visit } from '../visit.ts';
import { passwordWords } from '../words/password.ts';

export const passwordRoutes: readonly Route[] = [
  { method: 'GET', path: '/password', deed: 'self.keep', answer: (visit) => show(visit) },
  { method: 'POST', path: '/password', deed: 'self.keep', answer: change },
];

/** Changes one's own password, which ends every session of the account: the next page asks for it. */
async function change(visit: Visit, ports: DeskPorts) {
  const { accounts } = ports;
  const { name } = visit.account;
  const { old = '', password = '', again = '' } = visit.form;
  const words = passwordWords[visit.language].refused;
  if (!isPassword(password)) return show(visit, refused(words.shape));
  if (password !== again) return show(visit, refused(words.differs));
  if (!(await accounts.changePassword(name, old, password))) return show(visit, refused(words.old));
  await note('account-password', name, visit, ports);
  return visit.c.redirect('/desk/login', 303);
}

function show(visit: Visit, told: Markup | null = null) {
  const words = passwordWords[visit.language];
  const field = (name: string, label: string, autocomplete: string, hint = '') =>
    textField({ name, label, type: 'password', autocomplete, hint });
  const fields = [
    field('old', words.old, 'current-password'),
    field('password', words.fresh, 'new-password', words.hint),
    field('again', words.again, 'new-password'),
  ];
  const main = html`${told}${postForm(visit, '/desk/password', words.change, fields)}`;
  return answerPage(visit, words.title, main, told ? 422 : 200);
}
