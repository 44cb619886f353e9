import {
  type Amendment,
  closePlayer,
  type ListType,
  type Movement,
  type PeriodResult,
  type PlayerState,
  type PooledPerformance,
  type Rating,
  type RuleSet,
} from '@kuvvet/engine';
import type { AmendmentRow, AuditLine, KeptPerformance, KeptRow } from '../evidence.ts';
import type { ChangeRow, Reason } from '../list.ts';

/** All a list says of one player beside the row. */
export interface PlayerEvidence {
  readonly player: number;
  readonly lines: readonly AuditLine[];
  readonly amendments: readonly AmendmentRow[];
  readonly kept: KeptRow | undefined;
}

/** What the evidence comes to. */
export interface Outcome {
  readonly change: ChangeRow | null;
  readonly kept: readonly KeptPerformance[];
  /** Null where the evidence does not fit: it takes away what was not kept. */
  readonly movement: Movement | null;
}

/**
 * A player's list again, from the rating and the performances before it (U-18, U-19, U-24, U-25). Null for amendments
 * that take away what was not kept.
 */
export function workOut(
  { player, lines, amendments, kept }: PlayerEvidence,
  base: Rating | null,
  type: ListType,
  rules: RuleSet,
): Outcome | null {
  const before = kept?.before ?? [];
  const pool = amended(before, amendments);
  if (!pool) return null;
  const number = `${player}`;
  const entered = amendments.filter(({ kind }) => kind !== 'merge');
  if (lines.length === 0 && entered.length === 0) return { change: null, kept: before, movement: null };
  const { state, movements } = closePlayer(
    stateOf(number, type, base, pool),
    lines.map((line, at) => resultOf(line, type, at)),
    rules,
    entered.flatMap(amendmentOf),
  );
  const movement = movements[type] ?? null;
  const change = movement && {
    ...{ player: number, ...movement, into: null },
    reasons: reasonsFor(movement, entered),
  };
  return {
    change,
    movement,
    kept: state.pool[type].map(({ games, performance }) => ({ games, performance })),
  };
}

const stateOf = (
  player: string,
  type: ListType,
  base: Rating | null,
  pool: readonly KeptPerformance[],
): PlayerState => {
  const none = { ukd: null, uhs: null, uys: null };
  const empty = { ukd: [], uhs: [], uys: [] };
  const named = pool.map((each, at): PooledPerformance => ({ tournament: `kept ${at}`, ...each }));
  return { player, ratings: { ...none, [type]: base }, pool: { ...empty, [type]: named } };
};

/** Events have no names; all that counts is that they are not the same. */
const resultOf = (
  { k, games, change, performance }: AuditLine,
  type: ListType,
  at: number,
): PeriodResult => ({
  ...{ tournament: `event ${at}`, type, k, games, change, performance },
});

function amendmentOf({ type, points, rating }: AmendmentRow): readonly Amendment[] {
  if (points !== null) return [{ kind: 'points', type, points }];
  return rating === null ? [] : [{ kind: 'rating', type, rating }];
}

function reasonsFor(
  { previous, games, first }: Movement,
  entered: readonly AmendmentRow[],
): readonly Reason[] {
  const because = new Set(entered.map((row) => row.because));
  const reasons: readonly (readonly [Reason, boolean])[] = [
    ['games', games > 0],
    ['award', because.has('award')],
    ['correction', because.has('correction')],
    ['first', first],
    ['merge', previous === null && because.has('merge')],
  ];
  return reasons.flatMap(([reason, holds]) => (holds ? [reason] : []));
}

/** What is kept once every performance that goes has gone and every one that comes has come, in whatever order. */
function amended(
  before: readonly KeptPerformance[],
  amendments: readonly AmendmentRow[],
): readonly KeptPerformance[] | null {
  const counts = new Map<string, { readonly each: KeptPerformance; count: number }>();
  const add = (each: KeptPerformance | null, by: 1 | -1) => {
    if (each === null) return;
    const name = textOf(each);
    const entry = counts.get(name) ?? { each, count: 0 };
    entry.count += by;
    counts.set(name, entry);
  };
  for (const each of before) add(each, 1);
  for (const { old, new: now } of amendments) {
    add(old, -1);
    add(now, 1);
  }
  const entries = [...counts.values()];
  if (entries.some(({ count }) => count < 0)) return null;
  return entries.flatMap(({ each, count }) => Array.from({ length: count }, () => each));
}

/** Performances in words, whatever their order. */
export const keptText = (kept: readonly KeptPerformance[]): string => kept.map(textOf).sort().join(', ');

const textOf = ({ games, performance }: KeptPerformance): string =>
  `${games} x ${performance.numerator}/${performance.denominator}`;
