import { sweep } from '@kuvvet/publish';
import { passes } from './passing.ts';
import type { Simulation } from './simulation.ts';

/** By any patience everything that waits is old. */
const later = '2027-02-01T00:00:00Z';

/** Asks again for what is not rated, so many times. */
export function sweepBooks(simulation: Simulation, times: number): void {
  const { schedule, chance } = simulation;
  simulation.spawn(
    'sweeper',
    async (ports, actor) => {
      for (let time = 0; time < times; time++) {
        await schedule.pause(actor, chance.delay(9));
        await sweep(later, ports).catch(passes);
      }
    },
    () => sweepBooks(simulation, times),
  );
}
