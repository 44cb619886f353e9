import { merge, weighMerge } from '@kuvvet/office';
import { html } from 'hono/html';
import { flawOfReason, isActName, orderOf, reasonField, repeated } from '../page/act.ts';
import { answerPage } from '../page/answer.ts';
import { postForm, textField } from '../page/form.ts';
import type { Markup } from '../page/layout.ts';
import { done, refused } from '../page/notice.ts';
import { table } from '../page/table.ts';
import type { DeskPorts } from '../ports.ts';
import type { Route, Visit } from '../visit.ts';
import { actWords } from '../words/act.ts';
import { mergeWords } from '../words/merge.ts';

export const mergeRoutes: readonly Route[] = [
  { method: 'GET', path: '/merge', deed: 'act.enter', answer: (visit) => show(visit, null) },
  { method: 'POST', path: '/merge', deed: 'act.enter', answer: join },
];

/** Two numbers of one person become one (M-06): both are shown first, since it cannot be undone. */
async function join(visit: Visit, ports: DeskPorts) {
  const [words, acts] = [mergeWords[visit.language], actWords[visit.language]];
  const { form } = visit;
  const numbers = { player: form.player?.trim() ?? '', into: form.into?.trim() ?? '' };
  if (!Object.values(numbers).every((number) => /^[1-9]\d{3,7}$/.test(number))) {
    return show(visit, refused(acts.playerFlaw), 422);
  }
  const flaw = flawOfReason(visit);
  if (flaw !== null) return show(visit, refused(flaw), 422);
  const outcome =
    form.sure === 'yes' && isActName(form.act)
      ? await merge(numbers, orderOf(visit), ports)
      : await weighMerge(numbers, ports);
  if (outcome.outcome === 'refused') {
    const where = outcome.tournament ? ` (${outcome.tournament})` : '';
    return show(visit, refused(`${words.refused[outcome.because]}${where}`), 409);
  }
  if (outcome.outcome === 'entered') return show({ ...visit, form: {} }, done(words.entered));
  const rows = [outcome.leaving, outcome.staying].map(({ player, name, birthYear, province, club }, at) => [
    at === 0 ? words.leaving : words.staying,
    ...[player, name, birthYear, province, club],
  ]);
  const main = html`<h2>${acts.ahead}</h2>
${table({ caption: acts.ahead, head: words.head, rows, none: '' })}
<p>${words.until} ${acts.notYet}</p>
${postForm(visit, '/desk/merge', acts.sure, repeated(visit, ['player', 'into', 'reason']))}`;
  return answerPage(visit, words.title, main);
}

function show(visit: Visit, told: Markup | null, status: 200 | 409 | 422 = 200) {
  const [words, acts] = [mergeWords[visit.language], actWords[visit.language]];
  const { form, c } = visit;
  const main = html`${told}<p>${words.what}</p>${postForm(visit, '/desk/merge', acts.weigh, [
    textField({ name: 'player', label: words.player, value: form.player ?? c.req.query('player'), most: 8 }),
    textField({ name: 'into', label: words.into, value: form.into, most: 8 }),
    reasonField(visit),
  ])}`;
  return answerPage(visit, words.title, main, status);
}
