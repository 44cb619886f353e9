import { listTypes } from '@kuvvet/engine';
import type { Receipt } from '@kuvvet/ledger';
import {
  type Case,
  type DecisionRefusal,
  matchByHand,
  refuse,
  release,
  retype,
  type Seat,
} from '@kuvvet/office';
import { flawOfReason, orderOf } from '../page/act.ts';
import { done, refused } from '../page/notice.ts';
import type { DeskPorts } from '../ports.ts';
import type { Form, Route, Visit } from '../visit.ts';
import { caseWords } from '../words/case.ts';
import { receiptAddress } from './receipt-name.ts';
import { caseOf, showCase } from './report.ts';

type Decided = { readonly receipt: Receipt; readonly said: Said };
type Refused = DecisionRefusal['because'] | 'unliftable' | 'not-held' | 'nobody' | 'type';
type Said = keyof (typeof caseWords)['tr']['done'];
type Decide = (found: Case, visit: Visit, ports: DeskPorts) => Promise<Decided | Refused>;

const toSeat: Decide = async ({ receipt }, visit, ports) => {
  const seats = readSeats(visit.form);
  if (seats === null || seats.length === 0) return 'nobody';
  const { tournament, revision } = receipt;
  const outcome = await matchByHand(tournament, revision, seats, orderOf(visit), ports);
  return outcome.outcome === 'decided' ? { receipt: outcome.receipt, said: 'matched' } : outcome.because;
};

const decisions: Readonly<Record<'release' | 'refuse' | 'match' | 'seat' | 'retype', Decide>> = {
  async release({ receipt: { tournament, revision } }, visit, ports) {
    const outcome = await release(tournament, revision, orderOf(visit), ports);
    return outcome.outcome === 'released' ? { receipt: outcome.receipt, said: 'released' } : outcome.outcome;
  },

  async refuse({ receipt: { tournament, revision } }, visit, ports) {
    const outcome = await refuse(tournament, revision, orderOf(visit), ports);
    if (outcome.outcome === 'refused') return outcome.because;
    return { receipt: outcome.receipt, said: outcome.outcome === 'withdrawn' ? 'withdrawn' : 'refused' };
  },

  match: toSeat,
  seat: toSeat,

  async retype({ receipt: { tournament, revision } }, visit, ports) {
    const type = listTypes.find((known) => known === visit.form.type);
    if (!type) return 'type';
    const outcome = await retype(tournament, revision, type, orderOf(visit), ports);
    return outcome.outcome === 'decided' ? { receipt: outcome.receipt, said: 'retyped' } : outcome.because;
  },
};

const decisionRoutes = (Object.keys(decisions) as (keyof typeof decisions)[]).map(
  (deed): Route => ({
    ...{ method: 'POST', path: `/reports/:receipt/${deed}`, deed: 'report.decide' },
    answer: (visit, ports) => decide(decisions[deed], visit, ports),
  }),
);

export const caseRoutes: readonly Route[] = [
  { method: 'GET', path: '/reports/:receipt', deed: 'report.read', answer: open },
  ...decisionRoutes,
];

async function open(visit: Visit, ports: DeskPorts) {
  const found = await caseOf(visit, 'report.read', ports);
  if (found instanceof Response) return found;
  const words = caseWords[visit.language].done;
  const said = visit.c.req.query('said') ?? '';
  return showCase(visit, found, ports, isSaid(said) ? done(words[said]) : null);
}

const isSaid = (text: string): text is Said => Object.hasOwn(caseWords.tr.done, text);

/** Does what the form asks for, and leads to the revision it came to. */
async function decide(how: Decide, visit: Visit, ports: DeskPorts) {
  const found = await caseOf(visit, 'report.decide', ports);
  if (found instanceof Response) return found;
  const flaw = flawOfReason(visit);
  if (flaw !== null) return showCase(visit, found, ports, refused(flaw), 422);
  const decided = await how(found, visit, ports);
  if (typeof decided === 'string') {
    return showCase(visit, found, ports, refused(caseWords[visit.language].refused[decided]), 409);
  }
  return visit.c.redirect(`${receiptAddress(decided.receipt)}?said=${decided.said}`, 303);
}

/** Seats a form names: of each start number the number that was written, else the one that was chosen. */
function readSeats(form: Form): readonly Seat[] | null {
  const written = form.startNo === undefined ? [] : [[form.startNo, form.player ?? ''] as const];
  const asked = Object.keys(form).flatMap((name) => {
    const [, startNo] = /^seat-(\d{1,4})$/.exec(name) ?? [];
    const player = startNo === undefined ? '' : form[`other-${startNo}`]?.trim() || (form[name] ?? '');
    return startNo === undefined || player === '' ? [] : [[startNo, player] as const];
  });
  const seats = [...written, ...asked].map(([startNo, player]) => [startNo.trim(), player.trim()] as const);
  const whole = seats.every(
    ([startNo, player]) => /^\d{1,4}$/.test(startNo) && /^[1-9]\d{3,7}$/.test(player),
  );
  return whole ? seats.map(([startNo, player]) => [Number(startNo), player]) : null;
}
