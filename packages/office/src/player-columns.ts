import type { Person } from '@kuvvet/gazette';
import type { Player } from '@kuvvet/ledger';
import { NameColumn } from './name-column.ts';
import { NumberColumn } from './number-column.ts';

const sexes = [null, 'm', 'w'] as const;

/** People by place, in columns: a million in some forty megabytes outside of the heap, where as many objects take several hundred in it. */
export class PlayerColumns {
  readonly #names = new NameColumn();
  readonly #words = keptOnce();
  /** Of all of them 0 is none, but for words. */
  readonly #facts = {
    ...{ player: new NumberColumn(), switches: new NumberColumn(), birthYear: new NumberColumn() },
    ...{ province: new NumberColumn(), club: new NumberColumn(), federation: new NumberColumn() },
    ...{ fide: new NumberColumn(), standard: new NumberColumn(), rapid: new NumberColumn() },
    ...{ blitz: new NumberColumn(), mergedInto: new NumberColumn() },
  };
  #length = 0;

  get length(): number {
    return this.#length;
  }

  /** Gives the player the next place. */
  add(player: Player): void {
    const at = this.#length++;
    const facts = this.#facts;
    const { sex, member, listed, fide } = player;
    this.#names.add(player.name);
    facts.player.put(at, Number(player.player));
    facts.switches.put(at, sexes.indexOf(sex) + (member ? 4 : 0) + (listed ? 8 : 0));
    facts.birthYear.put(at, player.birthYear ?? 0);
    facts.province.put(at, this.#words.placeOf(player.province));
    facts.club.put(at, this.#words.placeOf(player.club));
    facts.federation.put(at, this.#words.placeOf(player.federation));
    facts.fide.put(at, Number(fide.number ?? 0));
    facts.standard.put(at, fide.standard ?? 0);
    facts.rapid.put(at, fide.rapid ?? 0);
    facts.blitz.put(at, fide.blitz ?? 0);
    facts.mergedInto.put(at, Number(player.mergedInto ?? 0));
  }

  at(place: number): Player {
    const facts = this.#facts;
    const switches = facts.switches.at(place);
    const mergedInto = facts.mergedInto.at(place);
    const { fide: number, ...person } = this.personAt(place);
    return {
      ...person,
      fide: {
        number,
        standard: facts.standard.at(place) || null,
        rapid: facts.rapid.at(place) || null,
        blitz: facts.blitz.at(place) || null,
      },
      member: (switches & 4) > 0,
      listed: (switches & 8) > 0,
      mergedInto: mergedInto === 0 ? null : String(mergedInto),
    };
  }

  personAt(place: number): Person {
    const facts = this.#facts;
    const fide = facts.fide.at(place);
    return {
      player: String(facts.player.at(place)),
      name: this.#names.at(place),
      sex: sexes[facts.switches.at(place) & 3] ?? null,
      birthYear: facts.birthYear.at(place) || null,
      province: this.#words.at(facts.province.at(place)),
      club: this.#words.at(facts.club.at(place)),
      federation: this.#words.at(facts.federation.at(place)),
      fide: fide === 0 ? null : String(fide),
    };
  }

  /** The player's number; 0 where there is none. */
  numberAt(place: number): number {
    return this.#facts.player.at(place);
  }

  /** The player's FIDE number; 0 where there is none. */
  fideNumberAt(place: number): number {
    return this.#facts.fide.at(place);
  }

  isListedAt(place: number): boolean {
    return (this.#facts.switches.at(place) & 8) > 0;
  }
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
