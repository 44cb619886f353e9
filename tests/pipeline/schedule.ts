import type { Chance } from './chance.ts';

/** Whoever makes calls: a sender's program, a worker, a closing, a reader, the network. */
export interface Actor {
  readonly name: string;
  /** How often it comes to its turn, beside the others. */
  readonly pace: number;
  /** `done` and `dead` make no calls any more. */
  state: 'alive' | 'done' | 'dead';
  /** What happens when it dies. */
  readonly died: () => void;
}

/** What becomes of a call: an answer, an error, or nobody who could hear either. */
export type Answer = { readonly value: unknown } | { readonly error: unknown } | 'death';

interface Turn {
  readonly actor: Actor;
  readonly what: string;
  /** The step from which it may be taken; null while it may not. */
  readonly from: () => number | null;
  readonly take: () => Promise<void>;
}

const longest = 200_000;

/**
 * Owns time and order. Whatever an actor asks of the world waits here for its turn, and the seed draws whose is
 * next: so two actors interleave at every await, and a seed that fails fails again.
 */
export class Schedule {
  step = 0;
  readonly tell: (line: string) => void;
  readonly #waiting: Turn[] = [];
  readonly #chance: Chance;
  #rested = () => {};

  constructor(chance: Chance, tell: (line: string) => void = () => {}) {
    this.#chance = chance;
    this.tell = tell;
  }

  /** Waits for a turn, takes it and hears what came of it; whoever dies in it hears nothing. */
  turn(
    actor: Actor,
    what: string,
    take: () => Promise<Answer>,
    from: () => number | null = () => 0,
  ): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const hear = async () => {
        const answer = await take();
        if (answer === 'death') this.#end(actor);
        else if ('error' in answer) reject(answer.error);
        else resolve(answer.value);
      };
      this.#waiting.push({ actor, what, from, take: hear });
      this.#rested();
    });
  }

  /** Says that somebody has nothing more to do. */
  finish(actor: Actor): void {
    actor.state = 'done';
    this.#rested();
  }

  /** Does nothing until the step comes, or the condition holds. */
  async pause(actor: Actor, steps: number, until: () => boolean = () => true): Promise<void> {
    const from = this.step + steps;
    await this.turn(
      actor,
      'waits',
      async () => ({ value: null }),
      () => (until() ? from : null),
    );
  }

  /** Runs until nobody has anything to do. */
  async run(): Promise<void> {
    await drained();
    for (let turn = this.#next(); turn; turn = this.#next()) {
      if (++this.step > longest) throw new Error(`${longest} steps and no end`);
      this.tell(`${this.step} ${turn.actor.name}: ${turn.what}`);
      await turn.take();
      await drained();
      await this.#rest(turn.actor);
    }
  }

  /** Waits while the actor is busy with something that is no call, such as compressing a file: nobody else moves. */
  async #rest(actor: Actor): Promise<void> {
    while (actor.state === 'alive' && !this.#waiting.some((turn) => turn.actor === actor)) {
      await new Promise<void>((resolve) => {
        this.#rested = resolve;
      });
      await drained();
    }
  }

  #next(): Turn | null {
    const open: { turn: Turn; from: number }[] = [];
    for (const turn of this.#waiting) {
      const from = turn.from();
      if (from !== null) open.push({ turn, from });
    }
    if (open.length === 0) return null;
    this.step = Math.max(this.step, Math.min(...open.map(({ from }) => from)));
    const due = open.filter(({ from }) => from <= this.step);
    const { turn } = this.#chance.pick(due, ({ turn }) => turn.actor.pace);
    this.#waiting.splice(this.#waiting.indexOf(turn), 1);
    return turn;
  }

  #end(actor: Actor): void {
    if (actor.state !== 'alive') return;
    actor.state = 'dead';
    for (const turn of this.#waiting.filter((turn) => turn.actor === actor)) {
      this.#waiting.splice(this.#waiting.indexOf(turn), 1);
    }
    actor.died();
  }
}

/** Resolves when every promise that can go on has gone on: a tick follows the microtasks that are queued before it. */
const drained = () => new Promise<void>((resolve) => process.nextTick(resolve));
