import { describe, expect, it, vi } from 'vitest';
import { largePlan, sizeOf } from './scenario.ts';
import { Scratch } from './scratch.ts';
import { strikeEverywhere } from './strike-everywhere.ts';

vi.mock('../../packages/gazette/src/render.ts', () => import('./plain-render.ts'));

const plan = largePlan();

describe('one fault at any call of taking in, rating, correcting, awarding, merging and releasing', () => {
  it('is tried with fifty tournaments of three types in three months', () => {
    expect(sizeOf(plan)).toMatchObject({ types: 3, months: 3 });
    expect(sizeOf(plan).tournaments).toBeGreaterThanOrEqual(50);
  });

  it('leaves ledger, archives and queue as they are without it, and the lists in the end', async () => {
    using scratch = new Scratch();
    const strikes = await strikeEverywhere(plan, scratch, (step) => !('close' in step), 400);
    expect(strikes.deviations).toEqual([]);
    expect(Object.keys(strikes.struck)).toHaveLength(7);
    expect(strikes.samples.length).toBeGreaterThan(5);
    for (const published of strikes.samples) expect(published).toEqual(strikes.published);
  }, 600_000);
});
