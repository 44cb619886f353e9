import { userInfo } from 'node:os';
import { flawOfWords } from '@kuvvet/office';
import { type Given, type Options, required, WrongUse } from './command.ts';

/** Options of whatever an officer orders: who, why, and whether it shall be done or only be told. */
export const orderOptions: Options = {
  reason: { type: 'string' },
  by: { type: 'string' },
  yes: { type: 'boolean' },
};

/** Who orders it, by --by or the name of the account, and why: kept for ever, and published with a list that is made again. */
export const orderOf = (given: Given) => ({
  by: words(given.text.by ?? userInfo().username, 'by'),
  reason: words(required(given, 'reason'), 'reason'),
});

/** Who keeps the register, senders, subscribers and accounts, and why if they say so: kept for ever, published nowhere. */
export const keeperOf = (given: Given) => ({
  by: words(given.text.by ?? userInfo().username, 'by'),
  reason: given.text.reason === undefined ? '' : words(given.text.reason, 'reason'),
});

export const keeperOptions: Options = { reason: { type: 'string' }, by: { type: 'string' } };

function words(given: string, name: string): string {
  const text = given.trim();
  const flaw = flawOfWords(text);
  if (flaw !== null) throw new WrongUse(flaws[flaw](name));
  return text;
}

const flaws = {
  shape: (name: string) => ({
    tr: `--${name}: en çok 200 harflik bir yazı bekleniyor, görünmeyen karakter olmadan.`,
    en: `--${name}: expected a text of at most 200 letters without invisible characters.`,
  }),
  personal: (name: string) => ({
    tr: `--${name}: kişisel bilgi yazmayın (lisans numarası, adres, telefon, tam tarih).`,
    en: `--${name}: write nothing personal (licence number, address, telephone number, full date).`,
  }),
} as const;
