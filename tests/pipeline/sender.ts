import type { Errand } from './draft.ts';
import { passes } from './passing.ts';
import type { Simulation } from './simulation.ts';

/** What of a plan is done, by errand and copy. */
export type Done = Map<Errand, number>;

/** Does an errand until it succeeds, however often it fails, once its book is there. */
export function send(simulation: Simulation, errand: Errand, done: Done): void {
  const { schedule, chance, world } = simulation;
  simulation.spawn(
    `sender of ${errand.name}`,
    async (ports, actor) => {
      await schedule.pause(actor, chance.delay(9), () => world.witness.open >= errand.from);
      for (;;) {
        try {
          await errand.act(ports);
          done.set(errand, (done.get(errand) ?? 0) + 1);
          return;
        } catch (error) {
          passes(error);
          await schedule.pause(actor, chance.delay(7));
        }
      }
    },
    () => send(simulation, errand, done),
  );
}
