import type { Subscriber } from '@kuvvet/ledger';
import { type NotifyPorts, notify, type Parcel } from '@kuvvet/notify';
import type { Workshop } from '../../../cli/src/workshop.ts';
import { openMonth } from '../month.ts';

export const secretOf = (subscriber: string) =>
  `whsec_${Buffer.from(`an invented secret of ${subscriber}`.padEnd(32, '.')).toString('base64')}`;

type Reply = Awaited<ReturnType<NotifyPorts['post']>>;

/** What was posted, to whom, and when. */
type Posted = Parcel & { readonly at: string };

/** An installation at a moment of its own, subscribers, and what they answer. */
export async function openSubscribed(month?: Workshop) {
  let now = Date.parse('2026-10-27T09:00:00.000Z');
  const home = { ...(month ?? (await openMonth())), now: () => new Date(now).toISOString() };
  const posted: Posted[] = [];
  const world = {
    home,
    posted,
    /** Of every subscriber, unless told otherwise. */
    answer: (_parcel: Parcel): Reply | Promise<Reply> => ({ status: 204 }),
    keyring: async (subscriber: string): Promise<readonly string[]> => [secretOf(subscriber)],
    ports: {} as NotifyPorts,
    wait: (minutes: number) => {
      now += minutes * 60_000;
    },
    at: (instant: string) => {
      now = Date.parse(instant);
    },
    subscribe: (id: string, of: Partial<Subscriber> = {}) =>
      home.ledger.putSubscriber({
        ...{ id, url: `https://${id}.example/hook`, tournaments: ['*'], senders: [], active: true },
        types: ['list.published', 'list.revised', 'report.rated', 'report.held'],
        ...of,
      }),
    notify: () => notify(world.ports),
    /** Messages by subscriber, in the order they were posted. */
    told: (id: string) =>
      posted
        .filter(({ url }) => url === `https://${id}.example/hook`)
        .map(({ body }) => JSON.parse(new TextDecoder().decode(body))),
    deliveries: (id: string) => Array.fromAsync(home.ledger.deliveries(id)),
    [Symbol.dispose]: () => home[Symbol.dispose](),
  };
  world.ports = {
    ledger: home.ledger,
    keyring: (subscriber) => world.keyring(subscriber),
    post: async (parcel) => {
      posted.push({ ...parcel, at: home.now() });
      return world.answer(parcel);
    },
    whereabouts: {
      federation: 'TUR',
      apiUrl: 'https://api.example',
      listsUrl: 'https://lists.example',
    },
    now: home.now,
  };
  return world;
}

export type Subscribed = Awaited<ReturnType<typeof openSubscribed>>;
