import { retype, weighDecision } from '@kuvvet/office';
import type { Command, Given, Terminal } from './command.ts';
import { tellDecision, tellRehearsal } from './decide.ts';
import { homeOptions, openHomeOf } from './home.ts';
import { listTypeOption } from './list-type.ts';
import { orderOf, orderOptions } from './order.ts';
import { receiptName } from './receipt-name.ts';

export const retypeCommand: Command = {
  takes: 1,
  usage: {
    tr: `Kullanım: kuvvet retype KOD.REVİZYON --type ukd|uhs|uys --reason NEDEN [--by AD] [--yes] [--data KLASÖR | --aws]

Düşünme süresi raporda yanlış yazılmışsa. Değerlendirilmiş bir rapor eski listesinden çıkar, yenisine girer; yayımlanmışsa fark
bir sonraki listelere yazılır. --yes olmadan yalnız ne olacağını yazar.`,
    en: `Usage: kuvvet retype TOURNAMENT.REVISION --type ukd|uhs|uys --reason REASON [--by NAME] [--yes] [--data DIR | --aws]

For a report with a wrong time control. A rated one leaves the list it was in and enters the other; once it is published,
the differences go to the next lists. Without --yes it only says what would happen.`,
  },
  options: { ...homeOptions, ...orderOptions, type: { type: 'string' } },
  async run(given: Given, terminal: Terminal): Promise<number> {
    const { tournament, revision } = receiptName(given.rest[0] ?? '');
    const type = listTypeOption(given);
    const author = orderOf(given);
    const home = await openHomeOf(given);
    try {
      if (!given.on.yes) {
        return tellRehearsal(await weighDecision(tournament, revision, home), given, terminal);
      }
      const outcome = await retype(tournament, revision, type, author, home);
      return await tellDecision(outcome, home, given, terminal);
    } finally {
      home.close();
    }
  },
};
