import { type ListType, nextPeriod, type Period } from '@kuvvet/engine';
import type { CutOff, Ledger, PeriodBook, Receipt } from '@kuvvet/ledger';
import type { Finding } from '@kuvvet/report';
import { countsGames } from './event-rows.ts';
import { type InboxItem, readInbox } from './inbox.ts';
import { pastCode, waitsCode } from './lateness.ts';
import { standingMerges } from './player-months.ts';

/** What an officer looks at before a month is closed: whatever is still open, and what would be in. */
export interface Checklist {
  readonly period: Period;
  /** The list the close would publish. */
  readonly list: Period;
  readonly state: PeriodBook['state'];
  /** Until when reports are taken; null until the close (M-13). */
  readonly cutOff: CutOff | null;
  /** Tournaments and games that would count, by list type. */
  readonly counted: Readonly<Record<ListType, { readonly tournaments: number; readonly games: number }>>;
  /** Entries that correct published lists. */
  readonly corrections: number;
  readonly awards: number;
  readonly merges: number;
  /** Reports an officer has to decide about; they miss the list if nobody does. */
  readonly held: readonly InboxItem[];
  /** Rows of those whom nobody of the register stands for. */
  readonly unmatched: number;
  /** Reports nobody has rated yet; the close waits for them. */
  readonly received: readonly Receipt[];
  /** Reports that wait for a later month, as they should. */
  readonly parked: number;
  /** Of them, those that came after the cut-off. */
  readonly late: readonly InboxItem[];
  /** Rated reports of the month with something worth a look (M-05, Q-11), newest first. */
  readonly doubtful: readonly { readonly receipt: Receipt; readonly findings: readonly Finding[] }[];
}

/** Findings of a rated report that are worth a look. */
const doubts = new Set([
  ...['player.performance', 'player.perfect', 'player.age', 'player.province'],
  ...['correction.unsupported', pastCode, 'event.rounds-a-day'],
]);

/** Reads all that; null for a month that was never opened. Changes nothing. */
export async function readChecklist(
  period: Period,
  { ledger }: { readonly ledger: Ledger },
): Promise<Checklist | null> {
  const book = await ledger.book(period);
  if (!book) return null;
  const counted = {
    ukd: { tournaments: 0, games: 0 },
    uhs: { tournaments: 0, games: 0 },
    uys: { tournaments: 0, games: 0 },
  };
  let corrections = 0;
  for await (const { type, games, results, reverses } of ledger.postings(period)) {
    if (reverses !== null) corrections++;
    else if (countsGames({ results, games })) {
      counted[type].tournaments++;
      counted[type].games += games;
    }
  }
  const acts = await Array.fromAsync(ledger.acts(period));
  const open = await readInbox({ states: ['held', 'received', 'parked'], most: 2000 }, { ledger });
  const of = (state: Receipt['state']) => open.items.filter(({ receipt }) => receipt.state === state);
  const rated = await readInbox({ states: ['rated'], period, most: 2000 }, { ledger });
  const held = of('held');
  const isLate = ({ receipt }: InboxItem) => receipt.findings.some(({ code }) => code === waitsCode);
  return {
    ...{ period, list: nextPeriod(period), state: book.state, counted, corrections, held },
    cutOff: book.cutOff ?? null,
    awards: acts.filter(({ kind }) => kind === 'award').length,
    merges: standingMerges(acts).length,
    unmatched: held.reduce((sum, { unmatched }) => sum + unmatched.length, 0),
    received: of('received').map(({ receipt }) => receipt),
    parked: of('parked').length,
    late: of('parked').filter(isLate),
    doubtful: await doubtfulAmong(rated.items, ledger),
  };
}

/** Of revisions that count: what was wrong with one that was replaced is put right. */
async function doubtfulAmong(rated: readonly InboxItem[], ledger: Ledger): Promise<Checklist['doubtful']> {
  const doubtful: Checklist['doubtful'][number][] = [];
  for (const { receipt } of rated) {
    const findings = receipt.findings.filter(({ code }) => doubts.has(code));
    if (findings.length === 0) continue;
    const head = await ledger.head(receipt.tournament);
    if (head?.revision === receipt.revision) doubtful.push({ receipt, findings });
  }
  return doubtful;
}
