import { setListed, weighAmendment } from '@kuvvet/office';
import { tellAmendment, tellWhoWouldBe } from './amend.ts';
import { type Command, type Given, required, type Terminal, WrongUse } from './command.ts';
import { homeOptions, openHomeOf } from './home.ts';
import { orderOf, orderOptions } from './order.ts';
import { playerOf } from './player.ts';

export const privacyCommand: Command = {
  takes: 1,
  usage: {
    tr: `Kullanım: kuvvet privacy OYUNCU --listed no|yes --reason NEDEN [--by AD] [--yes] [--data KLASÖR | --aws]

"no" ile oyuncu bundan sonra yayımlanan hiçbir dosyada yer almaz, rakip olarak da adı geçmez; puanı hesaplanmaya devam eder.
Daha önce yayımlanan dosyalar değişmez; yürürlükteki listeden de çıkması için listeyi kuvvet rerun ile yeniden yapın.
--yes olmadan yalnız kimin söz konusu olduğunu yazar.`,
    en: `Usage: kuvvet privacy PLAYER --listed no|yes --reason REASON [--by NAME] [--yes] [--data DIR | --aws]

With "no" the player is in no file published from then on, nor named as an opponent; the rating goes on being worked out.
Files published before do not change; to be gone from the list in force too, have it made again with kuvvet rerun. Without
--yes it only says whom it is about.`,
  },
  options: { ...homeOptions, ...orderOptions, listed: { type: 'string' } },
  async run(given: Given, terminal: Terminal): Promise<number> {
    const player = playerOf(given.rest[0]);
    const listed = required(given, 'listed');
    if (listed !== 'yes' && listed !== 'no') {
      throw new WrongUse({ tr: '--listed: yes veya no bekleniyor.', en: '--listed: expected yes or no.' });
    }
    const author = orderOf(given);
    const home = await openHomeOf(given);
    try {
      if (!given.on.yes) return tellWhoWouldBe(await weighAmendment(player, home), given, terminal);
      return tellAmendment(await setListed(player, listed === 'yes', author, home), given, terminal);
    } finally {
      home.close();
    }
  },
};
