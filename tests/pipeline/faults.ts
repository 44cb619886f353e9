import { ArchiveInterruption } from '@kuvvet/gazette';
import { Conflict, Interruption } from '@kuvvet/ledger';
import type { Chance } from './chance.ts';
import type { Answer } from './schedule.ts';

export type PortName = 'ledger' | 'vault' | 'lists' | 'queue';

/** One call of a port. `effect` makes it, with other arguments if they are given. */
export interface Call {
  /** The name of whoever makes it. */
  readonly actor: string;
  readonly port: PortName;
  readonly verb: string;
  readonly args: readonly unknown[];
  effect(args?: readonly unknown[]): Promise<unknown>;
}

/** What a fault can do to the world beside answering. */
export interface Mischief {
  /** Lets something happen when the caller has moved on. */
  later(effect: () => Promise<unknown>): void;
  /** Refuses the next calls of the verb too. */
  throttle(call: Call): void;
}

const faultKinds = [
  /** Refused before any effect. */
  'refused',
  /** The caller dies before the effect. */
  'killed',
  /** The caller dies after the effect, before the answer. */
  'crashed',
  /** Timed out: the effect comes when the caller has moved on. */
  'late',
  /** Refused several times in a row. */
  'throttled',
  /** Somebody else was first. */
  'contended',
  /** Part of it happened, or was read. */
  'partial',
] as const;

export type FaultKind = (typeof faultKinds)[number];

/** Verbs that change nothing: for them `late` would be `refused` once more, and `crashed` `killed`. */
const reads = new Set(
  'get current book books receipt receipts pending head heads postings acts players register licences'
    .concat(' licenceEntries people fideNumbers namesakes standings sender reports words trail')
    .split(' '),
);

/** Verbs that read item by item. */
export const streams = new Set([
  'pending',
  'postings',
  'register',
  'acts',
  'books',
  'heads',
  'licenceEntries',
  'people',
]);

/** What a stream gave before it ended or broke. */
export interface Stream {
  readonly items: readonly unknown[];
  readonly broken: unknown;
}

/** Where the port may say that somebody else was first, and how it says so. */
const contentions: Readonly<Record<string, (call: Call) => Promise<Answer>>> = {
  post: lost,
  settle: lost,
  decide: lost,
  amend: lost,
  turn: lost,
  enter: lost,
  replace: async () => ({ value: false }),
  // Written by us, but the answer of a second try.
  putOnce: async ({ effect }) => {
    await effect();
    return { value: 'present' };
  },
};

async function lost(): Promise<Answer> {
  return { error: new Conflict('struck') };
}

/** Writes of many items, which no store promises to do at once. */
const batches = new Set(['addSteps', 'putPlayers', 'putLicences', 'acknowledge']);

export function kindsFor({ port, verb }: Pick<Call, 'port' | 'verb'>): readonly FaultKind[] {
  if (verb === 'receive') return ['refused', 'killed', 'crashed'];
  return faultKinds.filter((kind) => {
    if (kind === 'late' || kind === 'crashed') return !reads.has(verb);
    if (kind === 'contended') return port !== 'queue' && verb in contentions;
    if (kind === 'partial') return batches.has(verb) || streams.has(verb);
    return true;
  });
}

/** Makes a call go wrong. */
export async function strike(kind: FaultKind, call: Call, mischief: Mischief): Promise<Answer> {
  const refused = { error: interruption(call.port) };
  switch (kind) {
    case 'refused':
      return refused;
    case 'killed':
      return 'death';
    case 'crashed':
      await call.effect().catch(() => {});
      return 'death';
    case 'late': {
      const args = await Promise.all(call.args.map(kept));
      mischief.later(() => call.effect(args));
      return refused;
    }
    case 'throttled':
      mischief.throttle(call);
      return refused;
    case 'contended':
      return contentions[call.verb]?.(call) ?? refused;
    case 'partial':
      return (await part(call, refused.error)) ?? refused;
  }
}

async function part(call: Call, broken: unknown): Promise<Answer | null> {
  if (streams.has(call.verb)) {
    const { items } = (await call.effect()) as Stream;
    return { value: { items: firstHalf(items), broken } };
  }
  await call.effect([firstHalf(call.args[0] as readonly unknown[])]);
  return null;
}

/** What was handed over before the time was out: contents that come in chunks are gone when the caller is. */
async function kept(argument: unknown): Promise<unknown> {
  if (typeof argument !== 'object' || argument === null || argument instanceof Uint8Array) return argument;
  if (Array.isArray(argument) || !(Symbol.iterator in argument || Symbol.asyncIterator in argument))
    return argument;
  return Buffer.concat(await Array.fromAsync(argument as AsyncIterable<Uint8Array>));
}

const firstHalf = <T>(items: readonly T[]) => items.slice(0, items.length >> 1);

/** How a port says that the same call may go through later; the queue has no words of ours. */
export function interruption(port: PortName): Error {
  if (port === 'ledger') return new Interruption('struck');
  return port === 'queue' ? new QueueError('struck') : new ArchiveInterruption('struck');
}

export class QueueError extends Error {}

/** Which fault a call meets, asked before each. */
export type FaultSource = (call: Call) => FaultKind | null;

export const noFaults: FaultSource = () => null;

/** A number of faults anywhere: enough to meet each other, never so many that nothing can get done. */
export function someFaults(chance: Chance, most: number): FaultSource {
  let left = most === 0 ? 0 : 1 + chance.below(most);
  const share = 1 + chance.below(8);
  return (call) => {
    if (left === 0 || !chance.percent(share)) return null;
    left--;
    return chance.pick(kindsFor(call));
  };
}
