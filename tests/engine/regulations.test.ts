import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const text = readFileSync(`${root}/docs/regulations.md`, 'utf8');
const rows = text.split('\n').flatMap((line) => line.match(/^\| ([URQ]-\d\d) /)?.[1] ?? []);

function numbered(letter: string, last: number): readonly string[] {
  return Array.from({ length: last }, (_, index) => `${letter}-${String(index + 1).padStart(2, '0')}`);
}

describe('docs/regulations.md', () => {
  it('has one row for every rule and question', () => {
    expect(rows).toEqual([...numbered('U', 29), ...numbered('R', 14), ...numbered('Q', 26)]);
  });

  const paths = [
    ...new Set([...text.matchAll(/`([\w/.-]+(?:\.ts|\.json))`/g)].map(([, path]) => path ?? '')),
  ];
  it.each(paths)('names a file that exists: %s', (path) => {
    const places = [path, `packages/engine/src/${path}`, `tests/engine/${path}`];
    expect(places.some((place) => existsSync(`${root}/${place}`))).toBe(true);
  });
});
