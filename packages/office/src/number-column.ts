/** Numbers of a piece, as a power of two. */
const bits = 12;
const last = (1 << bits) - 1;

const widths = [Uint8Array, Uint16Array, Uint32Array, Float64Array] as const;
type Piece = InstanceType<(typeof widths)[number]>;

/**
 * Whole numbers from 0 on by place, outside of the heap; 0 where nothing was put. They lie in pieces, so nothing is held
 * twice while a column grows. A piece is as wide as its largest number needs, and one of nothing but 0 takes no room.
 */
export class NumberColumn {
  readonly #pieces: (Piece | undefined)[] = [];
  /** The largest number each piece has room for. */
  readonly #most: number[] = [];

  at(place: number): number {
    return this.#pieces[place >>> bits]?.[place & last] ?? 0;
  }

  put(place: number, value: number): void {
    const nth = place >>> bits;
    while (this.#most.length <= nth) {
      this.#most.push(0);
      this.#pieces.push(undefined);
    }
    if (value > (this.#most[nth] as number)) this.#widen(nth, value);
    const piece = this.#pieces[nth];
    if (piece) piece[place & last] = value;
  }

  #widen(nth: number, value: number): void {
    const Width = widths.find(({ BYTES_PER_ELEMENT: bytes }) => value < 2 ** (8 * bytes)) ?? Float64Array;
    const piece = new Width(1 << bits);
    piece.set(this.#pieces[nth] ?? []);
    this.#pieces[nth] = piece;
    this.#most[nth] =
      Width === Float64Array ? Number.MAX_SAFE_INTEGER : 2 ** (8 * Width.BYTES_PER_ELEMENT) - 1;
  }
}
