import type { PublishPorts } from './publish.ts';

/** Asks again for every report that is not rated yet; counts them. */
export async function drain({ ledger, queue }: Pick<PublishPorts, 'ledger' | 'queue'>): Promise<number> {
  let waiting = 0;
  for await (const { state, tournament, revision, digest } of ledger.pending()) {
    if (state !== 'received') continue;
    await queue.send({ tournament, revision, digest });
    waiting++;
  }
  return waiting;
}
