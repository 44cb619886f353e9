import { faultOf } from '@kuvvet/office';
import type { Language } from '@kuvvet/report';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { languageDetector } from 'hono/language';
import { formToken } from './guard/form-token.ts';
import { guardPages } from './guard/headers.ts';
import { comesFromHere, readForm } from './guard/own-form.ts';
import { type Place, placeOf } from './guard/place.ts';
import { readSession } from './guard/session-cookie.ts';
import { style } from './page/style.ts';
import { loginRoutes } from './pages/login.ts';
import { answerRefusal, answerStranger } from './pages/refusal.ts';
import { may } from './permission.ts';
import type { DeskPorts } from './ports.ts';
import { routes } from './routes.ts';
import type { Visit } from './visit.ts';

/** What a form may bring, in bytes. */
const largestForm = 100_000;
/** The one that sends a report: as much as the intake takes. */
const largestReport = 2_500_000;

/** The officer's pages, below `/desk`. */
export function deskApp(ports: DeskPorts): Hono {
  const app = new Hono();
  const at = (c: Context): Place | null => placeOf(c.req.header('host') ?? '', ports.url);

  app.use(guardPages);
  app.get('/desk/desk.css', (c) =>
    c.body(new Uint8Array(style), 200, {
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    }),
  );
  app.use(
    languageDetector({
      supportedLanguages: ['tr', 'en'],
      fallbackLanguage: 'tr',
      lookupCookie: 'kuvvet-language',
      cookieOptions: { path: '/desk', sameSite: 'Strict', secure: false, httpOnly: true },
    }),
  );
  app.use(async (c, next) => (at(c) ? next() : answerStranger(c, 'place', 421)));
  const limited = (maxSize: number) =>
    bodyLimit({ maxSize, onError: (c) => answerStranger(c, 'large', 413) });
  const [forms, reports] = [limited(largestForm), limited(largestReport)];
  app.use((c, next) => (c.req.path === '/desk/send' ? reports : forms)(c, next));

  loginRoutes(app, at, ports);

  for (const { method, path, deed, answer } of routes) {
    app.on(method, `/desk${path}`, async (c) => {
      const session = readSession(c);
      if (session === null || !ports.accounts.sessionOf(session)) return c.redirect('/desk/login', 303);
      const form = method === 'POST' ? await readForm(c) : {};
      // Asked for again: a form takes its time to arrive, and meanwhile the session may have been ended.
      const account = ports.accounts.sessionOf(session);
      if (account === null) return c.redirect('/desk/login', 303);
      const visit: Visit = {
        c,
        account,
        form,
        language: c.get('language') as Language,
        token: formToken(session),
      };
      if (method === 'POST' && !comesFromHere(c, session, visit.form, at(c))) {
        return answerRefusal(visit, 'form', 403);
      }
      return may(account, deed) ? answer(visit, ports) : answerRefusal(visit, 'role', 403);
    });
  }
  app.notFound((c) => answerStranger(c, 'unknown', 404));
  app.onError((error, c) => {
    const fault = faultOf(error);
    ports.record(fault);
    return fault.passing ? answerStranger(c, 'passing', 503) : answerStranger(c, 'defect', 500);
  });
  return app;
}
