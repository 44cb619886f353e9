import type { Plan } from './draft.ts';
import { drawPlan } from './plan.ts';
import { run, runCalmly } from './run.ts';
import type { Scratch } from './scratch.ts';
import type { Mutation } from './simulation.ts';
import { inDirectories, inMemory } from './world.ts';

/** What is tried with a seed. */
export const trials = {
  /** Faults anywhere; the lists must be those of the plan without any. */
  faults: { settled: true, faults: 40 },
  /** Order, copies and delays only. */
  deliveries: { settled: true, faults: 0 },
  /** Books close whenever they close, and what is in time is: the lists must be what then stands in the books. */
  races: { settled: false, faults: 40 },
} as const;

export type Trial = keyof typeof trials;

/** Acts of a plan: a month or two of a small club. */
const acts = 9;

/** So many seeds share a plan, and with it the calm run that says what its lists are. */
const seedsOfPlan = 8;

/** The two archives are directories with every so many seeds: they are slower than memory. */
const seedsOfDirectory = 50;

/** And so often everything is made again from the vault alone. */
const seedsOfAudit = 10;

/** Tries seeds one after another; remembers what the lists of a plan are. */
export class Trials {
  readonly #trial: Trial;
  readonly #scratch: Scratch;
  readonly #mutation: Mutation | null;
  #calm: { readonly plan: Plan; readonly number: number; readonly lists: readonly string[] } | null = null;

  constructor(trial: Trial, scratch: Scratch, mutation: Mutation | null = null) {
    this.#trial = trial;
    this.#scratch = scratch;
    this.#mutation = mutation;
  }

  /** What is wrong with the run of a seed. */
  async try(seed: number, tell: (line: string) => void = () => {}): Promise<readonly string[]> {
    const { settled, faults } = trials[this.#trial];
    const { plan, lists } = await this.#planOf(Math.floor(seed / seedsOfPlan));
    const stores = seed % seedsOfDirectory === 0 ? inDirectories(this.#scratch) : inMemory();
    const path = this.#mutation ? this.#scratch.next() : stores.path;
    const outcome = await run({
      ...{ plan, seed, faults, tell, audit: seed % seedsOfAudit === 0 },
      stores: { ...stores, path },
      mutation: this.#mutation,
    });
    const same = !settled || outcome.lists.join() === lists.join();
    return same ? outcome.wrong : [...outcome.wrong, 'other lists than without faults'];
  }

  async #planOf(number: number) {
    if (this.#calm?.number === number) return this.#calm;
    const { settled } = trials[this.#trial];
    const plan = drawPlan(number, acts, settled);
    const { lists, wrong } = settled ? await runCalmly(plan) : { lists: [], wrong: [] };
    if (wrong.length > 0) throw new Error(`plan ${number}, calmly: ${wrong.join('; ')}`);
    this.#calm = { plan, number, lists };
    return this.#calm;
  }
}

/** How to see the run of a seed again, call by call. */
export const replayOf = (trial: Trial, seed: number) =>
  `npm run simulate -- --trial ${trial} --from ${seed} --seeds 1 --trace`;
