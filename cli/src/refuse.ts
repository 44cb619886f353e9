import { refuse, weighDecision } from '@kuvvet/office';
import type { Command, Given, Terminal } from './command.ts';
import { tellDecision, tellRehearsal } from './decide.ts';
import { homeOptions, openHomeOf } from './home.ts';
import { orderOf, orderOptions } from './order.ts';
import { receiptName } from './receipt-name.ts';

export const refuseCommand: Command = {
  takes: 1,
  usage: {
    tr: `Kullanım: kuvvet refuse KOD.REVİZYON --reason NEDEN [--by AD] [--yes] [--data KLASÖR | --aws]

Rapor değerlendirilmez; göndereni nedeni makbuzda okur. Değerlendirilmiş bir turnuva bir sonraki revizyonla geri çekilir.
--yes olmadan yalnız ne olacağını yazar.`,
    en: `Usage: kuvvet refuse TOURNAMENT.REVISION --reason REASON [--by NAME] [--yes] [--data DIR | --aws]

The report is not rated; its sender reads why in its receipt. A tournament that is rated is taken back by its next revision.
Without --yes it only says what would happen.`,
  },
  options: { ...homeOptions, ...orderOptions },
  async run(given: Given, terminal: Terminal): Promise<number> {
    const { tournament, revision } = receiptName(given.rest[0] ?? '');
    const author = orderOf(given);
    const home = await openHomeOf(given);
    try {
      if (!given.on.yes) {
        return tellRehearsal(await weighDecision(tournament, revision, home), given, terminal);
      }
      return await tellDecision(await refuse(tournament, revision, author, home), home, given, terminal);
    } finally {
      home.close();
    }
  },
};
