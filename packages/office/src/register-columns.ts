import type { Player } from '@kuvvet/ledger';
import type { Register } from './compose-list.ts';
import { NameColumn } from './name-column.ts';
import { PlayerPlaces } from './player-places.ts';

/** A register in which one player is looked up, and all are gone through in the order they came in. */
export interface RegisterColumns extends Register, Iterable<Player> {
  readonly length: number;
}

/** How many whole numbers a player is: see `writeFacts`. */
const facts = 9;

const sexes = [null, 'm', 'w'] as const;

/** People by place, in columns: a million in some eighty megabytes outside of the heap, where as many objects take several hundred in it. */
export class PlayerColumns implements Iterable<Player> {
  readonly #names = new NameColumn();
  readonly #words = keptOnce();
  #numbers = new Int32Array(facts << 10);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  /** Gives the player the next place. */
  add(player: Player): void {
    const at = facts * this.#length++;
    if (at === this.#numbers.length) {
      this.#numbers = new Int32Array(this.#numbers.buffer.transfer(2 * this.#numbers.byteLength));
    }
    this.#names.add(player.name);
    writeFacts(this.#numbers, at, player, this.#words.placeOf);
  }

  at(place: number): Player {
    return playerOf(this.#numbers, facts * place, this.#names.at(place), this.#words.at);
  }

  /** The player's number; `undefined` where there is none. */
  numberAt(place: number): number | undefined {
    return place < this.#length ? this.#numbers[facts * place] : undefined;
  }

  *[Symbol.iterator](): Generator<Player> {
    for (let place = 0; place < this.#length; place++) yield this.at(place);
  }
}

/** Keeps a register in columns. Throws `RangeError` for a player who comes twice. */
export async function toRegisterColumns(
  players: AsyncIterable<Player> | Iterable<Player>,
): Promise<RegisterColumns> {
  const places = new PlayerPlaces();
  const columns = new PlayerColumns();
  const add = (player: Player) => {
    if (!places.add(Number(player.player))) throw new RangeError(`twice in the register: ${player.player}`);
    columns.add(player);
  };
  // Waiting for each of a million people takes longer than keeping them.
  if (Symbol.iterator in players) for (const player of players) add(player);
  else for await (const player of players) add(player);

  /** Where the one after the last who was asked for stands: most who ask go through all of them by number. */
  let next = 0;
  return {
    length: columns.length,
    get(player) {
      // Compared as text, which V8 remembers of a number that was just written: reading it takes several times as long.
      const place = String(columns.numberAt(next)) === player ? next : places.find(Number(player));
      if (place < 0) return undefined;
      next = place + 1;
      return columns.at(place);
    },
    [Symbol.iterator]: () => columns[Symbol.iterator](),
  };
}

/** Provinces, clubs and federations are few beside people: each is kept once. */
function keptOnce() {
  const words: string[] = [];
  const places = new Map<string, number>();
  return {
    at: (place: number): string => words[place] as string,
    placeOf(word: string): number {
      const known = places.get(word);
      if (known !== undefined) return known;
      places.set(word, words.length);
      return words.push(word) - 1;
    },
  };
}

/** FIDE numbers have up to ten digits, more than a column holds. */
const split = 100_000;

/** 0 is none. */
function writeFacts(
  numbers: Int32Array,
  at: number,
  player: Player,
  placeOf: (word: string) => number,
): void {
  const { sex, member, listed, fide } = player;
  const switches = sexes.indexOf(sex) + (member ? 4 : 0) + (listed ? 8 : 0);
  const fideNumber = Number(fide.number ?? 0);
  numbers[at] = Number(player.player);
  numbers[at + 1] = ((player.birthYear ?? 0) << 4) + switches;
  numbers[at + 2] = ((fide.standard ?? 0) << 16) + (fide.rapid ?? 0);
  numbers[at + 3] = ((fide.blitz ?? 0) << 17) + (fideNumber % split);
  numbers[at + 4] = Math.floor(fideNumber / split);
  numbers[at + 5] = Number(player.mergedInto ?? 0);
  numbers[at + 6] = placeOf(player.province);
  numbers[at + 7] = placeOf(player.club);
  numbers[at + 8] = placeOf(player.federation);
}

function playerOf(numbers: Int32Array, at: number, name: string, wordAt: (place: number) => string): Player {
  const fact = (which: number) => numbers[at + which] as number;
  const switches = fact(1);
  const fideNumber = (fact(3) & 0x1ffff) + split * fact(4);
  return {
    player: String(fact(0)),
    name,
    sex: sexes[switches & 3] ?? null,
    birthYear: switches >> 4 || null,
    province: wordAt(fact(6)),
    club: wordAt(fact(7)),
    federation: wordAt(fact(8)),
    fide: {
      number: fideNumber === 0 ? null : String(fideNumber),
      standard: fact(2) >> 16 || null,
      rapid: fact(2) & 0xffff || null,
      blitz: fact(3) >> 17 || null,
    },
    member: (switches & 4) > 0,
    listed: (switches & 8) > 0,
    mergedInto: fact(5) === 0 ? null : String(fact(5)),
  };
}
