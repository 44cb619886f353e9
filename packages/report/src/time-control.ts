import type { TimeControl } from '@kuvvet/engine';

/** Why a time control cannot be used; the last part of a finding's code. */
export type TimeProblem = 'unreadable' | 'unequal' | 'mixed' | 'suspect';

const stage = /^(?:\d{1,3}\/)?(\d{1,6})(?:\+(\d{1,4}))?$/;
const leastBase = 180;
const mostBase = 86_400;

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

/** Less than three minutes in all is no rated game: minutes stand where seconds belong. */
export function plausible(timeControl: TimeControl): TimeControl | TimeProblem {
  if (timeControl.base > mostBase) return 'unreadable';
  return timeControl.base < leastBase ? 'suspect' : timeControl;
}

export const writeTime = ({ base, increment }: TimeControl): string => `${base}+${increment}`;
