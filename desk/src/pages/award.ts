import { type ListType, listTypes, type PlayerNumber } from '@kuvvet/engine';
import { type AwardedChange, award, weighAward } from '@kuvvet/office';
import { html } from 'hono/html';
import { flawOfReason, isActName, orderOf, reasonField, repeated } from '../page/act.ts';
import { answerPage } from '../page/answer.ts';
import { postForm, selectField, textField } from '../page/form.ts';
import type { Markup } from '../page/layout.ts';
import { done, refused } from '../page/notice.ts';
import { facts } from '../page/table.ts';
import type { DeskPorts } from '../ports.ts';
import type { Form, Route, Visit } from '../visit.ts';
import { actWords } from '../words/act.ts';
import { awardWords } from '../words/award.ts';
import { toldMonth } from '../words/month.ts';

export const awardRoutes: readonly Route[] = [
  { method: 'GET', path: '/award', deed: 'act.enter', answer: (visit) => show(visit, null) },
  { method: 'POST', path: '/award', deed: 'act.enter', answer: give },
];

/** Points or a first rating by decision (M-11): weighed first, entered when the same form is confirmed. */
async function give(visit: Visit, ports: DeskPorts) {
  const words = awardWords[visit.language];
  const change = readChange(visit.form);
  const flaw = typeof change === 'string' ? words.flaws[change] : flawOfReason(visit);
  if (typeof change === 'string' || flaw !== null) return show(visit, refused(flaw ?? ''), 422);
  const { ruleSet } = ports.federation;
  const outcome =
    visit.form.sure === 'yes' && isActName(visit.form.act)
      ? await award(change, orderOf(visit), ruleSet, ports)
      : await weighAward(change, ruleSet, ports);
  if (outcome.outcome === 'refused') return show(visit, refused(words.refused[outcome.because]), 409);
  if (outcome.outcome === 'entered') return show({ ...visit, form: {} }, done(words.entered));
  const player = (await ports.ledger.players([change.player])).get(change.player);
  return confirm(visit, [
    [actWords[visit.language].player, `${change.player} ${player?.name ?? ''}`],
    [words.type, change.type.toUpperCase()],
    [words.now, outcome.rating],
    [
      words.after,
      change.kind === 'rating'
        ? change.rating
        : Math.max(ruleSet.floor, (outcome.rating ?? 0) + change.points),
    ],
    [words.month, toldMonth(outcome.period, visit.language)],
    [actWords[visit.language].reason, visit.form.reason ?? ''],
  ]);
}

function confirm(visit: Visit, ahead: Parameters<typeof facts>[0]) {
  const [words, acts] = [awardWords[visit.language], actWords[visit.language]];
  const main = html`<h2>${acts.ahead}</h2>${facts(ahead)}
<p>${words.butGames} ${acts.notYet}</p>
${postForm(visit, '/desk/award', acts.sure, repeated(visit, ['player', 'type', 'kind', 'number', 'reason']))}`;
  return answerPage(visit, words.title, main);
}

function show(visit: Visit, told: Markup | null, status: 200 | 409 | 422 = 200) {
  const [words, acts] = [awardWords[visit.language], actWords[visit.language]];
  const { form, c } = visit;
  const main = html`${told}<p>${words.what}</p>${postForm(visit, '/desk/award', acts.weigh, [
    textField({ name: 'player', label: acts.player, value: form.player ?? c.req.query('player'), most: 8 }),
    selectField(
      { name: 'type', label: words.type, value: form.type },
      listTypes.map((type) => [type, type.toUpperCase()] as const),
    ),
    selectField({ name: 'kind', label: words.kind, value: form.kind }, [
      ['points', words.points],
      ['rating', words.rating],
    ]),
    textField({ name: 'number', label: words.number, hint: words.numberHint, value: form.number, most: 5 }),
    reasonField(visit),
  ])}`;
  return answerPage(visit, words.title, main, status);
}

function readChange(form: Form): AwardedChange | 'player' | 'number' {
  const player: PlayerNumber = form.player?.trim() ?? '';
  const type: ListType = listTypes.find((known) => known === form.type) ?? 'ukd';
  const number = form.number?.trim() ?? '';
  if (!/^[1-9]\d{3,7}$/.test(player)) return 'player';
  if (form.kind === 'rating') {
    return /^[1-9]\d{3}$/.test(number) ? { kind: 'rating', player, type, rating: Number(number) } : 'number';
  }
  return /^[+-]?[1-9]\d{0,2}$/.test(number)
    ? { kind: 'points', player, type, points: Number(number) }
    : 'number';
}
