import type { Rating } from '@kuvvet/engine';
import { decodeText } from '../decode.ts';
import { homeFederation } from '../federations.ts';
import { FindingLog } from '../finding-log.ts';
import { splitLines } from '../lines.ts';
import { alignNational, alignRow } from './align.ts';
import { type AlignedRow, field } from './columns.ts';
import { readStartNo } from './player-row.ts';
import { sortRecords } from './records.ts';

/** What a pairing program held for one player; null where it wrote none. */
export interface WrittenRatings {
  /** Columns 49-52 of 001: FIDE's by the format, the national one where a profile puts licence numbers into 58-68. */
  readonly row: Rating | null;
  /** The same of a national record of the home federation. */
  readonly national: Rating | null;
}

/**
 * The ratings a TRF states beside its players, by start number. They rate nothing, for only a list does (U-09): they
 * are what a calculator starts from. Empty for what is no TRF; what is wrong with a file, `readReport` says.
 */
export function writtenRatings(bytes: Uint8Array): ReadonlyMap<number, WrittenRatings> {
  const log = new FindingLog();
  const records = sortRecords(splitLines(decodeText(bytes).text, log) ?? [], log);
  const ratings = new Map<number, WrittenRatings>();
  const add = (text: string, row: AlignedRow | null, kind: keyof WrittenRatings) => {
    const startNo = readStartNo(text);
    if (startNo === null || row === null) return;
    const before = ratings.get(startNo) ?? { row: null, national: null };
    ratings.set(startNo, { ...before, [kind]: readRating(field(row, 'rating')) });
  };
  for (const { text } of records.players) add(text, alignRow(text), 'row');
  for (const { text } of records.national) {
    if (text.startsWith(homeFederation)) add(text, alignNational(text), 'national');
  }
  return ratings;
}

/** Blank and 0 are unrated; anything but 100 to 3500 is no rating. */
const readRating = (text: string): Rating | null =>
  /^ *[1-9]\d{2,3} *$/.test(text) && Number(text) <= 3500 ? Number(text) : null;
