import { isDeepStrictEqual } from 'node:util';
import {
  type ListType,
  listTypes,
  nextPeriod,
  type Period,
  type PlayerNumber,
  type StateColumns,
  toStateColumns,
} from '@kuvvet/engine';
import { readStateColumns, stateKey } from '@kuvvet/gazette';
import type { PeriodBook, Standing, Step } from '@kuvvet/ledger';
import { indexOf } from '../close-columns.ts';
import { beginningKey, readBeginning } from '../closings.ts';
import type { RegisterColumns } from '../register-columns.ts';
import { slicesOf } from '../slices.ts';
import { type Note, wrong } from './audit-finding.ts';
import type { DoctorPorts } from './doctor.ts';
import { lookAgain } from './look-up.ts';

type Steps = Readonly<Record<ListType, readonly Step[]>>;

/** The ratings of a list. */
interface Rated {
  readonly list: Period;
  readonly state: StateColumns;
}

/** Players asked for at once. */
const batch = 500;

/**
 * Whether everybody's steps are the changes from state to state: ratings of every list a late report may still be
 * based on (ARCHITECTURE 5.1). A close that died may have written some of those of its list already.
 */
export async function auditStandings(
  books: readonly PeriodBook[],
  register: RegisterColumns,
  { ledger, vault }: DoctorPorts,
  note: Note,
): Promise<void> {
  const lists = await listsOf(books, vault);
  const coming = books.find(({ state, elected }) => state === 'sealed' && elected);
  const unfinished = coming ? nextPeriod(coming.period) : null;
  for (const some of slicesOf(everybody(register, lists), batch)) {
    const standings = await ledger.standings(some);
    for (const player of some)
      auditStanding(player, standings.get(player), stepsOf(Number(player), lists), unfinished, note);
  }
}

/** Who is in the register, then who is in a state all the same. */
function* everybody(register: RegisterColumns, lists: readonly Rated[]): Generator<PlayerNumber> {
  for (const { player } of register) yield player;
  const others = new Set<number>();
  for (const { state } of lists)
    for (const number of state.numbers) if (!register.has(number)) others.add(number);
  for (const number of others) yield `${number}`;
}

function auditStanding(
  player: PlayerNumber,
  standing: Standing | undefined,
  expected: Steps,
  unfinished: Period | null,
  note: Note,
) {
  for (const type of listTypes) {
    const should = expected[type];
    const are = standing?.steps[type] ?? [];
    if (isDeepStrictEqual(are, should)) continue;
    const without = (steps: readonly Step[]) => steps.filter(({ list }) => list !== unfinished);
    const started = isDeepStrictEqual(are, without(should));
    if (started) continue;
    note(wrong('audit.steps', `${player} ${type}`, { expected: told(should), found: told(are) }));
  }
}

const told = (steps: readonly Step[]): string =>
  steps.map(({ list, rating }) => `${list} ${rating}`).join(', ') || '-';

/** A player's steps by the states. */
function stepsOf(number: number, lists: readonly Rated[]): Steps {
  const steps = { ukd: [] as Step[], uhs: [] as Step[], uys: [] as Step[] };
  const before = { ukd: 0, uhs: 0, uys: 0 };
  for (const { list, state } of lists) {
    const index = indexOf(state.numbers, number);
    for (const type of listTypes) {
      const rating = index < 0 ? 0 : (state.ratings[type][index] as number);
      if (rating !== 0 && rating !== before[type]) steps[type].push({ list, rating });
      before[type] = rating;
    }
  }
  return steps;
}

/** The lists taken over and published, the oldest first; a state that was lost is told where the books are looked at. */
async function listsOf(books: readonly PeriodBook[], vault: DoctorPorts['vault']): Promise<readonly Rated[]> {
  const start = await vault.get(beginningKey);
  const { earlier } = (start && readBeginning(start.bytes)) ?? { earlier: [] };
  const [first] = books;
  const known = [
    ...(first ? [...earlier, { list: first.period, state: first.previousState }] : []),
    ...books.flatMap(({ period, elected }) =>
      elected ? { list: nextPeriod(period), state: elected.state } : [],
    ),
  ];
  const lists: Rated[] = [];
  for (const { list, state } of known) {
    const found = await lookAgain(state, stateKey, readStateColumns, vault);
    lists.push({ list, state: found ?? toStateColumns([]) });
  }
  return lists;
}
