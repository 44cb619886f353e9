import { aboutBook, readChecklist, sayDeed, turkey } from '@kuvvet/office';
import { publish } from '@kuvvet/publish';
import { checklistLines } from './checklist-lines.ts';
import { type Command, exit, type Given, type Terminal } from './command.ts';
import { homeOptions, openHomeOf } from './home.ts';
import { keeperOf, keeperOptions } from './order.ts';
import { periodOption } from './period.ts';

export const closeCommand: Command = {
  takes: 0,
  usage: {
    tr: `Kullanım: kuvvet close --period YYYY-AA --yes [--reason NEDEN] [--by AD] [--data KLASÖR | --aws]

--yes olmadan hiçbir şeyi kapatmaz; neyin sayılacağını ve nelerin açık kaldığını yazar: bekletilen ve değerlendirilmemiş
raporlar, eşleşmeyen oyuncular, göze çarpan sonuçlar. Sırada bekleyen rapor varsa kapatmaz.`,
    en: `Usage: kuvvet close --period YYYY-MM --yes [--reason REASON] [--by NAME] [--data DIR | --aws]

Without --yes it closes nothing; it says what would count and what is still open: reports that are held or not rated, players
nobody could match, results that stand out. It does not close while reports are queued.`,
  },
  options: { ...homeOptions, ...keeperOptions, period: { type: 'string' }, yes: { type: 'boolean' } },
  async run(given: Given, terminal: Terminal): Promise<number> {
    const period = periodOption(given);
    const keeper = keeperOf(given);
    const home = await openHomeOf(given);
    try {
      if (!given.on.yes) {
        const checklist = await readChecklist(period, home);
        if (given.on.json || !checklist) terminal.out(JSON.stringify(checklist ?? { period, state: null }));
        else for (const line of checklistLines(checklist, terminal.language)) terminal.out(line);
        return exit.done;
      }
      const before = await home.ledger.book(period);
      const outcome = await publish(period, turkey, home);
      // Of a month that was closed already nobody closes anything.
      if (outcome.outcome === 'published' && before?.state !== 'published') {
        await sayDeed(aboutBook(period), 'close', keeper, home);
      }
      terminal.out(JSON.stringify(outcome));
      return outcome.outcome === 'published' ? exit.done : exit.failed;
    } finally {
      home.close();
    }
  },
};
