import type { Facts, FindingLog } from './finding-log.ts';
import { hidings, type Span } from './hide-personal.ts';
import { invisibleIn } from './invisible.ts';

const longest = 200;

/**
 * Free text of a report as it may be published: trimmed, nothing in it that tells who somebody is or how to reach
 * them. Invisible characters, and more of it than anybody names an event by, refuse the report (formats 5.9). `event`: the days the text may speak of.
 */
export function readFreeText(raw: string, log: FindingLog, facts: Facts, event?: Span): string {
  const whole = raw.trim();
  if (whole.length > longest)
    log.note('text.too-long', { ...facts, found: `${whole.length}`, expected: `${longest}` });
  let text = whole.slice(0, longest);
  const found = invisibleIn(text);
  if (found !== null) log.note('text.control', { ...facts, found });
  if (!/[\p{Nd}@＠]/u.test(text)) return text;
  for (const [code, hide] of hidings) {
    const hidden = hide(text, event);
    if (hidden !== text) log.note(code, facts);
    text = hidden;
  }
  return text;
}
