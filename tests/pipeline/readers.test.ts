import { nextPeriod } from '@kuvvet/engine';
import { turkey } from '@kuvvet/office';
import { publish, rerun } from '@kuvvet/publish';
import { describe, expect, it } from 'vitest';
import { Chance } from './chance.ts';
import { closeBook } from './closer.ts';
import { months } from './draft.ts';
import { drawPlan } from './plan.ts';
import { work } from './rater.ts';
import { read } from './reader.ts';
import { Scratch } from './scratch.ts';
import { type Done, send } from './sender.ts';
import { Simulation } from './simulation.ts';
import { beginWorld, inDirectories } from './world.ts';

describe('a hundred readers', () => {
  it('find whole lists and never an older one, while months are closed, closed again and made again', async () => {
    using scratch = new Scratch();
    using world = await beginWorld(inDirectories(scratch));
    const simulation = new Simulation(world, new Chance(0));
    const plan = drawPlan(0, 12, true);
    const done: Done = new Map();
    for (const errand of plan.errands) send(simulation, errand, done);
    work(simulation, 1);
    for (const period of months) {
      const due = plan.errands.filter(({ by }) => by === period);
      const ready = () => due.every((errand) => done.has(errand));
      for (let closer = 0; closer < 2; closer++) closeBook(simulation, { period, hour: '00', ready }, 0);
      again(simulation, period);
    }
    for (let reader = 1; reader <= 100; reader++) read(simulation, reader, 8);
    await simulation.schedule.run();
    expect(simulation.defects).toEqual([]);
    expect(world.witness.open).toBe('2027-01');
    expect(new Set(world.witness.pointed.map(({ period }) => period)).size).toBe(3);
  }, 600_000);
});

/** Publishes a month that is published, and makes its list once more with what was corrected since. */
function again(simulation: Simulation, period: string): void {
  const { schedule, world } = simulation;
  simulation.spawn(
    `officer of ${period}`,
    async (ports, actor) => {
      await schedule.pause(actor, 0, () => world.witness.open > nextPeriod(period));
      await publish(period, turkey, ports);
      await rerun(period, { reason: 'corrected', by: 'officer' }, turkey, ports, { drain: false });
    },
    () => {},
  );
}
