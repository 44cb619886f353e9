import { turkey } from '@kuvvet/office';
import { publish } from '@kuvvet/publish';
import { type Command, exit, type Given, type Terminal } from './command.ts';
import { homeOptions, openHomeOf } from './home.ts';
import { periodOption } from './period.ts';

export const closeCommand: Command = {
  name: 'close',
  takes: 0,
  summary: { tr: 'bir ayı kapatır ve listeleri yayımlar', en: 'close a month and publish its lists' },
  usage: {
    tr: `Kullanım: kuvvet close --period YYYY-AA --yes [--data KLASÖR | --aws]

--yes olmadan yalnız ne olacağını yazar. Sırada bekleyen rapor varsa kapatmaz.`,
    en: `Usage: kuvvet close --period YYYY-MM --yes [--data DIR | --aws]

Without --yes it only says what would happen. It does not close while reports are queued.`,
  },
  options: { ...homeOptions, period: { type: 'string' }, yes: { type: 'boolean' } },
  async run(given: Given, terminal: Terminal): Promise<number> {
    const period = periodOption(given);
    const home = await openHomeOf(given);
    try {
      if (!given.on.yes) {
        const book = await home.ledger.book(period);
        let postings = 0;
        for await (const _ of home.ledger.postings(period)) postings++;
        terminal.out(JSON.stringify({ period, state: book?.state ?? null, tournaments: postings }));
        return exit.done;
      }
      const outcome = await publish(period, turkey, home);
      terminal.out(JSON.stringify(outcome));
      return outcome.outcome === 'published' ? exit.done : exit.failed;
    } finally {
      home.close();
    }
  },
};
