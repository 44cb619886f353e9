import {
  type ListType,
  listTypes,
  type Period,
  type PlayerState,
  type Rating,
  type StateColumns,
  toStateColumns,
} from '@kuvvet/engine';
import { stateBytes, stateKey } from '@kuvvet/gazette';
import { Conflict, Defect } from '@kuvvet/ledger';
import { beginningBytes, beginningKey } from './closings.ts';
import { keep, keepEach } from './keep.ts';
import { licenceChunks, licencesKey } from './licence-table.ts';
import { gather } from './people.ts';
import type { Federation, Ports } from './ports.ts';
import type { RegisterFile } from './register-file.ts';
import { registerChunks, registerKey } from './register-snapshot.ts';
import { recordSteps } from './steps.ts';
import { digestOf } from './submission.ts';

/** Ratings and waiting performances as they were on a list. */
export interface StateOfList {
  readonly list: Period;
  readonly states: readonly PlayerState[];
}

/**
 * Opens the first book on a register: its ratings are the list in force in `period`. Repeating it with the
 * same file changes nothing; `Conflict` if another book is open.
 */
export async function takeOver(
  register: RegisterFile,
  period: Period,
  federation: Federation,
  ports: Pick<Ports, 'ledger' | 'vault'>,
): Promise<void> {
  await demandUnopened(period, ports);
  await ports.ledger.putPlayers(register.players);
  await ports.ledger.putLicences(register.licences);
  await openOn([{ list: period, states: statesOf(register) }], federation, ports);
}

/**
 * Opens the first book on the people who are there and on lists of months in a row, the last of which is in force in it.
 * The vault is told last, of what the ledger then holds: from that on everything can be made again from the vault
 * (closings.ts).
 */
export async function openOn(
  lists: readonly StateOfList[],
  federation: Federation,
  { ledger, vault }: Pick<Ports, 'ledger' | 'vault'>,
): Promise<void> {
  const newest = lists.at(-1);
  if (!newest) throw new Defect('a book is opened on a list');
  const period = newest.list;
  await demandUnopened(period, { ledger });
  const ruleSet = federation.ruleSet.name;
  const previousState = digestOf(stateBytes(period, newest.states));
  const standing = await ledger.book(period);
  if (standing && standing.previousState !== previousState) {
    throw new Conflict(`the book ${period} was opened on another list`);
  }
  const earlier: { list: Period; state: string }[] = [];
  for (const { list, states } of lists) {
    const state = await keep(stateBytes(list, states), stateKey, vault);
    if (list !== period) earlier.push({ list, state });
  }
  let before: StateColumns | null = null;
  for (const { list, states } of lists) {
    const after = toStateColumns(states);
    await recordSteps(before, after, list, ledger);
    before = after;
  }
  await ledger.begin({ period, state: 'open', ruleSet, previousState, elected: null, revised: [] });

  const { register, licences } = await gather(ledger.people());
  const begun = {
    ...{ period, ruleSet, previousState, earlier },
    ...(await keepEach(
      {
        register: { keyOf: registerKey, contents: () => registerChunks(register) },
        licences: { keyOf: licencesKey, contents: () => licenceChunks(licences) },
      },
      vault,
    )),
  };
  await vault.putOnce(beginningKey, beginningBytes(begun), {
    mediaType: 'application/json',
    lifetime: 'immutable',
  });
}

async function demandUnopened(period: Period, { ledger }: Pick<Ports, 'ledger'>) {
  const open = await ledger.current();
  if (open !== null && open !== period) throw new Conflict(`the book ${open} is open already`);
}

function statesOf({ players, ratings }: RegisterFile): readonly PlayerState[] {
  const rated = new Map<string, Partial<Record<ListType, Rating>>>();
  for (const { player, type, rating } of ratings) rated.set(player, { ...rated.get(player), [type]: rating });
  return players
    .filter(({ player }) => rated.has(player))
    .map(({ player }) => ({
      player,
      ratings: byType((type) => rated.get(player)?.[type] ?? null),
      pool: byType(() => []),
    }));
}

const byType = <T>(of: (type: ListType) => T): Record<ListType, T> =>
  Object.fromEntries(listTypes.map((type) => [type, of(type)])) as Record<ListType, T>;
