import { isTournamentCode } from '@kuvvet/office';
import { WrongUse } from './command.ts';

/** A tournament's code, before it goes into an address, where logs would keep what it must not be. */
export function tournamentCode(text: string): string {
  if (isTournamentCode(text)) return text;
  throw new WrongUse({
    tr: 'Turnuva kodu harf, rakam ve tireden oluşur; lisans veya telefon numarası olamaz.',
    en: 'A tournament code is letters, digits and hyphens, and no licence or telephone number.',
  });
}
