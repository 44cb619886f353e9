import type { Period } from '@kuvvet/engine';
import { type Given, required, WrongUse } from './command.ts';

/** The month named by --period. */
export function periodOption(given: Given): Period {
  const period = required(given, 'period');
  if (/^(19|20)\d\d-(0[1-9]|1[0-2])$/.test(period)) return period;
  throw new WrongUse({
    tr: '--period: YYYY-AA bekleniyor.',
    en: '--period: expected YYYY-MM.',
  });
}
