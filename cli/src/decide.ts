import type { Receipt } from '@kuvvet/ledger';
import type { DecisionRefusal } from '@kuvvet/office';
import { exit, type Given, type Sentence, type Terminal } from './command.ts';
import type { OfficeHome } from './home.ts';
import { stateWords } from './words.ts';

type Outcome = { readonly outcome: string; readonly receipt: Receipt } | DecisionRefusal;

/** Has a decided report rated where nobody else does, and says how it stands; or why nothing was decided. */
export async function tellDecision(
  outcome: Outcome,
  home: OfficeHome,
  given: Given,
  terminal: Terminal,
): Promise<number> {
  if (!('receipt' in outcome)) return tellRefusal(outcome, given, terminal);
  await home.rateQueued();
  const { tournament, revision } = outcome.receipt;
  const receipt = (await home.ledger.receipt(tournament, revision)) ?? outcome.receipt;
  if (given.on.json) terminal.out(JSON.stringify({ outcome: outcome.outcome, receipt }));
  else terminal.out(`${tournament}.${revision}  ${stateWords[terminal.language][receipt.state]}`);
  return exit.done;
}

/** What would be decided, without --yes. */
export function tellRehearsal(
  weighed: { readonly outcome: 'open' | 'rated'; readonly receipt: Receipt } | DecisionRefusal,
  given: Given,
  terminal: Terminal,
): number {
  if (!('receipt' in weighed)) return tellRefusal(weighed, given, terminal);
  const { tournament, revision, state } = weighed.receipt;
  if (given.on.json) terminal.out(JSON.stringify({ outcome: weighed.outcome, receipt: weighed.receipt }));
  else terminal.out(`${tournament}.${revision}  ${stateWords[terminal.language][state]}`);
  terminal.err(rehearsed[weighed.outcome][terminal.language]);
  return exit.done;
}

function tellRefusal(refusal: DecisionRefusal, given: Given, terminal: Terminal): number {
  if (given.on.json) terminal.out(JSON.stringify(refusal));
  else terminal.err(refusals[refusal.because][terminal.language]);
  return exit.failed;
}

const rehearsed: Readonly<Record<'open' | 'rated', Sentence>> = {
  open: {
    tr: 'Karar bu revizyon için verilirdi. Vermek için --yes ekleyin.',
    en: 'This revision would be decided about. Add --yes to do it.',
  },
  rated: {
    tr: 'Rapor değerlendirilmiş; karar bir sonraki revizyonu olarak işlenirdi. Vermek için --yes ekleyin.',
    en: 'The report is rated; the decision would become its next revision. Add --yes to do it.',
  },
};

const refusals: Readonly<Record<DecisionRefusal['because'], Sentence>> = {
  unknown: { tr: 'Böyle bir rapor gönderilmedi.', en: 'No such report was sent.' },
  final: {
    tr: 'Bu revizyon hiçbir listede sayılmıyor ve sayılmayacak; yeni bir revizyon gerekir.',
    en: 'This revision counts in no list and never will; another revision is needed.',
  },
  followed: {
    tr: 'Bu revizyondan sonra bir başkası var; kararı ona verin.',
    en: 'A later revision is there; decide about that one.',
  },
  'no-player': { tr: 'Kütükte böyle bir oyuncu yok.', en: 'No such player is in the register.' },
  'no-seat': { tr: 'Raporda bu başlangıç numarası yok.', en: 'The report has no such start number.' },
  merged: {
    tr: 'Bu numara bir başkasıyla birleştirildi; kalan numarayı yazın.',
    en: 'This number was merged into another; name the one that stays.',
  },
  'nothing-new': { tr: 'Rapor zaten bu listeye sayılıyor.', en: 'The report counts for that list already.' },
};
