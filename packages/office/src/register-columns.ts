import type { Player } from '@kuvvet/ledger';
import type { Register } from './compose-list.ts';
import { PlayerPlaces } from './player-places.ts';

/** A register in which one player is looked up, and all are gone through in the order they came in. */
export interface RegisterColumns extends Register, Iterable<Player> {
  readonly length: number;
}

/** How many whole numbers a player is: see `factsOf`. */
const facts = 10;

const sexes = [null, 'm', 'w'] as const;

/**
 * Keeps a register in columns: a million people in some eighty megabytes outside of the heap, where as many objects take
 * several hundred in it. Throws `RangeError` for a player who comes twice.
 */
export async function toRegisterColumns(
  players: AsyncIterable<Player> | Iterable<Player>,
): Promise<RegisterColumns> {
  const places = new PlayerPlaces();
  const words = keptOnce();
  let numbers = new Int32Array(facts << 10);
  let names = Buffer.from(new ArrayBuffer(1 << 16));
  let written = 0;
  for await (const player of players) {
    const at = facts * places.size;
    if (!places.add(Number(player.player))) throw new RangeError(`twice in the register: ${player.player}`);
    if (at === numbers.length) numbers = new Int32Array(numbers.buffer.transfer(2 * numbers.byteLength));
    const most = written + 3 * player.name.length;
    if (most > names.length) names = Buffer.from(names.buffer.transfer(2 * most));
    written += names.write(player.name, written);
    numbers.set(factsOf(player, written, words.placeOf), at);
  }
  const playerAt = (place: number): Player => {
    const at = facts * place;
    const begins = place === 0 ? 0 : numbers[at - facts + 1];
    return playerOf(numbers, at, names.toString('utf8', begins, numbers[at + 1]), words.at);
  };
  return {
    length: places.size,
    get(player) {
      const place = places.find(Number(player));
      return place < 0 ? undefined : playerAt(place);
    },
    *[Symbol.iterator]() {
      for (let place = 0; place < places.size; place++) yield playerAt(place);
    },
  };
}

/** Provinces, clubs and federations are few beside people: each is kept once. */
function keptOnce() {
  const words: string[] = [];
  const places = new Map<string, number>();
  return {
    at: (place: number): string => words[place] as string,
    placeOf(word: string): number {
      const place = places.get(word) ?? words.push(word) - 1;
      places.set(word, place);
      return place;
    },
  };
}

/** FIDE numbers have up to ten digits, more than a column holds. */
const split = 100_000;

/** 0 is none. A name ends where the next one begins. */
function factsOf(player: Player, nameEnds: number, placeOf: (word: string) => number): readonly number[] {
  const { sex, member, listed, fide } = player;
  const switches = sexes.indexOf(sex) + (member ? 4 : 0) + (listed ? 8 : 0);
  const fideNumber = Number(fide.number ?? 0);
  return [
    Number(player.player),
    nameEnds,
    ((player.birthYear ?? 0) << 4) + switches,
    ((fide.standard ?? 0) << 16) + (fide.rapid ?? 0),
    ((fide.blitz ?? 0) << 17) + (fideNumber % split),
    Math.floor(fideNumber / split),
    Number(player.mergedInto ?? 0),
    placeOf(player.province),
    placeOf(player.club),
    placeOf(player.federation),
  ];
}

function playerOf(numbers: Int32Array, at: number, name: string, wordAt: (place: number) => string): Player {
  const fact = (which: number) => numbers[at + which] as number;
  const switches = fact(2);
  const fideNumber = (fact(4) & 0x1ffff) + split * fact(5);
  return {
    player: String(fact(0)),
    name,
    sex: sexes[switches & 3] ?? null,
    birthYear: switches >> 4 || null,
    province: wordAt(fact(7)),
    club: wordAt(fact(8)),
    federation: wordAt(fact(9)),
    fide: {
      number: fideNumber === 0 ? null : String(fideNumber),
      standard: fact(3) >> 16 || null,
      rapid: fact(3) & 0xffff || null,
      blitz: fact(4) >> 17 || null,
    },
    member: (switches & 4) > 0,
    listed: (switches & 8) > 0,
    mergedInto: fact(6) === 0 ? null : String(fact(6)),
  };
}
