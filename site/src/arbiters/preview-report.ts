import {
  assess,
  basisRating,
  type ListType,
  type PlayerNumber,
  type PlayerResult,
  type Rating,
  type RuleSet,
} from '@kuvvet/engine';
import type { ReportPlayer, TournamentReport, WrittenRatings } from '@kuvvet/report';
import { nextRating } from '../calculators/next-rating.ts';

/** Where a rating comes from: a published list, the report itself, or nowhere. */
export type RatingSource = 'list' | 'report' | 'none';

export interface PreviewRow {
  readonly player: ReportPlayer;
  readonly source: RatingSource;
  readonly result: PlayerResult;
  /** On the next list if nothing else were played; null for who stays unrated. */
  readonly next: Rating | null;
}

/** What is known of ratings before the service is asked. */
export interface Known {
  /** By player number, of the list in force on the first day. */
  readonly lists: Readonly<Record<ListType, ReadonlyMap<PlayerNumber, Rating>>>;
  /** By start number. */
  readonly written: ReadonlyMap<number, WrittenRatings>;
}

const home = 'TUR';

/**
 * What a report would do to each player, by start number. A player is looked up by player number alone; for whoever has
 * none in the report, the rating the pairing program wrote stands in. Licence numbers only the service can look up.
 */
export function previewReport(
  report: TournamentReport,
  type: ListType,
  { lists, written }: Known,
  rules: RuleSet,
): readonly PreviewRow[] {
  const players = report.players.map((player) => {
    const known = ratingsOf(player, type, lists, written);
    const entry = {
      member: player.federation === null || player.federation === home || player.playerNumber !== null,
      federation: player.federation ?? home,
      fide: { standard: known.row, rapid: null, blitz: null },
    };
    return { ...known, player, rating: basisRating(entry, known.ratings, type, home) };
  });
  const results = assess(
    players.map(({ player, rating }) => ({ player: `${player.startNo}`, rating })),
    report.games.map((game) => ({ ...game, white: `${game.white}`, black: `${game.black}` })),
    rules,
  );
  return players.map(({ player, source, ratings, rating }, index) => {
    const result = results[index] as PlayerResult;
    const own = rating !== null && source !== 'list' ? { ...ratings, [type]: rating } : ratings;
    return {
      player,
      result,
      source: rating === null ? 'none' : source,
      next: nextRating(result, type, own, rules),
    };
  });
}

function ratingsOf(player: ReportPlayer, type: ListType, lists: Known['lists'], written: Known['written']) {
  const number = player.playerNumber;
  const { row = null, national = null } = written.get(player.startNo) ?? {};
  const listed = (of: ListType) => (number === null ? null : (lists[of].get(number) ?? null));
  const ratings = { ukd: listed('ukd'), uhs: listed('uhs'), uys: listed('uys') };
  if (number !== null) return { row, ratings, source: 'list' as const };
  return { row, ratings: { ...ratings, [type]: national ?? row }, source: 'report' as const };
}
