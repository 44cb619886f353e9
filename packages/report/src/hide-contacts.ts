/** An at sign with something on either side. Alone it stands for `at`: `Blitz @ Kadıköy`. */
const address = /[^@＠][@＠][^@＠]/u;

/** `ali @ kulup . org`: a blank on both sides of a point, or on none. */
const spacedAddress =
  /[\p{L}\p{N}._%+-]{1,64}\s?[@＠]\s?[\p{L}\p{N}-]{1,63}(?:(?:\.|\s\.\s)\p{L}{2,24}){1,4}/gu;

/** `ali (at) kulup.org`, `ali[at]kulup[nokta]org`: the sign in letters and brackets. */
const spelledAddress =
  /[\p{L}\p{N}._%+-]{1,64}\s?[([{<]\s?at\s?[)\]}>]\s?[\p{L}\p{N}-]{1,63}(?:\s?(?:\.|[([{<]\s?(?:dot|nokta)\s?[)\]}>])\s?\p{L}{2,24}){1,4}/giu;

const part = '[\\s.\\-/()]';
const rest = `${part}{0,3}\\p{Nd}{3}${part}{0,3}\\p{Nd}{2}${part}{0,3}\\p{Nd}{2}`;

/**
 * Turkish numbers, `0532 123 45 67`, `+90-532-1234567`, `(212) 345 67 89`, and whatever stands behind a plus. Ten digits
 * in a row that are no mobile number may be a day and a count: `2026100301`.
 */
const telephone = new RegExp(
  [
    `(?<!\\p{Nd})(?:\\+?90|0090|0)?${part}{0,3}5\\p{Nd}{2}${rest}`,
    `(?<!\\p{Nd})(?:(?:\\+90|0090|0)${part}{0,3}[2-4]\\p{Nd}{2}|[2-4]\\p{Nd}{2}(?=${part}))${rest}`,
    `(?<![\\p{L}\\p{Nd}])\\+[1-9](?:${part}{0,3}\\p{Nd}){9,14}`,
  ]
    .map((number) => `${number}(?!\\p{Nd})`)
    .join('|'),
  'gu',
);

/** Puts stars in place of e-mail addresses and telephone numbers. */
export function hideContacts(text: string): string {
  return text
    .replace(spacedAddress, star)
    .replace(spelledAddress, star)
    .replace(/\S+/gu, (word) => (address.test(word) ? star(word) : word))
    .replace(telephone, star);
}

const star = (text: string): string => text.replace(/[\p{L}\p{N}]/gu, '*');
