import { listTypes, nextPeriod, type Period, previousPeriod } from '@kuvvet/engine';
import { announce } from '@kuvvet/gazette';
import type { Election } from '@kuvvet/ledger';
import { type Federation, fetchState, type Ports, recordClosing, recordSteps } from '@kuvvet/office';
import { drain } from './drain.ts';
import { stageLists } from './stage.ts';
import { tellReaders } from './tell-readers.ts';

export interface PublishPorts extends Pick<Ports, 'ledger' | 'vault' | 'lists' | 'queue' | 'sign'> {
  /** Address below which the public archive can be fetched, without a slash at its end; where known, feeds name it. */
  readonly listsUrl?: string;
}

export type PublishOutcome =
  /** Reports still wait to be rated: the next tick goes on. */
  | { readonly outcome: 'draining'; readonly waiting: number }
  | { readonly outcome: 'published'; readonly list: Period; readonly election: Election }
  /** Not the book that is open, and never was closed here. */
  | { readonly outcome: 'not-open'; readonly open: Period | null };

/**
 * Closes the book of `period` and publishes the list after it. Each step is a no-op when done, so a kill at any
 * point is repaired by the next call, and any number of callers give one result (ARCHITECTURE 6).
 */
export async function publish(
  period: Period,
  federation: Federation,
  ports: PublishPorts,
  options: { readonly drain: boolean } = { drain: true },
): Promise<PublishOutcome> {
  const { ledger } = ports;
  const book = await ledger.book(period);
  if (!book) return { outcome: 'not-open', open: await ledger.current() };
  if (book.state === 'open' && options.drain) {
    const waiting = await drain(period, ports);
    if (waiting > 0) return { outcome: 'draining', waiting };
  }
  if (book.state === 'open') await ledger.seal(period);

  const election = book.elected ?? (await ledger.elect(period, await stageLists(book, federation, ports)));
  const list = nextPeriod(period);
  if (book.state !== 'published') {
    const [from, to] = [book.previousState, election.state];
    await recordSteps(await fetchState(from, ports.vault), await fetchState(to, ports.vault), list, ledger);
    const before = await ledger.book(previousPeriod(period));
    await recordClosing(book, election, before?.period ?? null, ports.vault);
    await ledger.turn(period, {
      period: list,
      state: 'open',
      ruleSet: book.ruleSet,
      previousState: election.state,
      elected: null,
      revised: [],
    });
  }
  // Before readers are told: what they were told is how a later tick knows that nothing is left to do.
  await wake(list, ports);
  for (const type of listTypes) {
    await announce(
      { lists: ports.lists, vault: ports.vault },
      { type, period: list, digest: election.manifests[type] },
      ports.sign,
    );
  }
  await tellReaders(federation, ports);
  return { outcome: 'published', list, election };
}

/** Parked reports whose book is now open are rated. */
async function wake(open: Period, { ledger, queue }: PublishPorts) {
  for await (const { state, period, tournament, revision, digest } of ledger.pending()) {
    if (state === 'parked' && period !== null && period <= open) {
      await queue.send({ tournament, revision, digest });
    }
  }
}
