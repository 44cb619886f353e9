import type { Facts, FindingLog } from './finding-log.ts';
import { hideLicenceNumbers } from './identity.ts';

/** C0, C1, and marks that turn the direction of a line around. */
const invisible = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u;

/**
 * Free text of a report as it may be published: trimmed, no licence number in it. Invisible
 * characters refuse the report (formats 5.9).
 */
export function readFreeText(raw: string, log: FindingLog, facts: Facts): string {
  const trimmed = raw.trim();
  const control = invisible.exec(trimmed)?.[0].codePointAt(0);
  if (control !== undefined) {
    log.note('text.control', { ...facts, found: `U+${control.toString(16).toUpperCase().padStart(4, '0')}` });
  }
  const text = hideLicenceNumbers(trimmed);
  if (text !== trimmed) log.note('text.number-hidden', facts);
  return text;
}
