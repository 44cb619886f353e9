import type { TimeControl } from '@kuvvet/engine';
import { foldName } from './fold-name.ts';

type Unit = 'hour' | 'minute' | 'second' | 'bare';

interface Amount {
  readonly value: number;
  readonly unit: Unit;
}

type Token = number | Unit | 'move' | 'game' | 'plus' | 'filler';

const token = /\d{1,6}|\p{L}+|''|’’|["″”'′’]|[^\s\d\p{L}]/gu;

const signs: Readonly<Record<string, Token>> = {
  "''": 'second',
  '’’': 'second',
  '"': 'second',
  '″': 'second',
  '”': 'second',
  "'": 'minute',
  '′': 'minute',
  '’': 'minute',
  '+': 'plus',
};

const fillerSigns = new Set('/.,;:()');

const words: readonly (readonly [Token, RegExp])[] = [
  ['hour', /^(h|hrs?|hours?|sa|saat\w*)$/],
  ['minute', /^(m|mins?|minutes?|dk|dak|dakika\w*)$/],
  ['second', /^(s|secs?|seconds?|sn|san|saniye\w*)$/],
  ['move', /^(moves?|mv|hamle\w*)$/],
  ['game', /^g$/],
  ['plus', /^(plus|and|arti|ve)$/],
  [
    'filler',
    /^(per|each|every|her|bas(ina|i)|icin|for|the|whole|all|tum|game|games|oyun|oyuncu|kisi|ko|finish|sonra|then|rest|kalan|ek|eklemeli|ekleme|eklenir|ilave|increments?|inc|added|fischer|tempo|sure|suresi|dusunme|time|control|standart|standard|klasik|classical|rapid|hizli|blitz|yildirim|with|from|ilk|first|itibaren|ile|of|a|an|in|to)$/,
  ],
];

const longestMinutes = 120;
const shortestSeconds = 300;
const longestIncrement = 180;

/**
 * The free time control of record 122, in Turkish or English: `90 dakika + 30 saniye`, `15'+10"`,
 * `G90+30`, `2 saat`. A word or a sum it does not know for certain makes it null: a person or record
 * 222 must say.
 */
export function readSpokenTime(text: string): TimeControl | null {
  const tokens = readTokens(text.slice(0, 200));
  if (!tokens) return null;
  const { amounts, staged } = readAmounts(tokens);
  const timeControl = combine(amounts, staged, tokens.includes('game'));
  if (!timeControl || timeControl.increment > longestIncrement) return null;
  const least = staged ? 3600 : 60;
  return timeControl.base < least || timeControl.base > 86_400 ? null : timeControl;
}

function readTokens(text: string): readonly Token[] | null {
  const tokens: Token[] = [];
  for (const [raw] of text.matchAll(token)) {
    const known = /^\d/.test(raw)
      ? Number(raw)
      : (signs[raw] ?? (fillerSigns.has(raw) ? 'filler' : wordToken(raw)));
    if (known === null) return null;
    tokens.push(known);
  }
  return tokens;
}

function wordToken(word: string): Token | null {
  const folded = foldName(word);
  return words.find(([, pattern]) => pattern.test(folded))?.[0] ?? null;
}

/** Numbers with their units. A number of moves is no amount, but tells that there are stages. */
function readAmounts(tokens: readonly Token[]): { amounts: readonly Amount[]; staged: boolean } {
  const spoken = tokens.filter((one) => one !== 'filler' && one !== 'game');
  const amounts: Amount[] = [];
  let staged = false;
  for (const [i, value] of spoken.entries()) {
    if (typeof value !== 'number') continue;
    const [before, after] = [spoken[i - 1], spoken[i + 1]];
    if (after === 'hour' || after === 'minute' || after === 'second') amounts.push({ value, unit: after });
    else if (after === 'move' || before === 'move') staged ||= value > 1;
    else amounts.push({ value, unit: before === 'hour' ? 'minute' : 'bare' });
  }
  return { amounts, staged };
}

function combine(amounts: readonly Amount[], staged: boolean, game: boolean): TimeControl | null {
  const of = (unit: Unit): readonly number[] =>
    amounts.filter((one) => one.unit === unit).map((one) => one.value);
  const [hours, minutes, seconds, bare] = [of('hour'), of('minute'), of('second'), of('bare')];
  const most = staged ? 4 : 1;
  if (hours.length > most || minutes.length > most || bare.length > 2) return null;
  const base = total(hours) * 3600 + total(minutes) * 60;
  const [first, second] = bare;
  if (first === undefined) return withSeconds(base, seconds, staged);
  if (base > 0)
    return amounts.length === 2 && amounts[1]?.unit === 'bare' ? { base, increment: first } : null;
  if (second === undefined) return bareBase(first, seconds, game);
  return seconds.length === 0 ? withBase(first, second) : null;
}

function withSeconds(base: number, seconds: readonly number[], staged: boolean): TimeControl | null {
  const [first = 0, second] = seconds;
  if (base > 0) {
    const same = seconds.every((value) => value === first);
    return same && (staged || seconds.length < 2) ? { base, increment: first } : null;
  }
  return seconds.length === 2 && second !== undefined ? { base: first, increment: second } : null;
}

/** `90 + 30 sn`, `G60`. */
function bareBase(first: number, seconds: readonly number[], game: boolean): TimeControl | null {
  if (seconds.length > 1 || (seconds.length === 0 && !game)) return null;
  return withBase(first, seconds[0] ?? 0);
}

/** Bare numbers: up to two hours are minutes (`15+10`), five minutes and more seconds (`5400+30`). */
function withBase(base: number, increment: number): TimeControl | null {
  if (base <= longestMinutes) return { base: base * 60, increment };
  return base >= shortestSeconds && base % 60 === 0 ? { base, increment } : null;
}

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
