import { type ListType, listTypes, nextPeriod, type Period } from '@kuvvet/engine';
import type { Standing } from '@kuvvet/ledger';
import { type Deed, readPlayerHistory } from '@kuvvet/office';
import { html } from 'hono/html';
import { answerPage } from '../page/answer.ts';
import type { Markup } from '../page/layout.ts';
import { refused } from '../page/notice.ts';
import { facts, table } from '../page/table.ts';
import type { DeskPorts } from '../ports.ts';
import type { Visit } from '../visit.ts';
import { toldDeed } from '../words/deeds.ts';
import { toldInstant, toldMonth } from '../words/month.ts';
import { playerWords } from '../words/players.ts';
import { playerForms } from './player-forms.ts';

/** One person of the register: facts, ratings by list, what was said about them, what may be changed. */
export async function showPlayer(
  visit: Visit,
  ports: DeskPorts,
  told: Markup | null = null,
  status: 200 | 409 | 422 = 200,
): Promise<Response> {
  const { ledger } = ports;
  const words = playerWords[visit.language];
  const number = visit.c.req.param('player') ?? '';
  const player = /^[1-9]\d{3,7}$/.test(number) ? (await ledger.players([number])).get(number) : undefined;
  if (!player) return answerPage(visit, words.title, refused(words.unknown), 404);
  const standing = (await ledger.standings([number])).get(number);
  const books = await Array.fromAsync(ledger.books());
  // Ratings that were taken over come from no book of ours.
  const closed = new Set(books.map(({ period }) => nextPeriod(period)));
  const { facts: names } = words;
  const main = html`${told}${facts([
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
<p><a href="/desk/award?player=${player.player}">${words.award}</a></p>
${history(visit, await readPlayerHistory(number, ledger), ports)}
<h2>${words.change}</h2>
${playerForms(visit, player)}`;
  return answerPage(visit, player.name, main, status);
}

function history({ language }: Visit, deeds: readonly Deed[], { federation }: DeskPorts): Markup | false {
  const words = playerWords[language];
  return (
    deeds.length > 0 &&
    html`<h2>${words.said}</h2>${table({
      ...{ caption: words.said, head: words.saidHead, none: '' },
      rows: deeds.map(({ at, by, deed, reason }) => [
        ...[toldInstant(at, language, federation.timeZone), by, toldDeed(deed, language), reason],
      ]),
    })}`
  );
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
