import type { Chunks } from '../archive.ts';
import { jsonText } from '../json-text.ts';
import type { CombinedRow } from '../list.ts';
import { linesIn } from './lines-in.ts';
import { type Entry, numberKey } from './section.ts';
import type { Tournaments } from './tournaments.ts';

const encoder = new TextEncoder();
const decoder = new TextDecoder();

const playerAt = '{"player":"'.length;
const eventMark = '","event":"';
const digestLength = 64;

/** What was played where: a line of the audit begins with its player and its event. */
function seatOf(line: string): { readonly player: string; readonly event: string } {
  const end = line.indexOf('"', playerAt);
  const from = end + eventMark.length;
  return { player: line.slice(playerAt, end), event: line.slice(from, from + digestLength) };
}

/**
 * `events`: the audit by event instead of by player, each line with the player's name in front, so that a
 * cross-table lies in one place. Both sides come by player number.
 */
export async function enterEvents(
  audit: Chunks,
  people: Iterable<CombinedRow>,
  enter: (entry: Entry) => void,
): Promise<void> {
  const rest = people[Symbol.iterator]();
  let person = rest.next();
  for await (const line of linesIn(audit)) {
    const { player, event } = seatOf(line);
    while (!person.done && Number(person.value.player) < Number(player)) person = rest.next();
    const name = !person.done && person.value.player === player ? person.value.name : '';
    const named = `{"name":${jsonText(name)},${line.slice(1)}`;
    enter({ key: `${event}${numberKey(player)}`, line: encoder.encode(named) });
  }
}

/** A line of `fixtures`: an event with its first day, the list it was rated on, and how many listed players had how many rated games. */
interface Fixture {
  readonly event: string;
  readonly start: string;
  readonly basis: string;
  players: number;
  games: number;
}

/** `fixtures`: the events of a month, latest first, with their names if there are any; made of `events` while these pass by. */
export class Fixtures {
  readonly #found: Fixture[] = [];
  readonly #names: Tournaments['names'] | null;

  constructor(names: Tournaments['names'] | null) {
    this.#names = names;
  }

  *noting(events: Iterable<Entry>): Generator<Entry> {
    for (const entry of events) {
      this.#note(entry);
      yield entry;
    }
  }

  *entries(): Generator<Entry> {
    const rows = this.#found.map((fixture) => ({ fixture, key: keyOf(fixture) }));
    for (const { fixture, key } of rows.sort((one, other) => (one.key < other.key ? -1 : 1))) {
      const { event, start, basis, players, games } = fixture;
      const named = this.#names ? (this.#names.get(event) ?? ['', '']) : [];
      yield { key, line: encoder.encode(jsonText([event, start, basis, players, games, ...named])) };
    }
  }

  #note({ key, line }: Entry): void {
    const event = key.slice(0, digestLength);
    const { start, basis, games } = JSON.parse(decoder.decode(line));
    const last = this.#found.at(-1);
    const fixture = last?.event === event ? last : { event, start, basis, players: 0, games: 0 };
    if (fixture !== last) this.#found.push(fixture);
    fixture.players++;
    fixture.games += games;
  }
}

const keyOf = ({ start, event }: Fixture): string =>
  `${99_999_999 - Number(start.replaceAll('-', ''))}${event}`;
