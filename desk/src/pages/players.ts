import { type ListType, listTypes, nextPeriod, type Period } from '@kuvvet/engine';
import type { Standing } from '@kuvvet/ledger';
import { findPlayers, type PlayerCard } from '@kuvvet/office';
import { html } from 'hono/html';
import { answerPage } from '../page/answer.ts';
import { postForm, textField } from '../page/form.ts';
import { refused } from '../page/notice.ts';
import { facts, table } from '../page/table.ts';
import type { DeskPorts } from '../ports.ts';
import type { Route, Visit } from '../visit.ts';
import { toldMonth } from '../words/month.ts';
import { playerWords } from '../words/players.ts';

export const playerRoutes: readonly Route[] = [
  { method: 'GET', path: '/players', deed: 'player.read', answer: (visit) => search(visit, null) },
  // By a form that is sent: what is searched for shall stand in no address.
  { method: 'POST', path: '/players', deed: 'player.read', answer: find },
  { method: 'GET', path: '/players/:player', deed: 'player.read', answer: showPlayer },
];

async function find(visit: Visit, ports: DeskPorts) {
  return search(visit, await findPlayers(visit.form.search ?? '', ports));
}

function search(visit: Visit, found: readonly PlayerCard[] | null) {
  const words = playerWords[visit.language];
  const field = textField({
    name: 'search',
    type: 'search',
    label: words.search,
    hint: words.hint,
    most: 100,
  });
  const rows = found?.map(({ player: { player, name, birthYear, province, club }, ratings }) => [
    html`<a href="/desk/players/${player}">${player}</a>`,
    ...[name, birthYear, province, club],
    ...listTypes.map((type) => ratings[type]),
  ]);
  const main = html`${postForm(visit, '/desk/players', words.find, field)}
${rows && html`<h2>${words.found}</h2>${table({ caption: words.found, head: words.head, rows, none: words.none })}`}`;
  return answerPage(visit, words.title, main);
}

async function showPlayer(visit: Visit, { ledger }: DeskPorts) {
  const words = playerWords[visit.language];
  const number = visit.c.req.param('player') ?? '';
  const player = /^[1-9]\d{3,7}$/.test(number) ? (await ledger.players([number])).get(number) : undefined;
  if (!player) return answerPage(visit, words.title, refused(words.unknown), 404);
  const standing = (await ledger.standings([number])).get(number);
  const books = await Array.fromAsync(ledger.books());
  // Ratings that were taken over come from no book of ours.
  const closed = new Set(books.map(({ period }) => nextPeriod(period)));
  const { facts: names } = words;
  const main = html`${facts([
    [names.number, player.player],
    [names.birthYear, player.birthYear],
    [names.province, player.province],
    [names.club, player.club],
    [names.federation, player.federation],
    [names.fide, player.fide.number],
    [names.member, player.member ? words.yes : words.no],
    [names.listed, player.listed ? words.yes : words.no],
    [names.mergedInto, player.mergedInto],
  ])}
<h2>${words.ratings}</h2>
<p>${words.why} <a href="/desk/players/${number}/next">${words.next}</a></p>
${table({
  ...{ caption: words.ratings, head: words.ratingHead, none: words.unrated },
  rows: ratingsByList(standing).map(([list, ratings]) => [
    closed.has(list)
      ? html`<a href="/desk/players/${number}/${list}">${toldMonth(list, visit.language)}</a>`
      : toldMonth(list, visit.language),
    ...listTypes.map((type) => ratings[type] ?? ''),
  ]),
})}
<p><a href="/desk/award?player=${player.player}">${words.award}</a></p>`;
  return answerPage(visit, player.name, main);
}

type Changed = Partial<Record<ListType, number>>;

/** The lists at which a rating changed, the newest first. */
function ratingsByList(standing: Standing | undefined): readonly (readonly [Period, Changed])[] {
  const lists = new Map<Period, Changed>();
  for (const type of listTypes) {
    for (const { list, rating } of standing?.steps[type] ?? []) {
      lists.set(list, { ...lists.get(list), [type]: rating });
    }
  }
  return [...lists].sort(([one], [other]) => (one < other ? 1 : -1));
}
