import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findingCatalogue } from '@kuvvet/report';
import { describe, expect, it } from 'vitest';
import { root } from '../run.ts';

const page = readFileSync(join(root, 'docs/formats.md'), 'utf8');
const quoted = (cell: string) => Array.from(cell.matchAll(/`([^`]+)`/g), ([, text = '']) => text);

/** The rows of the table of deviations. */
const rows = page
  .split('\n')
  .filter((line) => /^\| \d{1,2} +\|/.test(line))
  .map((line) => {
    const [number = '', , , findings = '', tests = ''] = line
      .split('|')
      .slice(1)
      .map((cell) => cell.trim());
    return { number: Number(number), findings: quoted(findings), tests: quoted(tests) };
  });

/** A test file, its titles told from the rest by their quotes. */
const testFile = (name: string) => readFileSync(join(root, `tests/report/${name}.test.ts`), 'utf8');

describe('the table of deviations (formats 3)', () => {
  it('has 27 rows in order', () => {
    expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 27 }, (_, i) => i + 1));
  });

  describe.each(rows)('#$number', ({ number, findings, tests }) => {
    it('names findings of the catalogue, each with a test', () => {
      const texts = tests.map(testFile).join();
      for (const code of findings) {
        expect(findingCatalogue).toHaveProperty([code]);
        expect(texts).toContain(code);
      }
    });

    it('has cases of its number in every test it names', () => {
      expect(tests.length).toBeGreaterThan(0);
      for (const name of tests) expect(testFile(name)).toMatch(new RegExp(`['"][^'"\n]*#${number}(?!\\d)`));
    });
  });
});
