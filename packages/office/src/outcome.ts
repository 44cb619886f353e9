import {
  closePlayer,
  type FideEstimate,
  formatHundredths,
  type ListType,
  type PlayerNumber,
  type PlayerResult,
  type Rating,
  type RuleSet,
  roundFraction,
} from '@kuvvet/engine';
import type { Assessment } from './assessment.ts';

/** What one event does to one player, in words of the list: exact sums as text, hundredths with a point. */
export interface PlayerOutcome {
  readonly startNo: number;
  readonly player: PlayerNumber;
  /** The basis rating; null if unrated. */
  readonly rating: Rating | null;
  readonly k: number | null;
  readonly games: number;
  /** W and We over the games against rated opponents. */
  readonly points: string;
  readonly expected: string;
  readonly change: string;
  /** Rounded, where the event yields one. */
  readonly performance: Rating | null;
  /** What the rating would become by this event alone, first ratings included; null while unrated. */
  readonly preview: Rating | null;
  readonly fide: { readonly k: number | null; readonly games: number; readonly change: string } | null;
}

/** Everybody's outcome of an assessed event, by start number. */
export function outcomesOf(assessment: Assessment, rules: RuleSet): readonly PlayerOutcome[] {
  const results = new Map(assessment.results.map((result) => [result.player, result]));
  const estimates = new Map(assessment.fide?.map((estimate) => [estimate.player, estimate]));
  return assessment.seats.flatMap(([startNo, player]) => {
    const result = results.get(player);
    return result ? outcomeOf(startNo, result, estimates.get(player), assessment, rules) : [];
  });
}

function outcomeOf(
  startNo: number,
  result: PlayerResult,
  estimate: FideEstimate | undefined,
  { tournament, type }: Assessment,
  rules: RuleSet,
): PlayerOutcome {
  const performance = result.performance?.value ?? null;
  const { movements } = closePlayer(
    { player: result.player, ratings: { ...nothing.ratings, [type]: result.rating }, pool: nothing.pool },
    [{ tournament, type, k: result.k, games: result.games, change: result.change, performance }],
    rules,
  );
  return {
    startNo,
    player: result.player,
    rating: result.rating,
    k: result.k,
    games: result.games,
    points: formatHundredths(result.points),
    expected: formatHundredths(result.expected),
    change: formatHundredths(result.change),
    performance: performance && roundFraction(performance),
    preview: movements[type]?.rating ?? result.rating,
    fide: estimate
      ? { k: estimate.k, games: estimate.games, change: formatHundredths(estimate.change) }
      : null,
  };
}

const nothing = {
  ratings: { ukd: null, uhs: null, uys: null } as Record<ListType, Rating | null>,
  pool: { ukd: [], uhs: [], uys: [] },
};
