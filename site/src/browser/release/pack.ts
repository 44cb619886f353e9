import { fetchBytes, Unreachable } from './fetch.ts';

interface Directory {
  readonly start: number;
  readonly keys: readonly string[];
  readonly ends: readonly number[];
}

interface Section extends Directory {
  readonly in: string | null;
  readonly depth: 0 | 1;
}

interface Root {
  readonly format: string;
  readonly rows: number;
  readonly sections: Readonly<Record<string, Section>>;
}

/** A block and where it lies. */
interface Place {
  readonly from: number;
  readonly end: number;
}

/** The blocks of a published list (docs/site.md). */
export interface Pack {
  readonly rows: number;
  /**
   * Lines of the blocks that may hold keys from `from` to `to`, block by block: whoever asks looks for what belongs.
   * Nothing more is fetched than is gone through.
   */
  blocks<Line>(section: string, from: string, to: string): AsyncGenerator<readonly Line[]>;
}

/** A root is hardly ever longer. */
const tail = 8192;
const lengthDigits = 8;

/** Opens the pack of a release by its folder, such as `/lists/ukd/2026-11/<digest>/`. */
export async function openPack(folder: string): Promise<Pack> {
  const address = `${folder}site.pack`;
  const kept = new Map<string, Promise<string>>();
  const keep = (key: string, make: () => Promise<string>): Promise<string> => {
    const made = kept.get(key) ?? make();
    kept.set(key, made);
    return made;
  };
  const block = ({ from, end }: Place) =>
    keep(`${from}`, async () => inflate(await fetchBytes(address, { from, end })));
  const stretch = (file: string, { from, end }: Place) =>
    keep(`${file} ${from}`, async () => text(await fetchBytes(`${folder}${file}`, { from, end })));

  const { rows, sections } = await readRoot(address);
  return {
    rows,
    async *blocks<Line>(name: string, from: string, to: string) {
      const section = sections[name];
      if (!section) return;
      for (const place of within(section, from, to)) {
        const directory: Directory = section.depth === 0 ? section : JSON.parse(await block(place));
        const found = section.depth === 0 ? [place] : within(directory, from, to);
        for (const each of found) {
          const lines = await (section.in === null ? block(each) : stretch(section.in, each));
          yield lines.split('\n').flatMap((line): Line[] => (line === '' ? [] : [JSON.parse(line)]));
        }
      }
    },
  };
}

async function readRoot(address: string): Promise<Root> {
  let end = await fetchBytes(address, { last: tail });
  const length = Number(text(end.subarray(-lengthDigits)));
  if (!Number.isSafeInteger(length)) throw new Unreachable(address);
  if (length + lengthDigits > end.length) end = await fetchBytes(address, { last: length + lengthDigits });
  const root: Root = JSON.parse(await inflate(end.slice(-lengthDigits - length, -lengthDigits)));
  if (root.format !== 'kuvvet.site/1') throw new Unreachable(address);
  return root;
}

/** The blocks that may hold keys from `from` to `to`. */
function* within({ start, keys, ends }: Directory, from: string, to: string): Generator<Place> {
  const first = Math.max(
    0,
    keys.findLastIndex((key) => key <= from),
  );
  for (let at = first; at < keys.length && (keys[at] as string) <= to; at++) {
    yield { from: ends[at - 1] ?? start, end: ends[at] as number };
  }
}

const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Response(stream).text();
}
