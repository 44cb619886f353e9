import { parseArgs } from 'node:util';
import { shown } from '@kuvvet/office';
import { type Command, exit, type Given, type Terminal, WrongUse } from './command.ts';
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

function tell(error: unknown, name: string, terminal: Terminal): number {
  if (error instanceof WrongUse) {
    terminal.err(error.sentence[terminal.language]);
    terminal.err(`kuvvet ${name} --help`);
    return exit.wrongUse;
  }
  terminal.err(`kuvvet ${name}: ${obstacle(error)[terminal.language]}`);
  return exit.failed;
}
