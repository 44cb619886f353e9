import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Archive } from '@kuvvet/gazette';
import { openDirectoryArchive } from '@kuvvet/gazette/directory';
import { openMemoryArchive } from '@kuvvet/gazette/memory';
import { openSqliteLedger } from '@kuvvet/ledger/sqlite';
import { explain, type Rebuilt, rebuild, shown, turkey } from '@kuvvet/office';
import { tellReaders } from '@kuvvet/publish';
import { ledgerPath, openArchives } from '@kuvvet/standalone';
import { type Command, exit, type Given, type Terminal, WrongUse } from './command.ts';
import { homeOptions } from './home.ts';

export const rebuildCommand: Command = {
  takes: 0,
  usage: {
    tr: `Kullanım: kuvvet rebuild [--data KLASÖR | --aws] [--into YENİKLASÖR]

Kapanan her ayı, her listenin her revizyonunu arşivden baştan hesaplar ve seçilmiş özetlerle karşılaştırır; hiçbirini
değiştirmez. --into ile defter ve listeler yeni bir klasöre yazılır; hizmet, yanına eski vault klasörü ve secrets.json
konunca oradan devam eder. Arşivin bilmedikleri yeniden yapılamaz: gönderenler, makbuzların zamanı ve bulguları, kararlar
ve henüz kapanmamış ayın raporları. Çıkış kodu: 0 her özet aynı, 1 bir şey farklı.`,
    en: `Usage: kuvvet rebuild [--data DIR | --aws] [--into NEWDIR]

Works out every closed month and every revision of every list anew from the archive and compares them with the digests
that were elected; changes none of it. With --into, ledger and lists are written to a new directory, from which the service goes on
once the old vault and secrets.json lie beside them. What no archive knows cannot be made again: senders, time and findings of
receipts, decisions, and the reports of the month that is not closed yet. Exit code: 0 every digest is the same, 1 something
is not.`,
  },
  options: { ...homeOptions, into: { type: 'string' } },
  async run(given: Given, terminal: Terminal): Promise<number> {
    const { vault, lists } = await archivesOf(given);
    const into = openInto(given);
    let months = 0;
    let wrong = 0;
    try {
      const published = given.on.aws || existsSync(join(dataOf(given), 'public')) ? lists : null;
      for await (const rebuilt of rebuild({ vault, published, into, scratch: openMemoryArchive })) {
        print(rebuilt, given, terminal);
        if (rebuilt.revision > 0) months++;
        wrong += rebuilt.findings.length;
      }
      if (given.text.into) {
        await tellReaders(turkey, into);
        terminal.err(unknown[terminal.language]);
      }
    } finally {
      into.ledger.close();
    }
    terminal.err(summary(months, wrong)[terminal.language]);
    return wrong === 0 ? exit.done : exit.failed;
  },
};

const dataOf = (given: Given) => given.text.data ?? 'data';

async function archivesOf(given: Given) {
  if (given.on.aws) return (await import('./aws.ts')).openAwsArchives(process.env);
  const data = dataOf(given);
  if (existsSync(join(data, 'vault'))) return openArchives(data);
  throw new WrongUse({
    tr: `--data ${shown(data)}: burada bir arşiv (vault) yok.`,
    en: `--data ${shown(data)}: no archive (vault) is there.`,
  });
}

/** Where it goes: a directory that is new or empty, or nowhere. */
function openInto({ text: { into } }: Given) {
  if (into === undefined) return { ledger: openSqliteLedger(':memory:'), lists: nowhere };
  mkdirSync(into, { recursive: true, mode: 0o700 });
  if (readdirSync(into).length > 0) {
    throw new WrongUse({
      tr: `--into ${shown(into)}: boş bir klasör bekleniyor.`,
      en: `--into ${shown(into)}: expected an empty directory.`,
    });
  }
  return {
    ledger: openSqliteLedger(ledgerPath(into)),
    lists: openDirectoryArchive(join(into, 'public')),
  };
}

/** Only the digests are wanted. */
const nowhere: Archive = {
  putOnce: async () => 'written',
  get: async () => null,
  replace: async () => true,
  async *keys() {},
};

function print(rebuilt: Rebuilt, given: Given, terminal: Terminal) {
  const { list, revision, tournaments, digests, findings } = rebuilt;
  const told = findings.map((finding) => ({ ...finding, message: explain(finding, terminal.language) }));
  if (given.on.json) return terminal.out(JSON.stringify({ ...rebuilt, findings: told }));
  const cells = digests.map(({ name, expected, found }) =>
    [name, expected.slice(0, 8), expected === found ? '=' : `!= ${found.slice(0, 8)}`].join(' '),
  );
  const name = revision > 1 ? `${list}.${revision}` : list;
  terminal.out([name, `${tournaments}`.padStart(4), ...cells].join('  '));
  for (const { subject, message } of told) terminal.err(`  ${subject}: ${message}`);
}

const unknown = {
  tr: 'Arşivde olmayanlar: gönderenler, makbuzların zamanı ve bulguları, kararlar, açık ayın raporları; imzalar yayımlanmış listelerden alınır.',
  en: 'Not in the archive: senders, time and findings of receipts, decisions, reports of the open month; signatures are taken over from the published lists.',
};

const summary = (months: number, wrong: number) => ({
  tr: `${months} liste: ${wrong === 0 ? 'her özet aynı' : `${wrong} şey yanlış`}.`,
  en: `Lists: ${months}; ${wrong === 0 ? 'every digest is the same' : `findings: ${wrong}`}.`,
});
