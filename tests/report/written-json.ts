import type { TournamentReport } from '@kuvvet/report';

const results = { 100: '1-0', 50: '1/2-1/2', 0: '0-1' };

/** A report in Kuvvet's own format. Counts vouch for a round nobody played (E08). */
export function writtenJson(report: TournamentReport | null): Uint8Array {
  if (!report) throw new Error('no report');
  const { declaredType: _, players, games, ...facts } = report;
  const json = {
    format: 'kuvvet.report/1',
    ...facts,
    players: players.map(({ licence: _, ...player }) => player),
    games: games.map(({ points, ...game }) => ({ ...game, result: results[points] })),
    counts: { rounds: facts.rounds, players: players.length, games: games.length },
  };
  return new TextEncoder().encode(JSON.stringify(json));
}
