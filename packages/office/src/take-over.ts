import { type ListType, listTypes, type Period, type PlayerState, type Rating } from '@kuvvet/engine';
import { stateBytes, stateKey } from '@kuvvet/gazette';
import { Conflict } from '@kuvvet/ledger';
import { beginningBytes, beginningKey } from './closings.ts';
import { keep } from './keep.ts';
import { licenceBytes, licencesKey } from './licence-table.ts';
import type { Federation, Ports } from './ports.ts';
import type { RegisterFile } from './register-file.ts';
import { registerBytes, registerKey } from './register-snapshot.ts';

/**
 * Opens the first book on a register: its ratings are the list in force in `period`. Repeating it with the
 * same file changes nothing; `Conflict` if another book is open. The vault is told last, of what the ledger then
 * holds: from that on everything can be made again from the vault (closings.ts).
 */
export async function takeOver(
  register: RegisterFile,
  period: Period,
  federation: Federation,
  { ledger, vault }: Pick<Ports, 'ledger' | 'vault'>,
): Promise<void> {
  const open = await ledger.current();
  if (open !== null && open !== period) throw new Conflict(`the book ${open} is open already`);
  const ruleSet = federation.ruleSet.name;
  const previousState = await keep(stateBytes(period, statesOf(register)), stateKey, vault);
  await ledger.putPlayers(register.players);
  await ledger.putLicences(register.licences);
  await ledger.addSteps(
    register.ratings.map(({ player, type, rating }) => ({ player, type, step: { list: period, rating } })),
  );
  await ledger.begin({ period, state: 'open', ruleSet, previousState, elected: null, revised: [] });

  const begun = {
    ...{ period, ruleSet, previousState },
    register: await keep(registerBytes(await Array.fromAsync(ledger.register())), registerKey, vault),
    licences: await keep(licenceBytes(await Array.fromAsync(ledger.licenceEntries())), licencesKey, vault),
  };
  await vault.putOnce(beginningKey, beginningBytes(begun), {
    mediaType: 'application/json',
    lifetime: 'immutable',
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
