import { auditOf } from './audit.ts';
import { Chance } from './chance.ts';
import { closeBook } from './closer.ts';
import { months, type Plan } from './draft.ts';
import { noFaults, someFaults } from './faults.ts';
import { work } from './rater.ts';
import { read } from './reader.ts';
import { type Done, send } from './sender.ts';
import { type Mutation, Simulation } from './simulation.ts';
import { sweepBooks } from './sweeper.ts';
import { judge, type Verdict } from './verdict.ts';
import { beginWorld, inMemory, type Stores } from './world.ts';

/** What a seed is run on. */
export interface Setting {
  readonly plan: Plan;
  readonly seed: number;
  /** At most so many faults; 0 leaves order and duplicates only. */
  readonly faults: number;
  readonly stores: Stores;
  readonly mutation: Mutation | null;
  readonly tell: (line: string) => void;
  /** Makes everything again from the vault in the end. */
  readonly audit: boolean;
}

/** Everybody at once, in the order of the seed, until three months are closed and nothing is left to do. */
export async function run({ plan, seed, faults, stores, mutation, tell, audit }: Setting): Promise<Verdict> {
  using world = await beginWorld(stores);
  const chance = new Chance(seed);
  const done: Done = new Map();
  let struck = someFaults(chance, faults);
  const simulation = new Simulation(world, chance, {
    faults: (call) => struck(call),
    mutation,
    tell,
  });
  for (const errand of plan.errands) {
    for (let copy = 0; copy < errand.copies; copy++) send(simulation, errand, done);
  }
  for (let worker = 1 + chance.below(8); worker > 0; worker--) work(simulation, worker);
  for (const period of months) {
    const due = plan.errands.filter(({ by }) => by === period);
    const ready = () => !plan.settled || due.every((errand) => done.get(errand) === errand.copies);
    const hour = plan.settled || chance.percent(50) ? '00' : '07';
    for (let closers = 1 + chance.below(3); closers > 0; closers--) {
      closeBook(simulation, { period, hour, ready }, chance.delay(11));
    }
  }
  sweepBooks(simulation, chance.below(6));
  for (let reader = chance.below(3); reader > 0; reader--) read(simulation, reader, 4);
  await simulation.schedule.run();
  // The clock ticks on when the faults are over.
  struck = noFaults;
  closeBook(simulation, { period: months.at(-1) ?? '', hour: '07', ready: () => true }, 0);
  sweepBooks(simulation, 1);
  await simulation.schedule.run();
  const { lists, wrong } = await judge(simulation, plan, done);
  return { lists, wrong: audit ? [...wrong, ...(await auditOf(world))] : wrong };
}

/** One of everybody, in order, without faults: what the lists must be. */
export async function runCalmly(plan: Plan): Promise<Verdict> {
  using world = await beginWorld(inMemory());
  const simulation = new Simulation(world, new Chance(0), { copies: 1 });
  const done: Done = new Map();
  work(simulation, 1);
  for (const period of months) {
    for (const errand of plan.errands.filter(({ from }) => from === period)) {
      for (let copy = 0; copy < errand.copies; copy++) send(simulation, errand, done);
      await simulation.schedule.run();
    }
    closeBook(simulation, { period, hour: '00', ready: () => true }, 0);
    await simulation.schedule.run();
  }
  return await judge(simulation, plan, done);
}
