import { assess, type RuleSet } from '@kuvvet/engine';
import type { AuditLine } from '../evidence.ts';
import type { Note } from './flaw.ts';

/** Works an event out again from the ratings and results of one player's games (U-12 to U-16, U-21 to U-23). */
export function checkEvent(line: AuditLine, rules: RuleSet, key: string, note: Note): void {
  const place = `${line.player} ${line.event}`;
  const opponents = line.lines.map(({ opponentRating }, at) => ({ player: `${at}`, rating: opponentRating }));
  const games = line.lines.map(({ round, colour, points }, at) =>
    colour === 'w'
      ? { round, white: self, black: `${at}`, points }
      : { round, white: `${at}`, black: self, points: (100 - points) as typeof points },
  );
  const [result] = assess([{ player: self, rating: line.rating }, ...opponents], games, rules);
  for (const [at, game] of line.lines.entries()) {
    const { difference, capped, expected, change } = result?.lines[at] ?? {};
    if (
      game.difference === difference &&
      game.capped === capped &&
      game.expected === expected &&
      game.change === change
    )
      continue;
    note({
      ...{ code: 'game.wrong', key, place: `${place} ${game.round}` },
      found: `${game.expected} ${game.change}`,
      expected: `${expected} ${change}`,
    });
  }
  const performance = result?.performance?.value ?? null;
  const sums = ({ k, games, points, expected, change }: Sums) =>
    [k, games, points, expected, change].join(' ');
  const [found, expected] = [line, { ...(result as Sums), performance }].map(
    (each) => `${sums(each)} ${each.performance?.numerator}/${each.performance?.denominator}`,
  ) as [string, string];
  if (found !== expected) note({ code: 'event.wrong', key, place, found, expected });
}

const self = 'self';

type Sums = Pick<AuditLine, 'k' | 'games' | 'points' | 'expected' | 'change'>;
