import { isSoundSqliteFile, openSqliteLedger } from '@kuvvet/ledger/sqlite';
import { type AuditFinding, type DoctorPorts, examineInstallation, explain } from '@kuvvet/office';
import { ledgerPath, openArchives } from '@kuvvet/standalone';
import { type Command, exit, type Given, type Terminal } from './command.ts';
import { homeOptions, installationIn } from './home.ts';
import { severityWords } from './words.ts';

export const doctorCommand: Command = {
  takes: 0,
  usage: {
    tr: `Kullanım: kuvvet doctor [--data KLASÖR | --aws]

Kayıtları hesaplarıyla, geçerli revizyonları makbuzlarla, listeleri durumlarıyla, puan geçmişini listelerle, kütüğü son
kapanışla, arşivi defterle karşılaştırır; hiçbir şeyi değiştirmez, hizmet çalışırken de kullanılabilir. Çıkış kodu: 0 yanlış bir şey yok, 1 var.
Yarım kalmış bir kapanış yanlış değil, bildirilir.`,
    en: `Usage: kuvvet doctor [--data DIR | --aws]

Compares postings with their assessments, committed revisions with receipts, lists with their states, ratings of the past
with the lists, the register with the last close, the archive with the ledger; changes nothing, and may be used while the
service runs. Exit code: 0 nothing is wrong, 1 something is. A close that has not come to its end is told of and not wrong.`,
  },
  options: homeOptions,
  async run(given: Given, terminal: Terminal): Promise<number> {
    if (!given.on.aws && !isSoundSqliteFile(ledgerPath(installationIn(given)))) {
      print({ code: 'audit.ledger-file', severity: 'error', subject: 'ledger.sqlite' }, given, terminal);
      return exit.failed;
    }
    const home = await openBooks(given);
    let wrong = 0;
    try {
      const census = await examineInstallation(home, (finding) => {
        if (finding.severity === 'error') wrong++;
        print(finding, given, terminal);
      });
      if (given.on.json) terminal.out(JSON.stringify({ wrong, ...census }));
      else terminal.err(summary(wrong, census)[terminal.language]);
      return wrong === 0 ? exit.done : exit.failed;
    } finally {
      home.close();
    }
  },
};

/** Without the keys of an installation: opening them would make new ones where there are none. */
async function openBooks(given: Given): Promise<DoctorPorts & { close(): void }> {
  const now = () => new Date().toISOString();
  if (given.on.aws) {
    const { openAwsBooks } = await import('./aws.ts');
    return { ...openAwsBooks(process.env), now, close: () => {} };
  }
  const data = installationIn(given);
  const ledger = openSqliteLedger(ledgerPath(data));
  return { ledger, ...openArchives(data), now, close: () => ledger.close() };
}

function print(finding: AuditFinding, given: Given, terminal: Terminal) {
  const message = explain(finding, terminal.language);
  if (given.on.json) return terminal.out(JSON.stringify({ ...finding, message }));
  terminal.out(`${severityWords[terminal.language][finding.severity]}: ${finding.subject}: ${message}`);
}

type Census = Awaited<ReturnType<typeof examineInstallation>>;

const summary = (wrong: number, { lists, tournaments, received, parked, held, orphans }: Census) => ({
  tr: `Yanlış: ${wrong}. Liste: ${lists}, turnuva: ${tournaments}; sırada: ${received}, ayını bekleyen: ${parked}, bekletilen: ${held}; kimsenin anmadığı nesne: ${orphans} (zararsız).`,
  en: `Wrong: ${wrong}. Lists: ${lists}, tournaments: ${tournaments}; queued: ${received}, parked: ${parked}, held: ${held}; objects nobody names: ${orphans} (harmless).`,
});
