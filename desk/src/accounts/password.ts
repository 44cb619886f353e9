import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

/** What a guess costs: N is memory and time, r the block, p repetitions (RFC 7914). */
export interface Cost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** 32 MB and some tenths of a second. Stored with each password, so it may be raised later. */
export const usualCost: Cost = { N: 2 ** 15, r: 8, p: 3 };

const shortest = 12;
const longest = 200;

/** Whether a password may be chosen: long enough that nobody guesses it, whatever it is made of. */
export const isPassword = (text: string): boolean => text.length >= shortest && text.length <= longest;

/** A password as it is stored: `scrypt$N$r$p$salt$key`, salt and key in base64url. */
export async function hashPassword(password: string, cost: Cost = usualCost): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Whether a password is the stored one; takes the same time whether it is or not. */
export async function isPasswordOf(stored: string, password: string): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = stored.split('$');
  const derived = await derive(password.slice(0, longest), Buffer.from(salt, 'base64url'), {
    ...{ N: Number(N), r: Number(r), p: Number(p) },
  });
  return timingSafeEqual(derived, Buffer.from(key, 'base64url'));
}

/** On threads beside the server's own. Letters that can be written in two ways are taken as one. */
function derive(password: string, salt: Buffer, cost: Cost): Promise<Buffer> {
  const options: ScryptOptions = { ...cost, maxmem: 256 * cost.N * cost.r };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, 32, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
