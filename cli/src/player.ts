import type { PlayerNumber } from '@kuvvet/engine';
import { WrongUse } from './command.ts';

/** A player number as it is written; anything else, a licence number perhaps, is not repeated. */
export function playerOf(written: string | undefined): PlayerNumber {
  if (written && /^[1-9]\d{3,7}$/.test(written)) return written;
  throw new WrongUse({
    tr: 'Oyuncu numarası bekleniyor: 4 ile 8 hane.',
    en: 'Expected a player number: 4 to 8 digits.',
  });
}
