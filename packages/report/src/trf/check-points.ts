import type { FindingLog } from '../finding-log.ts';
import { columns } from './columns.ts';
import type { PlayerRow } from './player-row.ts';
import type { TrfRecords } from './records.ts';
import { readAbnormal, readScoring, scorePlayed } from './scoring.ts';

const standard: Readonly<Record<string, number>> = {
  '1': 100,
  W: 100,
  '+': 100,
  F: 100,
  U: 100,
  '=': 50,
  D: 50,
  H: 50,
};

/**
 * Sums every row again (formats 3 #7). A difference that unplayed rounds, declared scoring or a 299
 * record can explain is a warning, any other a hold: results and points cannot both be right.
 */
export function checkPoints(rows: readonly PlayerRow[], records: TrfRecords, log: FindingLog): void {
  const scoring = readScoring(records.scoring);
  const abnormal = readAbnormal(records);
  const most = Math.max(100, scoring.WW, scoring.BW);
  let explained = 0;
  for (const row of rows) {
    if (row.points === null) continue;
    const sum = row.cells.reduce((total, { result }) => total + (standard[result] ?? 0), 0);
    if (row.points === sum) continue;
    const played = scorePlayed(row, scoring);
    const rest = row.points - played.points;
    if (abnormal.has(row.startNo) || (rest >= 0 && rest <= played.unplayed * most)) explained += 1;
    else {
      const { line, startNo } = row;
      const facts = { line, column: columns.points[0] + 1 - row.shift, startNo };
      log.note('points.unexplained', { ...facts, found: `${row.points / 100}`, expected: `${sum / 100}` });
    }
  }
  if (explained > 0) log.note('points.explained', { found: `${explained}` });
}
