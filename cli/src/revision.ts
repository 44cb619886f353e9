import { revisionLimit } from '@kuvvet/office';
import { type Given, required, WrongUse } from './command.ts';

/** The revision named by --revision. */
export function revisionOption(given: Given): number {
  const revision = required(given, 'revision');
  if (/^[1-9]\d{0,3}$/.test(revision)) return Number(revision);
  throw new WrongUse({
    tr: `--revision: 1 ile ${revisionLimit} arasında bir sayı bekleniyor.`,
    en: `--revision: expected a number from 1 to ${revisionLimit}.`,
  });
}
