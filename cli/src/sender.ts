import { type Command, exit, type Given, type Terminal, WrongUse } from './command.ts';
import { homeOptions, openHomeOf } from './home.ts';

export const senderCommand: Command = {
  name: 'sender',
  summary: { tr: 'rapor gönderenlere anahtar verir', en: 'give a sender of reports a key' },
  usage: {
    tr: `Kullanım: kuvvet sender AD [--title BAŞLIK] [--data KLASÖR | --aws]

Yeni anahtarı yazar; bir önceki anahtar yenisi yerleşene kadar geçerli kalır.`,
    en: `Usage: kuvvet sender NAME [--title TITLE] [--data DIR | --aws]

Prints a new key; the one before stays live beside it until the next is made.`,
  },
  options: { ...homeOptions, title: { type: 'string' } },
  async run(given: Given, terminal: Terminal): Promise<number> {
    const [id] = given.rest;
    if (!id || !/^[a-z0-9][a-z0-9-]{0,62}$/.test(id)) {
      throw new WrongUse({
        tr: 'Göndereni küçük harf, rakam ve tireyle adlandırın, örnek: arbiter.',
        en: 'Name the sender in lower-case letters, digits and hyphens, such as arbiter.',
      });
    }
    const home = await openHomeOf(given);
    try {
      await home.ledger.putSender({ id, name: given.text.title ?? id, active: true, scope: ['*'] });
      terminal.out(await home.issueKey(id));
      return exit.done;
    } finally {
      home.close();
    }
  },
};
