import { type ListType, PRS05, type TimeControl, timeClass } from '@kuvvet/engine';
import type { FindingLog } from './finding-log.ts';
import { limits } from './limits.ts';

/** Refuses more players or rounds than a tournament has; blitz may have twice the rounds (formats 5.5). */
export function checkLimits(
  players: number,
  rounds: number,
  timeControl: TimeControl | null,
  declaredType: ListType | null,
  log: FindingLog,
): void {
  if (players > limits.players)
    log.note('limit.players', { found: `${players}`, expected: `${limits.players}` });
  const type = timeControl ? timeClass(timeControl, PRS05) : declaredType;
  const most = type === 'uys' ? limits.blitzRounds : limits.rounds;
  if (rounds > most) log.note('limit.rounds', { found: `${rounds}`, expected: `${most}` });
}
