import { describe, expect, it, vi } from 'vitest';
import { Chance } from './chance.ts';
import { closeBook } from './closer.ts';
import { fork, type Stand, untilFirstClose } from './course.ts';
import { type Call, type FaultSource, kindsFor, noFaults } from './faults.ts';
import { drawPlan } from './plan.ts';
import { Scratch } from './scratch.ts';
import { Simulation } from './simulation.ts';
import { openWorld } from './world.ts';

vi.mock('../../packages/gazette/src/render.ts', () => import('./plain-render.ts'));

/** Closes October by so many at once, and tells what came of it. */
async function close(stand: Stand, closers: number, seed: number, faults: FaultSource, scratch: Scratch) {
  using world = await openWorld(fork(stand, scratch));
  const simulation = new Simulation(world, new Chance(seed), { faults, copies: 1 });
  for (let closer = 1; closer <= closers; closer++) {
    const closing = { name: `closer ${closer}`, period: '2026-10', hour: '07', ready: () => true } as const;
    closeBook(simulation, closing, 0);
  }
  await simulation.schedule.run();
  const { witness } = world;
  const types = (releases: typeof witness.announced) => releases.map(({ type }) => type).sort();
  return {
    elections: witness.elected.size,
    announced: types(witness.announced),
    pointed: types(witness.pointed),
    digests: witness.announced.map(({ digest }) => digest).sort(),
    open: await world.ledger.current(),
    defects: simulation.defects,
  };
}

/** Everybody dies at the call of that number: the odd ones before its effect, the even ones after it. */
function dyingAt(number: number): FaultSource {
  const calls = new Map<string, number>();
  return (call) => {
    const made = calls.get(call.actor) ?? 0;
    calls.set(call.actor, made + 1);
    if (made !== number) return null;
    const late = Number(call.actor.split(' ')[1]) % 2 === 0;
    return late && kindsFor(call).includes('crashed') ? 'crashed' : 'killed';
  };
}

describe('sixteen closings at once', () => {
  it('give one election, one manifest and one move of the pointer a list, wherever each of them dies', async () => {
    using scratch = new Scratch();
    const stand = await untilFirstClose(drawPlan(0, 12, true), scratch);
    const calls: Call[] = [];
    const alone = await close(
      stand,
      1,
      0,
      (call) => {
        calls.push(call);
        return null;
      },
      scratch,
    );
    expect(alone).toMatchObject({ elections: 1, open: '2026-11', defects: [] });
    expect(alone.pointed).toEqual(['uhs', 'ukd', 'uys']);
    expect(await close(stand, 16, 1, noFaults, scratch)).toEqual(alone);
    expect(calls.length).toBeGreaterThan(50);
    for (let number = 0; number < calls.length; number++) {
      const together = await close(stand, 16, number, dyingAt(number), scratch);
      expect(together, `all die at call ${number}`).toEqual(alone);
    }
  }, 600_000);
});
