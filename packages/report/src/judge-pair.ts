import type { Points } from '@kuvvet/engine';

/** What the two result codes of one pairing amount to (formats 1). */
export type PairJudgement =
  | { readonly kind: 'rated'; readonly points: Points }
  | { readonly kind: 'unrated' | 'unusual' | 'bye' | 'unfinished' | 'contradiction' };

/** Result codes a cell may hold, in capitals; the empty code is a cell without a result. */
export const resultCodes = '1=0WDL+-HFUZ?';

const played: Readonly<Record<string, Points>> = { '1': 100, '=': 50, '0': 0 };
const short: Readonly<Record<string, Points>> = { W: 100, D: 50, L: 0 };

/** Half and full point bye, pairing-allocated bye, known absence. */
export const isBye = (code: string): boolean => code !== '' && 'HFUZ'.includes(code);
/** Adjourned, not entered yet. */
export const isOpen = (code: string): boolean => code === '' || code === '?';

/**
 * Judges a pairing both rows agree on, by the code of either side. Only (1,0), (0,1) and (=,=) are
 * rated; `points` are those of the first side.
 */
export function judgePair(first: string, second: string): PairJudgement {
  const [a, b] = [played[first], played[second]];
  if (a !== undefined && b !== undefined) {
    return a + b === 100 ? { kind: 'rated', points: a } : { kind: a + b > 100 ? 'contradiction' : 'unusual' };
  }
  if (isOpen(first) || isOpen(second)) return { kind: 'unfinished' };
  if (isBye(first) || isBye(second)) return { kind: 'bye' };
  if (a !== undefined || b !== undefined) return { kind: 'contradiction' };
  return { kind: judgeUnplayed(first, second) };
}

/** Forfeits face forfeits, games of less than one move face each other. */
function judgeUnplayed(first: string, second: string): 'unrated' | 'unusual' | 'contradiction' {
  const [a, b] = [short[first], short[second]];
  if (a !== undefined && b !== undefined) {
    if (a + b === 100) return 'unrated';
    return a + b > 100 ? 'contradiction' : 'unusual';
  }
  const forfeit = a === undefined && b === undefined && !(first === '+' && second === '+');
  return forfeit ? 'unrated' : 'contradiction';
}
