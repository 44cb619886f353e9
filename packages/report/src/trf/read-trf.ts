import { checkCounts } from '../check-counts.ts';
import { checkLimits } from '../check-limits.ts';
import type { FindingLog } from '../finding-log.ts';
import { anyTime } from '../hide-personal.ts';
import type { Identify } from '../identity.ts';
import { splitLines } from '../lines.ts';
import type { TournamentReport } from '../report.ts';
import type { Surroundings } from '../surroundings.ts';
import { checkPoints } from './check-points.ts';
import { readDates } from './dates.ts';
import { checkLayout, readFederation, readTimeControl, readTitle } from './header.ts';
import { pairGames } from './pair-games.ts';
import { identifyPlayers, readNationals, readRows } from './read-rows.ts';
import { sortRecords } from './records.ts';
import { countRounds } from './rounds.ts';

export interface TrfReading {
  readonly report: TournamentReport | null;
  readonly dialect: 'trf16' | 'trf26' | null;
}

/** Reads a TRF06, TRF16 or TRF26 report. What it notes decides whether the report can be used. */
export function readTrf(text: string, beside: Surroundings, identify: Identify, log: FindingLog): TrfReading {
  const lines = splitLines(text, log);
  if (!lines) return { report: null, dialect: null };
  const records = sortRecords(lines, log);
  if (records.players.length === 0) {
    log.note('file.not-a-report');
    return { report: null, dialect: null };
  }
  const { dialect } = records;
  if (!checkLayout(records, log)) return { report: null, dialect };

  // With national records the number column holds what the format says, FIDE numbers.
  const ownShort = records.national.length > 0 ? 'fide' : beside.shortNumbers;
  const rows = readRows(records, identify, ownShort, log);
  const national = readNationals(records.national, identify, beside.shortNumbers);
  const players = identifyPlayers(rows, national, beside.licences, log);
  const count = countRounds(rows.rows, records, beside.declared.games !== undefined, log);
  const { games, pairings } = pairGames(rows.rows, rows.lost, log);
  if (games.length === 0) log.note('game.none');
  checkPoints(rows.rows, records, log);

  const dates = readDates(records, count, log);
  const { name, city } = readTitle(records, dates ?? anyTime, log);
  const federation = readFederation(records, log);
  const timeControl = readTimeControl(records, log);
  const declaredType = beside.declared.type ?? null;
  const counted = { rounds: count.rounds, players: records.players.length, games: pairings };
  checkCounts(counted, beside.declared, log);
  checkLimits(records.players.length, count.rounds, timeControl, declaredType, log);
  if (!dates) return { report: null, dialect };
  return {
    dialect,
    report: {
      name,
      city,
      federation,
      start: dates.start,
      end: dates.end,
      rounds: count.rounds,
      roundDates: dates.rounds,
      timeControl,
      declaredType,
      players,
      games,
    },
  };
}
