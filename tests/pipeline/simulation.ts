import type { Ports } from '@kuvvet/office';
import { signer } from '../list-keys.ts';
import type { Chance } from './chance.ts';
import { type FaultSource, noFaults } from './faults.ts';
import { Mail } from './mail.ts';
import { identify } from './register.ts';
import { type Actor, Schedule } from './schedule.ts';
import { Stage } from './stage.ts';
import type { World } from './world.ts';

/** The ports as one actor has them; `queue` is also where a worker receives. */
export type ActorPorts = Ports & { readonly queue: Mail };

/** A change of the product that must not survive: wrong stores in the place of the real ones. */
export interface Mutation {
  readonly name: string;
  readonly stores: (world: World) => Partial<Pick<Ports, 'ledger' | 'vault' | 'lists'>>;
}

export interface Conditions {
  readonly faults?: FaultSource;
  readonly mutation?: Mutation | null;
  /** Copies of a message, at most. */
  readonly copies?: number;
  readonly tell?: (line: string) => void;
}

const sign = signer();

/** One run: a world, its time, its actors. */
export class Simulation {
  readonly world: World;
  readonly chance: Chance;
  readonly schedule: Schedule;
  readonly mail: Mail;
  /** What went wrong and may not, whatever the stores do. */
  readonly defects: string[] = [];
  readonly #stage: Stage;
  readonly #ports: Ports & { queue: Mail };

  constructor(world: World, chance: Chance, { faults = noFaults, mutation, copies, tell }: Conditions = {}) {
    this.world = world;
    this.chance = chance;
    this.schedule = new Schedule(chance, tell);
    this.mail = new Mail(this.schedule, chance, copies);
    this.#stage = new Stage(this.schedule, chance, faults);
    const { ledger, vault, lists } = world;
    const now = () => '2026-10-01T09:00:00Z';
    this.#ports = { ledger, vault, lists, ...mutation?.stores(world), queue: this.mail, identify, now, sign };
  }

  /** Lets somebody live; `reborn` is what follows a death: whoever started it starts it again. */
  spawn(name: string, life: (ports: ActorPorts, actor: Actor) => Promise<void>, reborn: () => void): void {
    const died = () => {
      this.mail.release(actor);
      reborn();
    };
    const actor: Actor = { name, pace: 4 ** this.chance.below(3), state: 'alive', died };
    const { ledger, vault, lists, queue, ...rest } = this.#ports;
    const ports = {
      ...rest,
      ledger: this.#stage.around(ledger, 'ledger', actor),
      vault: this.#stage.around(vault, 'vault', actor),
      lists: this.#stage.around(lists, 'lists', actor),
      queue: this.#stage.around(queue, 'queue', actor, { receive: () => queue.due() }),
    };
    life(ports, actor)
      .catch((error) => this.defects.push(`${name}: ${error}`))
      .then(() => this.schedule.finish(actor));
  }
}
