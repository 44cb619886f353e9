import type { Language } from '@kuvvet/report';
import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import { newSessionId } from '../accounts/sessions.ts';
import { formToken } from '../guard/form-token.ts';
import { limitLogins } from '../guard/login-limit.ts';
import { comesFromHere, readForm } from '../guard/own-form.ts';
import type { Place } from '../guard/place.ts';
import { dropSession, readSession, writeSession } from '../guard/session-cookie.ts';
import { postForm, textField } from '../page/form.ts';
import { homeOf, strangersHeader } from '../page/header.ts';
import { documentOf } from '../page/layout.ts';
import { refused } from '../page/notice.ts';
import type { DeskPorts } from '../ports.ts';
import { loginWords } from '../words/login.ts';

/** Logging in and out. Before anybody is known, a form belongs to an id nobody has. */
export function loginRoutes(app: Hono, at: (c: Context) => Place | null, ports: DeskPorts): void {
  const mayTry = limitLogins(ports.now);

  app.get('/desk/login', (c) => {
    const visitor = readSession(c) ?? newSessionId();
    const place = at(c);
    if (place) writeSession(c, visitor, place);
    return answerLogin(c, visitor, null, 200);
  });

  app.post('/desk/login', async (c) => {
    const [visitor, place] = [readSession(c), at(c)];
    const form = await readForm(c);
    if (place === null || visitor === null || !comesFromHere(c, visitor, form, place)) {
      const fresh = newSessionId();
      if (place) writeSession(c, fresh, place);
      return answerLogin(c, fresh, 'form', 403);
    }
    const { name = '', password = '' } = form;
    if (!mayTry(name)) return answerLogin(c, visitor, 'often', 429);
    const account = await ports.accounts.authenticate(name, password);
    if (!account) return answerLogin(c, visitor, 'wrong', 403);
    // Another id than before: whoever planted that one is left outside.
    ports.accounts.end(visitor);
    writeSession(c, ports.accounts.begin(account.name), place);
    return c.redirect(homeOf({ account }), 303);
  });

  app.post('/desk/logout', async (c) => {
    const [session, place] = [readSession(c), at(c)];
    const form = await readForm(c);
    if (place && session !== null && comesFromHere(c, session, form, place)) {
      ports.accounts.end(session);
      dropSession(c, place);
    }
    return c.redirect('/desk/login', 303);
  });
}

function answerLogin(
  c: Context,
  visitor: string,
  because: 'wrong' | 'often' | 'form' | null,
  status: 200 | 403 | 429,
) {
  const language = c.get('language') as Language;
  const words = loginWords[language];
  const fields = [
    textField({ name: 'name', label: words.name, autocomplete: 'username', most: 32 }),
    textField({
      ...{ name: 'password', label: words.password, type: 'password' },
      ...{ autocomplete: 'current-password', hint: words.hint },
    }),
  ];
  const main = html`${because && refused(words[because])}
${postForm({ token: formToken(visitor) }, '/desk/login', words.logIn, fields)}`;
  const header = strangersHeader(language, '/desk/login');
  return c.html(documentOf({ language, title: words.title, header, main }), status);
}
