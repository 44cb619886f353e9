import { listTypes } from '@kuvvet/engine';
import { months, type Plan } from './draft.ts';
import { drawPlan } from './plan.ts';

/** Three months of a federation in one plan, each thing done once. */
export function largePlan(): Plan {
  const { settled, reports, orders, errands } = drawPlan(0, 84, true);
  return { settled, reports, orders, errands: errands.map((errand) => ({ ...errand, copies: 1 })) };
}

/** How much of everything a plan has. */
export function sizeOf({ reports, errands }: Plan) {
  return {
    tournaments: new Set(reports.map(({ tournament }) => tournament)).size,
    types: listTypes.filter((type) => reports.some(({ event }) => event?.type === type)).length,
    months: months.filter((month) => errands.some(({ by }) => by === month)).length,
  };
}
