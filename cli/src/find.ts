import { findPlayers } from '@kuvvet/office';
import { type Command, exit, type Given, type Terminal, WrongUse } from './command.ts';
import { homeOptions, openHomeOf } from './home.ts';
import { cardLine } from './print-case.ts';

export const findCommand: Command = {
  takes: 1,
  usage: {
    tr: `Kullanım: kuvvet find "AD SOYAD" | NUMARA [--data KLASÖR | --aws]

Adın bütün sözcükleri gerekir; sıraları, büyük küçük harf ve Türkçe harfler önemli değildir. En çok 25 kişi gösterilir.`,
    en: `Usage: kuvvet find "NAME" | NUMBER [--data DIR | --aws]

All words of the name are needed; their order, capitals and Turkish letters do not matter. At most 25 people are shown.`,
  },
  options: homeOptions,
  async run(given: Given, terminal: Terminal): Promise<number> {
    const [text] = given.rest;
    if (!text) throw new WrongUse({ tr: 'Bir ad veya numara yazın.', en: 'Name somebody, or a number.' });
    const home = await openHomeOf(given);
    try {
      const cards = await findPlayers(text, home);
      if (given.on.json) terminal.out(JSON.stringify(cards));
      else for (const card of cards) terminal.out(cardLine(card, null));
      if (cards.length === 0) terminal.err(nobody[terminal.language]);
      return cards.length > 0 ? exit.done : exit.failed;
    } finally {
      home.close();
    }
  },
};

const nobody = { tr: 'Kütükte böyle biri yok.', en: 'Nobody of that name or number is in the register.' };
