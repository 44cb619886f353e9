import { merge, weighMerge } from '@kuvvet/office';
import { actName } from './act-name.ts';
import { type Command, exit, type Given, type Terminal } from './command.ts';
import { homeOptions, openHomeOf } from './home.ts';
import { orderOf, orderOptions } from './order.ts';
import { playerOf } from './player.ts';

export const mergeCommand: Command = {
  takes: 2,
  usage: {
    tr: `Kullanım: kuvvet merge GİDEN KALAN --reason NEDEN [--by AD] [--yes] [--data KLASÖR | --aws]

GİDEN numara bundan sonra KALAN numaranın kişisidir: onu adlandıran raporlar KALAN ile değerlendirilir, açık aydakiler
kapanışta yeniden hesaplanır, GİDEN sonraki listede yoktur. Ay kapanana kadar kuvvet split ile geri alınabilir. --yes olmadan yalnız kimlerin birleşeceğini yazar.`,
    en: `Usage: kuvvet merge LEAVING STAYING --reason REASON [--by NAME] [--yes] [--data DIR | --aws]

From now on LEAVING is the person of STAYING: reports that name it are rated as STAYING, those of the open month are
worked out again at its close, and LEAVING is not on the next list. Until the month is closed kuvvet split takes it back. Without
--yes it only says who would become one.`,
  },
  options: { ...homeOptions, ...orderOptions, id: { type: 'string' } },
  async run(given: Given, terminal: Terminal): Promise<number> {
    const [player, into] = [playerOf(given.rest[0]), playerOf(given.rest[1])];
    const order = { id: actName(given, `merge-${player}-${into}`), ...orderOf(given) };
    const home = await openHomeOf(given);
    try {
      const weighed = await weighMerge({ player, into }, home);
      const outcome =
        given.on.yes && weighed.outcome === 'fits' ? await merge({ player, into }, order, home) : weighed;
      if (given.on.json) terminal.out(JSON.stringify(outcome));
      else if (outcome.outcome === 'refused') {
        const where = outcome.tournament ? ` (${outcome.tournament})` : '';
        terminal.err(`${refusals[outcome.because][terminal.language]}${where}`);
      } else if (weighed.outcome === 'fits') {
        for (const { player, name, birthYear, club } of [weighed.leaving, weighed.staying]) {
          terminal.out([player, name, birthYear ?? '-', club || '-'].join('  '));
        }
        if (outcome.outcome === 'fits') terminal.err(rehearsed[terminal.language]);
      }
      return outcome.outcome === 'refused' ? exit.failed : exit.done;
    } finally {
      home.close();
    }
  },
};

const rehearsed = {
  tr: 'Birincisi ikincisinin numarası olurdu. Birleştirmek için --yes ekleyin.',
  en: 'The first would be a number of the second. Add --yes to merge them.',
};

const refusals = {
  'unknown-player': {
    tr: 'Numaralardan biri kütükte yok.',
    en: 'One of the numbers is not in the register.',
  },
  same: { tr: 'İki numara aynı.', en: 'Both numbers are the same.' },
  merged: {
    tr: 'Numaralardan biri zaten birleştirilmiş.',
    en: 'One of the numbers is merged already.',
  },
  'rating-only-there': {
    tr: 'Giden numaranın, kalanda olmayan bir puanı var; puanlı numara kalmalı (C-05).',
    en: 'The number that leaves has a rating the other lacks; the rated one has to stay (C-05).',
  },
  'licence-only-there': {
    tr: 'Lisans giden numarada, kalanda yok; lisanslı numara kalmalı (U-02).',
    en: 'The number that leaves has the licence and the other has none; the one with the licence has to stay (U-02).',
  },
  met: {
    tr: 'İkisi açık ayın bir turnuvasında birlikte oynadı: iki ayrı kişi olmalı.',
    en: 'Both played in one tournament of the open month, so they are two persons.',
  },
} as const;
