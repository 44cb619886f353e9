import { expect, it } from 'vitest';
import { drawPlan } from './plan.ts';
import { Scratch } from './scratch.ts';
import { strikeEverywhere } from './strike-everywhere.ts';

it('one fault now and then in a close leaves every file of the lists as it is without it', async () => {
  using scratch = new Scratch();
  const plan = drawPlan(1, 12, true);
  const strikes = await strikeEverywhere(
    plan,
    scratch,
    (step, call) => 'close' in step && call % 40 === 7,
    20,
  );
  expect(strikes.deviations).toEqual([]);
  for (const published of strikes.samples) expect(published).toEqual(strikes.published);
}, 600_000);
