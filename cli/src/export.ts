import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { keepSecrets } from '@kuvvet/standalone';
import { type Command, exit, type Given, required, type Terminal, WrongUse } from './command.ts';
import { openHomeOf, openNewHomeOf } from './home.ts';
import { moveHome, otherKeys } from './move.ts';

export const exportCommand: Command = {
  takes: 1,
  usage: {
    tr: `Kullanım: kuvvet export --aws --data KLASÖR

Defteri, arşivleri ve anahtarları KLASÖR'e kopyalar ve özetleriyle karşılaştırır; hizmet oradan devam edebilir. Yarıda
kalırsa yeniden verin. Önce AWS'deki yazanları durdurun.`,
    en: `Usage: kuvvet export --aws --data DIR

Copies ledger, archives and keys to DIR and compares them by digest; the service can go on there. If it was stopped half-way,
give it again. Stop what writes on AWS first.`,
  },
  options: { data: { type: 'string' }, aws: { type: 'boolean' } },
  async run(given: Given, terminal: Terminal): Promise<number> {
    const data = required(given, 'data');
    if (!given.on.aws) throw new WrongUse({ tr: '--aws gerekli.', en: '--aws is required.' });
    const { openAwsKeys } = await import('./aws.ts');
    const keys = await openAwsKeys(process.env).read();
    if (!keys) throw new WrongUse({ tr: "AWS'de anahtarlar yok.", en: 'There are no keys on AWS.' });
    mkdirSync(data, { recursive: true, mode: 0o700 });
    if (!keepSecrets(join(data, 'secrets.json'), keys)) {
      terminal.err(otherKeys[terminal.language]);
      return exit.failed;
    }
    const from = await openHomeOf(given);
    const to = await openNewHomeOf({ ...given, on: { ...given.on, aws: false } });
    return moveHome(from, to, given, terminal).finally(to.close);
  },
};
