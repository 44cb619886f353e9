import type { Submission } from '@kuvvet/office';

/**
 * Whether a signed message id names this very revision: `E01_2`, or `E01_2_` and anything. The signature covers the
 * id and the body but not the address, so without it a message could be sent again as another tournament.
 */
export function names(id: string, { tournament, revision }: Submission): boolean {
  const name = `${tournament}_${revision}`;
  return id === name || id.startsWith(`${name}_`);
}
