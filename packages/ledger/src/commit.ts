import type { PlayerNumber } from '@kuvvet/engine';
import type { Claim, Head, Posting, Receipt } from './items.ts';

/** What one tournament's commit writes, and the head it was worked out against. */
export interface Commit {
  readonly posting: Posting;
  readonly head: Head;
  readonly expected: Head | null;
  readonly receipt: Receipt;
  /** The event it claims, over a claim that was found not to stand any more; null where it claims none. */
  readonly claim: { readonly event: string; readonly over: Claim | null } | null;
  /** Merges it followed and an officer may still take back; absent where there is none. */
  readonly merges?: readonly Merged[];
}

/** An entry and the number it is another of. */
export interface Merged {
  readonly player: PlayerNumber;
  readonly into: PlayerNumber;
}

export function isSameHead(one: Head | null, other: Head | null): boolean {
  return one?.revision === other?.revision && one?.assessment === other?.assessment;
}

/** Only a higher revision follows a head, so the order of delivery cannot matter (ARCHITECTURE 5). */
export function advances({ head, expected }: Commit): boolean {
  return expected === null || head.revision > expected.revision;
}
