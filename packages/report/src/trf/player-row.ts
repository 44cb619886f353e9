import { isFederation } from '../federations.ts';
import type { FindingLog } from '../finding-log.ts';
import { readFreeText } from '../free-text.ts';
import type { Identify, Identity, ShortNumber } from '../identity.ts';
import { alignRow } from './align.ts';
import { type Cell, readCells } from './cells.ts';
import { type AlignedRow, blank, codeAt, columns, field, isDigit } from './columns.ts';
import { readBirthYear, readSex } from './person.ts';
import { readPoints } from './points.ts';

/** A 001 record. */
export interface PlayerRow {
  readonly line: number;
  readonly startNo: number;
  readonly name: string;
  readonly sex: 'm' | 'w' | null;
  readonly birthYear: number | null;
  readonly federation: string | null;
  readonly identity: Identity;
  readonly shift: number;
  readonly cells: readonly Cell[];
  /** Points in hundredths; null if none are written. */
  readonly points: number | null;
}

/** A row whose columns cannot be told apart; only its start number is known. */
interface LostRow {
  readonly line: number;
  readonly lost: number | null;
}

/** Reads one 001 record by columns. Null, with an error noted, where it has no usable start number. */
export function readRow(
  text: string,
  line: number,
  identify: Identify,
  short: ShortNumber,
  log: FindingLog,
): PlayerRow | LostRow | null {
  if (text.includes('\t')) {
    log.note('row.tab', { line, column: text.indexOf('\t') + 1 });
    return null;
  }
  const startNo = readStartNo(text);
  const row = alignRow(text);
  if (!row) {
    log.note('row.misaligned', { line, ...(startNo ? { startNo } : {}) });
    return { line, lost: startNo };
  }
  if (startNo === null) {
    log.note('player.start-number', { line, column: columns.startNo[0] + 1 });
    return null;
  }
  const federation = field(row, 'federation').trim().toUpperCase();
  return {
    startNo,
    line,
    shift: row.shift,
    name: readFreeText(field(row, 'name'), log, { line, column: columns.name[0] + 1, startNo }),
    sex: readSex(field(row, 'sex')),
    birthYear: readBirthYear(field(row, 'birth')),
    federation: isFederation(federation) ? federation : null,
    identity: readNumber(row, identify, short),
    cells: readCells(row),
    points: readPoints(field(row, 'points')),
  };
}

/** 1 to 9999 in columns 5-8, blanks on either side of it. */
export function readStartNo(text: string): number | null {
  const number = text.slice(3, 9).padEnd(6);
  const digits = number.slice(1, 5).trim();
  if (number[0] !== ' ' || number[5] !== ' ' || !/^\d{1,4}$/.test(digits)) return null;
  return Number(digits) || null;
}

/** The number of columns 58-68. A digit beside it tells that it runs over, and that it is cut. */
export function readNumber(row: AlignedRow, identify: Identify, short: ShortNumber): Identity {
  const [from, to] = columns.number;
  const runsOver =
    isDigit(codeAt(row, from - 1)) || (isDigit(codeAt(row, to)) && codeAt(row, to - 1) !== blank);
  return runsOver ? { kind: 'unreadable' } : identify(field(row, 'number'), short);
}
