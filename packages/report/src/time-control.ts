import { type TimeControl, thinkingTime } from '@kuvvet/engine';

/** Why a time control cannot be used; the last part of a finding's code. */
export type TimeProblem = 'unreadable' | 'unequal' | 'mixed' | 'suspect';

const stage = /^(?:\d{1,3}\/)?(\d{1,6})(?:\+(\d{1,4}))?$/;
const leastTime = 180;

/** A day. */
export const longestBase = 86_400;
export const longestIncrement = 180;

/**
 * The coded time control of record 222, in seconds: `5400+30`, `40/6000+30:900+30` (formats 2). Stages
 * add up; the increment must be the same in all.
 */
export function readCodedTime(text: string): TimeControl | TimeProblem {
  const code = text.replaceAll(' ', '');
  if (/^[wb]\d[\d/+:]*-[wb]\d[\d/+:]*$/i.test(code)) return 'unequal';
  const stages: TimeControl[] = [];
  for (const part of code.split(':')) {
    const [, base, increment = '0'] = stage.exec(part) ?? [];
    if (base === undefined) return 'unreadable';
    stages.push({ base: Number(base), increment: Number(increment) });
  }
  const increment = stages[0]?.increment ?? 0;
  if (stages.some((one) => one.increment !== increment)) return 'mixed';
  return plausible({ base: stages.reduce((sum, one) => sum + one.base, 0), increment });
}

/**
 * Less than three minutes in all is no rated game: minutes stand where seconds belong. Between the two lies
 * bullet with an increment (`120+1`, U-08); minutes have no increment of one or two seconds.
 */
export function plausible(timeControl: TimeControl): TimeControl | TimeProblem {
  const { base, increment } = timeControl;
  if (base > longestBase || increment > longestIncrement) return 'unreadable';
  const bullet = base % 60 === 0 && increment <= 2 && thinkingTime(timeControl) >= leastTime;
  return base >= leastTime || bullet ? timeControl : 'suspect';
}

export const writeTime = ({ base, increment }: TimeControl): string => `${base}+${increment}`;
