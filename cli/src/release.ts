import { explain, isTournamentCode, release, weighRelease } from '@kuvvet/office';
import { type Command, exit, type Given, type Terminal, WrongUse } from './command.ts';
import { homeOptions, openHomeOf } from './home.ts';
import { orderOf, orderOptions } from './order.ts';
import { revisionOption } from './revision.ts';
import { severityWords } from './words.ts';

export const releaseCommand: Command = {
  takes: 1,
  usage: {
    tr: `Kullanım: kuvvet release KOD --revision N --reason NEDEN [--by AD] [--yes] [--data KLASÖR | --aws]

Raporun bekletme nedenleri kabul edilir ve o an açık olan ayda değerlendirilir; karar makbuzuyla birlikte saklanır.
Eşleşmeyen oyuncu gibi önce düzeltilmesi gerekenler kabul edilemez. --yes olmadan yalnız neyin kabul edileceğini yazar.`,
    en: `Usage: kuvvet release ID --revision N --reason REASON [--by NAME] [--yes] [--data DIR | --aws]

What holds the report is accepted, and it is rated in the month that is open by then; the word is kept with its receipt.
What has to be put right first, such as a player who was not found, cannot be accepted. Without --yes it only says what
would be accepted.`,
  },
  options: { ...homeOptions, ...orderOptions, revision: { type: 'string' } },
  async run(given: Given, terminal: Terminal): Promise<number> {
    const [tournament = ''] = given.rest;
    if (!isTournamentCode(tournament)) {
      throw new WrongUse({ tr: 'Turnuvanın kodunu yazın.', en: 'Name the tournament.' });
    }
    const revision = revisionOption(given);
    const word = orderOf(given);
    const home = await openHomeOf(given);
    try {
      const outcome = given.on.yes
        ? await release(tournament, revision, word, home)
        : await weighRelease(tournament, revision, home);
      if (outcome.outcome === 'released') await home.rateQueued();
      const after = await home.ledger.receipt(tournament, revision);
      const findings = 'holds' in outcome ? outcome.holds : 'findings' in outcome ? outcome.findings : [];
      const told = { outcome: outcome.outcome, state: after?.state ?? null, findings };
      if (given.on.json) terminal.out(JSON.stringify(told));
      else {
        terminal.out(`${tournament}.${revision}  ${words[outcome.outcome][terminal.language]}`);
        for (const finding of findings) {
          const severity = severityWords[terminal.language][finding.severity];
          terminal.err(`  ${severity}: ${explain(finding, terminal.language)}`);
        }
      }
      return outcome.outcome === 'released' || outcome.outcome === 'liftable' ? exit.done : exit.failed;
    } finally {
      home.close();
    }
  },
};

const words = {
  released: { tr: 'değerlendirmeye bırakıldı', en: 'released' },
  liftable: {
    tr: 'şunlar kabul edilirdi; yapmak için --yes ekleyin',
    en: 'this would be accepted; add --yes to do it',
  },
  'not-held': { tr: 'bekletilmiyor', en: 'is not held' },
  unliftable: { tr: 'önce bunlar düzeltilmeli', en: 'this has to be put right first' },
} as const;
