import type { Receipt } from '@kuvvet/ledger';

type Named = Pick<Receipt, 'tournament' | 'revision'>;

/** What a report is called: `E01.2` is the second revision of E01. */
export const receiptName = ({ tournament, revision }: Named): string => `${tournament}.${revision}`;

export const receiptAddress = (receipt: Named): string => `/desk/reports/${receiptName(receipt)}`;

/** The report of such a name; null if it is none. */
export function readReceiptName(name: string): Named | null {
  const [, tournament, revision] = /^([A-Za-z0-9][A-Za-z0-9-]{0,63})\.([1-9]\d{0,3})$/.exec(name) ?? [];
  return tournament && revision ? { tournament, revision: Number(revision) } : null;
}
