import {
  type AmendOutcome,
  correctLicence,
  erase,
  type SplitOutcome,
  setListed,
  split,
} from '@kuvvet/office';
import { flawOfReason, orderOf } from '../page/act.ts';
import { done, refused } from '../page/notice.ts';
import type { DeskPorts } from '../ports.ts';
import type { Visit } from '../visit.ts';
import { playerActWords } from '../words/player-acts.ts';
import { showPlayer } from './player.ts';
import type { PlayerAct } from './player-forms.ts';

type Amend = (player: string, visit: Visit, ports: DeskPorts) => Promise<AmendOutcome | SplitOutcome>;

const acts: Readonly<Record<PlayerAct, Amend>> = {
  list: (player, visit, ports) => setListed(player, true, orderOf(visit), ports),
  unlist: (player, visit, ports) => setListed(player, false, orderOf(visit), ports),
  erase: (player, visit, ports) => erase(player, orderOf(visit), ports),
  split: (player, visit, ports) => split(player, orderOf(visit), ports),
  // What is typed here is on no page again: it becomes a token at once.
  licence: (player, visit, ports) =>
    correctLicence(player, visit.form.licence?.trim() ?? '', orderOf(visit), ports),
};

const isAct = (text: string | undefined): text is PlayerAct =>
  text !== undefined && Object.hasOwn(acts, text);

/** Changes what is kept of a person, with the reason (R12). */
export async function amendPlayer(visit: Visit, ports: DeskPorts) {
  const words = playerActWords[visit.language];
  const { act, sure } = visit.form;
  const number = visit.c.req.param('player') ?? '';
  const flaw = isAct(act) && (act !== 'erase' || sure === 'yes') ? flawOfReason(visit) : words.unsure;
  if (!isAct(act) || flaw !== null) return showPlayer(visit, ports, refused(flaw ?? words.unsure), 422);
  const outcome = /^[1-9]\d{3,7}$/.test(number)
    ? await acts[act](number, visit, ports)
    : ({ outcome: 'refused', because: 'unknown-player' } as const);
  if (outcome.outcome === 'refused') {
    return showPlayer(visit, ports, refused(words.refused[outcome.because]), 409);
  }
  return showPlayer(visit, ports, done(outcome.outcome === 'unchanged' ? words.unchanged : words.done[act]));
}
