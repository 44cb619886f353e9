import type { Head, Ledger, Receipt } from '@kuvvet/ledger';
import {
  assessmentKey,
  type Federation,
  outcomesOf,
  type PlayerOutcome,
  type Ports,
  readAssessment,
  tournamentPattern,
} from '@kuvvet/office';
import type { StatusAnswer } from './contract/status.ts';
import { receiptPattern } from './contract/terms.ts';

/** A receipt with what it came to. */
export interface ReceiptStatus {
  readonly receipt: Receipt;
  /** The committed revision of its tournament. */
  readonly head: Head | null;
  /** By start number; empty unless this revision is the committed one. */
  readonly players: readonly PlayerOutcome[];
}

/** The receipt of a name such as `E01.2`; null if there is none. */
export async function readReceipt(
  name: string,
  ports: Pick<Ports, 'ledger' | 'vault'> & { readonly federation: Federation },
): Promise<ReceiptStatus | null> {
  const [tournament = '', revision] = receiptPattern.test(name) ? name.split('.') : [];
  const receipt = tournament ? await ports.ledger.receipt(tournament, Number(revision)) : null;
  if (!receipt) return null;
  const head = await ports.ledger.head(receipt.tournament);
  const counts = receipt.state === 'rated' && head?.revision === receipt.revision;
  const stored = counts ? await ports.vault.get(assessmentKey(head.assessment)) : null;
  const players = stored ? outcomesOf(readAssessment(stored.bytes), ports.federation.ruleSet) : [];
  return { receipt, head, players };
}

/** The committed revision of a tournament; null if there is none. */
export const readHead = async (tournament: string, ledger: Ledger): Promise<Head | null> =>
  tournamentPattern.test(tournament) ? ledger.head(tournament) : null;

/** Which book is open and how many reports wait. */
export async function readStatus(ledger: Ledger): Promise<StatusAnswer> {
  const waiting = { received: 0, parked: 0 };
  for await (const { state } of ledger.pending()) {
    if (state === 'received' || state === 'parked') waiting[state]++;
  }
  return { open: await ledger.current(), waiting };
}
