import { calendarDay } from './calendar-day.ts';
import { foldName } from './fold-name.ts';
import type { IsoDate } from './report.ts';

/** Order in which day, month and year are written. */
export type DateOrder = 'ymd' | 'dmy' | 'mdy' | 'ydm';

export const dateOrders: readonly DateOrder[] = ['ymd', 'dmy', 'mdy', 'ydm'];

/** The days a written date can mean, by the order it is read in. */
export type DateReadings = Readonly<Partial<Record<DateOrder, IsoDate>>>;

const months: readonly (readonly string[])[] = [
  ['i', 'jan', 'january', 'oca', 'ocak'],
  ['ii', 'feb', 'february', 'sub', 'subat'],
  ['iii', 'mar', 'march', 'mart'],
  ['iv', 'apr', 'april', 'nis', 'nisan'],
  ['v', 'may', 'mayis'],
  ['vi', 'jun', 'june', 'haz', 'haziran'],
  ['vii', 'jul', 'july', 'tem', 'temmuz'],
  ['viii', 'aug', 'august', 'agu', 'agustos'],
  ['ix', 'sep', 'sept', 'september', 'eyl', 'eylul'],
  ['x', 'oct', 'october', 'eki', 'ekim'],
  ['xi', 'nov', 'november', 'kas', 'kasim'],
  ['xii', 'dec', 'december', 'ara', 'aralik'],
];

const anyOf = (forms: readonly RegExp[]) =>
  new RegExp(forms.map(({ source }) => `(?<!\\d)${source}(?!\\d)`).join('|'), 'gu');

const written = anyOf([
  /(?<first>\d{1,4})\s{0,2}(?<separator>[./-])\s{0,2}(?<middle>\d{1,2})\s{0,2}\k<separator>\s{0,2}(?<last>\d{1,4})/,
  /(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)/,
  /(?<nameFirst>\p{L}{3,9})\.?\s{1,2}(?<dayAfter>\d{1,2}),?\s{1,2}(?<yearLast>\d{4})/u,
  /(?<dayFirst>\d{1,2})\.?\s{1,2}(?<nameAfter>\p{L}{3,9})\.?,?\s{1,2}(?<yearEnd>\d{4})/u,
]);

/** Ways nobody writes the days of an event in, but somebody may write a birth date in. */
const writtenLoosely = anyOf([
  /(?<first>\d{1,4})(?<separator>[\s,:_·•|]{1,3})(?<middle>\d{1,2})\k<separator>(?<last>\d{1,4})/,
  /(?<day>\d\d)(?<month>\d\d)(?<year>(?:19|20)\d\d)/,
  /(?<nameFirst>\p{L}{3,9})[\s.,_/-]{1,3}(?<dayAfter>\d{1,2})(?:st|nd|rd|th)?[\s.,_/-]{1,3}(?<yearLast>\d{4})/u,
  /(?<dayFirst>\d{1,2})[\s.,_/-]{1,3}(?<nameAfter>[IVX]{1,4})[\s.,_/-]{1,3}(?<yearEnd>\d{4})/i,
  /(?<dayFirst>\d{1,2})(?:st|nd|rd|th)?[\s.,_/-]{0,3}(?<nameAfter>\p{L}{3,9})[\s.,_/'’-]{0,3}(?<yearEnd>\d{4})/u,
]);

/** Every date written in `text`, in its order. Dates no calendar holds are left out. */
export function writtenDates(text: string): readonly DateReadings[] {
  const found: DateReadings[] = [];
  for (const match of text.matchAll(written)) {
    const readings = readDate(match);
    if (Object.keys(readings).length > 0) found.push(readings);
  }
  return found;
}

const timeOfDay = /\d{1,2}[:.]\d{2}(?:[:.]\d{2}(?:[.,]\d{1,9})?)?/g;

/** The day a text names, maybe with a time of day; none where it holds a second date or another number: `3-4 Ekim 2026`. */
export function writtenDay(text: string): DateReadings {
  const dates = [...text.matchAll(written)];
  const rest = text.replace(written, ' ').replace(timeOfDay, ' ');
  const [day] = dates;
  return day && dates.length === 1 && !/\d/.test(rest) ? readDate(day) : {};
}

/**
 * Puts stars in place of every date: in a text about a person it may be the birth date. `stays` tells days of another
 * kind; a date stays where all it can mean does.
 */
export function hideDates(text: string, stays: (day: IsoDate) => boolean = () => false): string {
  const hide = (date: string, ...rest: unknown[]) => {
    const days = Object.values(readDate({ groups: rest.at(-1) as Record<string, string> }));
    return areAges(date) || days.every(stays) ? date : date.replace(/[\p{L}\p{Nd}]/gu, '*');
  };
  return text
    .replace(written, hide)
    .replace(writtenLoosely, (date, ...rest) => (/\d{4}/.test(date) ? hide(date, ...rest) : date));
}

/** `8-9-10 Yaş`, `8-10-12`: small numbers with the same step between. */
function areAges(date: string): boolean {
  const [first = 0, middle = 0, last = 0] = date
    .split(/[./-]/)
    .map((part) => (/^\s*[1-9]\d?\s*$/.test(part) ? Number(part) : Number.NaN));
  return middle > first && middle - first === last - middle;
}

function readDate({ groups = {} }: Pick<RegExpMatchArray, 'groups'>): DateReadings {
  const { first = '', separator, middle, last = '', year, month, day } = groups;
  if (separator !== undefined) return readNumbers(first, Number(middle), last, separator);
  if (year !== undefined) return unambiguous(calendarDay(Number(year), Number(month), Number(day)));
  const named = monthNamed(groups.nameFirst ?? groups.nameAfter ?? '');
  const [inYear, onDay] = [groups.yearLast ?? groups.yearEnd, groups.dayAfter ?? groups.dayFirst];
  return unambiguous(calendarDay(Number(inYear), named, Number(onDay)));
}

const monthNamed = (name: string): number => {
  const folded = foldName(name);
  return months.findIndex((names) => names.includes(folded)) + 1;
};

function readNumbers(first: string, middle: number, last: string, separator: string): DateReadings {
  const [a, c] = [Number(first), Number(last)];
  if (first.length === 4) return last.length > 2 ? {} : unambiguous(calendarDay(a, middle, c));
  if (first.length > 2) return {};
  const dmy = calendarDay(fullYear(last), middle, a);
  const mdy = calendarDay(fullYear(last), a, middle);
  // Nobody writes month, day and year with points in between (formats 3 #1).
  if (last.length === 4) return separator === '.' && dmy ? unambiguous(dmy) : present({ dmy, mdy });
  if (last.length > 2) return {};
  const ymd = calendarDay(fullYear(first), middle, c);
  const ydm = calendarDay(fullYear(first), c, middle);
  return present({ ymd, dmy, mdy, ydm });
}

/** Two digits are a year of this century: no older tournament is rated. */
const fullYear = (digits: string): number => (digits.length > 2 ? Number(digits) : 2000 + Number(digits));

const unambiguous = (day: IsoDate | null): DateReadings =>
  day ? { ymd: day, dmy: day, mdy: day, ydm: day } : {};

function present(readings: Readonly<Partial<Record<DateOrder, IsoDate | null>>>): DateReadings {
  return Object.fromEntries(Object.entries(readings).filter(([, day]) => day)) as DateReadings;
}
