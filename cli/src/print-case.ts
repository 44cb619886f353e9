import type { ListType } from '@kuvvet/engine';
import { type Case, type CaseRow, deedWords, explain, heeding, type PlayerCard } from '@kuvvet/office';
import type { Terminal } from './command.ts';
import { severityWords, stateWords } from './words.ts';

/** Shows a report that was opened: what it is, its findings, every row, and what was decided. */
export function printCase({ receipt, report, rows, words }: Case, terminal: Terminal): void {
  const { language } = terminal;
  const { tournament, revision, state, sender, received, findings, decision } = receipt;
  terminal.out([`${tournament}.${revision}`, stateWords[language][state], sender, received].join('  '));
  if (report) {
    const { name, city, start, end, rounds } = report;
    terminal.out([name, city, `${start}/${end}`, `${rounds} ${roundWord[language]}`].join('  '));
  }
  for (const finding of heeding(findings, decision)) {
    terminal.out(`  ${severityWords[language][finding.severity]}: ${explain(finding, language)}`);
  }
  const type = receipt.event?.type ?? null;
  for (const row of rows) for (const line of linesOf(row, type, language)) terminal.out(line);
  for (const { at, by, deed, reason } of words) {
    terminal.out(`  ${at.slice(0, 10)}  ${by}  ${deedWords[language][deed] ?? deed}: ${reason}`);
  }
}

function linesOf(row: CaseRow, type: ListType | null, language: Terminal['language']): readonly string[] {
  const { startNo, name, birthYear, player, candidates } = row;
  const own = `${startNo}`.padStart(5);
  if (player) return [`${own}  ${name}  =  ${cardLine(player, type)}`];
  const unknown = `${own}  ${name}  ${birthYear ?? '-'}  ${nobody[language]}`;
  return [
    unknown,
    ...candidates.map(({ card, certainty }) => `        %${certainty}  ${cardLine(card, type)}`),
  ];
}

/** Somebody of the register in a line; with the rating of one list, or of all three. */
export function cardLine({ player, ratings }: PlayerCard, type: ListType | null): string {
  const shown = type ? [ratings[type]] : [ratings.ukd, ratings.uhs, ratings.uys];
  return [
    player.player,
    player.name,
    player.birthYear ?? '-',
    player.province || '-',
    player.club || '-',
    shown.map((rating) => rating ?? '-').join('/'),
    ...(player.mergedInto === null ? [] : [`-> ${player.mergedInto}`]),
  ].join('  ');
}

const roundWord = { tr: 'tur', en: 'rounds' };
const nobody = { tr: 'kütükte bulunamadı', en: 'not found in the register' };
