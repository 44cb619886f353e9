import type { ResultRow } from './items.ts';

const opening = 0x5b;
const closing = 0x5d;
const comma = 0x2c;
const quote = 0x22;
const minus = 0x2d;
const zero = 0x30;
const nothing = new TextEncoder().encode('null');

/** Any number of so many digits is exact. */
const most = 15;

/**
 * Reads `[["10012345",20,4,250,212,760],["10012399",null,3,150,0,0,4531,3]]`: results as they are packed, nearly
 * always. Null for anything else, which is left to `JSON.parse`: that takes several times as long, most of it for looking
 * up each player's number among all texts there are.
 */
export function plainResults(json: Uint8Array): readonly ResultRow[] | null {
  const rows: ResultRow[] = [];
  const from = new Reader(json);
  from.pass(opening);
  do {
    from.pass(opening);
    from.pass(quote);
    const player = String(from.digits());
    from.pass(quote);
    const k = from.nextOrNull();
    const [games, points, expected, change] = [from.next(), from.next(), from.next(), from.next()];
    const performance = from.stands(comma) ? { numerator: from.next(), denominator: from.next() } : null;
    from.pass(closing);
    rows.push({ player, k, games, points, expected, change, performance });
  } while (from.took(comma));
  from.pass(closing);
  return from.isDone ? rows : null;
}

/** Reads on whatever stands there, and remembers whether all of it was what it should be. */
class Reader {
  readonly #json: Uint8Array;
  #at = 0;
  #isPlain = true;

  constructor(json: Uint8Array) {
    this.#json = json;
  }

  get isDone(): boolean {
    return this.#isPlain && this.#at === this.#json.length;
  }

  stands(sign: number): boolean {
    return this.#json[this.#at] === sign;
  }

  took(sign: number): boolean {
    const stands = this.#isPlain && this.stands(sign);
    if (stands) this.#at++;
    return stands;
  }

  pass(sign: number): void {
    this.#isPlain &&= this.stands(sign);
    this.#at++;
  }

  digits(): number {
    const begins = this.#at;
    let value = 0;
    for (;;) {
      const digit = (this.#json[this.#at] as number) - zero;
      if (!(digit >= 0 && digit <= 9)) break;
      value = 10 * value + digit;
      this.#at++;
    }
    const length = this.#at - begins;
    this.#isPlain &&= length > 0 && length <= most && (length === 1 || this.#json[begins] !== zero);
    return value;
  }

  /** A number after a comma. */
  next(): number {
    this.pass(comma);
    return this.took(minus) ? -this.digits() : this.digits();
  }

  nextOrNull(): number | null {
    if (this.#json[this.#at + 1] !== nothing[0]) return this.next();
    this.pass(comma);
    for (const letter of nothing) this.pass(letter);
    return null;
  }
}
