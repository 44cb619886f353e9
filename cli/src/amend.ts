import type { Player } from '@kuvvet/ledger';
import type { AmendOutcome, AmendRefusal } from '@kuvvet/office';
import { exit, type Given, type Sentence, type Terminal } from './command.ts';

/** What was done to somebody's entry. */
export function tellAmendment(outcome: AmendOutcome, given: Given, terminal: Terminal): number {
  if (outcome.outcome === 'refused') return tellRefusal(outcome, given, terminal);
  if (given.on.json) terminal.out(JSON.stringify(outcome));
  else terminal.out(`${outcome.player.player}  ${done[outcome.outcome][terminal.language]}`);
  return exit.done;
}

/** Whom it would be about, without --yes. */
export function tellWhoWouldBe(
  weighed: { readonly outcome: 'fits'; readonly player: Player } | AmendRefusal,
  given: Given,
  terminal: Terminal,
): number {
  if (weighed.outcome === 'refused') return tellRefusal(weighed, given, terminal);
  const { player, name, birthYear, club, listed } = weighed.player;
  if (given.on.json) terminal.out(JSON.stringify(weighed));
  else terminal.out([player, name, birthYear ?? '-', club || '-', listed ? 'listed' : 'unlisted'].join('  '));
  terminal.err(rehearsed[terminal.language]);
  return exit.done;
}

function tellRefusal(refusal: AmendRefusal, given: Given, terminal: Terminal): number {
  if (given.on.json) terminal.out(JSON.stringify(refusal));
  else terminal.err(refusals[refusal.because][terminal.language]);
  return exit.failed;
}

const done: Readonly<Record<'done' | 'unchanged', Sentence>> = {
  done: { tr: 'yapıldı', en: 'done' },
  unchanged: { tr: 'zaten öyle', en: 'is so already' },
};

const rehearsed = {
  tr: 'Söz konusu kişi budur. Yapmak için --yes ekleyin.',
  en: 'This is whom it is about. Add --yes to do it.',
};

const refusals: Readonly<Record<AmendRefusal['because'], Sentence>> = {
  'unknown-player': { tr: 'Kütükte böyle bir oyuncu yok.', en: 'No such player is in the register.' },
  merged: {
    tr: 'Bu numara bir başkasıyla birleştirildi; kalan numarayı yazın.',
    en: 'This number was merged into another; name the one that stays.',
  },
  taken: {
    tr: 'Bu lisans numarası başka bir oyuncuya ait.',
    en: 'This licence number belongs to another player.',
  },
  'no-licence': {
    tr: 'Verilen, geçerli bir lisans numarası değil.',
    en: 'What was given is no valid licence number.',
  },
};
