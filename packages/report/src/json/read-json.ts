import type { TimeControl } from '@kuvvet/engine';
import { checkCounts } from '../check-counts.ts';
import { checkLimits } from '../check-limits.ts';
import { checkSpan } from '../check-span.ts';
import { isFederation } from '../federations.ts';
import type { FindingLog } from '../finding-log.ts';
import { readFreeText } from '../free-text.ts';
import { hidePersonal } from '../hide-personal.ts';
import type { Identify } from '../identity.ts';
import { repeatedField } from '../repeated-field.ts';
import type { IsoDate, TournamentReport } from '../report.ts';
import type { Surroundings } from '../surroundings.ts';
import { plausible, readCodedTime } from '../time-control.ts';
import { noteIssues, pointerTo } from './note-issues.ts';
import { readJsonGames } from './read-games.ts';
import { readJsonPlayers } from './read-players.ts';
import { type JsonReport, reportSchema } from './schema.ts';

/** Reads Kuvvet's JSON report. What it notes decides whether the report can be used. */
export function readJson(
  text: string,
  beside: Surroundings,
  identify: Identify,
  log: FindingLog,
): TournamentReport | null {
  const json = parse(text, log);
  if (!json) return null;
  const timeControl = readTimeControl(json.timeControl, log);
  const players = readJsonPlayers(json.players, beside.licences, identify, log);
  const games = readJsonGames(json, log);
  if (games.length === 0) log.note('game.none');
  const declaredType = beside.declared.type ?? json.type ?? null;
  if (json.type && declaredType !== json.type) {
    log.note('type.conflict', { pointer: '/type', found: json.type, expected: declaredType ?? '' });
  }
  const counted = { rounds: json.rounds, players: json.players.length, games: json.games.length };
  if (json.counts) checkCounts(counted, json.counts, log, '/counts');
  checkCounts(counted, beside.declared, log);
  checkLimits(players.length, json.rounds, timeControl, declaredType, log);
  noteEmptyRounds(json, Boolean(json.counts) || beside.declared.games !== undefined, log);
  return {
    name: readFreeText(json.name, log, { pointer: '/name' }, json),
    city: readFreeText(json.city, log, { pointer: '/city' }, json),
    federation: readFederation(json.federation ?? null, log),
    start: json.start,
    end: json.end,
    rounds: json.rounds,
    roundDates: readRoundDates(json, log),
    timeControl,
    declaredType,
    players,
    games,
  };
}

function parse(text: string, log: FindingLog): JsonReport | null {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    log.note('json.unreadable');
    return null;
  }
  const repeated = repeatedField(text);
  if (repeated) log.note('json.repeated', { pointer: pointerTo(repeated) });
  const parsed = reportSchema.safeParse(raw);
  if (parsed.success) return parsed.data;
  noteIssues(parsed.error.issues, log);
  return null;
}

function readTimeControl(written: JsonReport['timeControl'], log: FindingLog): TimeControl | null {
  const time = typeof written === 'string' ? readCodedTime(written) : plausible(written);
  if (typeof time !== 'string') return time;
  log.note(`time-control.${time}`, { pointer: '/timeControl' });
  return null;
}

function readFederation(code: string | null, log: FindingLog): string | null {
  if (code === null || isFederation(code)) return code;
  log.note('federation.unknown', { pointer: '/federation' });
  return null;
}

function readRoundDates(
  { start, end, rounds, roundDates }: JsonReport,
  log: FindingLog,
): readonly (IsoDate | null)[] {
  if (end < start) log.note('date.reversed', { pointer: '/end' });
  checkSpan({ start, end }, log, { pointer: '/start' });
  const dates = roundDates ?? [];
  if (dates.length > rounds) log.note('json.invalid', { pointer: '/roundDates', expected: `<= ${rounds}` });
  const outside = dates.findIndex((date) => date !== null && (date < start || date > end));
  if (outside >= 0) {
    log.note('date.outside', {
      pointer: `/roundDates/${outside}`,
      round: outside + 1,
      found: hidePersonal(dates[outside] ?? '', { start, end }),
    });
  }
  return Array.from({ length: rounds }, (_, i) => dates[i] ?? null);
}

/** A round without pairings holds the report, unless a count of games vouches that nothing is missing. */
function noteEmptyRounds({ rounds, games }: JsonReport, counted: boolean, log: FindingLog): void {
  const paired = new Set(games.map((game) => game.round));
  for (let round = 1; round <= rounds; round += 1) {
    if (!paired.has(round)) log.note('round.empty', { round, ...(counted ? { severity: 'warning' } : {}) });
  }
}
