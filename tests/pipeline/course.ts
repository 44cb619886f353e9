import { copyFileSync } from 'node:fs';
import type { Archive } from '@kuvvet/gazette';
import { openMemoryArchive } from '@kuvvet/gazette/memory';
import type { RatingRequest } from '@kuvvet/office';
import type { Plan } from './draft.ts';
import { type FaultSource, noFaults } from './faults.ts';
import { type Overlay, overlay } from './overlay.ts';
import type { Scratch } from './scratch.ts';
import { publishedOf, stateOf } from './state.ts';
import { play, type Step, stepsOf } from './steps.ts';
import { beginWorld, openWorld } from './world.ts';

/** Where a course stands between two steps: a closed ledger file and two archives nobody writes to. */
export interface Stand {
  readonly path: string;
  readonly vault: Archive;
  readonly lists: Archive;
}

/** Where a step led: all that is there, and the requests that wait. */
export interface Played extends Stand {
  readonly vault: Overlay;
  readonly lists: Overlay;
  readonly state: readonly string[];
  readonly waiting: readonly RatingRequest[];
}

/** The first book is open. */
export async function begin(scratch: Scratch): Promise<Stand> {
  const stand = { path: scratch.next(), vault: openMemoryArchive(), lists: openMemoryArchive() };
  using _world = await beginWorld(stand);
  return stand;
}

/** A copy of a stand that can be written to. */
export function fork({ path: before, vault, lists }: Stand, scratch: Scratch) {
  const path = scratch.next();
  copyFileSync(before, path);
  return { path, vault: overlay(vault), lists: overlay(lists) };
}

/** Plays a step on a copy. */
export async function playOn(
  before: Stand,
  step: Step,
  scratch: Scratch,
  seed = 0,
  faults: FaultSource = noFaults,
): Promise<Played> {
  const after = fork(before, scratch);
  const { waiting, defects } = await playIn(after, step, seed, faults);
  const { path, ...archives } = after;
  const state = await stateOf(path, archives);
  const asked = waiting.map(({ digest }) => `waits ${digest}`);
  return { ...after, waiting, state: [...state, ...asked, ...defects] };
}

async function playIn(stand: Stand, step: Step, seed: number, faults: FaultSource) {
  using world = await openWorld(stand);
  return await play(step, world, seed, faults);
}

/** Plays some steps one after another. */
export async function playAll(before: Stand, steps: readonly Step[], scratch: Scratch): Promise<Stand> {
  let stand = before;
  for (const step of steps) stand = await playOn(stand, step, scratch);
  return stand;
}

/** Where the plan stands when its first month is over. */
export async function untilFirstClose(plan: Plan, scratch: Scratch): Promise<Stand> {
  const steps: Step[] = [];
  for (const step of stepsOf(plan, () => [])) {
    if ('close' in step) break;
    steps.push(step);
  }
  return playAll(await begin(scratch), steps, scratch);
}

export async function publishedAt(stand: Stand): Promise<readonly string[]> {
  using world = await openWorld(stand);
  return await publishedOf(world);
}
