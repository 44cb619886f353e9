import { basisRating, type ListType, type Period, type PlayerNumber, type Rating } from '@kuvvet/engine';
import type { Ledger, Player, Standing } from '@kuvvet/ledger';

/**
 * The ratings a tournament is rated with: those of the list in force at `basis`, frozen whatever was
 * published since (Q-12, ARCHITECTURE 5.1); null for an unrated player.
 */
export async function basisRatings(
  players: readonly Player[],
  type: ListType,
  basis: Period,
  home: string,
  ledger: Ledger,
): Promise<ReadonlyMap<PlayerNumber, Rating | null>> {
  const standings = await ledger.standings(players.map(({ player }) => player));
  return new Map(
    players.map((player) => [
      player.player,
      basisRating(player, ratingsOn(standings.get(player.player), basis), type, home),
    ]),
  );
}

/** Ratings on a list: the last step at or before it. */
export function ratingsOn(standing: Standing | undefined, list: Period): Record<ListType, Rating | null> {
  const at = (type: ListType) => standing?.steps[type].findLast((step) => step.list <= list)?.rating ?? null;
  return { ukd: at('ukd'), uhs: at('uhs'), uys: at('uys') };
}
