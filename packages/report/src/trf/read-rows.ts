import type { FindingLog } from '../finding-log.ts';
import type { Identify, Identity, ShortNumber } from '../identity.ts';
import type { ReportPlayer } from '../report.ts';
import { type Evidence, noteIdentities, weighIdentities } from '../weigh-identities.ts';
import { type NationalRecord, readNational } from './national.ts';
import { type PlayerRow, readRow } from './player-row.ts';
import { content, placeOf, type TrfRecord, type TrfRecords } from './records.ts';

/** Rows that could be read, in order of start number, and start numbers of those that could not. */
export interface Rows {
  readonly rows: readonly PlayerRow[];
  readonly lost: ReadonlySet<number>;
}

/** Reads every 001 record; a repeated start number is an error, gaps and order are free (formats 3 #16). */
export function readRows(records: TrfRecords, identify: Identify, short: ShortNumber, log: FindingLog): Rows {
  const rows = new Map<number, PlayerRow>();
  const lost = new Set<number>();
  let realigned = 0;
  for (const { line, text } of records.players) {
    const row = readRow(text, line, identify, short, log);
    if (!row) continue;
    if ('lost' in row) {
      if (row.lost !== null) lost.add(row.lost);
      continue;
    }
    const first = rows.get(row.startNo);
    if (first) log.note('player.repeated', { line, startNo: row.startNo, expected: `${first.line}` });
    else rows.set(row.startNo, row);
    if (row.shift > 0) realigned += 1;
  }
  if (realigned > 0) log.note('row.realigned', { found: `${realigned}` });
  noteCount(records, log);
  return { rows: [...rows.values()].toSorted((a, b) => a.startNo - b.startNo), lost };
}

/** Players by start number, each with what row, national record and licence map say together. */
export function identifyPlayers(
  { rows, lost }: Rows,
  national: readonly NationalRecord[],
  licences: ReadonlyMap<number, Identity>,
  log: FindingLog,
): readonly ReportPlayer[] {
  const records = Map.groupBy(national, (record) => record.startNo);
  const players = rows.map((row): ReportPlayer => {
    const { startNo, name, federation } = row;
    const own = records.get(startNo) ?? [];
    const listed = licences.get(startNo);
    const evidence: Evidence[] = [row, ...own];
    if (listed) evidence.push({ identity: listed });
    const numbers = weighIdentities(startNo, evidence, log);
    const sex = row.sex ?? own.find((record) => record.sex)?.sex ?? null;
    const birthYear = row.birthYear ?? own.find((record) => record.birthYear)?.birthYear ?? null;
    return { startNo, name, sex, birthYear, federation, ...numbers };
  });
  const known = new Set([...lost, ...rows.map((row) => row.startNo)]);
  for (const { startNo, line } of national)
    if (!known.has(startNo)) log.note('national.unknown-row', { line, startNo });
  for (const startNo of licences.keys())
    if (!known.has(startNo)) log.note('licences.unknown-row', { startNo });
  noteIdentities(players, log);
  return players;
}

export function readNationals(
  records: readonly TrfRecord[],
  identify: Identify,
  short: ShortNumber,
): readonly NationalRecord[] {
  return records.flatMap(({ line, text }) => readNational(text, line, identify, short) ?? []);
}

/** 062 is not needed for rating; but fewer rows than it says may tell of a cut file (formats 3 #27). */
function noteCount(records: TrfRecords, log: FindingLog): void {
  const declared = /^\d{1,4}(?!\d)/.exec(content(records, '062'))?.[0];
  const found = records.players.length;
  if (declared !== undefined && Number(declared) !== found) {
    log.note('count.players', {
      ...placeOf(records, '062'),
      ...(found < Number(declared) && { severity: 'hold' as const }),
      found: `${found}`,
      expected: `${Number(declared)}`,
    });
  }
}
