import { type ListType, listTypes, type Period, type PlayerState, type Rating } from '@kuvvet/engine';
import { stateBytes, stateKey } from '@kuvvet/gazette';
import { Conflict } from '@kuvvet/ledger';
import type { Federation, Ports } from './ports.ts';
import type { RegisterFile } from './register-file.ts';
import { digestOf } from './submission.ts';

/**
 * Opens the first book on a register: its ratings are the list in force in `period`. Repeating it with the
 * same file changes nothing; `Conflict` if another book is open.
 */
export async function takeOver(
  register: RegisterFile,
  period: Period,
  federation: Federation,
  { ledger, vault }: Pick<Ports, 'ledger' | 'vault'>,
): Promise<void> {
  const open = await ledger.current();
  if (open !== null && open !== period) throw new Conflict(`the book ${open} is open already`);
  const states = statesOf(register);
  const bytes = stateBytes(period, states);
  const previousState = digestOf(bytes);
  await vault.putOnce(stateKey(previousState), bytes, {
    mediaType: 'application/x-ndjson',
    lifetime: 'immutable',
  });
  await ledger.putPlayers(register.players);
  await ledger.putLicences(register.licences);
  await ledger.addSteps(
    register.ratings.map(({ player, type, rating }) => ({ player, type, step: { list: period, rating } })),
  );
  await ledger.begin({
    period,
    state: 'open',
    ruleSet: federation.ruleSet.name,
    previousState,
    elected: null,
    revised: [],
  });
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
