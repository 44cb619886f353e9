import { text } from 'node:stream/consumers';
import { correctLicence } from '@kuvvet/office';
import { tellAmendment } from './amend.ts';
import type { Command, Given, Terminal } from './command.ts';
import { homeOptions, openHomeOf } from './home.ts';
import { orderOf, orderOptions } from './order.ts';
import { playerOf } from './player.ts';

export const licenceCommand: Command = {
  takes: 1,
  usage: {
    tr: `Kullanım: kuvvet licence OYUNCU --reason NEDEN [--by AD] [--data KLASÖR | --aws] < NUMARA

Numara komut satırından değil, girişten okunur ve yalnız anahtarlı karşılığı saklanır. Oyuncunun önceki numaraları artık
kimseyi göstermez; o numarayla gelen raporlar eşleştirilemez. Numara yanlış
birleştirilmiş ve ayı kapanmış bir numaradaysa ondan alınır: o kişi OYUNCU numarasıyla baştan başlar.`,
    en: `Usage: kuvvet licence PLAYER --reason REASON [--by NAME] [--data DIR | --aws] < NUMBER

The number is read from the input, never from the command line, and only its keyed token is kept. Earlier numbers of the player
name nobody any more; reports that have them are not matched. A number that was merged wrongly, in a month that is closed by now, gives the
licence up: the person begins anew as PLAYER.`,
  },
  options: { ...homeOptions, ...orderOptions },
  async run(given: Given, terminal: Terminal): Promise<number> {
    const player = playerOf(given.rest[0]);
    const author = orderOf(given);
    const licence = (await text(process.stdin)).trim();
    const home = await openHomeOf(given);
    try {
      return tellAmendment(await correctLicence(player, licence, author, home), given, terminal);
    } finally {
      home.close();
    }
  },
};
