import { existsSync, readdirSync } from 'node:fs';
import { shown } from '@kuvvet/office';
import { backUp, ledgerPath } from '@kuvvet/standalone';
import { type Command, exit, type Given, type Terminal, WrongUse } from './command.ts';
import { progress } from './progress.ts';

export const backupCommand: Command = {
  takes: 1,
  usage: {
    tr: `Kullanım: kuvvet backup YENİKLASÖR [--data KLASÖR]

Defteri ve masanın hesaplarını bir andaki hâliyle, ardından arşivleri kopyalar; her dosyanın özeti backup.ndjson içindedir. Lisans, liste ve
gönderen anahtarları da kopyadadır: klasörü yalnız sahibi okuyabilir, öyle de saklanmalıdır. kuvvet restore geri yükler.`,
    en: `Usage: kuvvet backup NEWDIR [--data DIR]

Copies the ledger and the accounts of the desk as they are at one moment, then the archives; backup.ndjson has the digest of every file. The keys of licences,
lists and senders are in the copy too: only its owner may read it, and it has to be kept that way. kuvvet restore brings
it back.`,
  },
  options: { data: { type: 'string', default: 'data' } },
  async run(given: Given, terminal: Terminal): Promise<number> {
    const data = given.text.data ?? 'data';
    if (!existsSync(ledgerPath(data))) {
      throw new WrongUse({
        tr: `--data ${shown(data)}: burada bir kurulum yok.`,
        en: `--data ${shown(data)}: no installation is there.`,
      });
    }
    const into = newDirectory(given.rest[0]);
    const bar = progress(into);
    const files = await backUp(data, into, new Date().toISOString(), bar.at).finally(bar.done);
    if (given.on.json) terminal.out(JSON.stringify({ files }));
    else terminal.err(terminal.language === 'tr' ? `${files} dosya kopyalandı.` : `Files copied: ${files}.`);
    return exit.done;
  },
};

/** A directory that is new or empty. */
export function newDirectory(path: string | undefined): string {
  if (path === undefined) {
    throw new WrongUse({ tr: 'Yeni bir klasör adı gerekli.', en: 'Name a new directory.' });
  }
  if (existsSync(path) && readdirSync(path).length > 0) {
    throw new WrongUse({
      tr: `${shown(path)}: boş bir klasör bekleniyor.`,
      en: `${shown(path)}: expected an empty directory.`,
    });
  }
  return path;
}
