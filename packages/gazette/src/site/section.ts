/** A line of a section and what it is found by: keys of ASCII, compared as text. Good until the next one. */
export interface Entry {
  readonly key: string;
  readonly line: Uint8Array;
}

/** A player number as a key: the order of numbers is that of texts. */
export const numberKey = (player: number | string): string => `${player}`.padStart(8, '0');

/** Where blocks lie: each from the end of the one before, the first from `start`; `keys` are their first ones. */
export interface Directory {
  readonly start: number;
  readonly keys: readonly string[];
  readonly ends: readonly number[];
}

/** What the root says of a section. */
export interface Section extends Directory {
  /** The file of the release that has the blocks, as they are; null for blocks of the pack, which are compressed. */
  readonly in: string | null;
  /** 1 where the directory leads to leaves, each of them a directory in the pack. */
  readonly depth: 0 | 1;
}

/** What stands at the end of a pack, before its length. */
export interface Root {
  readonly format: 'kuvvet.site/1';
  /** How many rows the list has. */
  readonly rows: number;
  readonly sections: Readonly<Record<string, Section>>;
}
