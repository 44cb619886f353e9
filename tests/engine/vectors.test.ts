import { describe, expect, it } from 'vitest';
import { golden, run } from './vectors.ts';
import { fideChecks } from './vectors-fide.ts';
import { ukdChecks } from './vectors-ukd.ts';

const checks = { ...ukdChecks, ...fideChecks };

/** Cases about reading and people, which the engine never sees. */
const elsewhere: Readonly<Record<string, string>> = {
  'identity.tckn': 'tests/report',
  'text.turkish': 'tests/report',
  'trf.codes': 'tests/report',
};

const here = golden.vectors.filter(({ area }) => area in checks);

describe('published and derived cases', () => {
  it.each(here)('$id $area: $title ($source)', (vector) => {
    expect.hasAssertions();
    run(vector, checks);
  });

  it('runs every area here or names where it runs', () => {
    const areas = new Set(golden.vectors.map(({ area }) => area));
    expect([...areas].sort()).toEqual([...Object.keys(checks), ...Object.keys(elsewhere)].sort());
    expect(here).toHaveLength(96);
    expect(golden.vectors).toHaveLength(105);
  });
});
