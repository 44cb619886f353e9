import { listTypes } from '@kuvvet/engine';
import { findPlayers, type PlayerCard } from '@kuvvet/office';
import { html } from 'hono/html';
import { answerPage } from '../page/answer.ts';
import { postForm, textField } from '../page/form.ts';
import { table } from '../page/table.ts';
import type { DeskPorts } from '../ports.ts';
import type { Route, Visit } from '../visit.ts';
import { playerWords } from '../words/players.ts';
import { showPlayer } from './player.ts';
import { amendPlayer } from './player-acts.ts';

export const playerRoutes: readonly Route[] = [
  { method: 'GET', path: '/players', deed: 'player.read', answer: (visit) => search(visit, null) },
  // By a form that is sent: what is searched for shall stand in no address.
  { method: 'POST', path: '/players', deed: 'player.read', answer: find },
  {
    method: 'GET',
    path: '/players/:player',
    deed: 'player.read',
    answer: (visit, ports) => showPlayer(visit, ports),
  },
  { method: 'POST', path: '/players/:player', deed: 'act.enter', answer: amendPlayer },
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
