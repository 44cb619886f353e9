import { randomBytes } from 'node:crypto';

/** A password nobody has to think of: 20 letters and digits, 100 random bits. */
export const randomPassword = (): string =>
  Array.from(randomBytes(20), (byte) => letters[byte % 32]).join('');

/** Without those that look like one another. */
const letters = 'abcdefghijkmnpqrstuvwxyz23456789';
