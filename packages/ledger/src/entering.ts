import { isDeepStrictEqual } from 'node:util';
import { whole } from './amendments.ts';
import { Conflict } from './errors.ts';
import type { Act } from './items.ts';

/** Entering it again changes nothing, whenever that is: the instant informs people only. */
export function isSameAct(one: Act | null, other: Act): boolean {
  return isDeepStrictEqual(one && { ...one, at: other.at }, other);
}

/** Throws `Conflict` or `Defect` for an act that no book takes, whatever stands in it. */
export function assertEnterable(act: Act): void {
  if (act.kind === 'award') whole(act.amendment);
  else if (act.kind === 'merge' && act.player === act.into)
    throw new Conflict(`Player ${act.player} is one entry already.`);
}
