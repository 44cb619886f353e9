import { sweep } from '@kuvvet/publish';
import { passes } from './passing.ts';
import type { Simulation } from './simulation.ts';

/** By any patience everything that waits is old. */
const later = '2027-02-01T00:00:00Z';

/** Asks again for what is not rated, until it got through so many times. */
export function sweepBooks(simulation: Simulation, times: number): void {
  const { schedule, chance } = simulation;
  simulation.spawn(
    'sweeper',
    async (ports, actor) => {
      for (let swept = 0; swept < times; ) {
        await schedule.pause(actor, chance.delay(9));
        try {
          await sweep(later, ports);
          swept++;
        } catch (error) {
          passes(error);
        }
      }
    },
    () => sweepBooks(simulation, times),
  );
}
