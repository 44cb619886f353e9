import { listTypes } from '@kuvvet/engine';
import { type Checklist, explain } from '@kuvvet/office';
import type { Finding, Language } from '@kuvvet/report';
import { toldCutOff } from './cut-off.ts';
import { stateWords } from './words.ts';

/** What is in the list so far, then whatever is still open. */
export function* checklistLines(checklist: Checklist, language: Language): Generator<string> {
  const words = checklistWords[language];
  const { period, list, state, counted, corrections, awards, merges, held, received } = checklist;
  yield words.title(period, list, words.states[state]);
  yield words.taken(toldCutOff(checklist.cutOff)[language]);
  for (const type of listTypes) {
    yield words.counted(type.toUpperCase(), counted[type].tournaments, counted[type].games);
  }
  yield words.entered(corrections, awards, merges);
  yield words.open(held.length, received.length, checklist.parked, checklist.unmatched);
  for (const { receipt, obstacles } of held) {
    const { tournament, revision } = receipt;
    yield `  ${tournament}.${revision}  ${stateWords[language].held}`;
    yield* told(obstacles, language);
  }
  for (const { receipt, obstacles } of checklist.late) {
    yield `  ${receipt.tournament}.${receipt.revision}  ${stateWords[language].parked}`;
    yield* told(obstacles, language);
  }
  for (const { tournament, revision } of received) {
    yield `  ${tournament}.${revision}  ${stateWords[language].received}`;
  }
  for (const { receipt, findings } of checklist.doubtful) {
    yield `  ${receipt.tournament}.${receipt.revision}  ${words.look}`;
    yield* told(findings, language);
  }
  if (state === 'open') yield words.ready(held.length + received.length === 0);
}

function* told(findings: readonly Finding[], language: Language) {
  for (const finding of findings) yield `    ${explain(finding, language)}`;
}

const checklistWords = {
  tr: {
    title: (period: string, list: string, state: string) =>
      `${period} (${state}), yayımlanacak liste: ${list}`,
    states: { open: 'açık', sealed: 'kapanıyor', published: 'yayımlandı' },
    taken: (until: string) => `Rapor alınır: ${until}`,
    counted: (type: string, tournaments: number, games: number) =>
      `${type}: turnuva ${tournaments}, maç ${games}`,
    entered: (corrections: number, awards: number, merges: number) =>
      `Düzeltme: ${corrections}, karar: ${awards}, birleştirme: ${merges}`,
    open: (held: number, received: number, parked: number, unmatched: number) =>
      `Bekletilen: ${held}, değerlendirilmeyen: ${received}, ayını bekleyen: ${parked}, eşleşmeyen oyuncu: ${unmatched}`,
    look: 'bakılmaya değer',
    ready: (isReady: boolean) =>
      isReady
        ? 'Açıkta kalan bir şey yok. Kapatmak için --yes ekleyin.'
        : 'Bunlar çözülmeden kapatılırsa bekletilen raporlar bu listeye girmez. Kapatmak için --yes ekleyin.',
  },
  en: {
    title: (period: string, list: string, state: string) => `${period} (${state}), the list would be ${list}`,
    states: { open: 'open', sealed: 'being closed', published: 'published' },
    taken: (until: string) => `Reports are taken: ${until}`,
    counted: (type: string, tournaments: number, games: number) =>
      `${type}: ${tournaments} tournaments, ${games} games`,
    entered: (corrections: number, awards: number, merges: number) =>
      `Corrections: ${corrections}, awards: ${awards}, merges: ${merges}`,
    open: (held: number, received: number, parked: number, unmatched: number) =>
      `Held: ${held}, not rated: ${received}, parked: ${parked}, unmatched players: ${unmatched}`,
    look: 'worth a look',
    ready: (isReady: boolean) =>
      isReady
        ? 'Nothing is open. Add --yes to close.'
        : 'If it is closed before these are settled, held reports miss the list. Add --yes to close.',
  },
} as const;
