import { type Act, acts } from './acts.ts';
import { Chance } from './chance.ts';
import { Draft, type Plan } from './draft.ts';

/** The plan of a number: so many acts, drawn by their weights. */
export function drawPlan(number: number, count: number, settled: boolean): Plan {
  const draft = new Draft(new Chance(number), settled);
  const open: readonly Act[] = acts.filter((act) => act.settled || !settled);
  for (let drawn = 0; drawn < count; drawn++) {
    draft.chance.pick(open, ({ weight }) => weight).draw(draft, draft.chance);
  }
  return draft;
}
