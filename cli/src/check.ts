import { readFileSync } from 'node:fs';
import { periodOf } from '@kuvvet/engine';
import { openMemoryArchive } from '@kuvvet/gazette/memory';
import { type Check, check } from '@kuvvet/ingest';
import {
  explain,
  type PlayerOutcome,
  readRegisterFile,
  shown,
  sourceOf,
  takeOver,
  turkey,
  unpack,
} from '@kuvvet/office';
import { readReport } from '@kuvvet/report';
import { readReportFile } from '@kuvvet/standalone';
import { type Command, exit, type Given, required, type Terminal, WrongUse } from './command.ts';
import { table } from './table.ts';
import { severityWords, stateWords } from './words.ts';
import { openWorkshop } from './workshop.ts';

export const checkCommand: Command = {
  takes: 1,
  usage: {
    tr: `Kullanım: kuvvet check DOSYA --register KÜTÜK.csv

Raporu hizmetin yaptığı gibi okur, oyuncuları kütükle eşleştirir ve her puanın ne olacağını yazar; hiçbir yere
bir şey göndermez. Kütükteki puanlar turnuvanın başladığı ayın listesi sayılır. Çıkış kodu: 0 değerlendirilir,
3 bekletilir veya alınmaz.`,
    en: `Usage: kuvvet check FILE --register REGISTER.csv

Reads the report as the service does, matches its players with the register and says what each rating would do; sends
nothing anywhere. The register's ratings count as the list of the month the event began in. Exit code: 0 it can be rated, 3 it
would be held or refused.`,
  },
  options: { register: { type: 'string' } },
  run: runCheck,
};

async function runCheck(given: Given, terminal: Terminal): Promise<number> {
  const [file] = given.rest;
  if (!file) throw new WrongUse({ tr: 'Denetlenecek dosyayı yazın.', en: 'Name the file to check.' });
  const registerPath = required(given, 'register');
  const read = readReportFile(file);
  const unpacked = await unpack(read);
  if ('code' in unpacked) {
    terminal.err(explain(unpacked, terminal.language));
    return exit.leftOut;
  }
  const submission = { ...read, ...unpacked };
  using workshop = openWorkshop(openMemoryArchive());
  const register = readRegisterFile(readFileSync(registerPath), workshop.identify);
  for (const finding of register.findings) {
    terminal.err(`${shown(registerPath)}: ${explain(finding, terminal.language)}`);
  }
  if (register.findings.length > 0) return exit.wrongUse;

  const start = readReport(sourceOf(submission), workshop.identify).report?.start;
  const basis = start ? periodOf(start) : '2000-01';
  await takeOver(register, basis, turkey, workshop);
  const placeIn = async () => ({ book: basis, open: true, findings: [] });
  const checked = await check(submission, turkey, { ...workshop, placeIn });
  if (given.on.json) terminal.out(JSON.stringify(checked));
  else print(checked, terminal);
  return checked.verdict === 'rateable' ? exit.done : exit.leftOut;
}

function print({ verdict, event, findings, players }: Check, terminal: Terminal) {
  const { language } = terminal;
  const word = stateWords[language][verdict];
  terminal.out(event ? `${word}  ${event.type}  ${event.basis}` : word);
  for (const finding of findings)
    terminal.err(`  ${severityWords[language][finding.severity]}: ${explain(finding, language)}`);
  if (players.length > 0) for (const line of table(columns[language], players.map(cells))) terminal.out(line);
}

const columns = {
  tr: ['no', 'oyuncu', 'puan', 'k', 'oyun', 'W', 'We', 'değişim', 'performans', 'sonra'],
  en: ['no', 'player', 'rating', 'k', 'games', 'W', 'We', 'change', 'performance', 'then'],
} as const;

const cells = (outcome: PlayerOutcome): readonly string[] =>
  [
    outcome.startNo,
    outcome.player,
    outcome.rating,
    outcome.k,
    outcome.games,
    outcome.points,
    outcome.expected,
    outcome.change,
    outcome.performance,
    outcome.preview,
  ].map((cell) => (cell === null ? '-' : `${cell}`));
