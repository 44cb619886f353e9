import { listTypes } from '@kuvvet/engine';
import { latestKey, readLatest, readRelease } from '@kuvvet/gazette';
import type { Simulation } from './simulation.ts';

/** Somebody who reads lists, from the pointer on, again and again: whole, and never an older one than before. */
export function read(simulation: Simulation, number: number, times: number): void {
  const { schedule, chance, defects } = simulation;
  const seen: Record<string, string> = {};
  simulation.spawn(
    `reader ${number}`,
    async ({ lists }, actor) => {
      for (let time = 0; time < times; time++) {
        await schedule.pause(actor, chance.delay(9));
        const type = chance.pick(listTypes);
        const stored = await lists.get(latestKey(type)).catch(() => null);
        if (!stored) continue;
        const pointer = readLatest(stored.bytes);
        if (!pointer) defects.push(`reader ${number}: no pointer of ${type}`);
        else if (pointer.period < (seen[type] ?? '')) defects.push(`reader ${number}: ${type} went back`);
        else {
          seen[type] = pointer.period;
          const { damage } = await readRelease(lists, pointer.manifest).catch(() => ({ damage: [] }));
          for (const { code, key } of damage) defects.push(`reader ${number}: ${code} ${key}`);
        }
      }
    },
    () => read(simulation, number, times),
  );
}
