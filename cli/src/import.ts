import { openHome } from '@kuvvet/standalone';
import { type Command, exit, type Given, required, type Terminal, WrongUse } from './command.ts';
import { installationIn, openHomeOf } from './home.ts';
import { moveHome, otherKeys } from './move.ts';

export const importCommand: Command = {
  takes: 0,
  usage: {
    tr: `Kullanım: kuvvet import --data KLASÖR --aws

Defteri, arşivleri ve anahtarları boş bir yığına kopyalar ve özetleriyle karşılaştırır. Yarıda kalırsa yeniden verin. Önce
bu makinedeki hizmeti durdurun; lisans anahtarı, yığında henüz yoksa konur.`,
    en: `Usage: kuvvet import --data DIR --aws

Copies ledger, archives and keys to an empty stack and compares them by digest. If it was stopped half-way, give it again.
Stop the service on this machine first; the licence key is put there unless there is one.`,
  },
  options: { data: { type: 'string' }, aws: { type: 'boolean' } },
  async run(given: Given, terminal: Terminal): Promise<number> {
    const data = required(given, 'data');
    if (!given.on.aws) throw new WrongUse({ tr: '--aws gerekli.', en: '--aws is required.' });
    installationIn(given);
    const { openAwsKeys } = await import('./aws.ts');
    const home = openHome(data);
    const { licenceKey, listKey } = home.secrets;
    home.close();
    if (!(await openAwsKeys(process.env).keep({ licenceKey, listKey }))) {
      terminal.err(otherKeys[terminal.language]);
      return exit.failed;
    }
    const from = await openHomeOf({ ...given, on: { ...given.on, aws: false } });
    return moveHome(from, await openHomeOf(given), given, terminal).finally(from.close);
  },
};
