import { byPlayer, type ListType, type Period, type PlayerNumber, type RuleSet } from '@kuvvet/engine';
import type { ChangeRow, CombinedRow, ListRow, Person, RatingList, Rows } from '@kuvvet/gazette';
import type { ClosedColumns } from './close-columns.ts';
import { type ClosedPlayer, closedPlayers, mergedPlayers } from './closed-players.ts';
import type { RegisterColumns } from './register-columns.ts';

/**
 * Joins a closed book with the register: the list as the public will see it. Unlisted players stay out. The rows are made
 * each time somebody goes through them; none is kept.
 */
export function composeList(
  type: ListType,
  period: Period,
  closed: ClosedColumns,
  register: RegisterColumns,
  rules: RuleSet,
): RatingList {
  const views = { rows: rowsOf(type), changes: changesOf(type), combined };
  const lengths = { rows: 0, changes: 0, combined: 0 };
  for (const one of closedPlayers(closed)) {
    if (!views.combined.has(one) && !views.changes.has(one)) continue;
    if (!register.isListed(one.number)) continue;
    if (views.rows.has(one)) lengths.rows++;
    if (views.changes.has(one)) lengths.changes++;
    if (views.combined.has(one)) lengths.combined++;
  }
  const through = <Row>(length: number, { has, row }: View<Row>): Rows<Row> => ({
    length,
    *[Symbol.iterator]() {
      for (const one of closedPlayers(closed)) {
        const person = has(one) ? register.person(one.number) : null;
        if (person) yield row(one, person);
      }
    },
  });
  return {
    ...{ type, period, ruleSet: { name: rules.name, version: rules.version } },
    rows: through(lengths.rows, views.rows),
    changes: withFew(through(lengths.changes, views.changes), droppedBy(type, closed, register)),
    combined: through(lengths.combined, views.combined),
  };
}

/** Who is among the rows of a file, and with what. */
interface View<Row> {
  has(one: ClosedPlayer): boolean;
  row(one: ClosedPlayer, person: Person): Row;
}

const rowsOf = (type: ListType): View<ListRow> => ({
  has: (one) => one.rating(type) !== null,
  row(one, person) {
    const rating = one.rating(type) ?? 0;
    const movement = one.movement(type);
    return {
      player: person.player,
      name: person.name,
      sex: person.sex,
      birthYear: person.birthYear,
      province: person.province,
      club: person.club,
      federation: person.federation,
      fide: person.fide,
      rating,
      previous: movement ? movement.previous : rating,
      change: movement?.change ?? 0,
      games: movement?.games ?? 0,
      status: movement?.first ? 'new' : movement?.games ? 'active' : 'idle',
    };
  },
});

const changesOf = (type: ListType): View<ChangeRow> => ({
  has: (one) => one.movement(type) !== null,
  row: (one) => ({
    player: one.player,
    ...(one.movement(type) ?? nothing),
    into: null,
    reasons: one.reasons(type),
  }),
});

const combined: View<CombinedRow> = {
  has: (one) => one.rating('ukd') !== null || one.rating('uhs') !== null || one.rating('uys') !== null,
  row(one, person) {
    const [ukd, uhs, uys] = [one.rating('ukd'), one.rating('uhs'), one.rating('uys')];
    const games = (type: ListType) => one.movement(type)?.games ?? 0;
    return {
      ...person,
      ratings: { ukd, uhs, uys },
      games: { ukd: games('ukd'), uhs: games('uhs'), uys: games('uys') },
    };
  },
};

const nothing = { previous: null, rating: null, change: 0, amended: 0, games: 0, first: false };

/** Rows that left the list because their player has another number; named where both may be (M-06). */
function droppedBy(type: ListType, closed: ClosedColumns, register: RegisterColumns): readonly ChangeRow[] {
  const isListed = (player: PlayerNumber) => register.isListed(Number(player));
  const dropped: ChangeRow[] = [];
  for (const { player, into, ratings } of mergedPlayers(closed)) {
    const previous = ratings[type];
    if (previous === null || !isListed(player) || !isListed(into)) continue;
    dropped.push({ player, ...nothing, previous, into, reasons: ['merge'] });
  }
  return dropped.sort(byPlayer);
}

/** A few rows more, put where they belong by number. */
function withFew(rows: Rows<ChangeRow>, few: readonly ChangeRow[]): Rows<ChangeRow> {
  return {
    length: rows.length + few.length,
    *[Symbol.iterator]() {
      const left = [...few];
      for (const row of rows) {
        while (left[0] && byPlayer(left[0], row) < 0) yield left.shift() as ChangeRow;
        yield row;
      }
      yield* left;
    },
  };
}
