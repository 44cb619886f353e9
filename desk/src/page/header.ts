import type { Language } from '@kuvvet/report';
import { html } from 'hono/html';
import { type Deed, may } from '../permission.ts';
import type { Visit } from '../visit.ts';
import { shellWords } from '../words/shell.ts';
import { postForm } from './form.ts';
import type { Markup } from './layout.ts';

/** Sections by address, and what it takes to see them. */
const sections: readonly (readonly [address: string, word: keyof typeof shellWords.tr, deed: Deed])[] = [
  ['/desk', 'overview', 'month.read'],
  ['/desk/reports', 'reports', 'report.read'],
  ['/desk/send', 'send', 'report.send'],
  ['/desk/players', 'players', 'player.read'],
  ['/desk/award', 'award', 'act.enter'],
  ['/desk/merge', 'merge', 'act.enter'],
  ['/desk/preview', 'preview', 'month.read'],
  ['/desk/close', 'close', 'month.close'],
  ['/desk/rerun', 'rerun', 'month.close'],
  ['/desk/trail', 'trail', 'trail.read'],
  ['/desk/senders', 'senders', 'sender.keep'],
  ['/desk/accounts', 'accounts', 'account.keep'],
  ['/desk/password', 'password', 'self.keep'],
];

/** Where somebody begins: the first section they may see. */
export const homeOf = ({ account }: Pick<Visit, 'account'>): string =>
  sections.find(([, , deed]) => may(account, deed))?.[0] ?? '/desk/password';

/** The head of a page for somebody who is logged in. */
export function headerOf(visit: Visit): Markup {
  const words = shellWords[visit.language];
  // A decision has no page of its own: what it came to stands on that of the report.
  const here = visit.c.req.path.replace(/^(\/desk\/reports\/[^/]+)\/.*$/, '$1');
  return html`<a class="skip" href="#main">${words.skip}</a>
<header>
<p class="desk">${words.desk}</p>
<nav aria-label="${words.sections}"><ul>
${sections
  .filter(([, , deed]) => may(visit.account, deed))
  .map(
    ([address, word]) =>
      html`<li><a href="${address}"${isIn(here, address) ? html` aria-current="page"` : ''}>${words[word]}</a></li>`,
  )}
</ul></nav>
<div class="self">
<p>${words.loggedInAs}: <strong>${visit.account.name}</strong></p>
${languageLinks(visit.language, here)}
${postForm(visit, '/desk/logout', words.logOut, html``)}
</div>
</header>`;
}

/** The head of a page for whom nobody knows yet. */
export const strangersHeader = (language: Language, here: string): Markup =>
  html`<a class="skip" href="#main">${shellWords[language].skip}</a>
<header><p class="desk">${shellWords[language].desk}</p>${languageLinks(language, here)}</header>`;

const languageLinks = (language: Language, here: string): Markup =>
  html`<p class="languages" role="group" aria-label="${shellWords[language].language}">${(
    [
      ['tr', 'Türkçe'],
      ['en', 'English'],
    ] as const
  ).map(
    ([code, name]) =>
      html` <a href="${here}?lang=${code}" lang="${code}" hreflang="${code}"${language === code ? html` aria-current="true"` : ''}>${name}</a>`,
  )}</p>`;

const isIn = (here: string, address: string): boolean =>
  here === address || (address !== '/desk' && here.startsWith(`${address}/`));
