import type { LicenceToken } from '@kuvvet/report';

/** Bytes of a token, which is a digest in hexadecimal digits. */
const length = 32;

/** Tokens of a piece, as a power of two. */
const bits = 11;

/** No digest is nothing but 0. */
const none = '00'.repeat(length);

/** Licence tokens by place, a million in 32 megabytes. They lie in pieces, so nothing is held twice while they grow. */
export class TokenColumn {
  readonly #pieces: Buffer[] = [];

  put(place: number, token: LicenceToken): void {
    while (this.#pieces.length <= place >>> bits) {
      this.#pieces.push(Buffer.from(new ArrayBuffer(length << bits)));
    }
    this.#pieceOf(place).write(token, beginOf(place), 'hex');
  }

  at(place: number): LicenceToken | null {
    const token = this.#pieces[place >>> bits]?.toString('hex', beginOf(place), beginOf(place) + length);
    return token === none ? null : (token ?? null);
  }

  /** Tokens are as good as random. */
  hashAt(place: number): number {
    return this.#pieceOf(place).readInt32LE(beginOf(place));
  }

  isSame(one: number, other: number): boolean {
    return this.compare(one, other) === 0;
  }

  /** Below 0 where one comes before the other. */
  compare(one: number, other: number): number {
    const [from, begin] = [beginOf(one), beginOf(other)];
    return this.#pieceOf(one).compare(this.#pieceOf(other), begin, begin + length, from, from + length);
  }

  #pieceOf(place: number): Buffer {
    return this.#pieces[place >>> bits] as Buffer;
  }
}

const beginOf = (place: number): number => length * (place & ((1 << bits) - 1));
