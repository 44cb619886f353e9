import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { LicenceToken } from './report.ts';

/** What a number field says about a player. A licence number is only ever known by its token. */
export type Identity =
  | { readonly kind: 'licence'; readonly token: LicenceToken; readonly valid: boolean }
  | { readonly kind: 'fide'; readonly number: string }
  | { readonly kind: 'player'; readonly number: string }
  | { readonly kind: 'none' }
  | { readonly kind: 'unreadable' };

/** What a number of at most nine digits is: the sender's profile says so (formats 3 #4). */
export type ShortNumber = 'fide' | 'player';

/** Turns the raw text of a number field into an identity. Pure; never throws. */
export type Identify = (field: string, short?: ShortNumber) => Identity;

const quotes = /^['"`’‘“”\s]+|['"`’‘“”\s]+$/g;
const licenceDigits = 11;

/**
 * Identities under `key`: the token is HMAC-SHA-256 (hex) of the eleven digits. A plain hash would
 * be searchable, for there are fewer than 10^9 valid numbers.
 */
export function licenceTokens(key: Uint8Array): Identify {
  const keyed = hmac.create(sha256, key);
  // One to work in: a register has a million of them.
  const mac = keyed.clone();
  return (field, short = 'fide') => {
    const digits = field.slice(0, 40).replace(quotes, '');
    if (/^0*$/.test(digits)) return { kind: 'none' };
    if (!/^\d+$/.test(digits)) return { kind: 'unreadable' };
    if (digits.length === licenceDigits) {
      const token = bytesToHex(keyed._cloneInto(mac).update(utf8ToBytes(digits)).digest());
      return { kind: 'licence', token, valid: isLicenceNumber(digits) };
    }
    return shortIdentity(digits.replace(/^0+/, ''), short);
  };
}

/** Eleven digits and more, of any script, with blanks, invisible characters, dots, dashes or slashes between. */
const longNumber = /\p{Nd}(?:[\s\p{C}\p{M}\p{DI}\p{Pd}\p{Pc}./\\·•−⁄∕\u2800]*\p{Nd}){10,}/gu;

/** Eleven digits with other marks between: `371,820,465,40`. Of these only what the check digits confirm is a licence number. */
const markedNumber = /(?<!\p{Nd})\p{Nd}(?:[^\p{L}\p{N}]{0,3}\p{Nd}){10}(?!\p{Nd})/gu;

/** `2026-10-03`, `3.10.2026`, with no digit beyond the same separator. Captured, so that a split keeps it. */
const fullDate = new RegExp(
  `(${['-', '\\.', '/']
    .map((by) => {
      const [year, days] = ['(?:19|20)\\d\\d', `\\d\\d?${by}\\d\\d?`];
      return `(?<!\\p{Nd}${by}?)(?:${year}${by}${days}|${days}${by}${year})(?!${by}?\\p{Nd})`;
    })
    .join('|')})`,
  'u',
);

/**
 * Puts stars in place of any run of eleven or more digits, however they are grouped: a licence number typed
 * into a name is still a licence number. Full dates part a run and stay (`Kupa 2026-10-03 / 2026-10-04`),
 * unless the run is a licence number by its check digits.
 */
export function hideLicenceNumbers(text: string): string {
  return text
    .replace(longNumber, (run) => {
      const parts = isLicenceNumber(digitsOf(run)) ? [run] : run.split(fullDate);
      return parts.map((part) => (digitsOf(part).length < licenceDigits ? part : star(part))).join('');
    })
    .replace(markedNumber, (run) =>
      isLicenceNumber(digitsOf(run)) && !fullDate.test(run) ? star(run) : run,
    );
}

/** Whether a text holds a number that is a licence number by its check digits, however they are grouped. */
export const holdsLicenceNumber = (text: string): boolean =>
  (text.match(longNumber) ?? []).some((run) => isLicenceNumber(digitsOf(run)));

const digitsOf = (text: string): string => text.replace(/\P{Nd}/gu, '');
const star = (text: string): string => text.replace(/\p{Nd}/gu, '*');

/** FIDE numbers have 5 to 9 digits; with fewer, a rating stands in the wrong column (formats 3 #3). */
function shortIdentity(digits: string, short: ShortNumber): Identity {
  const [least, most] = short === 'fide' ? [5, 9] : [4, 8];
  if (digits.length < least || digits.length > most) return { kind: 'unreadable' };
  return { kind: short, number: digits };
}

/** The tenth digit checks the first nine, the eleventh the first ten (formats 6). */
function isLicenceNumber(digits: string): boolean {
  if (digits.length !== licenceDigits) return false;
  let odd = 0;
  let even = 0;
  for (let i = 0; i < 9; i += 1) {
    if (i % 2 === 0) odd += digitAt(digits, i);
    else even += digitAt(digits, i);
  }
  const tenth = (7 * odd - even + 100) % 10;
  const eleventh = (odd + even + tenth) % 10;
  return digitAt(digits, 0) !== 0 && digitAt(digits, 9) === tenth && digitAt(digits, 10) === eleventh;
}

const digitAt = (digits: string, index: number): number => digits.charCodeAt(index) - 48;
