import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commands } from '../../cli/src/commands.ts';
import { root } from '../run.ts';

const page = readFileSync(join(root, 'docs/must-haves.md'), 'utf8');

/** The rows of the table, cell by cell. */
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| M-'))
  .map((line) =>
    line
      .slice(1, -1)
      .split(' | ')
      .map((cell) => cell.trim()),
  );

const quoted = (cell = '') => Array.from(cell.matchAll(/`([^`]+)`/g), ([, text = '']) => text);

describe('the must-haves of an officer', () => {
  it('are all there, in order', () => {
    const ids = Array.from({ length: 25 }, (_, at) => `M-${String(at + 1).padStart(2, '0')}`);
    expect(rows.map(([id]) => id)).toEqual(ids);
  });

  it.each(rows)('%s %s', (_id, _what, here, where, proof) => {
    expect(here).not.toBe('');
    expect(quoted(where).length).toBeGreaterThan(0);
    expect(quoted(proof).length).toBeGreaterThan(0);
    for (const path of [...quoted(where), ...quoted(proof)]) {
      expect(existsSync(join(root, path)), path).toBe(true);
    }
    for (const path of quoted(proof)) expect(path).toMatch(/^tests\/.*\.test\.ts$/);
  });

  it('names commands that exist', () => {
    const known = commands.map(({ name }) => name);
    const month = readFileSync(join(root, 'docs/officers-month.md'), 'utf8');
    for (const [, command = ''] of `${page}${month}`.matchAll(/`kuvvet ([\w-]+)/g)) {
      expect(known).toContain(command);
    }
  });
});
