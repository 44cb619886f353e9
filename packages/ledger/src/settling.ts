import { isDeepStrictEqual } from 'node:util';
import type { Receipt, ReceiptState } from './items.ts';

/** States a receipt leaves by itself or by an officer's word. */
export const passingStates: readonly ReceiptState[] = ['received', 'parked', 'held'];

/**
 * Whether a receipt may become `next`: what is final stays, and only a release changes a decision, so that a worker
 * who has read neither cannot undo them.
 */
export function maySettle(standing: Receipt | null, next: Receipt): boolean {
  if (standing?.digest !== next.digest || standing.state === 'rated') return false;
  if (!passingStates.includes(standing.state) && standing.state !== next.state) return false;
  return isRelease(next) || isDeepStrictEqual(standing.decision, next.decision);
}

export const isRelease = ({ state }: Receipt): boolean => state === 'received';
