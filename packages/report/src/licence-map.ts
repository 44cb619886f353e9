import { decodeText } from './decode.ts';
import type { FindingLog } from './finding-log.ts';
import type { Identify, Identity } from './identity.ts';
import { limits } from './limits.ts';
import { repeatedField } from './repeated-field.ts';

/**
 * The licence map beside a report: a JSON object from start number to licence number (formats 7).
 * What JSON.parse complains of quotes the text, so it is never passed on.
 */
export function readLicenceMap(
  bytes: Uint8Array | null | undefined,
  identify: Identify,
  log: FindingLog,
): ReadonlyMap<number, Identity> {
  const identities = new Map<number, Identity>();
  if (!bytes) return identities;
  const text = bytes.length > limits.bytes ? '' : decodeText(bytes).text;
  const entries = parseEntries(text);
  if (!entries) log.note('licences.unreadable');
  const repeated = entries && repeatedField(text)?.[0];
  if (repeated) log.note('licences.repeated', { startNo: Number(repeated) });
  for (const [startNo, value] of entries ?? []) {
    const identity: Identity =
      typeof value === 'string' || typeof value === 'number' ? identify(`${value}`) : unreadable;
    const isLicence = identity.kind === 'licence' || identity.kind === 'none';
    identities.set(Number(startNo), isLicence ? identity : unreadable);
  }
  return identities;
}

const unreadable: Identity = { kind: 'unreadable' };

function parseEntries(text: string): readonly [string, unknown][] | null {
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return null;
    const entries = Object.entries(parsed);
    return entries.every(([startNo]) => /^[1-9]\d{0,3}$/.test(startNo)) ? entries : null;
  } catch {
    return null;
  }
}
