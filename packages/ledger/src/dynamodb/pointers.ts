import { nameKey } from '@kuvvet/report';
import type { Player } from '../items.ts';
import { fideKey, type Key, keyName, nameEntryKey } from './keys.ts';
import type { Item } from './read.ts';

/** The items beside a player by which the player is found: FIDE number and name. */
export function pointers({ player, name, fide: { number } }: Player): readonly (Item & Key)[] {
  const words = nameKey(name);
  return [
    ...(number === null ? [] : [{ ...fideKey(number), number, player }]),
    ...(words === '' ? [] : [{ ...nameEntryKey(words, player), player }]),
  ];
}

/** Those that pointed to the player before and no longer do. */
export function leftPointers(before: Player | undefined, now: Player): readonly (Item & Key)[] {
  const kept = new Set(pointers(now).map(keyName));
  return before ? pointers(before).filter((pointer) => !kept.has(keyName(pointer))) : [];
}
