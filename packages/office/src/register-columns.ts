import type { Player } from '@kuvvet/ledger';
import type { Register } from './compose-list.ts';
import { PlayerPlaces } from './player-places.ts';

/** A register in which one player is looked up, and all are gone through in the order they came in. */
export interface RegisterColumns extends Register, Iterable<Player> {
  readonly length: number;
}

/** How many of each a player has, side by side. */
const texts = 5;
const facts = 5;

const sexes = [null, 'm', 'w'] as const;

/**
 * Keeps a register in columns: a million people in a good hundred megabytes, where as many objects take several. Throws
 * `RangeError` for a player who comes twice.
 */
export async function toRegisterColumns(
  players: AsyncIterable<Player> | Iterable<Player>,
): Promise<RegisterColumns> {
  const places = new PlayerPlaces();
  const words: string[] = [];
  let numbers = new Int32Array(facts << 10);
  const once = keptOnce();
  for await (const player of players) {
    const at = facts * places.size;
    if (!places.add(Number(player.player))) throw new RangeError(`twice in the register: ${player.player}`);
    if (at === numbers.length) numbers = new Int32Array(numbers.buffer.transfer(2 * numbers.byteLength));
    words.push(player.name, once(player.province), once(player.club), once(player.federation));
    words.push(player.fide.number ?? '');
    numbers.set(factsOf(player), at);
  }
  return {
    length: places.size,
    get(player) {
      const place = places.find(Number(player));
      return place < 0 ? undefined : playerAt(place, words, numbers);
    },
    *[Symbol.iterator]() {
      for (let place = 0; place < places.size; place++) yield playerAt(place, words, numbers);
    },
  };
}

/** Provinces and clubs are few beside people: each is kept once. */
function keptOnce(): (word: string) => string {
  const kept = new Map<string, string>();
  return (word) => {
    const same = kept.get(word);
    if (same !== undefined) return same;
    kept.set(word, word);
    return word;
  };
}

/** Number; birth year, sex and switches; FIDE ratings two to a number; the number of a merge. 0 is none. */
function factsOf({ player, birthYear, sex, member, listed, fide, mergedInto }: Player): readonly number[] {
  const switches = (member ? 4 : 0) + (listed ? 8 : 0);
  return [
    Number(player),
    ((birthYear ?? 0) << 4) + switches + sexes.indexOf(sex),
    ((fide.standard ?? 0) << 16) + (fide.rapid ?? 0),
    fide.blitz ?? 0,
    Number(mergedInto ?? 0),
  ];
}

function playerAt(place: number, words: readonly string[], numbers: Int32Array): Player {
  const fact = (at: number) => numbers[facts * place + at] as number;
  const word = (at: number) => words[texts * place + at] as string;
  const switches = fact(1);
  const ratings = fact(2);
  return {
    player: String(fact(0)),
    name: word(0),
    sex: sexes[switches & 3] ?? null,
    birthYear: switches >> 4 || null,
    province: word(1),
    club: word(2),
    federation: word(3),
    fide: {
      number: word(4) || null,
      standard: ratings >> 16 || null,
      rapid: ratings & 0xffff || null,
      blitz: fact(3) || null,
    },
    member: (switches & 4) > 0,
    listed: (switches & 8) > 0,
    mergedInto: fact(4) === 0 ? null : String(fact(4)),
  };
}
