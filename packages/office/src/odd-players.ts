import { percentage, performanceDifference, type Rating } from '@kuvvet/engine';
import type { Player } from '@kuvvet/ledger';
import type { Finding, TournamentReport } from '@kuvvet/report';
import { gamesByPlayer, type MatchedEvent } from './matched-event.ts';

/** A performance farther off the rating is worth a look (M-05). */
const widest = 600;

/** With fewer games against rated opponents anything may happen. */
const fewest = 5;

/** Ages at the end of an event between which people play chess. */
const ages = { from: 4, to: 100 };

/** From so many players on, of whom all but one are of one province, that one stands out. */
const field = 12;

/** What an officer may want to look at before the close; nothing of it holds a report (M-05, Q-11). */
export function oddPlayers(event: MatchedEvent): readonly Finding[] {
  return [...oddPerformances(event), ...oddAges(event.players, event.report), ...oddProvinces(event.players)];
}

function oddPerformances(event: MatchedEvent): readonly Finding[] {
  const scores = new Map<string, { games: number; points: number; opponents: number }>();
  const add = (player: string, opponent: Rating | null, points: number) => {
    if (opponent === null) return;
    const score = scores.get(player) ?? { games: 0, points: 0, opponents: 0 };
    scores.set(player, {
      games: score.games + 1,
      points: score.points + points,
      opponents: score.opponents + opponent,
    });
  };
  const ratingOf = (player: string) => event.ratings.get(player) ?? null;
  for (const { white, black, points } of gamesByPlayer(event)) {
    add(white, ratingOf(black), points);
    add(black, ratingOf(white), 100 - points);
  }
  return [...event.players].flatMap(([startNo, { player, member }]) => {
    const [rating, score] = [ratingOf(player), scores.get(player)];
    if (!score) return [];
    const { games, points, opponents } = score;
    const found = Math.round(opponents / games) + performanceDifference(percentage(points, games, 'up'));
    if (rating === null) {
      const isPerfect = member && points === 100 * games;
      return isPerfect ? { code: 'player.perfect', severity: 'notice', startNo, found: `${found}` } : [];
    }
    if (games < fewest || Math.abs(found - rating) <= widest) return [];
    return {
      code: 'player.performance',
      severity: 'notice',
      startNo,
      found: `${found}`,
      expected: `${rating}`,
    };
  });
}

type Seated = ReadonlyMap<number, Player>;

/** The register's birth year, which is not repeated. */
const oddAges = (players: Seated, { end }: TournamentReport): readonly Finding[] =>
  [...players].flatMap(([startNo, { birthYear }]) => {
    const age = birthYear === null ? ages.from : Number(end.slice(0, 4)) - birthYear;
    return age >= ages.from && age <= ages.to ? [] : { code: 'player.age', severity: 'notice', startNo };
  });

function oddProvinces(players: Seated): readonly Finding[] {
  const known = [...players].filter(([, { province }]) => province !== '');
  const byProvince = Map.groupBy(known, ([, { province }]) => province);
  const [alone, others] = [...byProvince.values()].sort((one, other) => one.length - other.length);
  if (known.length < field || byProvince.size !== 2 || alone?.length !== 1 || !others) return [];
  return alone.map(([startNo]) => ({ code: 'player.province', severity: 'notice', startNo }));
}
