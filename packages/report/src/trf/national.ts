import { homeFederation, isFederation } from '../federations.ts';
import type { Identify, Identity, ShortNumber } from '../identity.ts';
import { alignNational } from './align.ts';
import { field } from './columns.ts';
import { readBirthYear, readSex } from './person.ts';
import { readNumber, readStartNo } from './player-row.ts';

/** What a national record (NRS, TRF26) adds to a row. */
export interface NationalRecord {
  readonly line: number;
  readonly startNo: number;
  readonly sex: 'm' | 'w' | null;
  readonly birthYear: number | null;
  readonly identity: Identity;
}

/** A known federation and a start number; `DAT`, `XRS`, `BBW` have the same shape (formats 2). */
export const isNational = (line: string): boolean =>
  isFederation(line.slice(0, 3)) && readStartNo(line) !== null;

/**
 * Reads a national record of the home federation; the others' numbers mean nothing here. The national
 * number is a licence number, or a player number where the sender's profile says so; never a FIDE one.
 */
export function readNational(
  text: string,
  line: number,
  identify: Identify,
  short: ShortNumber,
): NationalRecord | null {
  const startNo = readStartNo(text);
  if (startNo === null || text.slice(0, 3) !== homeFederation) return null;
  const row = alignNational(text);
  if (!row) return { line, startNo, sex: null, birthYear: null, identity: { kind: 'unreadable' } };
  const identity = readNumber(row, identify, short);
  return {
    line,
    startNo,
    sex: readSex(field(row, 'sex')),
    birthYear: readBirthYear(field(row, 'birth')),
    identity: identity.kind === 'fide' ? { kind: 'unreadable' } : identity,
  };
}
