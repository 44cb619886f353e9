import { inflateRawSync } from 'node:zlib';

interface Stretch {
  readonly key: string;
  readonly from: number;
  readonly to: number;
}

interface Directory {
  readonly start: number;
  readonly keys: readonly string[];
  readonly ends: readonly number[];
}

interface Section extends Directory {
  readonly in: string | null;
  readonly depth: 0 | 1;
}

/** A block as docs/site.md describes it: its first key, its lines, and its bytes in the pack. */
export interface PackedBlock {
  readonly key: string;
  readonly lines: readonly string[];
  readonly bytes: number;
}

/** Reads a whole `site.pack` by its description, and the files beside it that it points into. */
export class SitePack {
  readonly #bytes: Uint8Array;
  readonly #fileOf: (name: string) => Uint8Array;
  readonly sections: Readonly<Record<string, Section>>;
  readonly rows: number;

  constructor(bytes: Uint8Array, fileOf: (name: string) => Uint8Array) {
    this.#bytes = bytes;
    this.#fileOf = fileOf;
    const length = Number(Buffer.from(bytes.subarray(-8)).toString());
    const { rows, sections } = JSON.parse(this.#text(bytes.length - 8 - length, bytes.length - 8));
    this.rows = rows;
    this.sections = sections;
  }

  blocks(name: string): readonly PackedBlock[] {
    const section = this.sections[name];
    if (!section) throw new Error(`no section ${name}`);
    const directories =
      section.depth === 0
        ? [section]
        : stretchesOf(section).map(({ from, to }): Directory => JSON.parse(this.#text(from, to)));
    return directories.flatMap(stretchesOf).map(({ key, from, to }) => {
      const file = section.in;
      const text =
        file === null ? this.#text(from, to) : Buffer.from(this.#fileOf(file).subarray(from, to)).toString();
      return { key, lines: text.split('\n').filter(Boolean), bytes: to - from };
    });
  }

  /** Everything that can be read in it. */
  get text(): string {
    const names = Object.keys(this.sections).filter((name) => this.sections[name]?.in === null);
    return names.flatMap((name) => this.blocks(name).flatMap(({ key, lines }) => [key, ...lines])).join('\n');
  }

  #text(from: number, to: number): string {
    return inflateRawSync(this.#bytes.subarray(from, to)).toString();
  }
}

const stretchesOf = ({ start, keys, ends }: Directory): readonly Stretch[] =>
  keys.map((key, at) => ({ key, from: at === 0 ? start : (ends[at - 1] as number), to: ends[at] as number }));
