import {
  type ListType,
  type Movement,
  type PlayerNumber,
  type PlayerState,
  type Rating,
  stateAt,
} from '@kuvvet/engine';
import type { Reason } from '@kuvvet/gazette';
import type { Closing } from './close.ts';
import { type ClosedColumns, indexOf } from './close-columns.ts';
import { isWithin } from './player-range.ts';
import { reasonsOf } from './reasons.ts';

/** Somebody of the state after a book, as lists show them. */
export interface ClosedPlayer {
  readonly player: PlayerNumber;
  /** The same, where nobody reads it. */
  readonly number: number;
  rating(type: ListType): Rating | null;
  /** What the book did to the rating; null if nothing. */
  movement(type: ListType): Movement | null;
  reasons(type: ListType): readonly Reason[];
}

/** Everybody after a book, by number: one at a time, good until the next. */
export function* closedPlayers(closed: ClosedColumns): Generator<ClosedPlayer> {
  const { before, after, isApart, apart } = closed;
  const plain = new PlainPlayer(closed);
  const others = apart.states[Symbol.iterator]();
  let index = 0;
  for (let place = 0; place < after.length; place++) {
    const number = after.numbers[place] as number;
    while (index < before.length && (before.numbers[index] as number) < number) index++;
    if (before.numbers[index] === number && isApart[index] === 0) yield plain.at(index, place);
    else yield new OtherPlayer(others.next().value as PlayerState, apart);
  }
}

/** The numbers of the range that a merge ended, with what they were rated. */
export function* mergedPlayers({ masters, before, range }: ClosedColumns): Generator<{
  readonly player: PlayerNumber;
  readonly into: PlayerNumber;
  readonly ratings: PlayerState['ratings'];
}> {
  for (const [player, into] of masters) {
    const index = isWithin(Number(player), range) ? indexOf(before.numbers, Number(player)) : -1;
    if (index >= 0) yield { player, into, ratings: stateAt(before, index).ratings };
  }
}

/** Who has sums alone, in columns: by their index before and after. */
class PlainPlayer implements ClosedPlayer {
  readonly #closed: ClosedColumns;
  #index = 0;
  #place = 0;

  constructor(closed: ClosedColumns) {
    this.#closed = closed;
  }

  at(index: number, place: number): this {
    this.#index = index;
    this.#place = place;
    return this;
  }

  get player(): PlayerNumber {
    return String(this.number);
  }

  get number(): number {
    return this.#closed.after.numbers[this.#place] as number;
  }

  rating(type: ListType): Rating | null {
    return columnOf(this.#closed.after.ratings, type)[this.#place] || null;
  }

  movement(type: ListType): Movement | null {
    const { before, sums } = this.#closed;
    const games = columnOf(sums.games, type)[this.#index] as number;
    const change = columnOf(sums.changes, type)[this.#index] as number;
    if (games === 0 && change === 0) return null;
    const previous =
      columnOf(before.ratings, type)[this.#index] || (before.ratings.ukd[this.#index] as Rating);
    return { previous, rating: this.rating(type), change, amended: 0, games, first: false };
  }

  reasons(type: ListType): readonly Reason[] {
    return columnOf(this.#closed.sums.games, type)[this.#index] === 0 ? [] : ['games'];
  }
}

/** The same as `columns[type]`, which V8 looks up each time where the type is now this, now that: once a cell and file. */
const columnOf = <Column>(columns: Readonly<Record<ListType, Column>>, type: ListType): Column =>
  type === 'ukd' ? columns.ukd : type === 'uhs' ? columns.uhs : columns.uys;

class OtherPlayer implements ClosedPlayer {
  readonly #state: PlayerState;
  readonly #closing: Closing;

  constructor(state: PlayerState, closing: Closing) {
    this.#state = state;
    this.#closing = closing;
  }

  get player(): PlayerNumber {
    return this.#state.player;
  }

  get number(): number {
    return Number(this.player);
  }

  rating(type: ListType): Rating | null {
    return this.#state.ratings[type];
  }

  movement(type: ListType): Movement | null {
    return this.#closing.movements.get(this.player)?.[type] ?? null;
  }

  reasons(type: ListType): readonly Reason[] {
    return reasonsOf(this.player, type, this.#closing);
  }
}
