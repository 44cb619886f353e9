import type { LicenceEntry } from '@kuvvet/ledger';

const format = 'kuvvet.licences/1';

export const licencesKey = (digest: string) => `licences/${digest}`;

/** Whom each licence names: one token a line, by token. Holds keyed tokens only, never a licence number. */
export function licenceBytes(entries: Iterable<LicenceEntry>): Uint8Array {
  const sorted = [...entries].sort(([one], [other]) => (one < other ? -1 : 1));
  const lines = [{ format }, ...sorted].map((line) => JSON.stringify(line));
  return Buffer.from(`${lines.join('\n')}\n`);
}

/** The reverse of `licenceBytes`. Throws for bytes that are none. */
export function readLicences(bytes: Uint8Array): readonly LicenceEntry[] {
  const [head, ...lines] = new TextDecoder().decode(bytes).trimEnd().split('\n');
  if (JSON.parse(head ?? '').format !== format) throw new Error('another format');
  return lines.map((line) => JSON.parse(line));
}
