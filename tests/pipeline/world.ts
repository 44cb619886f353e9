import type { Archive } from '@kuvvet/gazette';
import { openDirectoryArchive } from '@kuvvet/gazette/directory';
import { openMemoryArchive } from '@kuvvet/gazette/memory';
import type { Ledger } from '@kuvvet/ledger';
import { openSqliteLedger } from '@kuvvet/ledger/sqlite';
import { takeOver, turkey } from '@kuvvet/office';
import { months } from './draft.ts';
import { register } from './register.ts';
import type { Scratch } from './scratch.ts';
import { Witness } from './witness.ts';

/** The stores of one run, as they are: without turns and without faults. */
export interface World extends Disposable {
  readonly ledger: Ledger;
  readonly vault: Archive;
  readonly lists: Archive;
  readonly witness: Witness;
  /** Where the ledger's file lies; `:memory:` for none. */
  readonly path: string;
}

export interface Stores {
  readonly path: string;
  readonly vault: Archive;
  readonly lists: Archive;
}

export const inMemory = (): Stores => ({
  path: ':memory:',
  vault: openMemoryArchive(),
  lists: openMemoryArchive(),
});

/** On a disk, as on one machine. */
export function inDirectories(scratch: Scratch): Stores {
  return {
    path: scratch.next(),
    vault: openDirectoryArchive(scratch.next(), { private: true }),
    lists: openDirectoryArchive(scratch.next()),
  };
}

export async function openWorld({ path, vault, lists }: Stores): Promise<World> {
  const ledger = openSqliteLedger(path);
  const witness = new Witness((await ledger.current()) ?? '');
  return {
    ledger: witness.watchLedger(ledger, vault),
    vault,
    lists: witness.watchLists(lists),
    witness,
    path,
    [Symbol.dispose]: () => ledger.close(),
  };
}

/** A world in which the first book is open. */
export async function beginWorld(stores: Stores): Promise<World> {
  const world = await openWorld(stores);
  await takeOver(register, months[0] ?? '', turkey, world);
  return world;
}
