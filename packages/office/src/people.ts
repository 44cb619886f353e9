import type { PlayerNumber } from '@kuvvet/engine';
import type { PeoplePage, Player } from '@kuvvet/ledger';
import { LicenceColumns } from './licence-columns.ts';
import { RegisterColumns } from './register-columns.ts';

/** Whom lists are made of, and whom licences name: a million in some hundred megabytes outside of the heap. */
export interface People {
  readonly register: RegisterColumns;
  readonly licences: LicenceColumns;
}

/** The licence holders among players (U-10). */
export function membersAmong(players: Iterable<Player>): ReadonlySet<PlayerNumber> {
  const members = new Set<PlayerNumber>();
  for (const { member, player } of players) if (member) members.add(player);
  return members;
}

/** Keeps everybody a ledger gives. */
export async function gather(pages: AsyncIterable<PeoplePage>): Promise<People> {
  const people = { register: new RegisterColumns(), licences: new LicenceColumns() };
  for await (const { register, licences } of pages) {
    for (const player of register) people.register.add(player);
    for (const entry of licences) people.licences.add(entry);
  }
  return people;
}
