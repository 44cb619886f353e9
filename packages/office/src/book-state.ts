import type { PlayerNumber, PlayerState } from '@kuvvet/engine';
import { type Archive, readState, stateKey } from '@kuvvet/gazette';
import { Defect } from '@kuvvet/ledger';

/** The state a book is folded over, by its digest; of `players` only, if given. `Defect` if the vault lost it. */
export async function fetchState(
  digest: string,
  vault: Archive,
  players?: ReadonlySet<PlayerNumber>,
): Promise<readonly PlayerState[]> {
  const stored = await vault.get(stateKey(digest));
  if (!stored) throw new Defect(`the state ${digest} is not in the vault`);
  return readState(stored.bytes, players);
}
