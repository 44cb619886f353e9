import { type Amendment, type Period, type PlayerNumber, PRS05, periodOf } from '@kuvvet/engine';
import { accept } from '@kuvvet/ingest';
import { Interruption } from '@kuvvet/ledger';
import {
  award,
  digestOf,
  merge,
  type Ports,
  release,
  type Submission,
  submissionBytes,
  withdrawalOf,
} from '@kuvvet/office';
import type { Chance } from './chance.ts';
import { type Event, submissionOf } from './event.ts';

export const months: readonly Period[] = ['2026-10', '2026-11', '2026-12'];

/** What one revision of a report says, and what it deserves. */
export interface Report {
  readonly tournament: string;
  readonly revision: number;
  /** Names the submission. */
  readonly digest: string;
  /** Null takes the tournament back. */
  readonly event: Event | null;
  /** What is wrong with it, whenever it comes: nothing, or what an officer or the sender has to see to. */
  readonly flaw: 'held' | 'rejected' | null;
  /** The book it belongs to if it comes in time. */
  readonly book: Period;
  /** Nobody comes back to it. */
  readonly final: boolean;
}

/** An officer's act, and the book it belongs to if it comes in time. */
export type Order = { readonly id: string; readonly book: Period; readonly player: PlayerNumber } & (
  | { readonly amendment: Exclude<Amendment, { kind: 'pool' }> }
  | { readonly into: PlayerNumber }
);

/** Something somebody does, and repeats until it is done. */
export interface Errand {
  readonly name: string;
  /** The first book during which it is done. */
  readonly from: Period;
  /** The book that is not closed before it is done, where closings wait. */
  readonly by: Period;
  /** How many do it independently. */
  readonly copies: number;
  act(ports: Ports): Promise<unknown>;
}

/** Everything people will do in three months, and nothing about when and how often it goes wrong. */
export interface Plan {
  /** Closings wait for what is due: the lists then depend on nothing but the plan. */
  readonly settled: boolean;
  readonly reports: readonly Report[];
  readonly orders: readonly Order[];
  readonly errands: readonly Errand[];
}

type Drawn = Pick<Report, 'tournament' | 'revision' | 'event'> & Partial<Pick<Report, 'flaw' | 'final'>>;

/** A plan being drawn. */
export class Draft implements Plan {
  readonly chance: Chance;
  readonly settled: boolean;
  readonly reports: Report[] = [];
  readonly orders: Order[] = [];
  readonly errands: Errand[] = [];
  #tournaments = 0;

  constructor(chance: Chance, settled: boolean) {
    this.chance = chance;
    this.settled = settled;
  }

  /** A month of the plan, `first` at the earliest. */
  month(first = 0): Period {
    return this.chance.pick(months.slice(first));
  }

  newTournament(): string {
    return `T-${++this.#tournaments}`;
  }

  /** A report that is handed in while the books from `from` to `by` are open. */
  handIn(drawn: Drawn, from: Period, by: Period, bytes?: Submission): void {
    const { tournament, revision, event } = drawn;
    const submission =
      bytes ?? (event ? submissionOf(tournament, revision, event) : withdrawalOf(tournament, revision));
    const ended = event ? periodOf(event.end) : by;
    const book = ended > by ? ended : by;
    const digest = digestOf(submissionBytes(submission));
    this.reports.push({ flaw: null, final: false, ...drawn, digest, book });
    this.errand(`${tournament}.${revision}`, from, by, (ports) => accept(submission, 'arbiter', ports));
  }

  /** An act an officer enters into the book. */
  order(order: Order): void {
    const { id, book, player } = order;
    this.orders.push(order);
    const words = { id, by: 'officer', reason: 'drawn' };
    this.errand(id, book, book, (ports) =>
      'into' in order
        ? merge({ player, into: order.into }, words, ports)
        : award({ ...order.amendment, player }, words, PRS05, ports),
    );
  }

  /** An officer's word that a held report counts all the same. */
  release(tournament: string, revision: number, month: Period): void {
    const word = { by: 'officer', reason: 'drawn' };
    this.errand(`release of ${tournament}.${revision}`, month, month, async (ports) => {
      const { outcome, receipt } = { receipt: null, ...(await release(tournament, revision, word, ports)) };
      const given = outcome === 'released' || receipt?.decision || receipt?.state === 'superseded';
      if (!given) throw new Interruption('not held yet');
    });
  }

  errand(name: string, from: Period, by: Period, act: Errand['act']): void {
    this.errands.push({ name, from, by, copies: 1 + this.chance.below(2), act });
  }

  /** A report handed in before that counts, for acts that come back to one. */
  earlier(): (Report & { readonly event: Event }) | null {
    const found = this.reports.flatMap((report) => {
      const { event, flaw, final } = report;
      return event && flaw === null && !final ? { ...report, event } : [];
    });
    return found.length > 0 ? this.chance.pick(found) : null;
  }

  nextRevision(tournament: string): number {
    const revisions = this.reports.filter((report) => report.tournament === tournament);
    return 1 + Math.max(0, ...revisions.map(({ revision }) => revision));
  }
}
