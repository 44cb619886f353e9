import {
  type ListType,
  nextPeriod,
  type Period,
  type PlayerNumber,
  type PooledPerformance,
} from '@kuvvet/engine';
import type { AmendmentRow, KeptPerformance } from '@kuvvet/gazette';
import type { Act, PlayerAmendment } from '@kuvvet/ledger';
import { hidePersonal } from '@kuvvet/report';
import type { Closing } from './close.ts';
import { namelessly } from './kept-rows.ts';
import { type Entry, standingMerges } from './player-months.ts';
import { isFelt, isUnrated } from './reasons.ts';

/** What a row does not say is null. */
const nothing = {
  ...{ points: null, rating: null, old: null, new: null, into: null },
  ...{ corrects: null, reason: null, decided: null },
};

type Said = Partial<AmendmentRow> & Pick<AmendmentRow, 'kind' | 'because'>;

/**
 * The public log of a list: whatever moved a number, or what is kept of it, without a game of the period (M-11,
 * M-06, Q-20). What had no effect is not in it, nor who is not listed.
 */
export function amendmentLog(
  type: ListType,
  closing: Closing,
  acts: readonly Act[],
  isListed: (player: PlayerNumber) => boolean,
): readonly AmendmentRow[] {
  const rows: AmendmentRow[] = [];
  const log = (player: PlayerNumber, said: Said) => rows.push({ ...nothing, ...said, player, type });
  for (const [player, { entries }] of closing.months) {
    if (entries.length === 0 || !isListed(player)) continue;
    const unrated = isUnrated(player, type, closing);
    const kept = keptBefore(player, type, closing);
    for (const entry of entries) {
      const said = isFelt(entry, type, unrated) ? saidOf(entry, kept) : null;
      if (said) log(player, said);
    }
  }
  for (const act of standingMerges(acts)) logMerge(act, type, closing, isListed, log);
  return rows;
}

/** What an entry does; `kept` is what the player has by tournament when it comes, and after it. */
function saidOf(entry: Entry, kept: Map<string, KeptPerformance>): Said | null {
  const { amendment } = entry;
  const because = becauseOf(entry);
  switch (amendment.kind) {
    case 'points':
      return { kind: 'points', ...because, points: amendment.points };
    case 'rating':
      return { kind: 'rating', ...because, rating: amendment.rating };
    case 'pool': {
      const old = kept.get(amendment.tournament) ?? null;
      const now = keptIn(amendment);
      kept.delete(amendment.tournament);
      if (now) kept.set(amendment.tournament, now);
      return old || now ? { kind: 'kept', ...because, old, new: now } : null;
    }
  }
}

const becauseOf = (entry: Entry) =>
  entry.because === 'award'
    ? { because: entry.because, ...wordsOf(entry.act) }
    : { because: entry.because, corrects: entry.corrects };

const keptIn = ({ games, performance }: PlayerAmendment & { kind: 'pool' }): KeptPerformance | null =>
  performance && { games, performance };

/** What waits for a first rating when the entries of the book come, by tournament. */
function keptBefore(player: PlayerNumber, type: ListType, { before, joinings }: Closing) {
  const brought = joinings.filter((joining) => joining.player === player && joining.type === type);
  const kept: readonly PooledPerformance[] = [
    ...(before.get(player)?.pool[type] ?? []),
    ...brought.map(({ performance }) => performance),
  ];
  return new Map(kept.map((event) => [event.tournament, namelessly(event)]));
}

/** A merge, where both numbers are listed; and what it brings to a listed one, wherever that comes from. */
function logMerge(
  act: Act & { kind: 'merge' },
  type: ListType,
  { masters, joinings }: Closing,
  isListed: (player: PlayerNumber) => boolean,
  log: (player: PlayerNumber, said: Said) => void,
): void {
  const into = masters.get(act.player) ?? act.into;
  if (!isListed(into)) return;
  // Words about a number that is not listed might name it.
  const words = isListed(act.player) ? wordsOf(act) : {};
  for (const { from, type: joined, performance } of joinings) {
    if (from !== act.player || joined !== type) continue;
    log(into, { kind: 'kept', because: 'merge', new: namelessly(performance), ...words });
  }
  if (isListed(act.player)) log(act.player, { kind: 'merge', because: 'merge', into, ...words });
}

/** Dates of the years around the book may stand in a reason; any other may be a birth date. */
const wordsOf = ({ period, reason, at }: Act) => ({
  reason: hidePersonal(reason, yearsAround(period)),
  decided: at.slice(0, 10),
});

const yearsAround = (period: Period) => ({ start: `${period}-01`, end: `${nextPeriod(period)}-01` });
