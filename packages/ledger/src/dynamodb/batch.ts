import { Interruption } from '../errors.ts';
import { pause } from './pause.ts';
import { reach } from './reach.ts';

/** Rounds of asking again, before the caller is told to come back. */
const rounds = 8;

/** A batch succeeds with requests left over, which the SDK does not send again: `send` returns them. */
export async function untilNoneIsLeft<Request>(
  requests: readonly Request[],
  send: (requests: readonly Request[]) => Promise<readonly Request[]>,
): Promise<void> {
  let left = requests;
  for (let round = 1; left.length > 0; round++) {
    if (round > rounds) throw new Interruption('The ledger table keeps leaving requests of a batch.');
    if (round > 1) await pause(round);
    const asked = left;
    left = await reach(() => send(asked));
  }
}
