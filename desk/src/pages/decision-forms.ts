import { listTypes } from '@kuvvet/engine';
import { type Case, type CaseRow, explainReport, weighRelease } from '@kuvvet/office';
import { html } from 'hono/html';
import { postForm } from '../page/form.ts';
import type { Markup } from '../page/layout.ts';
import { may } from '../permission.ts';
import type { DeskPorts } from '../ports.ts';
import type { Visit } from '../visit.ts';
import { actWords } from '../words/act.ts';
import { caseWords } from '../words/case.ts';
import { receiptAddress } from './receipt-name.ts';

/** What an officer can make of a report as it stands: nothing of one that a later revision followed. */
export async function decisionForms(visit: Visit, found: Case, ports: DeskPorts): Promise<Markup> {
  const words = caseWords[visit.language];
  const { receipt, revisions } = found;
  const { state, revision } = receipt;
  const decidable = state === 'held' || state === 'received' || state === 'parked' || state === 'rated';
  if (!decidable || revisions.some((each) => each.revision > revision)) return html``;
  const unmatched = found.rows.filter(({ player }) => player === null);
  return html`<h2>${words.decide}</h2>
${state === 'rated' && html`<p>${words.asNext}</p>`}
${unmatched.length > 0 && seats(visit, found, unmatched)}
${await releaseForm(visit, found, ports)}
${found.rows.length > 0 && otherSeat(visit, found)}
${formOf(
  visit,
  found,
  'retype',
  html`<p class="field"><label for="retype-type">${words.type}</label>
<select id="retype-type" name="type">${listTypes.map((type) => html`<option value="${type}">${type.toUpperCase()}</option>`)}</select></p>`,
)}
${formOf(visit, found, 'refuse', html`<p>${words.refuseWhat}</p>`)}
${may(visit.account, 'act.enter') && html`<p><a href="/desk/players">${words.findPlayer}</a></p>`}`;
}

type Deed = 'release' | 'match' | 'seat' | 'retype' | 'refuse';

function formOf(visit: Visit, { receipt }: Case, deed: Deed, fields: Markup, open = false): Markup {
  const words = caseWords[visit.language];
  const acts = actWords[visit.language];
  const reason = html`<p class="field"><label for="${deed}-reason">${acts.reason}</label>
<input id="${deed}-reason" name="reason" required maxlength="200" autocomplete="off" aria-describedby="${deed}-reason-hint">
<small id="${deed}-reason-hint">${acts.reasonHint}</small></p>`;
  return html`<details${open && html` open`}><summary>${words.deeds[deed]}</summary>
${postForm(visit, `${receiptAddress(receipt)}/${deed}`, words.deeds[deed], [fields, reason])}</details>`;
}

/** What a word would lift, if it can lift all. */
async function releaseForm(visit: Visit, found: Case, ports: DeskPorts): Promise<Markup | false> {
  const { tournament, revision } = found.receipt;
  const weighed = await weighRelease(tournament, revision, ports);
  if (weighed.outcome !== 'liftable') return false;
  const words = caseWords[visit.language];
  const holds = weighed.holds.map((hold) => html`<li>${explainReport(hold, visit.language)}</li>`);
  return formOf(visit, found, 'release', html`<p>${words.lifts}</p><ul>${holds}</ul>`, true);
}

/** Everybody the register could not tell, with whom it might be; who stays open may be named later. */
function seats(visit: Visit, found: Case, unmatched: readonly CaseRow[]): Markup {
  return formOf(visit, found, 'match', html`${unmatched.map((row) => seat(visit, row))}`, true);
}

function seat({ language }: Visit, { startNo, name, birthYear, candidates }: CaseRow): Markup {
  const words = caseWords[language];
  const choice = (value: string, label: string, checked: boolean) => html`<p class="check">
<input type="radio" id="seat-${startNo}-${value || 'open'}" name="seat-${startNo}" value="${value}"${checked && html` checked`}>
<label for="seat-${startNo}-${value || 'open'}">${label}</label></p>`;
  return html`<fieldset><legend>${startNo}: ${name}${birthYear === null ? '' : ` (${birthYear})`}</legend>
${choice('', words.stayOpen, true)}
${candidates.map(({ card: { player, ratings }, certainty }) =>
  choice(
    player.player,
    words.candidate(
      [player.player, player.name, player.birthYear, player.province, player.club].filter(Boolean).join(', '),
      listTypes.map((type) => `${type.toUpperCase()} ${ratings[type] ?? '-'}`).join(' '),
      certainty,
    ),
    false,
  ),
)}
<p class="field"><label for="other-${startNo}">${words.otherNumber}</label>
<input id="other-${startNo}" name="other-${startNo}" maxlength="8" inputmode="numeric" autocomplete="off"></p>
</fieldset>`;
}

function otherSeat(visit: Visit, found: Case): Markup {
  const words = caseWords[visit.language];
  const field = (name: string, label: string, most: number) => html`<p class="field">
<label for="seat-${name}">${label}</label>
<input id="seat-${name}" name="${name}" required maxlength="${most}" inputmode="numeric" autocomplete="off"></p>`;
  return formOf(
    visit,
    found,
    'seat',
    html`${field('startNo', words.startNo, 4)}${field('player', actWords[visit.language].player, 8)}`,
  );
}
