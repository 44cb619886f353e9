import { parseArgs } from 'node:util';
import { shown } from '@kuvvet/office';
import { type Command, exit, type Given, type Sentence, type Terminal, WrongUse } from './command.ts';
import { obstacle } from './obstacle.ts';

/** Runs a command as it was typed, or tells how it is used. Gives the exit code. */
export async function runCommand(
  name: string,
  command: Command,
  args: readonly string[],
  terminal: Terminal,
): Promise<number> {
  try {
    const given = parse(command, args);
    if (given.on.help) {
      terminal.out(command.usage[terminal.language]);
      return exit.done;
    }
    return await command.run(given, terminal);
  } catch (error) {
    return tell(error, name, terminal);
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
    if (values.lang !== undefined && !/^(tr|en)$/.test(`${values.lang}`))
      throw new WrongUse({ tr: '--lang tr veya en olmalı.', en: '--lang must be tr or en.' });
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
    throw error instanceof WrongUse ? error : new WrongUse(misread(error as NodeJS.ErrnoException));
  }
}

/** What Node cannot read of the options, in our words. */
function misread({ code, message }: NodeJS.ErrnoException): Sentence {
  const option = shown(/'(?:-\w, )?(-[^'\s]*)/.exec(message)?.[1] ?? '');
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION')
    return { tr: `Bilinmeyen seçenek: ${option}`, en: `Unknown option: ${option}` };
  if (message.includes('does not take'))
    return { tr: `${option} bir değer almaz.`, en: `${option} takes no value.` };
  return {
    tr: `${option} için bir değer gerekli; tireyle başlıyorsa ${option}=DEĞER biçiminde yazın.`,
    en: `${option} needs a value; write ${option}=VALUE where it begins with a hyphen.`,
  };
}

function tell(error: unknown, name: string, terminal: Terminal): number {
  if (error instanceof WrongUse) {
    terminal.err(error.sentence[terminal.language]);
    terminal.err(`kuvvet ${name} --help`);
    return exit.wrongUse;
  }
  terminal.err(`kuvvet ${name}: ${obstacle(error)[terminal.language]}`);
  return exit.failed;
}
