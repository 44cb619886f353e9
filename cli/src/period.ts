import type { Period } from '@kuvvet/engine';
import { type Given, required, WrongUse } from './command.ts';

/** The month named by --period. */
export const periodOption = (given: Given): Period => monthOption(given, 'period');

export function monthOption(given: Given, name: 'period' | 'list' | 'from'): Period {
  const period = required(given, name);
  if (/^(19|20)\d\d-(0[1-9]|1[0-2])$/.test(period)) return period;
  throw new WrongUse({
    tr: `--${name}: YYYY-AA bekleniyor.`,
    en: `--${name}: expected YYYY-MM.`,
  });
}
