import { readFileSync } from 'node:fs';
import { explain, readRegisterFile, shown, takeOver, turkey } from '@kuvvet/office';
import { type Command, exit, type Given, required, type Terminal } from './command.ts';
import { homeOptions, openNewHomeOf } from './home.ts';
import { periodOption } from './period.ts';

export const beginCommand: Command = {
  takes: 0,
  usage: {
    tr: 'Kullanım: kuvvet begin --period YYYY-AA --register KÜTÜK.csv [--data KLASÖR | --aws]',
    en: 'Usage: kuvvet begin --period YYYY-MM --register REGISTER.csv [--data DIR | --aws]',
  },
  options: { ...homeOptions, period: { type: 'string' }, register: { type: 'string' } },
  async run(given: Given, terminal: Terminal): Promise<number> {
    const period = periodOption(given);
    const path = required(given, 'register');
    const home = await openNewHomeOf(given);
    try {
      const register = readRegisterFile(readFileSync(path), home.identify);
      for (const finding of register.findings)
        terminal.err(`${shown(path)}: ${explain(finding, terminal.language)}`);
      if (register.findings.length > 0) return exit.failed;
      await takeOver(register, period, turkey, home);
      terminal.out(`${period}  ${register.players.length}`);
      return exit.done;
    } finally {
      home.close();
    }
  },
};
