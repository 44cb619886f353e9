import { explainPlayer, tellExplanation } from '@kuvvet/office';
import { html } from 'hono/html';
import { answerPage } from '../page/answer.ts';
import type { Markup } from '../page/layout.ts';
import { refused } from '../page/notice.ts';
import type { DeskPorts } from '../ports.ts';
import type { Route, Visit } from '../visit.ts';
import { toldMonth } from '../words/month.ts';
import { playerWords } from '../words/players.ts';

/** `next` in place of a list is the one after the open month, as it stands. */
export const explanationRoutes: readonly Route[] = [
  { method: 'GET', path: '/players/:player/:list', deed: 'player.read', answer: show },
];

/** Everything behind a player's numbers on a list, in whole sentences (M-15). */
async function show(visit: Visit, ports: DeskPorts) {
  const words = playerWords[visit.language];
  const { player = '', list = '' } = visit.c.req.param() as Record<string, string>;
  const named = /^[1-9]\d{3,7}$/.test(player) && /^(next|\d{4}-(0[1-9]|1[0-2]))$/.test(list);
  const outcome = named
    ? await explainPlayer(player, list === 'next' ? null : list, ports.federation, ports)
    : null;
  if (outcome?.outcome !== 'explained') return answerPage(visit, words.title, refused(words.noNumbers), 404);
  const { explanation } = outcome;
  const [title = '', ...lines] = tellExplanation(explanation, visit.language);
  const month = toldMonth(explanation.list, visit.language);
  const main = html`<p>${title}</p>${partsOf(lines).map(paragraph)}
<p><a href="/desk/players/${explanation.player}">${explanation.name}</a></p>`;
  return answerPage(visit, `${explanation.name}: ${month}`, main);
}

/** An empty line divides what is told of one list type from the next. */
function partsOf(lines: readonly string[]): readonly (readonly string[])[] {
  const parts: string[][] = [[]];
  for (const line of lines) {
    if (line === '') parts.push([]);
    else parts.at(-1)?.push(line);
  }
  return parts;
}

function paragraph(lines: readonly string[], at: number): Markup {
  if (at === 0) return html`${lines.map((line) => html`<p>${line}</p>`)}`;
  const [heading = '', ...rest] = lines;
  return html`<h2>${heading.replace(/:$/, '')}</h2>
${rest.map((line) => (line.startsWith(' ') ? html`<p class="game">${line.trim()}</p>` : html`<p>${line}</p>`))}`;
}
