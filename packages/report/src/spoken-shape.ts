import type { TimeControl } from '@kuvvet/engine';
import type { Spoken } from './spoken-words.ts';
import { plausible } from './time-control.ts';

const longestMinutes = 120;

/** Moves that are not counted: `per move`, `from move 1`. */
export const perMove = /[/p]*(?:(?<!\d)M(?:1(?![\d½hms]))?|(?<!\d)1M)p*/g;
const perPlayer = /^[/p]+|[/p]+(?=\+|$)/g;

const span = '(?:(?:\\d+½?|½)h(?:\\+?\\d+m)?|\\d+m)';
const stage = `(?:\\d+M/?|\\d+/)?${span}(?:/?\\d+M|/\\d+)?(?:[+/]?\\d+s)?`;
const timed = new RegExp(`^(${span})(?:[+/]?(\\d+)s|\\+(\\d+))?$`);
const staged = new RegExp(`^${stage}(?:\\+?${stage})*(?:\\+?\\d+s)?$`);
const spans = new RegExp(span, 'g');

/** The one time control that a shape can mean; null where there is more than one, or none. */
export function readShape({ shape, remarks }: Spoken): TimeControl | null {
  const amounts = shape
    .replace(/^2x(?=\d+½?[hm+])/, '') // each of the two players
    .replace(perMove, ' ')
    .replace(/ (?!\d)|(?<!\d) /g, '')
    .replace(perPlayer, '')
    .replace(/h(\d+)(?![\d½hmsM/])/g, 'h$1m');
  const [, length, increment, bareIncrement] = timed.exec(amounts) ?? [];
  if (length !== undefined)
    return { base: lasting(length), increment: Number(increment ?? bareIncrement ?? 0) };
  return staged.test(amounts) ? sumStages(amounts) : readBare(amounts, remarks.has('game'));
}

/** Counted moves with a time each; only a game of an hour and more has them. The increment is one. */
function sumStages(amounts: string): TimeControl | null {
  const counted = /\dM/.test(amounts) || /\/\d+(?=\+|$)|\d\/\d/.test(amounts);
  const lengths = amounts.match(spans) ?? [];
  const [increment = 0, other] = new Set(
    Array.from(amounts.matchAll(/(\d+)s/g), ([, value]) => Number(value)),
  );
  const base = lengths.reduce((sum, length) => sum + lasting(length), 0);
  const known = amounts.includes('M') || lengths.length > 1;
  return counted && known && other === undefined && base >= 3600 ? { base, increment } : null;
}

/** `15+10`, `5400+30`, `180 sn + 2 sn`, `G60`, `5400`. What may be minutes and seconds is neither. */
function readBare(amounts: string, game: boolean): TimeControl | null {
  const [, base, second, increment] = /^(\d+)(s?)(?:\+(\d+)s?)?$/.exec(amounts) ?? [];
  if (base === undefined) return null;
  const time = { base: Number(base), increment: Number(increment ?? 0) };
  if (areSeconds(time)) return time;
  if (increment === undefined && !game) return null;
  const readable = typeof plausible(time) !== 'string';
  if (second !== '') return readable ? time : null;
  return time.base <= longestMinutes && !readable ? { ...time, base: time.base * 60 } : null;
}

/** Nobody plays for five hours and an increment, or ten without one. */
export const areSeconds = ({ base, increment }: TimeControl): boolean =>
  base % 60 === 0 && base >= (increment > 0 ? 300 : 600);

/** Seconds of `1h30m`, `1½h`, `90m`. */
function lasting(length: string): number {
  let sum = 0;
  for (const [, value, half, unit] of length.matchAll(/(\d*)(½?)([hm])/g)) {
    sum += unit === 'm' ? Number(value) * 60 : Number(value) * 3600 + (half ? 1800 : 0);
  }
  return sum;
}
