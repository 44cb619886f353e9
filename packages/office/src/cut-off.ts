import { nextPeriod, type Period } from '@kuvvet/engine';
import { Conflict, type CutOff, type Receipt } from '@kuvvet/ledger';
import { type Author, aboutBook, wordOf } from './author.ts';
import { lateCode, waitsCode } from './lateness.ts';
import { currentBook } from './place.ts';
import type { Ports } from './ports.ts';

/** The open book and its cut-off, and what it would come to be. */
export interface CutOffAhead {
  readonly outcome: 'fits' | 'unchanged';
  readonly period: Period;
  readonly before: CutOff | null;
  readonly after: CutOff | null;
}

export interface CutOffRefusal {
  readonly outcome: 'refused';
  /** `past`: what was received since may be rated already; `closing`: the book takes nothing any more. */
  readonly because: 'past' | 'closing';
}

export type CutOffOutcome =
  /** `again`: late reports so far, which are looked at once more. */
  (Omit<CutOffAhead, 'outcome'> & { readonly outcome: 'set'; readonly again: number }) | CutOffRefusal;

/** Milliseconds between the order and the cut-off at least: until then it is written. */
const notice = 60_000;

/** Whether the open book can have this cut-off; changes nothing. */
export async function weighCutOff(
  after: CutOff | null,
  { ledger, now }: Pick<Ports, 'ledger' | 'now'>,
): Promise<CutOffAhead | CutOffRefusal> {
  const book = await currentBook(ledger);
  const { period, cutOff: before = null } = book;
  if (book.state !== 'open') return { outcome: 'refused', because: 'closing' };
  if (before?.at === after?.at) {
    return { outcome: before?.late === after?.late ? 'unchanged' : 'fits', period, before, after };
  }
  const isAhead = after === null || Date.parse(after.at) >= Date.parse(now()) + notice;
  return isAhead ? { outcome: 'fits', period, before, after } : { outcome: 'refused', because: 'past' };
}

/**
 * Sets, moves or lifts the cut-off of the open book. It is never set into the past, so whatever came after it was
 * rated under it. Reports that were late by the one before are looked at again. Repeatable.
 */
export async function setCutOff(
  after: CutOff | null,
  author: Author,
  { ledger, queue, now }: Pick<Ports, 'ledger' | 'queue' | 'now'>,
): Promise<CutOffOutcome> {
  const weighed = await weighCutOff(after, { ledger, now });
  if (weighed.outcome === 'refused') return weighed;
  const { period, before } = weighed;
  if (weighed.outcome === 'fits') {
    const facts = after ? { at: after.at, late: after.late } : { at: 'none' };
    const earlier = await ledger.words(aboutBook(period));
    const word = wordOf(aboutBook(period), 'cut-off', facts, author, now(), earlier.length);
    await ledger.cutOff({ period, before, after, word });
  }
  return { ...weighed, outcome: 'set', again: await lookAgainAtLate(period, { ledger, queue }) };
}

/** Late reports are as if just received: rated, parked or held by the cut-off that stands now. */
async function lookAgainAtLate(
  period: Period,
  { ledger, queue }: Pick<Ports, 'ledger' | 'queue'>,
): Promise<number> {
  const late = [
    ...(await Array.fromAsync(ledger.pending())),
    ...(await Array.fromAsync(ledger.reports('held'))),
  ].filter((receipt) => isLate(receipt, period));
  for (const receipt of late) {
    const { tournament, revision, digest } = receipt;
    try {
      await ledger.settle({ ...receipt, state: 'received', period: null });
    } catch (error) {
      // An officer or a worker came first: it is no longer what it was.
      if (!(error instanceof Conflict)) throw error;
    }
    await queue.send({ tournament, revision, digest });
  }
  return late.length;
}

/** One that is being rated just now may still be parked by the cut-off of before: so it is asked for again as well. */
const isLate = ({ state, period, findings }: Receipt, open: Period): boolean =>
  state === 'received' ||
  (state === 'parked' && period === nextPeriod(open) && findings.some(({ code }) => code === waitsCode)) ||
  (state === 'held' && findings.some(({ code }) => code === lateCode));
