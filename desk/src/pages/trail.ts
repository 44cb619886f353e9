import { previousPeriod } from '@kuvvet/engine';
import { type Deed, readTrail } from '@kuvvet/office';
import { html } from 'hono/html';
import { answerPage } from '../page/answer.ts';
import type { Markup } from '../page/layout.ts';
import { table } from '../page/table.ts';
import { may } from '../permission.ts';
import type { DeskPorts } from '../ports.ts';
import type { Route, Visit } from '../visit.ts';
import { toldDeed } from '../words/deeds.ts';
import { toldInstant, toldMonth } from '../words/month.ts';
import { trailWords } from '../words/trail.ts';

export const trailRoutes: readonly Route[] = [
  { method: 'GET', path: '/trail', deed: 'trail.read', answer: show },
];

/** Everything that was done in a calendar month, by whom and why, the newest first (M-23). */
async function show(visit: Visit, { ledger, now, federation }: DeskPorts) {
  const words = trailWords[visit.language];
  const asked = visit.c.req.query('month') ?? '';
  const month = /^\d{4}-(0[1-9]|1[0-2])$/.test(asked) ? asked : now().slice(0, 7);
  const told = toldMonth(month, visit.language);
  const deeds = [...(await readTrail(month, ledger))].reverse();
  const before = previousPeriod(month);
  const main = html`${table({
    ...{ caption: told, head: words.head, none: words.none },
    rows: deeds.map((deed) => [
      toldInstant(deed.at, visit.language, federation.timeZone),
      deed.by,
      toldDeed(deed.deed, visit.language),
      subjectOf(deed, visit),
      factsOf(deed),
      deed.reason,
    ]),
  })}
<p><a href="/desk/trail?month=${before}">${words.before(toldMonth(before, visit.language))}</a></p>`;
  return answerPage(visit, `${words.title}: ${told}`, main);
}

/** What it is about, with a way there for whoever may go. */
function subjectOf({ about, facts }: Deed, { account }: Visit): Markup | string {
  const [kind = '', name = ''] = about.split('/');
  if (kind === 'player' && may(account, 'player.read'))
    return html`<a href="/desk/players/${name}">${name}</a>`;
  if (kind === 'tournament' && may(account, 'report.decide') && facts.revision !== undefined) {
    return html`<a href="/desk/reports/${name}.${facts.revision}">${name}</a>`;
  }
  return name || kind;
}

const factsOf = ({ facts }: Deed): string =>
  Object.entries(facts)
    .filter(([name]) => name !== 'revision')
    .map(([name, fact]) => `${name} ${fact}`)
    .join(', ');
