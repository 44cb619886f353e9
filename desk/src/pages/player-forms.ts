import type { Player } from '@kuvvet/ledger';
import { html } from 'hono/html';
import { checkField, hidden, postForm } from '../page/form.ts';
import type { Markup } from '../page/layout.ts';
import type { Visit } from '../visit.ts';
import { actWords } from '../words/act.ts';
import { playerActWords } from '../words/player-acts.ts';

export type PlayerAct = 'list' | 'unlist' | 'licence' | 'erase' | 'split';

/** What an officer may change of a person. */
export function playerForms(visit: Visit, player: Player): Markup {
  const words = playerActWords[visit.language];
  const form = (act: PlayerAct, fields: Markup) => html`<details><summary>${words.acts[act]}</summary>
<p>${words.what[act]}</p>
${postForm(visit, `/desk/players/${player.player}`, words.acts[act], [
  hidden({ act }),
  fields,
  html`<p class="field"><label for="${act}-reason">${actWords[visit.language].reason}</label>
<input id="${act}-reason" name="reason" required maxlength="200" autocomplete="off"></p>`,
])}</details>`;
  if (player.mergedInto !== null) return form('split', html``);
  const licence = html`<p class="field"><label for="licence">${words.licence}</label>
<input id="licence" name="licence" required maxlength="20" autocomplete="off" inputmode="numeric"></p>`;
  return html`${form(player.listed ? 'unlist' : 'list', html``)}
${form('licence', licence)}
${form('erase', checkField({ name: 'sure', label: words.sure }))}`;
}
