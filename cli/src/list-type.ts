import { type ListType, listTypes } from '@kuvvet/engine';
import { type Given, required, WrongUse } from './command.ts';

/** The list named by --type. */
export function listTypeOption(given: Given): ListType {
  const named = required(given, 'type');
  const type = listTypes.find((known) => known === named);
  if (type) return type;
  throw new WrongUse({
    tr: '--type: ukd, uhs veya uys bekleniyor.',
    en: '--type: expected ukd, uhs or uys.',
  });
}
