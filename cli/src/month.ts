import { accessSync, constants, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { listTypes, nextPeriod } from '@kuvvet/engine';
import { latestKey } from '@kuvvet/gazette';
import { openDirectoryArchive } from '@kuvvet/gazette/directory';
import { accept } from '@kuvvet/ingest';
import { explain, readRegisterFile, shown, takeOver, turkey, unpack } from '@kuvvet/office';
import { publish } from '@kuvvet/publish';
import { type ReportFile, rateWaiting, readReportFiles, toldFault } from '@kuvvet/standalone';
import {
  type Command,
  exit,
  type Given,
  required,
  type Sentence,
  type Terminal,
  WrongUse,
} from './command.ts';
import { outcomesOf, type ReportOutcome, type Taken } from './month-outcome.ts';
import { periodOption } from './period.ts';
import { severityWords, stateWords } from './words.ts';
import { openWorkshop, type Workshop } from './workshop.ts';

export const monthCommand: Command = {
  takes: 0,
  usage: {
    tr: `Kullanım: kuvvet month --period YYYY-AA --register KÜTÜK.csv --reports KLASÖR --out KLASÖR

Raporlar *.trf, *.json veya *.zip; yanlarında AD.licences.json olabilir (AD: ilk noktaya kadar dosya adı).
Bekletilen veya alınmayan raporlar nedeniyle yazılır, kalanların listeleri yine çıkar (kod 3).`,
    en: `Usage: kuvvet month --period YYYY-MM --register REGISTER.csv --reports DIR --out DIR

Reports are *.trf, *.json or *.zip, each with an optional NAME.licences.json (NAME: the file's name up to its first point).
Held and refused reports are named with the reason; the lists of the rest are still made (exit code 3).`,
  },
  options: {
    period: { type: 'string' },
    register: { type: 'string' },
    reports: { type: 'string' },
    out: { type: 'string' },
  },
  run: runMonth,
};

async function runMonth(given: Given, terminal: Terminal): Promise<number> {
  const period = periodOption(given);
  const reports = readReportFiles(existing(given, 'reports'));
  const registerPath = existing(given, 'register');
  const out = writable(required(given, 'out'));
  using workshop = openWorkshop(openDirectoryArchive(out));

  const register = readRegisterFile(readFileSync(registerPath), workshop.identify);
  if (register.findings.length > 0) {
    for (const finding of register.findings)
      terminal.err(`${shown(registerPath)}: ${explain(finding, terminal.language)}`);
    return exit.wrongUse;
  }
  await takeOver(register, period, turkey, workshop);
  const taken = new Map<ReportFile, Taken>();
  for (const report of reports) {
    taken.set(report, await take(report, workshop));
  }
  await rateWaiting(workshop, turkey, new AbortController().signal, (event) => {
    if ('fault' in event) throw new Error(toldFault(event.fault));
  });

  const lines = await outcomesOf(taken, period, workshop);
  const days = { start: `${period}-01`, end: `${period}-31` };
  for (const line of lines) print({ ...line, file: shown(line.file, days) }, given, terminal);

  // An earlier run into the same directory may have pointed elsewhere; this run's lists are the ones to find.
  for (const type of listTypes) rmSync(join(out, latestKey(type)), { force: true });
  await publish(period, turkey, workshop, { drain: false });
  const left = lines.filter(({ state }) => state !== 'rated').length;
  terminal.err(summary(lines.length - left, left, nextPeriod(period), out)[terminal.language]);
  return left === 0 ? exit.done : exit.leftOut;
}

/** Opens a report file and hands it in; a finding says why that was not possible. */
async function take({ content }: ReportFile, workshop: Workshop): Promise<Taken> {
  if ('code' in content) return content;
  const unpacked = await unpack(content);
  return 'code' in unpacked ? unpacked : accept({ ...content, ...unpacked }, 'month', workshop);
}

function print(line: ReportOutcome, given: Given, terminal: Terminal) {
  const { file, tournament, state, type, games, findings } = line;
  const reasons = findings.map((finding) => ({ ...finding, message: explain(finding, terminal.language) }));
  if (given.on.json)
    return terminal.out(JSON.stringify({ file, tournament, state, type, games, findings: reasons }));
  const count = games === null ? null : `${games} ${terminal.language === 'tr' ? 'oyun' : 'games'}`;
  const cells = [file, stateWords[terminal.language][state], type, count];
  terminal.out(cells.filter(Boolean).join('  '));
  for (const { severity, message } of reasons) {
    if (state === 'rated' && severity !== 'warning') continue;
    terminal.err(`${file}: ${severityWords[terminal.language][severity]}: ${message}`);
  }
}

const summary = (rated: number, left: number, list: string, out: string): Sentence => ({
  tr: `${rated} rapor değerlendirildi, ${left} rapor dışarıda kaldı; ${list} listeleri: ${shown(join(out, 'lists'))}`,
  en: `${rated} rated, ${left} left out; lists of ${list} in ${shown(join(out, 'lists'))}`,
});

/** The directory the lists go to, made if need be: tried before any work is done. */
function writable(out: string): string {
  try {
    mkdirSync(join(out, 'lists'), { recursive: true });
    accessSync(join(out, 'lists'), constants.W_OK);
    return out;
  } catch {
    throw new WrongUse({
      tr: `--out ${shown(out)}: buraya yazılamıyor.`,
      en: `--out ${shown(out)}: not a directory that can be written to.`,
    });
  }
}

/** A path that is there and is what the option needs. */
function existing(given: Given, option: 'reports' | 'register'): string {
  const path = required(given, option);
  const entry = statSync(path, { throwIfNoEntry: false });
  if (option === 'reports' ? entry?.isDirectory() : entry?.isFile()) return path;
  const [tr, en] = option === 'reports' ? ['böyle bir klasör', 'directory'] : ['böyle bir dosya', 'file'];
  throw new WrongUse({
    tr: `--${option} ${shown(path)}: ${tr} yok.`,
    en: `--${option} ${shown(path)}: no such ${en}.`,
  });
}
