import { basisRating, type ListType, type Period, type PlayerNumber, type Rating } from '@kuvvet/engine';
import type { Ledger, Player, Ratings } from '@kuvvet/ledger';

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
  const ratings = await ledger.ratings(
    players.map(({ player }) => player),
    basis,
  );
  return new Map(
    players.map((player) => [
      player.player,
      basisRating(player, ratings.get(player.player) ?? unrated, type, home),
    ]),
  );
}

export const unrated: Ratings = { ukd: null, uhs: null, uys: null };
