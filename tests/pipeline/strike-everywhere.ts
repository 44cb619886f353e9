import type { RatingRequest } from '@kuvvet/office';
import { begin, playAll, playOn, publishedAt, type Stand } from './course.ts';
import type { Plan } from './draft.ts';
import { type Call, type FaultKind, type FaultSource, kindsFor } from './faults.ts';
import type { Scratch } from './scratch.ts';
import { nameOf, type Step, stepsOf } from './steps.ts';

/** What striking everywhere came to. */
export interface Strikes {
  /** How many faults were tried, by kind. */
  readonly struck: Readonly<Record<string, number>>;
  /** Faults after which the world is not what it is without them. */
  readonly deviations: readonly string[];
  /** What was published, and the same of the runs that went on from a fault to the end. */
  readonly published: readonly string[];
  readonly samples: readonly (readonly string[])[];
}

/**
 * Plays the calm course of a plan and tries, at every call of the course that `only` chooses, every fault there is:
 * with what follows by itself (redelivery, a sender that repeats, the next tick) the world must be what it is without
 * the fault. Equal worlds have equal ends, since nothing is drawn any more; one in `sampled` is played to the end all
 * the same.
 */
export async function strikeEverywhere(
  plan: Plan,
  scratch: Scratch,
  only: (step: Step, call: number) => boolean,
  sampled: number,
): Promise<Strikes> {
  const struck: Record<string, number> = {};
  const deviations: string[] = [];
  const steps: Step[] = [];
  const ends: { readonly after: Stand; readonly played: number }[] = [];
  let stand = await begin(scratch);
  let waiting: readonly RatingRequest[] = [];
  let strikes = 0;
  for (const step of stepsOf(plan, () => waiting)) {
    steps.push(step);
    const calls: Call[] = [];
    const whole = await playOn(stand, step, scratch, 0, (call) => {
      calls.push(call);
      return null;
    });
    for (const [at, call] of calls.entries()) {
      if (!only(step, at)) continue;
      for (const kind of kindsFor(call)) {
        const after = await playOn(stand, step, scratch, at, faultAt(at, kind));
        struck[kind] = (struck[kind] ?? 0) + 1;
        const found = difference(after.state, whole.state);
        const where = `${nameOf(step)}, call ${at} (${call.port}.${call.verb}) ${kind}`;
        if (found.length > 0) deviations.push(`${where}: ${found.join('; ')}`);
        if (strikes++ % sampled === 0) ends.push({ after, played: steps.length });
      }
    }
    stand = whole;
    waiting = whole.waiting;
  }
  const published = await publishedAt(stand);
  const samples: (readonly string[])[] = [];
  for (const { after, played } of ends) {
    samples.push(await publishedAt(await playAll(after, steps.slice(played), scratch)));
  }
  return { struck, deviations, published, samples };
}

const faultAt = (at: number, kind: FaultKind): FaultSource => {
  let calls = 0;
  return () => (calls++ === at ? kind : null);
};

function difference(found: readonly string[], expected: readonly string[]): readonly string[] {
  const [there, wanted] = [new Set(found), new Set(expected)];
  return [
    ...expected.filter((line) => !there.has(line)).map((line) => `no ${line}`),
    ...found.filter((line) => !wanted.has(line)).map((line) => `${line} too much`),
  ];
}
