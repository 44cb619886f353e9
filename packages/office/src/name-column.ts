import { NumberColumn } from './number-column.ts';

/** Names that are read together: reading one by one takes several times as long, and lists go through all of them. */
const block = 32;

/** Bytes of a piece; a block that is longer is one of its own. */
const pieceLength = 1 << 16;

/** Names by place, as UTF-8 outside of the heap. They lie in pieces, so nothing is held twice while a column grows. */
export class NameColumn {
  readonly #pieces: Buffer[] = [];
  /** Bytes written of the last piece. */
  #written = 0;
  /** Of each block, its piece and where it begins and ends there. */
  readonly #pieceOf = new NumberColumn();
  readonly #begins = new NumberColumn();
  readonly #ends = new NumberColumn();
  readonly #lengths = new NumberColumn();
  /** The last names, until they are a block. */
  #waiting: string[] = [];
  #blocks = 0;
  #read = { block: -1, names: [] as readonly string[] };

  /** Gives the name the next place. */
  add(name: string): void {
    this.#lengths.put(block * this.#blocks + this.#waiting.length, name.length);
    if (this.#waiting.push(name) === block) this.#write();
  }

  at(place: number): string {
    const nth = Math.floor(place / block);
    if (nth === this.#blocks) return this.#waiting[place % block] as string;
    if (this.#read.block !== nth) this.#read = { block: nth, names: this.#namesOf(nth) };
    return this.#read.names[place % block] as string;
  }

  #write(): void {
    const text = this.#waiting.join('');
    const length = Buffer.byteLength(text);
    let piece = this.#pieces.at(-1);
    if (!piece || this.#written + length > piece.length) {
      piece = Buffer.from(new ArrayBuffer(Math.max(length, pieceLength)));
      this.#pieces.push(piece);
      this.#written = 0;
    }
    this.#pieceOf.put(this.#blocks, this.#pieces.length - 1);
    this.#begins.put(this.#blocks, this.#written);
    this.#written += piece.write(text, this.#written);
    this.#ends.put(this.#blocks, this.#written);
    this.#blocks++;
    this.#waiting = [];
  }

  #namesOf(nth: number): readonly string[] {
    const piece = this.#pieces[this.#pieceOf.at(nth)] as Buffer;
    const text = piece.toString('utf8', this.#begins.at(nth), this.#ends.at(nth));
    const names: string[] = [];
    for (let begin = 0; names.length < block; ) {
      const end = begin + this.#lengths.at(block * nth + names.length);
      names.push(text.substring(begin, end));
      begin = end;
    }
    return names;
  }
}
