import { hidePersonal, invisibleIn } from '@kuvvet/report';
import { type Given, type Options, required, WrongUse } from './command.ts';

/** Options of whatever an officer orders: who, why, and whether it shall be done or only be told. */
export const orderOptions: Options = {
  reason: { type: 'string' },
  by: { type: 'string' },
  yes: { type: 'boolean' },
};

/** Who orders it and why: kept for ever, and published with a list that is made again. */
export const orderOf = (given: Given) => ({ by: words(given, 'by'), reason: words(given, 'reason') });

const longest = 200;

function words(given: Given, name: string): string {
  const text = required(given, name).trim();
  if (text === '' || text.length > longest || invisibleIn(text) !== null) {
    throw new WrongUse({
      tr: `--${name}: en çok ${longest} harflik bir yazı bekleniyor, görünmeyen karakter olmadan.`,
      en: `--${name}: expected a text of at most ${longest} letters without invisible characters.`,
    });
  }
  if (hidePersonal(text) !== text) {
    throw new WrongUse({
      tr: `--${name}: kişisel bilgi yazmayın (lisans numarası, adres, telefon, tam tarih).`,
      en: `--${name}: write nothing personal (licence number, address, telephone number, full date).`,
    });
  }
  return text;
}
