import { Defect } from './errors.ts';
import type { PlayerAmendment } from './items.ts';
import { pack, unpack } from './packing.ts';

/** What a correcting entry carries forward, packed. Throws `Defect` as `whole` does. */
export function packAmendments(amendments: readonly PlayerAmendment[]): Uint8Array {
  return pack(amendments.map(whole));
}

/** None for a posting that was written before there were corrections. */
export function unpackAmendments(bytes: Uint8Array | null | undefined): readonly PlayerAmendment[] {
  return bytes ? (unpack(bytes) as readonly PlayerAmendment[]) : [];
}

/** Throws `Defect` for a number that is not a safe integer: a ledger holds no others. */
export function whole(amendment: PlayerAmendment): PlayerAmendment {
  if (!numbersOf(amendment).every(Number.isSafeInteger)) {
    throw new Defect(`An amendment of player ${amendment.player} holds a number that is not a whole one.`);
  }
  return amendment;
}

function numbersOf(amendment: PlayerAmendment): readonly number[] {
  switch (amendment.kind) {
    case 'points':
      return [amendment.points];
    case 'rating':
      return [amendment.rating];
    case 'pool': {
      const { games, performance } = amendment;
      return performance ? [games, performance.numerator, performance.denominator] : [games];
    }
  }
}
