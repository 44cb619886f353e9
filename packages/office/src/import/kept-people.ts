import type { PlayerNumber } from '@kuvvet/engine';
import type { Player } from '@kuvvet/ledger';
import type { LicenceToken } from '@kuvvet/report';
import { NumberColumn } from '../number-column.ts';
import { PlayerColumns } from '../player-columns.ts';
import type { RegisterRow } from '../register-row.ts';
import { TokenColumn } from '../token-column.ts';
import { FirstPlaces, hashOf } from './first-places.ts';

/** Somebody of a register file. */
export interface RegisterPerson {
  readonly player: Player;
  readonly licence: LicenceToken | null;
  readonly line: number;
  /** Whether they share a number with a later line: neither is taken. */
  readonly isLeftOut: boolean;
}

/** A number of a line that stood on an earlier one. */
interface Repeated {
  readonly code: string;
  /** The line where it stood first. */
  readonly first: number;
}

/** Of a line: a number of it stood on an earlier one; it is the first of several with a number. */
const [refused, leftOut] = [1, 2];

/** The people of a register file in columns, but for those with a number of an earlier line. */
export class KeptPeople implements Iterable<RegisterPerson> {
  readonly #players = new PlayerColumns();
  readonly #tokens = new TokenColumn();
  readonly #lines = new NumberColumn();
  readonly #faults = new NumberColumn();
  #length = 0;
  readonly #byPlayer = firstsOf((place) => this.#players.numberAt(place));
  #byFide = this.#noFideNumbers();
  #byLicence = this.#noLicences();

  get length(): number {
    return this.#length;
  }

  /** Keeps whom a line is about; gives the numbers for which it is refused. */
  keep({ player, licence }: RegisterRow, line: number): readonly Repeated[] {
    const place = this.#players.length;
    this.#players.add(player);
    this.#lines.put(place, line);
    if (licence !== null) this.#tokens.put(place, licence);

    const repeated: Repeated[] = [];
    const note = (code: string, places: FirstPlaces) => {
      const first = places.note(place);
      if (first === place) return;
      this.#faults.put(first, this.#faults.at(first) | leftOut);
      repeated.push({ code, first: this.#lines.at(first) });
    };
    note('register.player-repeated', this.#byPlayer);
    if (player.fide.number !== null) note('register.fide-repeated', this.#byFide);
    if (licence !== null) note('register.licence-repeated', this.#byLicence);
    if (repeated.length > 0) this.#faults.put(place, refused);
    else this.#length++;
    return repeated;
  }

  /** Says that nobody comes any more, and lets go of what tells who comes twice. */
  close(): void {
    this.#byFide = this.#noFideNumbers();
    this.#byLicence = this.#noLicences();
  }

  /** The one with that number; `undefined` where there is none. */
  find(player: PlayerNumber): RegisterPerson | undefined {
    const number = Number(player);
    const place = this.#byPlayer.find(hashOf(number), (other) => this.#players.numberAt(other) === number);
    return place < 0 || this.#isRefused(place) ? undefined : this.#personAt(place);
  }

  *[Symbol.iterator](): Generator<RegisterPerson> {
    for (let place = 0; place < this.#players.length; place++) {
      if (!this.#isRefused(place)) yield this.#personAt(place);
    }
  }

  #personAt(place: number): RegisterPerson {
    const [player, licence] = [this.#players.at(place), this.#tokens.at(place)];
    const isLeftOut = (this.#faults.at(place) & leftOut) > 0;
    return { player, licence, line: this.#lines.at(place), isLeftOut };
  }

  #noFideNumbers(): FirstPlaces {
    return firstsOf((place) => this.#players.fideNumberAt(place));
  }

  #noLicences(): FirstPlaces {
    return new FirstPlaces(
      (place) => this.#tokens.hashAt(place),
      (one, other) => this.#tokens.isSame(one, other),
    );
  }

  #isRefused(place: number): boolean {
    return (this.#faults.at(place) & refused) > 0;
  }
}

const firstsOf = (numberAt: (place: number) => number): FirstPlaces =>
  new FirstPlaces(
    (place) => hashOf(numberAt(place)),
    (one, other) => numberAt(one) === numberAt(other),
  );
