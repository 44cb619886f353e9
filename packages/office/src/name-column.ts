/** Names that are read together: reading one by one takes several times as long, and lists go through all of them. */
const block = 32;

/** Names by place, as UTF-8 outside of the heap. */
export class NameColumn {
  #bytes = Buffer.from(new ArrayBuffer(1 << 16));
  #written = 0;
  /** Of each block, its first byte. */
  readonly #begins: number[] = [];
  /** Of each name, the end in the text of its block. */
  #ends = new Int32Array(1 << 10);
  #length = 0;
  #read = { block: -1, text: '' };

  /** Gives the name the next place. */
  add(name: string): void {
    const isFirst = this.#length % block === 0;
    if (isFirst) this.#begins.push(this.#written);
    const most = this.#written + 3 * name.length;
    if (most > this.#bytes.length) this.#bytes = Buffer.from(this.#bytes.buffer.transfer(2 * most));
    this.#written += this.#bytes.write(name, this.#written);
    if (this.#length === this.#ends.length) {
      this.#ends = new Int32Array(this.#ends.buffer.transfer(2 * this.#ends.byteLength));
    }
    this.#ends[this.#length] = name.length + (isFirst ? 0 : (this.#ends[this.#length - 1] as number));
    this.#length++;
    this.#read.block = -1;
  }

  at(place: number): string {
    const nth = Math.floor(place / block);
    if (this.#read.block !== nth) {
      const end = this.#begins[nth + 1] ?? this.#written;
      this.#read = { block: nth, text: this.#bytes.toString('utf8', this.#begins[nth], end) };
    }
    const begins = place % block === 0 ? 0 : this.#ends[place - 1];
    return this.#read.text.substring(begins as number, this.#ends[place]);
  }
}
