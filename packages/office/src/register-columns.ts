import type { Person } from '@kuvvet/gazette';
import type { Player } from '@kuvvet/ledger';
import { inOrder } from './in-order.ts';
import { PlayerColumns } from './player-columns.ts';
import { PlayerPlaces } from './player-places.ts';

/** A register in columns: one player is looked up, all are gone through by number, in whatever order they came. */
export class RegisterColumns implements Iterable<Player> {
  readonly #columns = new PlayerColumns();
  readonly #places = new PlayerPlaces();
  /** Where the one after the last who was asked for stands: most who ask go through all of them by number. */
  #next = 0;

  get length(): number {
    return this.#columns.length;
  }

  /** Throws `RangeError` for a player who comes twice. */
  add(player: Player): void {
    if (!this.#places.add(Number(player.player)))
      throw new RangeError(`twice in the register: ${player.player}`);
    this.#columns.add(player);
  }

  has(number: number): boolean {
    return this.#find(number) >= 0;
  }

  /** Whether lists may name the player with that number; false for nobody too. */
  isListed(number: number): boolean {
    const place = this.#find(number);
    return place >= 0 && this.#columns.isListedAt(place);
  }

  /** What lists may say of the player with that number; null where they may say nothing. */
  person(number: number): Person | null {
    const place = this.#find(number);
    return place >= 0 && this.#columns.isListedAt(place) ? this.#columns.personAt(place) : null;
  }

  *[Symbol.iterator](): Generator<Player> {
    const numberAt = (place: number) => this.#columns.numberAt(place);
    const byNumber = (one: number, other: number) => numberAt(one) - numberAt(other);
    for (const place of inOrder(this.length, byNumber)) yield this.#columns.at(place);
  }

  #find(number: number): number {
    const next = this.#next;
    const place = this.#columns.numberAt(next) === number ? next : this.#places.find(number);
    if (place >= 0) this.#next = place + 1;
    return place;
  }
}

export function toRegisterColumns(players: Iterable<Player>): RegisterColumns {
  const register = new RegisterColumns();
  for (const player of players) register.add(player);
  return register;
}
