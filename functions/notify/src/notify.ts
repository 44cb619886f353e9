import type { Delivery, Instant, Ledger } from '@kuvvet/ledger';
import { deliveriesOf, reportNews } from '@kuvvet/office';
import { type DeliveryOutcome, deliver } from './deliver.ts';
import type { Parcel, Whereabouts } from './message.ts';
import { attemptsADay } from './retry.ts';

/** The status of an answer, or why there was none. */
type Reply = { readonly status: number } | { readonly obstacle: string };

export interface NotifyPorts {
  readonly ledger: Pick<
    Ledger,
    | 'untold'
    | 'markTold'
    | 'subscriber'
    | 'subscribers'
    | 'stopSubscriber'
    | 'addDeliveries'
    | 'moveDelivery'
    | 'pendingDeliveries'
  >;
  /** Live keys of a subscriber, `whsec_...`: one, or two while a key is being rotated. */
  readonly keyring: (subscriber: string) => Promise<readonly string[]>;
  /** Never throws: whatever keeps an answer from coming is an obstacle. */
  readonly post: (parcel: Parcel) => Promise<Reply>;
  readonly whereabouts: Whereabouts;
  readonly now: () => Instant;
  /** Once aborted, no new attempt is begun. */
  readonly stop?: AbortSignal;
}

/** One attempt and what became of it. */
export type Attempted = Pick<Delivery, 'news' | 'subscriber'> & { readonly outcome: DeliveryOutcome };

export interface Notified {
  readonly attempted: readonly Attempted[];
  /** Deliveries that were tried in vain for most of a day, and are tried on. */
  readonly late: number;
}

/** Milliseconds in which new attempts are begun: what is left is for the next time. */
const patience = 120_000;

/**
 * Tells subscribers of whatever they were not told of yet: reports that were settled, and everything a delivery is due
 * for. Subscribers do not wait for each other. Repeatable at any time, by any number of workers; who dies on the way
 * loses nothing.
 */
export async function notify(ports: NotifyPorts): Promise<Notified> {
  const { ledger, now } = ports;
  await tellOfReports(ports);
  const begun = now();
  const until = Date.parse(begun) + patience;
  const pending = await Array.fromAsync(ledger.pendingDeliveries());
  const due = pending.filter((delivery) => Date.parse(delivery.due) <= Date.parse(begun));
  const lanes = Map.groupBy(due, ({ subscriber }) => subscriber);
  const outcomes = await Promise.allSettled([...lanes.values()].map((lane) => inTurn(lane, until, ports)));
  const attempted = outcomes.flatMap((outcome) => {
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value;
  });
  return { attempted, late: pending.filter(({ attempts }) => attempts >= attemptsADay).length };
}

/** The deliveries are there before a receipt counts as told; made twice, they are one. */
async function tellOfReports({ ledger }: NotifyPorts) {
  const subscribers = await ledger.subscribers();
  for await (const receipt of ledger.untold()) {
    const news = reportNews(receipt);
    if (news) await ledger.addDeliveries(deliveriesOf(news, subscribers));
    await ledger.markTold(receipt);
  }
}

async function inTurn(
  lane: readonly Delivery[],
  until: number,
  ports: NotifyPorts,
): Promise<readonly Attempted[]> {
  const attempted: Attempted[] = [];
  for (const delivery of lane) {
    if (ports.stop?.aborted || Date.parse(ports.now()) >= until) break;
    const { news, subscriber } = delivery;
    attempted.push({ news, subscriber, outcome: await deliver(delivery, ports) });
  }
  return attempted;
}
