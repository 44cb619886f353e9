import { parseArgs } from 'node:util';
import type { Language } from '@kuvvet/report';
import { shown } from '@kuvvet/standalone';
import { accountCommand } from './account.ts';
import { awardCommand } from './award.ts';
import { backupCommand } from './backup.ts';
import { beginCommand } from './begin.ts';
import { checkCommand } from './check.ts';
import { closeCommand } from './close.ts';
import { type Command, exit, type Given, type Terminal, WrongUse } from './command.ts';
import { deskCommand } from './desk.ts';
import { diffCommand } from './diff.ts';
import { doctorCommand } from './doctor.ts';
import { eraseCommand } from './erase.ts';
import { explainCommand } from './explain.ts';
import { exportCommand } from './export.ts';
import { fideCommand } from './fide.ts';
import { findCommand } from './find.ts';
import { historyCommand } from './history.ts';
import { importCommand } from './import.ts';
import { inboxCommand } from './inbox.ts';
import { licenceCommand } from './licence.ts';
import { listCommand } from './list.ts';
import { matchCommand } from './match.ts';
import { mergeCommand } from './merge.ts';
import { monthCommand } from './month.ts';
import { obstacle } from './obstacle.ts';
import { previewCommand } from './preview.ts';
import { privacyCommand } from './privacy.ts';
import { rebuildCommand } from './rebuild.ts';
import { recomputeCommand } from './recompute.ts';
import { refuseCommand } from './refuse.ts';
import { registerCommand } from './register.ts';
import { releaseCommand } from './release.ts';
import { rerunCommand } from './rerun.ts';
import { restoreCommand } from './restore.ts';
import { retypeCommand } from './retype.ts';
import { senderCommand } from './sender.ts';
import { siteCommand } from './site.ts';
import { splitCommand } from './split.ts';
import { statusCommand } from './status.ts';
import { submitCommand } from './submit.ts';
import { subscriberCommand } from './subscriber.ts';
import { trailCommand } from './trail.ts';
import { verifyCommand } from './verify.ts';
import { withdrawCommand } from './withdraw.ts';

const commands: readonly Command[] = [
  monthCommand,
  checkCommand,
  submitCommand,
  withdrawCommand,
  statusCommand,
  registerCommand,
  listCommand,
  fideCommand,
  beginCommand,
  senderCommand,
  subscriberCommand,
  accountCommand,
  deskCommand,
  inboxCommand,
  findCommand,
  historyCommand,
  trailCommand,
  previewCommand,
  explainCommand,
  releaseCommand,
  matchCommand,
  retypeCommand,
  refuseCommand,
  awardCommand,
  mergeCommand,
  splitCommand,
  privacyCommand,
  licenceCommand,
  eraseCommand,
  closeCommand,
  rerunCommand,
  exportCommand,
  importCommand,
  backupCommand,
  restoreCommand,
  doctorCommand,
  rebuildCommand,
  recomputeCommand,
  verifyCommand,
  diffCommand,
  siteCommand,
];

async function run(args: readonly string[]): Promise<number> {
  const terminal: Terminal = {
    language: languageIn(args),
    out: (line) => process.stdout.write(`${line}\n`),
    err: (line) => process.stderr.write(`${line}\n`),
  };
  const [name, ...rest] = args;
  const command = commands.find((known) => known.name === name);
  if (!command) {
    const asked = name === undefined || name === 'help' || name.startsWith('--help');
    (asked ? terminal.out : terminal.err)(overview(terminal.language));
    return asked ? exit.done : exit.wrongUse;
  }
  try {
    const given = parse(command, rest);
    if (given.on.help) {
      terminal.out(command.usage[terminal.language]);
      return exit.done;
    }
    return await command.run(given, terminal);
  } catch (error) {
    return tell(error, command, terminal);
  }
}

function parse(command: Command, args: readonly string[]): Given {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        ...command.options,
        help: { type: 'boolean', short: 'h' },
        lang: { type: 'string' },
        json: { type: 'boolean' },
      },
    });
    const extra = positionals[command.takes];
    if (extra !== undefined) {
      throw new WrongUse({
        tr: `Fazladan bağımsız değişken: ${shown(extra)}`,
        en: `One argument too many: ${shown(extra)}`,
      });
    }
    const entries = Object.entries(values) as [string, unknown][];
    return {
      text: Object.fromEntries(
        entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      ),
      on: Object.fromEntries(
        entries.filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'),
      ),
      each: Object.fromEntries(
        entries.filter((entry): entry is [string, string[]] => Array.isArray(entry[1])),
      ),
      rest: positionals,
    };
  } catch (error) {
    if (error instanceof WrongUse) throw error;
    const message = shown((error as Error).message);
    throw new WrongUse({ tr: `Seçenekler okunamadı: ${message}`, en: message });
  }
}

function tell(error: unknown, command: Command, terminal: Terminal): number {
  if (error instanceof WrongUse) {
    terminal.err(error.sentence[terminal.language]);
    terminal.err(`kuvvet ${command.name} --help`);
    return exit.wrongUse;
  }
  terminal.err(`kuvvet ${command.name}: ${obstacle(error)[terminal.language]}`);
  return exit.failed;
}

/** `--lang tr`, `--lang=tr`, or the language of the environment. */
const languageIn = (args: readonly string[]): Language => {
  const at = args.findIndex((arg) => /^--lang(=|$)/.test(arg));
  const given = at < 0 ? process.env.LANG : (args[at]?.split('=')[1] ?? args[at + 1]);
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
