import { checkSpan } from '../check-span.ts';
import type { FindingLog } from '../finding-log.ts';
import { limits } from '../limits.ts';
import { type DateReadings, writtenDates, writtenDay } from '../written-date.ts';
import { cellWidth, firstCell } from './columns.ts';
import { chooseDates, type EventDates } from './event-dates.ts';
import { content, placeOf, type TrfRecords } from './records.ts';
import type { RoundCount } from './rounds.ts';

/** 042, 052 and 132. Null, with an error noted, where start or end cannot be told for certain. */
export function readDates(records: TrfRecords, count: RoundCount, log: FindingLog): EventDates | null {
  const missing = ['042', '052'].find((code) => content(records, code) === '');
  if (missing) {
    log.note('date.missing', { expected: missing });
    return null;
  }
  const [start, end] = [writtenDay(content(records, '042')), writtenDay(content(records, '052'))];
  const rounds = readRoundDates(records, count, log);
  const dates = chooseDates({ start, end, rounds }, log, placeOf(records, '042'));
  if (dates) checkSpan(dates, log, placeOf(records, '042'));
  return dates;
}

/**
 * One entry a round. Dates lie in the columns of the rounds' cells (92-99, 102-109, ...) or, where a
 * program writes them as it likes, one after the other.
 */
function readRoundDates(
  records: TrfRecords,
  { rounds, declared }: RoundCount,
  log: FindingLog,
): readonly (DateReadings | null)[] {
  const text = records.header.get('132')?.text ?? '';
  const dates = datesByColumn(text) ?? writtenDates(text.slice(3));
  if (dates.length === 0 && text.slice(3).trim() !== '')
    log.note('round-date.unreadable', placeOf(records, '132'));
  if (dates.length > rounds && declared) log.note('round-date.unreadable', placeOf(records, '132'));
  else if (dates.length > rounds && rounds > 0) {
    log.note('round.unfinished', { severity: 'hold', found: `${rounds}`, expected: `${dates.length}` });
  }
  return Array.from({ length: rounds }, (_, i) => dates[i] ?? null);
}

function datesByColumn(text: string): readonly (DateReadings | null)[] | null {
  if (text.slice(3, firstCell).trim() !== '') return null;
  const dates: (DateReadings | null)[] = [];
  const end = Math.min(text.length, firstCell + cellWidth * limits.blitzRounds);
  for (let start = firstCell; start < end; start += cellWidth) {
    const cell = text.slice(start, start + cellWidth).trim();
    const [date, second] = writtenDates(cell);
    if ((cell !== '' && !date) || second) return null;
    dates.push(date ?? null);
  }
  return dates.slice(0, dates.findLastIndex((date) => date !== null) + 1);
}
