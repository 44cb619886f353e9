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
import type { PeriodBook, Player, Standing, Step } from '@kuvvet/ledger';
import { beginningKey, readBeginning } from '../closings.ts';
import { slicesOf } from '../slices.ts';
import { stepsBetween } from '../steps.ts';
import { type Note, wrong } from './audit-finding.ts';
import type { DoctorPorts } from './doctor.ts';
import { lookAgain } from './look-up.ts';

type Steps = Record<ListType, Step[]>;

/** Players asked for at once. */
const batch = 500;

/**
 * Whether everybody's steps are the changes from state to state: ratings of every list a late report may still be
 * based on (ARCHITECTURE 5.1). A close that died may have written some of those of its list already.
 */
export async function auditStandings(
  books: readonly PeriodBook[],
  register: readonly Player[],
  { ledger, vault }: DoctorPorts,
  note: Note,
): Promise<void> {
  const expected = await stepsOf(books, vault);
  const coming = books.find(({ state, elected }) => state === 'sealed' && elected);
  const unfinished = coming ? nextPeriod(coming.period) : null;
  const players = new Set([...register.map(({ player }) => player), ...expected.keys()]);
  for (const some of slicesOf(players, batch)) {
    const standings = await ledger.standings(some);
    for (const player of some)
      auditStanding(player, standings.get(player), expected.get(player), unfinished, note);
  }
}

function auditStanding(
  player: PlayerNumber,
  standing: Standing | undefined,
  expected: Steps | undefined,
  unfinished: Period | null,
  note: Note,
) {
  for (const type of listTypes) {
    const should = expected?.[type] ?? [];
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

/** Everybody's steps by the states; a state that was lost is told where the books are looked at. */
async function stepsOf(
  books: readonly PeriodBook[],
  vault: DoctorPorts['vault'],
): Promise<ReadonlyMap<PlayerNumber, Steps>> {
  const steps = new Map<PlayerNumber, Steps>();
  const statesAt = async (digest: string) =>
    (await lookAgain(digest, stateKey, readStateColumns, vault)) ?? toStateColumns([]);
  const [first] = books;
  const start = await vault.get(beginningKey);
  const { earlier } = (start && readBeginning(start.bytes)) ?? { earlier: [] };
  const take = (found: ReturnType<typeof stepsBetween>) => {
    for (const { player, type, step } of found) {
      const own = steps.get(player) ?? { ukd: [], uhs: [], uys: [] };
      own[type].push(step);
      steps.set(player, own);
    }
  };
  let before: StateColumns | null = null;
  const taken = first ? [...earlier, { list: first.period, state: first.previousState }] : [];
  for (const { list, state } of taken) {
    const states = await statesAt(state);
    take(stepsBetween(before, states, list));
    before = states;
  }
  for (const { period, elected } of books) {
    if (!elected) continue;
    const after = await statesAt(elected.state);
    take(stepsBetween(before, after, nextPeriod(period)));
    before = after;
  }
  return steps;
}
