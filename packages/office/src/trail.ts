import { nextPeriod, type Period, previousPeriod } from '@kuvvet/engine';
import type { Act, Ledger, PeriodBook, Receipt, Word } from '@kuvvet/ledger';
import { aboutPlayer, aboutTournament } from './author.ts';

/** Something an officer did, from wherever it is kept: a word, an act of a book, a list made again (M-23). */
export type Deed = Omit<Word, 'id'>;

/** Everything officers did in a calendar month (UTC), oldest first. */
export async function readTrail(month: Period, ledger: Ledger): Promise<readonly Deed[]> {
  const deeds: Deed[] = await Array.fromAsync(ledger.trail(month));
  // An act lies in the book that was open, which is the month itself or next to it.
  for (const period of [
    previousPeriod(previousPeriod(month)),
    previousPeriod(month),
    month,
    nextPeriod(month),
  ]) {
    for await (const act of ledger.acts(period)) deeds.push(ofAct(act));
  }
  for await (const book of ledger.books()) deeds.push(...ofBook(book));
  return deeds.filter(({ at }) => at.startsWith(month)).sort(byTime);
}

/** What became of a tournament: its revisions, and all that was said about them, oldest first. */
export interface TournamentHistory {
  readonly revisions: readonly Receipt[];
  readonly deeds: readonly Deed[];
}

/** Null for a tournament nobody sent. */
export async function readTournamentHistory(
  tournament: string,
  ledger: Ledger,
): Promise<TournamentHistory | null> {
  const revisions = await ledger.receipts(tournament);
  if (revisions.length === 0) return null;
  return { revisions, deeds: await ledger.words(aboutTournament(tournament)) };
}

/** All that was said and entered about a player, in any book, oldest first (M-11). */
export async function readPlayerHistory(player: string, ledger: Ledger): Promise<readonly Deed[]> {
  const deeds: Deed[] = [...(await ledger.words(aboutPlayer(player)))];
  for await (const { period } of ledger.books()) {
    for await (const act of ledger.acts(period)) if (concerns(act, player)) deeds.push(ofAct(act));
  }
  return deeds.sort(byTime);
}

const concerns = (act: Act, player: string): boolean =>
  (act.kind === 'award'
    ? [act.amendment.player]
    : [act.player, act.kind === 'merge' ? act.into : act.from]
  ).includes(player);

function ofAct(act: Act): Deed {
  const { by, at, reason, period } = act;
  if (act.kind === 'merge') {
    const { player, into } = act;
    return { about: aboutPlayer(player), deed: 'merge', by, at, reason, facts: { book: period, into } };
  }
  if (act.kind === 'split') {
    const { player, from } = act;
    return { about: aboutPlayer(player), deed: 'split', by, at, reason, facts: { book: period, from } };
  }
  const { amendment } = act;
  const what =
    amendment.kind === 'points'
      ? { points: amendment.points }
      : amendment.kind === 'rating'
        ? { rating: amendment.rating }
        : { kept: amendment.games };
  const facts = { book: period, type: amendment.type, ...what };
  return { about: aboutPlayer(amendment.player), deed: 'award', by, at, reason, facts };
}

const ofBook = ({ period, revised }: PeriodBook): readonly Deed[] =>
  revised.map(({ revision, by, at, reason }) => ({
    ...{ about: `list/${nextPeriod(period)}`, deed: 'rerun', by, at, reason, facts: { revision } },
  }));

const byTime = (one: Deed, other: Deed): number =>
  `${one.at} ${one.about}` < `${other.at} ${other.about}` ? -1 : 1;
