import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { accept } from '@kuvvet/ingest';
import { readRegisterFile, type Submission, takeOver, turkey } from '@kuvvet/office';
import { publish } from '@kuvvet/publish';
import { type Home, openHome, rateWaiting } from '@kuvvet/standalone';
import { type Command, exit, WrongUse } from '../../cli/src/command.ts';
import { root } from '../run.ts';

/** An installation in a directory, as another process would leave it. */
export async function withHome<T>(data: string, work: (home: Home) => Promise<T>): Promise<T> {
  const home = openHome(data);
  try {
    return await work(home);
  } finally {
    home.close();
  }
}

/** Opens October 2026 on the sample register. */
export const beginSample = (data: string) =>
  withHome(data, async (home) => {
    const register = readFileSync(join(root, 'samples/2026-10/register.csv'));
    await takeOver(readRegisterFile(register, home.identify), '2026-10', turkey, home);
  });

/** Takes reports in and rates them. */
export const rateIn = (data: string, ...submissions: readonly Submission[]) =>
  withHome(data, async (home) => {
    for (const submission of submissions) await accept(submission, 'arbiter', home);
    await rateWaiting(home, turkey, new AbortController().signal, () => {});
  });

export const closeIn = (data: string, period: string) =>
  withHome(data, (home) => publish(period, turkey, home, { drain: false }));

export interface Told {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a command as `main.ts` does, in this process. */
export async function run(command: Command, ...args: readonly string[]): Promise<Told> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { ...command.options, lang: { type: 'string' }, json: { type: 'boolean' } },
  });
  const of = <T>(kind: string) =>
    Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === kind)) as Record<
      string,
      T
    >;
  const lines = { out: [] as string[], err: [] as string[] };
  const terminal = {
    language: values.lang === 'tr' ? ('tr' as const) : ('en' as const),
    out: (line: string) => void lines.out.push(line),
    err: (line: string) => void lines.err.push(line),
  };
  const told = (code: number) => ({ code, out: lines.out.join('\n'), err: lines.err.join('\n') });
  try {
    const each = Object.fromEntries(
      (Object.entries(values) as [string, unknown][]).filter((entry): entry is [string, string[]] =>
        Array.isArray(entry[1]),
      ),
    );
    const given = { text: of<string>('string'), on: of<boolean>('boolean'), each, rest: positionals };
    return told(await command.run(given, terminal));
  } catch (error) {
    if (!(error instanceof WrongUse)) throw error;
    terminal.err(error.sentence[terminal.language]);
    return told(exit.wrongUse);
  }
}
