import { isDeepStrictEqual } from 'node:util';
import type { Receipt, ReceiptState, Word } from './items.ts';

/** States a receipt leaves by itself or by an officer's word. */
export const passingStates: readonly ReceiptState[] = ['received', 'parked', 'held'];

/**
 * Whether a receipt may become `next`: what is final stays, and so does a decision, so that a worker who has read
 * neither cannot undo them.
 */
export function maySettle(standing: Receipt | null, next: Receipt): boolean {
  if (standing?.digest !== next.digest || standing.state === 'rated') return false;
  if (!passingStates.includes(standing.state) && standing.state !== next.state) return false;
  return isDeepStrictEqual(standing.decision, next.decision);
}

/** Whether a receipt is still what an officer decided about. */
export const isStill = (standing: Receipt | null, before: Receipt | null): boolean =>
  standing?.digest === before?.digest &&
  standing?.state === before?.state &&
  isDeepStrictEqual(standing?.decision, before?.decision);

/** Said again it is the same word, whenever that is. */
export const isSameWord = (one: Word | null, other: Word): boolean =>
  isDeepStrictEqual(one && { ...one, at: other.at }, other);
