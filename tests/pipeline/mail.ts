import type { RatingRequest } from '@kuvvet/office';
import type { Chance } from './chance.ts';
import type { Actor, Schedule } from './schedule.ts';

/** One copy of a message. Whoever receives it has it in hand until it is acknowledged or comes back. */
export interface Letter {
  readonly request: RatingRequest;
  holder: Actor | null;
  /** The step before which it is not delivered. */
  from: number;
}

/**
 * A queue that keeps the one promise of at least once: one to five copies, any order, late, in batches; what is not
 * acknowledged comes back.
 */
export class Mail {
  readonly letters = new Set<Letter>();
  readonly #chance: Chance;
  readonly #schedule: Schedule;
  readonly #copies: number;

  constructor(schedule: Schedule, chance: Chance, copies = 5) {
    this.#schedule = schedule;
    this.#chance = chance;
    this.#copies = copies;
  }

  async send(request: RatingRequest): Promise<void> {
    for (let copies = 1 + this.#chance.below(this.#copies); copies > 0; copies--) {
      this.letters.add({ request, holder: null, from: this.#later(this.#copies === 1 ? 0 : 10) });
    }
  }

  /** The step at which something can be delivered; null if nothing is there. */
  due(): number | null {
    const steps = [...this.letters].filter(({ holder }) => holder === null).map(({ from }) => from);
    return steps.length > 0 ? Math.min(...steps) : null;
  }

  async receive(actor: Actor): Promise<readonly Letter[]> {
    const due = [...this.letters].filter(
      ({ holder, from }) => holder === null && from <= this.#schedule.step,
    );
    const batch = this.#chance.sample(due, Math.min(due.length, 1 + this.#chance.below(this.#copies)));
    for (const letter of batch) letter.holder = actor;
    return batch;
  }

  async acknowledge(letters: readonly Letter[]): Promise<void> {
    for (const letter of letters) this.letters.delete(letter);
  }

  /** Everything the actor still has in hand comes back. */
  release(actor: Actor): void {
    for (const letter of this.letters) {
      if (letter.holder !== actor) continue;
      letter.holder = null;
      letter.from = this.#later(7);
    }
  }

  #later(most: number): number {
    return this.#schedule.step + this.#chance.delay(most);
  }
}
