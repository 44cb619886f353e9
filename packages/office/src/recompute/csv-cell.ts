/** What an empty cell holds, and one that holds something else than a number. */
export const empty = -1;
const noNumber = -2;

export const zero = 0x30;
const nine = 0x39;
const comma = 0x2c;
export const point = 0x2e;

const isDigit = (byte: number | undefined): boolean => byte !== undefined && byte >= zero && byte <= nine;

/** The number between `start` and `end` in tenths: at most eight digits, no leading zero, at most one decimal. */
export function tenthsIn(bytes: Uint8Array, start: number, end: number): number {
  let number = 0;
  let at = start;
  for (; at < end && isDigit(bytes[at]); at++) number = Math.imul(number, 10) + (bytes[at] as number) - zero;
  const digits = at - start;
  if (digits === 0) return start === end ? empty : noNumber;
  if (digits > 8 || (digits > 1 && bytes[start] === zero)) return noNumber;
  if (at === end) return 10 * number;
  const mark = bytes[at];
  const decimal = bytes[at + 1];
  if (at + 2 < end || (mark !== point && mark !== comma) || !isDigit(decimal)) return noNumber;
  return 10 * number + (decimal as number) - zero;
}
