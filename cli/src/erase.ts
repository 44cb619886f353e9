import { previousPeriod } from '@kuvvet/engine';
import { erase, turkey, weighAmendment } from '@kuvvet/office';
import { type RerunOutcome, rerun } from '@kuvvet/publish';
import { tellAmendment, tellWhoWouldBe } from './amend.ts';
import { type Command, exit, type Given, type Terminal } from './command.ts';
import { homeOptions, type OfficeHome, openHomeOf } from './home.ts';
import { orderOf, orderOptions } from './order.ts';
import { playerOf } from './player.ts';

export const eraseCommand: Command = {
  takes: 1,
  usage: {
    tr: `Kullanım: kuvvet erase OYUNCU --reason NEDEN [--by AD] [--yes] [--data KLASÖR | --aws]

Ad, doğum yılı, cinsiyet, kulüp, il, FIDE bilgileri ve lisans silinir; yalnız başkalarının karşısında oynadığı numara kalır.
Yürürlükteki listeler onsuz yeniden yapılır; NEDEN o listeyle yayımlanır, kişiyi adlandırmayın. Eski listelerin dosyaları
değişmez. Geri alınamaz. Yarıda kalırsa aynı komut tamamlar. --yes olmadan yalnız kimin söz konusu olduğunu yazar.`,
    en: `Usage: kuvvet erase PLAYER --reason REASON [--by NAME] [--yes] [--data DIR | --aws]

Name, birth year, sex, club, province, FIDE facts and licence are taken out; what stays is a number others have played against.
The lists in force are made again without it; REASON is published with them, so do not name anybody. Files of older lists stay
as they are. It cannot be undone. If it is interrupted the same command goes on. Without --yes it only says whom it is about.`,
  },
  options: { ...homeOptions, ...orderOptions },
  async run(given: Given, terminal: Terminal): Promise<number> {
    const player = playerOf(given.rest[0]);
    const author = orderOf(given);
    const home = await openHomeOf(given);
    try {
      if (!given.on.yes) return tellWhoWouldBe(await weighAmendment(player, home), given, terminal);
      const outcome = await erase(player, author, home);
      const code = tellAmendment(outcome, given, terminal);
      if (outcome.outcome === 'refused') return code;
      return tellLists(await remake(author, home), terminal);
    } finally {
      home.close();
    }
  },
};

/** The lists in force once more, without whoever is not listed; null before the first of this installation. */
async function remake(author: ReturnType<typeof orderOf>, home: OfficeHome): Promise<RerunOutcome | null> {
  const open = await home.ledger.current();
  const last = open && (await home.ledger.book(previousPeriod(open)));
  return last ? rerun(last.period, author, turkey, home) : null;
}

function tellLists(outcome: RerunOutcome | null, terminal: Terminal): number {
  const { language } = terminal;
  if (outcome === null) return exit.done;
  switch (outcome.outcome) {
    case 'revised':
      terminal.err(remade[language](outcome.list, outcome.rerun.revision));
      return exit.done;
    case 'unchanged':
      terminal.err(clean[language](outcome.list));
      return exit.done;
    case 'draining':
    case 'not-published':
      terminal.err(waits[language]);
      return exit.failed;
  }
}

const remade = {
  tr: (list: string, revision: number) => `${list}: listeler yeniden yapıldı, revizyon ${revision}.`,
  en: (list: string, revision: number) => `${list}: the lists are made again as revision ${revision}.`,
};

const clean = {
  tr: (list: string) => `${list}: yürürlükteki listelerde böyle biri yok.`,
  en: (list: string) => `${list}: the lists in force do not have the player.`,
};

const waits = {
  tr: 'Kişinin bilgileri silindi; listeler, sırada rapor beklediği için yeniden yapılmadı. Aynı komutu sonra yineleyin.',
  en: 'The person is erased; the lists were not made again, since reports are queued. Repeat the command later.',
};
