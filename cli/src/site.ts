import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildSite, type SiteFile } from '@kuvvet/site';
import { type Command, exit, type Given, type Terminal, WrongUse } from './command.ts';

export const siteCommand: Command = {
  takes: 0,
  usage: {
    tr: `Kullanım: kuvvet site --out KLASÖR | --aws

Sayfaları bir klasöre yazar ya da yığının liste kovasına koyar. Klasör, yanında lists/ olan herhangi bir
sunucudan yayımlanabilir. Yineleyince aynı baytlar çıkar. npm start ile çalışan hizmet sayfaları kendisi hazırlar.`,
    en: `Usage: kuvvet site --out DIR | --aws

Writes the pages to a directory, or puts them into the bucket of the stack's lists. Any server can serve the
directory beside lists/. Repeating it gives the same bytes. A service run by npm start builds its pages itself.`,
  },
  options: { out: { type: 'string' }, aws: { type: 'boolean' } },
  async run(given: Given, terminal: Terminal): Promise<number> {
    const { out } = given.text;
    if (Boolean(out) === Boolean(given.on.aws)) {
      throw new WrongUse({ tr: '--out ya da --aws gerekli.', en: 'Either --out or --aws is required.' });
    }
    const files = await buildSite();
    if (out) for (const file of files) writeTo(out, file);
    else {
      const { putPages } = await import('./aws.ts');
      await putPages(files, process.env);
    }
    const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0);
    terminal.out(JSON.stringify({ files: files.length, bytes }));
    return exit.done;
  },
};

function writeTo(directory: string, { path, bytes }: SiteFile): void {
  mkdirSync(dirname(join(directory, path)), { recursive: true });
  writeFileSync(join(directory, path), bytes);
}
