import type { TimeControl } from '@kuvvet/engine';
import { isFederation } from '../federations.ts';
import type { FindingLog } from '../finding-log.ts';
import { readFreeText } from '../free-text.ts';
import type { Span } from '../hide-personal.ts';
import { readSpokenTime } from '../spoken-time.ts';
import { readCodedTime, writeTime } from '../time-control.ts';
import { content, placeOf, type TrfRecords } from './records.ts';

/**
 * Whether 032, 042, 052 and 062 hold the kind of thing they should; other programs write other
 * layouts under the same extension (formats 3 #23).
 */
export function checkLayout(records: TrfRecords, log: FindingLog): boolean {
  const date = /\d[./-]\d/;
  const wrong = ['032', '042', '052', '062'].find((code) => {
    const text = content(records, code);
    return code === '032' || code === '062' ? date.test(text) : /^\d{1,3}$/.test(text);
  });
  if (wrong) log.note('file.layout', { ...placeOf(records, wrong), expected: wrong });
  return wrong === undefined;
}

/** Name and city as free text; both are the registration's to know (formats 3 #10). */
export function readTitle(records: TrfRecords, event: Span, log: FindingLog): { name: string; city: string } {
  const name = readFreeText(content(records, '012'), log, placeOf(records, '012'), event);
  const place = content(records, '022');
  const city = isLink(place) ? '' : readFreeText(place, log, placeOf(records, '022'), event);
  if (name === '') log.note('header.name-missing');
  if (city === '') log.note('header.city-missing');
  return { name, city };
}

const isLink = (text: string): boolean => /^(https?:|www\.)/i.test(text);

export function readFederation(records: TrfRecords, log: FindingLog): string | null {
  const code = content(records, '032').toUpperCase();
  if (isFederation(code)) return code;
  log.note('federation.unknown', placeOf(records, '032'));
  return null;
}

/** 222 in seconds, else 122 in words. Where both can be read they must agree. */
export function readTimeControl(records: TrfRecords, log: FindingLog): TimeControl | null {
  const [coded, spoken] = [content(records, '222'), content(records, '122')];
  const words = spoken === '' ? null : readSpokenTime(spoken);
  if (coded === '') {
    if (words) return words;
    if (spoken === '') log.note('time-control.missing');
    else log.note('time-control.unreadable', placeOf(records, '122'));
    return null;
  }
  const time = readCodedTime(coded);
  if (typeof time === 'string') {
    log.note(`time-control.${time}`, placeOf(records, '222'));
    return null;
  }
  if (words && writeTime(words) !== writeTime(time)) {
    const facts = { found: writeTime(time), expected: writeTime(words) };
    log.note('time-control.conflict', { ...placeOf(records, '222'), ...facts });
  }
  return time;
}
