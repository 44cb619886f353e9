import type { PlayerNumber, PlayerState, StateColumns } from '@kuvvet/engine';
import { type Archive, readState, readStateColumns, stateKey } from '@kuvvet/gazette';
import { Defect } from '@kuvvet/ledger';

/** The state a book is folded over, by its digest. `Defect` if the vault lost it. */
export const fetchState = async (digest: string, vault: Archive): Promise<StateColumns> =>
  readStateColumns(await stored(digest, vault));

/** Of some of its players only. */
export const fetchStatesOf = async (
  players: ReadonlySet<PlayerNumber>,
  digest: string,
  vault: Archive,
): Promise<readonly PlayerState[]> => readState(await stored(digest, vault), players);

async function stored(digest: string, vault: Archive): Promise<Uint8Array> {
  const state = await vault.get(stateKey(digest));
  if (!state) throw new Defect(`the state ${digest} is not in the vault`);
  return state.bytes;
}
