import type { Language } from '@kuvvet/report';
import { exit, type Terminal } from './command.ts';
import { commands } from './commands.ts';

async function run(args: readonly string[]): Promise<number> {
  const terminal: Terminal = {
    language: languageIn(args),
    out: (line) => process.stdout.write(`${line}\n`),
    err: (line) => process.stderr.write(`${line}\n`),
  };
  const [name, ...rest] = args;
  const command = commands.find((known) => known.name === name);
  if (command) {
    const { runCommand } = await import('./run-command.ts');
    return runCommand(command.name, await command.load(), rest, terminal);
  }
  const asked = name === undefined || name === 'help' || name.startsWith('--help');
  (asked ? terminal.out : terminal.err)(overview(terminal.language));
  return asked ? exit.done : exit.wrongUse;
}

/** `--lang tr`, `--lang=tr`, or the language of the environment (POSIX 8.2). */
const languageIn = (args: readonly string[]): Language => {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  const at = args.findIndex((arg) => /^--lang(=|$)/.test(arg));
  const given = at < 0 ? LC_ALL || LC_MESSAGES || LANG : (args[at]?.split('=')[1] ?? args[at + 1]);
  return given?.startsWith('tr') ? 'tr' : 'en';
};

const overview = (language: Language) =>
  [
    language === 'tr' ? 'Kullanım: kuvvet KOMUT [seçenekler]' : 'Usage: kuvvet COMMAND [options]',
    '',
    ...commands.map(({ name, summary }) => `  ${name.padEnd(10)} ${summary[language]}`),
    '',
    language === 'tr'
      ? 'Her komut --help, --json ve --lang tr|en alır. Çıkış kodları: 0 tamam, 1 olmadı, 2 yanlış kullanım, 3 dışarıda kalan rapor var.'
      : 'Every command takes --help, --json and --lang tr|en. Exit codes: 0 done, 1 failed, 2 wrong use, 3 some reports were left out.',
  ].join('\n');

process.exitCode = await run(process.argv.slice(2));
