import type { CutOff } from '@kuvvet/ledger';
import {
  type CutOffAhead,
  type CutOffOutcome,
  type CutOffRefusal,
  clockTime,
  currentBook,
  instantOf,
  setCutOff,
  turkey,
  weighCutOff,
} from '@kuvvet/office';
import { type Command, exit, type Given, type Sentence, type Terminal, WrongUse } from './command.ts';
import { homeOptions, openHomeOf } from './home.ts';
import { orderOf, orderOptions } from './order.ts';

export const cutOffCommand: Command = {
  takes: 1,
  usage: {
    tr: `Kullanım: kuvvet cut-off [GÜN | GÜNTSS:DD | none] [--late next|hold] --reason NEDEN [--by AD]
       [--yes] [--data KLASÖR | --aws]

Açık aya o andan sonra gelen raporlar geç sayılır: --late next (yazılmazsa budur) onları bir sonraki aya bırakır, --late hold
her biri için kararı görevliye bırakır (kuvvet release). GÜN o günün sonudur, saat federasyonun saatidir: 2026-10-28 veya
2026-10-28T18:00. none bunu kaldırır: ay kapanıncaya dek rapor alınır. Geçmiş bir zaman belirlenemez. Daha önce geç sayılan
raporlara yeniden bakılır; görevlinin kendi kararları hiç geç sayılmaz. Bir şey yazılmazsa şimdikini söyler; --yes olmadan
yalnız ne olacağını yazar.`,
    en: `Usage: kuvvet cut-off [DAY | DAYTHH:MM | none] [--late next|hold] --reason REASON [--by NAME]
       [--yes] [--data DIR | --aws]

Reports that come to the open month from then on are late: --late next (the default) leaves them to the month after, --late hold
leaves each to an officer (kuvvet release). A DAY is the end of it, an hour that of the federation's clocks: 2026-10-28 or
2026-10-28T18:00. none lifts it: reports are taken until the month is closed. It cannot be set into the past. Reports that were
late before are looked at again; what an officer decides is never late. Without an argument it tells the one that stands;
without --yes it only says what would happen.`,
  },
  options: { ...homeOptions, ...orderOptions, late: { type: 'string' } },
  async run(given: Given, terminal: Terminal): Promise<number> {
    const [written] = given.rest;
    const after = written === undefined ? null : cutOffIn(written, given);
    const author = written === undefined ? null : orderOf(given);
    const home = await openHomeOf(given);
    try {
      if (author === null) {
        const { period, cutOff = null } = await currentBook(home.ledger);
        if (given.on.json) terminal.out(JSON.stringify({ period, cutOff }));
        else terminal.out(`${period}  ${toldCutOff(cutOff)[terminal.language]}`);
        return exit.done;
      }
      const outcome = given.on.yes ? await setCutOff(after, author, home) : await weighCutOff(after, home);
      if (outcome.outcome === 'set') await home.rateQueued();
      tell(outcome, given, terminal);
      return outcome.outcome === 'refused' ? exit.failed : exit.done;
    } finally {
      home.close();
    }
  },
};

function cutOffIn(written: string, given: Given): CutOff | null {
  const late = given.text.late ?? 'next';
  if (late !== 'next' && late !== 'hold') {
    throw new WrongUse({ tr: '--late: next veya hold bekleniyor.', en: '--late: expected next or hold.' });
  }
  if (written === 'none') return null;
  const at = instantOf(written, turkey.timeZone);
  if (at !== null) return { at, late };
  throw new WrongUse({
    tr: 'Bir gün (2026-10-28), bir saat (2026-10-28T18:00) veya none bekleniyor.',
    en: 'Expected a day (2026-10-28), a moment (2026-10-28T18:00) or none.',
  });
}

function tell(outcome: CutOffAhead | CutOffRefusal | CutOffOutcome, given: Given, terminal: Terminal): void {
  const { language } = terminal;
  if (given.on.json) terminal.out(JSON.stringify(outcome));
  else if (outcome.outcome === 'refused') terminal.err(refusals[outcome.because][language]);
  else {
    const { period, before, after } = outcome;
    terminal.out(`${period}  ${toldCutOff(before)[language]}  ->  ${toldCutOff(after)[language]}`);
    terminal.err((outcome.outcome === 'set' ? lookedAt(outcome.again) : rehearsed)[language]);
  }
}

/** Until when reports are taken, and what becomes of later ones. */
export function toldCutOff(cutOff: CutOff | null): Sentence {
  if (cutOff === null) return { tr: 'kapanışa kadar', en: 'until the close' };
  const at = `${clockTime(cutOff.at, turkey.timeZone)} (${turkey.timeZone})`;
  return cutOff.late === 'hold'
    ? { tr: `${at}, sonra gelen bekletilir`, en: `${at}, later ones are held` }
    : { tr: `${at}, sonra gelen bir sonraki aya kalır`, en: `${at}, later ones count in the next month` };
}

const lookedAt = (again: number): Sentence => ({
  tr: `Belirlendi. Yeniden bakılan rapor: ${again}.`,
  en: `It is set. Reports looked at again: ${again}.`,
});

const rehearsed: Sentence = {
  tr: 'Böyle olurdu. Belirlemek için --yes ekleyin.',
  en: 'So it would be. Add --yes to set it.',
};

const refusals = {
  past: {
    tr: 'Son teslim zamanı geçmiş olamaz, en az bir dakika sonrası olmalı: o andan sonra gelenler hesaplanmış olabilir.',
    en: 'A cut-off lies a minute ahead at least: what came after one in the past may be rated already.',
  },
  closing: {
    tr: 'Ay kapanıyor; artık rapor almıyor.',
    en: 'The month is being closed and takes nothing more.',
  },
} as const;
