import { expect, it, vi } from 'vitest';
import { largePlan } from './scenario.ts';
import { Scratch } from './scratch.ts';
import { strikeEverywhere } from './strike-everywhere.ts';

vi.mock('../../packages/gazette/src/render.ts', () => import('./plain-render.ts'));

it('one fault at any call of a close leaves everything as it is without it', async () => {
  using scratch = new Scratch();
  const strikes = await strikeEverywhere(largePlan(), scratch, (step) => 'close' in step, 150);
  expect(strikes.deviations).toEqual([]);
  expect(Object.keys(strikes.struck)).toHaveLength(7);
  for (const published of strikes.samples) expect(published).toEqual(strikes.published);
}, 600_000);
