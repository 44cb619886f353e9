import { isTournamentCode } from '@kuvvet/office';
import { type Given, WrongUse } from './command.ts';

/** The name an act is entered under: --id, or one that is the same for the same order. */
export function actName(given: Given, usual: string): string {
  const name = given.text.id ?? usual;
  if (isTournamentCode(name)) return name;
  throw new WrongUse({
    tr: '--id: en çok 64 harf, rakam veya tire bekleniyor.',
    en: '--id: expected at most 64 letters, digits or hyphens.',
  });
}
