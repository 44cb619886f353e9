import type { Chance } from './chance.ts';
import {
  type Call,
  type FaultSource,
  interruption,
  type PortName,
  type Stream,
  streams,
  strike,
} from './faults.ts';
import type { Actor, Answer, Schedule } from './schedule.ts';

type Verb = (...args: unknown[]) => unknown;

/** Where actors meet the world: every call waits for its turn, and some go wrong. */
export class Stage {
  readonly #schedule: Schedule;
  readonly #chance: Chance;
  readonly #faults: FaultSource;
  readonly #throttled = new Map<string, number>();
  readonly #network: Actor = { name: 'network', pace: 4, state: 'done', died: () => {} };

  constructor(schedule: Schedule, chance: Chance, faults: FaultSource) {
    this.#schedule = schedule;
    this.#chance = chance;
    this.#faults = faults;
  }

  /** The port as one actor has it. `from` says from which step a verb can be answered, where that is not at once. */
  around<P extends object>(
    port: P,
    name: PortName,
    actor: Actor,
    from: Readonly<Record<string, () => number | null>> = {},
  ): P {
    return new Proxy(port, {
      get: (target, verb) => {
        const act = Reflect.get(target, verb) as Verb;
        return (...args: unknown[]) => {
          const asked = String(verb);
          const effect = async (given = args) => {
            const answer = act.apply(target, [...given]);
            return streams.has(asked) ? { items: await collect(answer), broken: null } : answer;
          };
          const call = { actor: actor.name, port: name, verb: asked, args, effect };
          const answer = this.#call(actor, call, from[asked]);
          return streams.has(asked) ? flow(answer as Promise<Stream>) : answer;
        };
      },
    });
  }

  #call(actor: Actor, call: Call, from?: () => number | null): Promise<unknown> {
    const slow = this.#chance.percent(3) ? this.#schedule.step + this.#chance.delay(11) : 0;
    const what = `${call.port}.${call.verb}`;
    return this.#schedule.turn(actor, what, () => this.#answer(call), from ?? (() => slow));
  }

  async #answer(call: Call): Promise<Answer> {
    const what = `${call.port}.${call.verb}`;
    const throttled = this.#throttled.get(what) ?? 0;
    if (throttled > 0) {
      this.#throttled.set(what, throttled - 1);
      return { error: interruption(call.port) };
    }
    const kind = this.#faults(call);
    if (kind === null) return honest(call);
    this.#schedule.tell(`  ${what} ${kind}`);
    return strike(kind, call, {
      later: (effect) => this.#later(what, effect),
      throttle: () => this.#throttled.set(what, 1 + this.#chance.below(4)),
    });
  }

  #later(what: string, effect: () => Promise<unknown>): void {
    const from = this.#schedule.step + 1 + this.#chance.delay(12);
    const land = async () => ({ value: await effect().catch(() => null) });
    void this.#schedule.turn(this.#network, `${what}, late`, land, () => from);
  }
}

async function honest(call: Call): Promise<Answer> {
  try {
    return { value: await call.effect() };
  } catch (error) {
    return { error };
  }
}

async function collect(stream: unknown): Promise<unknown[]> {
  const items = [];
  for await (const item of stream as AsyncIterable<unknown>) items.push(item);
  return items;
}

async function* flow(reading: Promise<Stream>): AsyncGenerator<unknown> {
  const { items, broken } = await reading;
  yield* items;
  if (broken) throw broken;
}
