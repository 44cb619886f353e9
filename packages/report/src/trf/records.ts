import type { FindingLog } from '../finding-log.ts';
import { expandTabs } from '../lines.ts';
import { isNational } from './national.ts';

/** A whole line with its number. */
export interface TrfRecord {
  readonly line: number;
  readonly text: string;
}

/** The lines of a report by what they hold. */
export interface TrfRecords {
  /** Records that stand once, by code. */
  readonly header: ReadonlyMap<string, TrfRecord>;
  readonly players: readonly TrfRecord[];
  readonly national: readonly TrfRecord[];
  /** 162, XXS, BBW, BBD, BBL. */
  readonly scoring: readonly TrfRecord[];
  /** 299. */
  readonly abnormal: readonly TrfRecord[];
  readonly dialect: 'trf16' | 'trf26';
}

const once = new Set(['012', '022', '032', '042', '052', '062', '122', '132', '142', '222', 'XXR']);
const scoring = new Set(['162', 'XXS', 'BBW', 'BBD', 'BBL']);
const since2026 = new Set(
  '142 152 162 172 182 192 202 212 222 240 250 260 299 300 310 320 330 352 362 801 802'.split(' '),
);
const aside = new Set('013 072 082 092 102 112'.split(' '));

const pairing = String.raw`\d{0,3} [wb-] [10=+\-WDLHFUZ?](?:\s|$)`;

/** The end of a player row that was broken in two, as mail programs do. */
const brokenOff = new RegExp(String.raw`^\s*[1-9]${pairing}`, 'i');

/** A player row behind a blank, a page break, a quotation mark; or cells of one. */
const strayed = new RegExp(String.raw`^[^\p{L}\d]{1,8}001 |\s\d${pairing}`, 'iu');

/**
 * Sorts lines by their record code. Comments, rulers and letters without meaning for rating are left aside, unknown
 * numeric codes with a notice (formats 3 #21); what may be a player row, or a piece of one, holds the report.
 */
export function sortRecords(lines: readonly string[], log: FindingLog): TrfRecords {
  const header = new Map<string, TrfRecord>();
  const players: TrfRecord[] = [];
  const national: TrfRecord[] = [];
  const points: TrfRecord[] = [];
  const abnormal: TrfRecord[] = [];
  const unknown = new Set<string>();
  let dialect: TrfRecords['dialect'] = 'trf16';
  for (const [i, text] of lines.entries()) {
    const code = text.slice(0, 3);
    const record = { line: i + 1, text: code === '001' ? text : expandTabs(text.trimEnd()) };
    if (code === '001') players.push(record);
    else if (brokenOff.test(record.text)) log.note('row.misaligned', { line: i + 1 });
    else if (isNational(record.text)) national.push(record);
    else if (!isCode(text)) leaveAside(text, i + 1, unknown, log);
    else if (once.has(code)) keepFirst(header, code, record, log);
    else if (scoring.has(code)) points.push(record);
    else if (code === '299') abnormal.push(record);
    else if (!since2026.has(code) && !aside.has(code)) leaveAside(text, i + 1, unknown, log);
    if (since2026.has(code) && isCode(text)) dialect = 'trf26';
  }
  if (national.length > 0) dialect = 'trf26';
  return { header, players, national, scoring: points, abnormal, dialect };
}

/** A code stands alone or before a blank; a ruler (`0123456789`) does not. */
const isCode = (text: string): boolean => text.length === 3 || text[3] === ' ' || text[3] === '\t';

function keepFirst(header: Map<string, TrfRecord>, code: string, record: TrfRecord, log: FindingLog): void {
  const first = header.get(code);
  if (!first) header.set(code, record);
  else if (first.text.trim() !== record.text.trim())
    log.note('record.repeated', { line: record.line, found: code });
}

function leaveAside(text: string, line: number, unknown: Set<string>, log: FindingLog): void {
  const code = text.slice(0, 3);
  if (code !== '###' && strayed.test(text)) log.note('row.misaligned', { line });
  else if (/^\d{3}$/.test(code) && !unknown.has(code)) {
    unknown.add(code);
    log.note('record.unknown', { line, found: code });
  }
}

/** Free text from column 5 on, trimmed; empty where the record is missing. */
export const content = (records: TrfRecords, code: string): string =>
  records.header.get(code)?.text.slice(4).trim() ?? '';

/** The line of a record, as a fact of a finding. */
export function placeOf(records: TrfRecords, code: string): { readonly line?: number } {
  const record = records.header.get(code);
  return record ? { line: record.line } : {};
}
