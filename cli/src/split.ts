import { split, weighSplit } from '@kuvvet/office';
import { type Command, exit, type Given, type Terminal } from './command.ts';
import { homeOptions, openHomeOf } from './home.ts';
import { orderOf, orderOptions } from './order.ts';
import { playerOf } from './player.ts';

export const splitCommand: Command = {
  takes: 1,
  usage: {
    tr: `Kullanım: kuvvet split OYUNCU --reason NEDEN [--by AD] [--yes] [--data KLASÖR | --aws]

OYUNCU, birleştirmede giden numaradır: yeniden ayrı bir kişi olur, puanı kalır, öteki numarayla eşleştirilen raporları
yeniden değerlendirilir. Ayı kapanmış bir birleştirme böyle geri alınmaz. --yes olmadan yalnız ne olacağını yazar.`,
    en: `Usage: kuvvet split PLAYER --reason REASON [--by NAME] [--yes] [--data DIR | --aws]

PLAYER is the number that left with the merge: it is a person again and keeps its rating, and reports that were matched to the
other number are rated again. A merge whose month is closed is not taken back so. Without --yes it only says what would happen.`,
  },
  options: { ...homeOptions, ...orderOptions },
  async run(given: Given, terminal: Terminal): Promise<number> {
    const player = playerOf(given.rest[0]);
    const author = orderOf(given);
    const home = await openHomeOf(given);
    try {
      const outcome = given.on.yes ? await split(player, author, home) : await weighSplit(player, home);
      if (outcome.outcome === 'entered') await home.rateQueued();
      if (given.on.json) terminal.out(JSON.stringify(outcome));
      else if (outcome.outcome === 'refused') terminal.err(refusals[outcome.because][terminal.language]);
      else if (outcome.outcome === 'fits') {
        terminal.out(`${player}  <-  ${outcome.merge.into}`);
        terminal.err(rehearsed[terminal.language]);
      } else terminal.out([player, ...outcome.tournaments].join('  '));
      return outcome.outcome === 'refused' ? exit.failed : exit.done;
    } finally {
      home.close();
    }
  },
};

const rehearsed = {
  tr: 'Birincisi yeniden ayrı bir kişi olurdu. Ayırmak için --yes ekleyin.',
  en: 'The first would be a person again. Add --yes to split them.',
};

const refusals = {
  'unknown-player': { tr: 'Kütükte böyle bir oyuncu yok.', en: 'No such player is in the register.' },
  'not-merged': { tr: 'Bu numara birleştirilmiş değil.', en: 'This number is not merged.' },
  published: {
    tr: 'Bu birleştirmeyle liste yayımlandı; oyuncuya award ile puan verin, raporlarını match ile düzeltin.',
    en: 'Lists were published with this merge; award the player a rating and correct the reports with match.',
  },
} as const;
