import type { Word } from '@kuvvet/ledger';
import { digestOf } from './submission.ts';

/** Who says something, and why: kept with it for ever (M-11, M-17, M-23). */
export type Author = Pick<Word, 'by' | 'reason'>;

/** A word of an office: its name follows from what it says and what it is said of, so a repeated command says it once. */
export function wordOf(
  about: string,
  deed: string,
  facts: Word['facts'],
  { by, reason }: Author,
  at: Word['at'],
  before: unknown = null,
): Word {
  const said = new TextEncoder().encode(JSON.stringify([facts, by, reason, before]));
  return { about, id: `${deed}-${digestOf(said).slice(0, 16)}`, deed, by, at, reason, facts };
}

export const aboutTournament = (tournament: string) => `tournament/${tournament}`;
export const aboutBook = (period: string) => `book/${period}`;
export const aboutRegister = 'register';
export const aboutPlayer = (player: string) => `player/${player}`;
