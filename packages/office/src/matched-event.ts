import type { ListType, Period, PlayedGame, PlayerNumber, Rating } from '@kuvvet/engine';
import type { Player } from '@kuvvet/ledger';
import type { TournamentReport } from '@kuvvet/report';
import { digestOf } from './submission.ts';

/** A tournament ready to be rated: players known, basis read. */
export interface MatchedEvent {
  /** What the event is, whatever it is called (`eventDigest`). */
  readonly digest: string;
  /** sha-256 of the submission it was read from. */
  readonly submission: string;
  readonly tournament: string;
  readonly revision: number;
  readonly type: ListType;
  readonly basis: Period;
  readonly dualRated: boolean;
  readonly report: TournamentReport;
  /** By start number; everybody is there. */
  readonly players: ReadonlyMap<number, Player>;
  readonly ratings: ReadonlyMap<PlayerNumber, Rating | null>;
}

type Seated = Pick<MatchedEvent, 'report' | 'players'>;

/** The games between player numbers. Throws `RangeError` for a start number that was not matched. */
export const gamesByPlayer = (event: Seated): readonly PlayedGame[] =>
  event.report.games.map(({ round, white, black, points }) => ({
    round,
    white: numberOf(event, white),
    black: numberOf(event, black),
    points,
  }));

export function numberOf({ players }: Seated, startNo: number): PlayerNumber {
  const player = players.get(startNo)?.player;
  if (player === undefined) throw new RangeError(`start number ${startNo} is not matched`);
  return player;
}

/** What makes two reports the same event, whatever they are called: days, list type, who met whom, results. */
export function eventDigest(event: Seated & Pick<MatchedEvent, 'type'>): string {
  const { start, end } = event.report;
  const games = gamesByPlayer(event)
    .map(({ round, white, black, points }) => `${round} ${white} ${black} ${points}`)
    .sort();
  return digestOf(new TextEncoder().encode(JSON.stringify([event.type, start, end, games])));
}
