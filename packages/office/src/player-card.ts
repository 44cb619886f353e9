import type { PlayerNumber } from '@kuvvet/engine';
import type { Ledger, Player, Ratings } from '@kuvvet/ledger';
import { nameKey } from '@kuvvet/report';
import { unrated } from './basis.ts';

/** Somebody of the register, as far as an officer needs it to know them again. */
export interface PlayerCard {
  readonly player: Player;
  /** In force now. */
  readonly ratings: Ratings;
}

type Reading = { readonly ledger: Pick<Ledger, 'players' | 'ratings' | 'current' | 'namesakes'> };

/** Cards by number, of those the register has. */
export async function readCards(
  numbers: readonly PlayerNumber[],
  { ledger }: Reading,
): Promise<ReadonlyMap<PlayerNumber, PlayerCard>> {
  const [players, open] = await Promise.all([ledger.players(numbers), ledger.current()]);
  const ratings = await ledger.ratings(numbers, open ?? '9999-12');
  return new Map(
    [...players].map(([number, player]) => [number, { player, ratings: ratings.get(number) ?? unrated }]),
  );
}

/**
 * Who has a player number, or all the words of a name in any order and in any writing of Turkish letters; at most 25.
 * Served by keys, however many people there are.
 */
export async function findPlayers(text: string, ports: Reading): Promise<readonly PlayerCard[]> {
  const asked = text.trim();
  const key = nameKey(asked);
  const numbers = /^[1-9]\d{3,7}$/.test(asked)
    ? [asked]
    : ((await ports.ledger.namesakes([key])).get(key) ?? []);
  const cards = await readCards(numbers, ports);
  return numbers.flatMap((number) => cards.get(number) ?? []);
}
