import { shown } from '@kuvvet/office';
import { restoreBackup } from '@kuvvet/standalone';
import { newDirectory } from './backup.ts';
import { type Command, exit, type Given, required, type Terminal, WrongUse } from './command.ts';
import { progress } from './progress.ts';

export const restoreCommand: Command = {
  takes: 1,
  usage: {
    tr: `Kullanım: kuvvet restore YEDEK --data YENİKLASÖR

Her dosyayı özetiyle karşılaştırarak kopyalar. Ardından kuvvet doctor --data YENİKLASÖR ile bakın.`,
    en: `Usage: kuvvet restore BACKUP --data NEWDIR

Copies every file after it was compared with its digest. Then look with kuvvet doctor --data NEWDIR.`,
  },
  options: { data: { type: 'string' } },
  async run(given: Given, terminal: Terminal): Promise<number> {
    const [from] = given.rest;
    const data = newDirectory(required(given, 'data'));
    if (from === undefined) {
      throw new WrongUse({ tr: 'Yedeğin klasörünü yazın.', en: 'Name the directory of the backup.' });
    }
    const bar = progress(data);
    const restored = await restoreBackup(from, data, bar.at).finally(bar.done);
    if (given.on.json)
      terminal.out(JSON.stringify(typeof restored === 'number' ? { files: restored } : restored));
    else if (typeof restored === 'number') terminal.err(done(restored)[terminal.language]);
    else if (restored.because === 'no-backup') terminal.err(noBackup(shown(from))[terminal.language]);
    else terminal.err(damaged(restored.path)[terminal.language]);
    return typeof restored === 'number' ? exit.done : exit.failed;
  },
};

const done = (files: number) => ({
  tr: `${files} dosya geri yüklendi; kuvvet doctor ile bakın.`,
  en: `Files restored: ${files}; look with kuvvet doctor.`,
});

const noBackup = (from: string) => ({
  tr: `${from}: burada tamamlanmış bir yedek yok.`,
  en: `${from}: no finished backup is there.`,
});

const damaged = (path: string) => ({
  tr: `${path}: yedeklendiği gibi değil; başka bir yedek kullanın.`,
  en: `${path}: not what was backed up; use another backup.`,
});
