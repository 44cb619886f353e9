import type { Period } from '@kuvvet/engine';
import type { Act, Ledger } from '@kuvvet/ledger';

/**
 * The act of that name in another book than the one it would go to now, or in any if it goes to none: an order that
 * is repeated when the month has turned counts once. The open book itself answers to `enter`.
 */
export async function enteredBefore(id: string, place: Period | null, ledger: Ledger): Promise<Act | null> {
  for await (const { period } of ledger.books()) {
    if (period === place) continue;
    for await (const act of ledger.acts(period)) if (act.id === id) return act;
  }
  return null;
}
