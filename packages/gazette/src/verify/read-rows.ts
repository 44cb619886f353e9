import type { Fraction, Hundredths, Points } from '@kuvvet/engine';
import type { EventRow } from '../event-row.ts';
import type { AmendmentRow, AuditGame, AuditLine, KeptPerformance, KeptRow } from '../evidence.ts';
import type { ChangeRow, ListRow, Rows } from '../list.ts';

const lineFeed = 0x0a;

/** A line that is no row of its file. */
export class UnreadableLine extends Error {
  readonly line: number;
  constructor(line: number) {
    super(`line ${line}`);
    this.line = line;
  }
}

// biome-ignore lint/suspicious/noExplicitAny: a line as somebody wrote it; what it is shows when it is written again.
type Json = any;

/** The rows of an NDJSON file, read each time somebody goes through them. Throws `UnreadableLine` on the way. */
export function rowsIn<Row>(bytes: Uint8Array, read: (value: Json) => Row): Rows<Row> {
  return {
    length: countLines(bytes),
    *[Symbol.iterator]() {
      let line = 0;
      for (const text of linesIn(bytes)) {
        line++;
        try {
          yield read(JSON.parse(text));
        } catch {
          throw new UnreadableLine(line);
        }
      }
    },
  };
}

function* linesIn(bytes: Uint8Array): Generator<string> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  for (let start = 0; start < buffer.length; ) {
    const feed = buffer.indexOf(lineFeed, start);
    const end = feed < 0 ? buffer.length : feed;
    yield buffer.toString('utf8', start, end);
    start = end + 1;
  }
}

export function countLines(bytes: Uint8Array): number {
  let count = 0;
  for (const byte of bytes) if (byte === lineFeed) count++;
  return count;
}

/** `-13.80` is -1380 hundredths. */
function hundredths(text: Json): Hundredths {
  const [, sign, whole, cents] = /^(-?)([0-9]+)\.([0-9]{2})$/.exec(text) ?? [];
  if (cents === undefined) throw new RangeError('no hundredths');
  const amount = Number(whole) * 100 + Number(cents);
  return sign ? -amount : amount;
}

export const listRow = ({ birth_year, change, ...facts }: Json): ListRow => ({
  ...facts,
  birthYear: birth_year,
  change: hundredths(change),
  fide: null,
});

export const changeRow = ({ change, ...facts }: Json): ChangeRow => ({
  ...facts,
  change: hundredths(change),
});

const fraction = ({ numerator, denominator }: Json): Fraction => ({ numerator, denominator });

const kept = ({ games, ...performance }: Json): KeptPerformance => ({
  games,
  performance: fraction(performance),
});

export const keptRow = ({ player, before, kept: now }: Json): KeptRow => ({
  player,
  before: before.map(kept),
  kept: now.map(kept),
});

export const amendmentRow = ({ old, new: now, ...facts }: Json): AmendmentRow => ({
  ...facts,
  old: old && kept(old),
  new: now && kept(now),
});

export const auditLine = ({ points, expected, change, performance, lines, ...facts }: Json): AuditLine => ({
  ...facts,
  points: hundredths(points),
  expected: hundredths(expected),
  change: hundredths(change),
  performance: performance && fraction(performance),
  lines: lines.map(auditGame),
});

const auditGame = ({ opponent_rating, points, expected, change, ...facts }: Json): AuditGame => ({
  ...facts,
  opponentRating: opponent_rating,
  points: hundredths(points) as Points,
  expected: expected === null ? null : hundredths(expected),
  change: hundredths(change),
});

export const eventRow = ({ time_control, findings, ...facts }: Json): EventRow => ({
  ...facts,
  timeControl: time_control,
  findings: findings.map(({ start_no, other_no, ...finding }: Json) => ({
    ...finding,
    startNo: start_no,
    otherNo: other_no,
  })),
});
