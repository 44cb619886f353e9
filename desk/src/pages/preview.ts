import { listTypes, type PlayerNumber } from '@kuvvet/engine';
import { type Preview, preview } from '@kuvvet/office';
import { html } from 'hono/html';
import { answerPage } from '../page/answer.ts';
import type { Markup } from '../page/layout.ts';
import { refused } from '../page/notice.ts';
import { facts, table } from '../page/table.ts';
import type { DeskPorts } from '../ports.ts';
import type { Route, Visit } from '../visit.ts';
import { toldMonth } from '../words/month.ts';
import { previewWords } from '../words/preview.ts';

export const previewRoutes: readonly Route[] = [
  { method: 'GET', path: '/preview', deed: 'month.read', answer: show },
];

type NameOf = (player: PlayerNumber) => string;

/** The next lists as the month stands, worked out anew for every look (M-14). */
async function show(visit: Visit, ports: DeskPorts) {
  const words = previewWords[visit.language];
  if ((await ports.ledger.current()) === null) return answerPage(visit, words.title, refused(words.noBook));
  const ahead = await preview(ports.federation, ports);
  const named = listTypes.flatMap((type) => {
    const { up, down, first } = ahead.reports[type];
    return [...up, ...down, ...first].map(({ player }) => player);
  });
  const register = await ports.ledger.players(named);
  const nameOf: NameOf = (player) => register.get(player)?.name ?? '';
  const main = html`<p class="refused" role="note"><strong>${words.unofficial}</strong></p>
<p>${words.what(toldMonth(ahead.period, visit.language), toldMonth(ahead.list, visit.language))}</p>
${facts([
  [words.received, ahead.waiting.received],
  [words.held, ahead.waiting.held],
])}
${listTypes.map((type) => listOf(visit, ahead, type, nameOf))}`;
  return answerPage(visit, words.title, main);
}

function listOf(
  { language }: Visit,
  { reports }: Preview,
  type: keyof Preview['reports'],
  nameOf: NameOf,
): Markup {
  const words = previewWords[language];
  const { events, games, rows, up, down, first, otherPreset } = reports[type];
  const name = type.toUpperCase();
  const linked = (player: PlayerNumber) => html`<a href="/desk/players/${player}/next">${player}</a>`;
  const movers = (title: string, moved: typeof up) => html`<h3>${name}: ${title}</h3>
${table({
  ...{ caption: `${name}: ${title}`, head: words.moverHead, none: words.nobody },
  rows: moved.map(({ player, previous, rating, change }) => [
    ...[linked(player), nameOf(player), previous, rating, change],
  ]),
})}`;
  return html`<h2>${name}</h2>
${facts([
  [words.events, events],
  [words.games, games],
  [words.rowsBefore, rows.before],
  [words.rowsAfter, rows.after],
  [words.new, rows.new],
  [words.changed, rows.changed],
  [words.dropped, rows.dropped],
  [words.otherPreset(otherPreset.ruleSet), otherPreset.differs.length],
])}
${movers(words.up, up)}
${movers(words.down, down)}
<h3>${name}: ${words.first}</h3>
${table({
  ...{ caption: `${name}: ${words.first}`, head: words.firstHead, none: words.nobody },
  rows: first.map(({ player, rating }) => [linked(player), nameOf(player), rating]),
})}`;
}
