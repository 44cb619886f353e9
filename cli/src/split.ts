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
yeniden değerlendirilir. Ayı kapanmış bir birleştirme böyle geri alınmaz; o zaman ne yapılacağını söyler. --yes olmadan yalnız
ne olacağını yazar.`,
    en: `Usage: kuvvet split PLAYER --reason REASON [--by NAME] [--yes] [--data DIR | --aws]

PLAYER is the number that left with the merge: it is a person again and keeps its rating, and reports that were matched to the
other number are rated again. A merge whose month is closed is not taken back so; it then says what to do. Without --yes it
only says what would happen.`,
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
    tr: `Bu birleştirmeyle liste yayımlandı; numara olduğu gibi kalır ve kişi yeni bir numarayla başlar:
  1. kuvvet register import: kişiyi yeni numarayla, lisans ve FIDE numarası yazmadan kütüğe ekleyin
  2. kuvvet licence YENİ --reason ... < NUMARA: lisansı eski numaradan alır; sonraki raporlar yeni numaraya sayılır
  3. kuvvet award YENİ --type ukd --rating N --reason ...: kurulun karar verdiği puanı verin
  4. kuvvet match RAPOR.N --seats NO=YENİ --reason ...: kişinin oynadığı her raporu düzeltin; fark sonraki listeye yazılır`,
    en: `Lists were published with this merge; the number stays as it is, and the person begins under a new one:
  1. kuvvet register import: enter the person with a new number, without licence and FIDE number
  2. kuvvet licence NEW --reason ... < NUMBER: takes the licence from the old number; further reports count for the new one
  3. kuvvet award NEW --type ukd --rating N --reason ...: give the rating the board decides on
  4. kuvvet match REPORT.N --seats NO=NEW --reason ...: correct each report the person played in; the next list has the difference`,
  },
} as const;
