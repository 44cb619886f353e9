import type { Period } from '@kuvvet/engine';
import type { RatingRequest } from '@kuvvet/office';
import { Chance } from './chance.ts';
import { closeBook } from './closer.ts';
import { type Errand, months, type Plan } from './draft.ts';
import { type FaultSource, noFaults } from './faults.ts';
import { work } from './rater.ts';
import { type Done, send } from './sender.ts';
import { Simulation } from './simulation.ts';
import { sweepBooks } from './sweeper.ts';
import type { World } from './world.ts';

/** One thing of the calm course: an errand and what is rated because of it, a request that waited, or a close. */
export type Step =
  | { readonly errand: Errand }
  | { readonly request: RatingRequest }
  | { readonly close: Period };

export const nameOf = (step: Step): string =>
  'errand' in step
    ? step.errand.name
    : 'request' in step
      ? `${step.request.tournament}.${step.request.revision} after the turn`
      : `the close of ${step.close}`;

/** Plays one step in the world until nothing is left to do; gives the requests that wait then, and what went wrong. */
export async function play(
  step: Step,
  world: World,
  seed: number,
  faults: FaultSource,
): Promise<{ readonly waiting: readonly RatingRequest[]; readonly defects: readonly string[] }> {
  let struck = faults;
  const simulation = new Simulation(world, new Chance(seed), { faults: (call) => struck(call), copies: 1 });
  const done: Done = new Map();
  if ('close' in step) {
    closeBook(simulation, { period: step.close, hour: '00', ready: () => true }, 0);
  } else {
    work(simulation, 1);
    if ('errand' in step) send(simulation, step.errand, done);
    else await simulation.mail.send(step.request);
  }
  await simulation.schedule.run();
  // The hourly sweep.
  struck = noFaults;
  sweepBooks(simulation, 1);
  await simulation.schedule.run();
  const requests = [...simulation.mail.letters].map(({ request }) => request);
  const waiting = [...new Map(requests.map((request) => [request.digest, request])).values()];
  return { waiting, defects: simulation.defects };
}

/** The steps of a plan, one after another: `waiting` says what the last one left in the queue. */
export function* stepsOf(plan: Plan, waiting: () => readonly RatingRequest[]): Generator<Step> {
  for (const period of months) {
    for (const errand of plan.errands.filter(({ from }) => from === period)) yield { errand };
    yield { close: period };
    for (const request of waiting()) yield { request };
  }
}
