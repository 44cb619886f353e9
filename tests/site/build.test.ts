import { gzipSync } from 'node:zlib';
import { buildSite, objectKeys, type SiteFile } from '@kuvvet/site';
import { beforeAll, describe, expect, it } from 'vitest';
import { words as card } from '../../site/src/browser/card/words.ts';
import { words as lists } from '../../site/src/browser/lists/words.ts';
import { words as parts } from '../../site/src/browser/parts/words.ts';
import { words as player } from '../../site/src/browser/player/words.ts';
import { words as tournament } from '../../site/src/browser/tournament/words.ts';
import { pages } from '../../site/src/pages.ts';

const textOf = ({ bytes }: SiteFile) => Buffer.from(bytes).toString();

describe('the built site', () => {
  let files: readonly SiteFile[];
  let byPath: ReadonlyMap<string, SiteFile>;
  beforeAll(async () => {
    files = await buildSite();
    byPath = new Map(files.map((file) => [file.path, file]));
  });
  const file = (path: string) => byPath.get(path.replace(/^\//, '')) as SiteFile;

  /** What a page fetches before it shows anything: itself, its style and every program it imports. */
  function neededBy(path: string): readonly SiteFile[] {
    const page = file(path);
    const named = [...textOf(page).matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(
      ([, address = '']) => address,
    );
    const found = new Map<string, SiteFile>([[path, page]]);
    const add = (address: string) => {
      if (found.has(address)) return;
      found.set(address, file(address));
      for (const [, chunk] of textOf(file(address)).matchAll(/(?:from|import)"\.\/([^"]+)"/g))
        add(`/assets/${chunk}`);
    };
    for (const address of named) add(address);
    return [...found.values()];
  }

  const packed = (some: readonly SiteFile[]) =>
    some.reduce((sum, { bytes }) => sum + gzipSync(bytes).length, 0);
  const programs = (some: readonly SiteFile[]) => some.filter(({ path }) => path.endsWith('.js'));

  it('is the same bytes every time, and has every page in both languages', async () => {
    expect(await buildSite()).toEqual(files);
    for (const { path } of pages) {
      expect(textOf(file(`${path}index.html`))).toContain('<html lang="tr">');
      expect(textOf(file(`en/${path}index.html`))).toContain('<html lang="en">');
    }
  });

  it('names what never changes by its content, and leads to nothing that is not there', () => {
    for (const { path, isHashed } of files) {
      expect(isHashed, path).toBe(/^assets\/[a-z-]+-[A-Z0-9]{8}\.(js|css|svg)$/.test(path));
    }
    for (const { path } of files.filter(({ path }) => path.endsWith('.html'))) {
      for (const needed of neededBy(path)) expect(needed, path).toBeDefined();
      for (const [, address = ''] of textOf(file(path)).matchAll(/href="(\/[^"#]*)"/g)) {
        const target = address.endsWith('/') ? `${address}index.html` : address;
        expect(target.startsWith('/lists/') || file(target) !== undefined, `${path}: ${address}`).toBe(true);
      }
    }
  });

  it('runs nothing but its own files, in no page and by no style', () => {
    for (const page of files.filter(({ path }) => path.endsWith('.html'))) {
      const html = textOf(page);
      expect(html).toMatch(
        /http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'; style-src 'self'/,
      );
      expect(html).not.toMatch(/<style|style=|<script(?![^>]* src=)| on[a-z]+=|unsafe-|https?:\/\//);
    }
    for (const style of files.filter(({ path }) => path.endsWith('.css'))) {
      expect(textOf(style)).not.toMatch(/url\(|@import|@font-face/);
    }
  });

  it('keeps its budgets: 60 KB of programs for a player, and room for the first list within 150 KB', () => {
    expect(packed(programs(neededBy('player/index.html')))).toBeLessThan(60_000);
    expect(packed(neededBy('index.html'))).toBeLessThan(60_000);
    expect(packed(programs(neededBy('card/index.html')))).toBeLessThan(20_000);
    expect(gzipSync(file('kuvvet-card.js').bytes).length).toBeLessThan(1_000);
  });
});

it('pages lie under the addresses by which they are asked for, in a bucket too', () => {
  expect(objectKeys('index.html')).toEqual(['index.html']);
  expect(objectKeys('en/index.html')).toEqual(['en/index.html', 'en/']);
  expect(objectKeys('player/index.html')).toEqual(['player/index.html', 'player/']);
  expect(objectKeys('assets/site-ABCDEFGH.css')).toEqual(['assets/site-ABCDEFGH.css']);
});

const dictionaries = { lists, player, tournament, card, parts };

it.each(Object.entries(dictionaries))('every sentence of %s is there in both languages', (_, { tr, en }) => {
  const [turkish, english] = [sentencesIn(tr), sentencesIn(en)];
  expect(Object.keys(english)).toEqual(Object.keys(turkish));
  for (const [name, sentence] of Object.entries({ ...turkish, ...english }))
    expect(sentence, name).not.toBe('');
});

/** Every text of a dictionary by its place; of those that are completed, the letters of what completes them. */
function sentencesIn(words: object, place = ''): Record<string, string> {
  return Object.assign(
    {},
    ...Object.entries(words).map(([name, word]) => {
      const at = `${place}/${name}`;
      if (typeof word === 'object') return sentencesIn(word, at);
      return { [at]: typeof word === 'function' ? word('A', 'B', 'C') : word };
    }),
  );
}
