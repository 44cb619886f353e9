import type { Day, ListType, PlayedGame, PlayerNumber, Points } from '@kuvvet/engine';
import type { Submission } from '@kuvvet/office';
import type { Chance } from './chance.ts';
import { licences, players, single } from './register.ts';

/** What really happened at the boards: a report says it to the system, the oracle knows it. */
export interface Event {
  readonly name: string;
  readonly type: ListType;
  readonly start: Day;
  readonly end: Day;
  readonly rounds: number;
  readonly dualRated: boolean;
  /** By start number, from 1. */
  readonly seats: readonly PlayerNumber[];
  readonly games: readonly { round: number; white: number; black: number; result: Result }[];
}

type Result = '1-0' | '0-1' | '1/2-1/2' | '+/-';

/** White's points; a forfeit is no game (U-07). */
const pointsOf: Readonly<Record<Result, Points | null>> = {
  '1-0': 100,
  '0-1': 0,
  '1/2-1/2': 50,
  '+/-': null,
};

const results: readonly Result[] = ['1-0', '1-0', '1-0', '0-1', '0-1', '0-1', '1/2-1/2', '1/2-1/2', '+/-'];

const timeControls: Readonly<Record<ListType, string>> = { ukd: '5400+30', uhs: '900+10', uys: '180+2' };

/** A round robin of six: five rounds, the fewest that count (U-05). */
export function drawEvent(
  chance: Chance,
  type: ListType,
  days: { readonly start: Day; readonly end: Day },
): Event {
  const seats = chance.sample(single, 6).map(({ player }) => player);
  const name = `Kupa ${chance.below(1000)}`;
  return { name, type, ...days, rounds: 5, dualRated: chance.percent(10), seats, games: drawGames(chance) };
}

/** The same event with other results: what a sender mends. */
export const replayed = (event: Event, chance: Chance): Event => ({ ...event, games: drawGames(chance) });

/** Berger's table: everybody meets everybody. */
function drawGames(chance: Chance): Event['games'] {
  return Array.from({ length: 5 }, (_, round) => {
    const seat = (place: number) => (place === 0 ? 6 : ((round + place - 1) % 5) + 1);
    return [0, 1, 2].map((board) => ({
      round: round + 1,
      white: seat(board),
      black: seat(5 - board),
      result: chance.pick(results),
    }));
  }).flat();
}

/** The games that count, between player numbers. */
export const playedGames = ({ seats, games }: Event): readonly PlayedGame[] =>
  games.flatMap(({ round, white, black, result }) => {
    const points = pointsOf[result];
    return points === null
      ? []
      : [{ round, white: seats[white - 1] ?? '', black: seats[black - 1] ?? '', points }];
  });

const registered = new Map(players.map((player) => [player.player, player]));

/** A report of the event in Kuvvet's JSON; players by licence, FIDE number or player number. */
export function submissionOf(tournament: string, revision: number, event: Event): Submission {
  const report = {
    format: 'kuvvet.report/1',
    name: event.name,
    city: 'İZMİR',
    start: event.start,
    end: event.end,
    timeControl: timeControls[event.type],
    rounds: event.rounds,
    players: event.seats.map((player, at) => {
      const entry = registered.get(player);
      const licence = licences.get(player);
      const fideNumber = entry?.fide.number;
      return {
        startNo: at + 1,
        name: entry?.name ?? 'BİLİNMEYEN, KİŞİ',
        ...(licence ? { licence } : fideNumber ? { fideNumber } : { playerNumber: player }),
      };
    }),
    games: event.games,
  };
  return {
    tournament,
    revision,
    declared: {},
    dualRated: event.dualRated,
    withdrawn: false,
    report: new TextEncoder().encode(JSON.stringify(report)),
    licences: null,
  };
}
