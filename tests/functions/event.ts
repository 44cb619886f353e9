import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Submission } from '@kuvvet/office';
import { parse } from 'csv-parse/sync';
import { root } from '../run.ts';

export interface EventChanges {
  readonly revision?: number;
  /** What it is called, and where; both made up unless given. */
  readonly name?: string;
  readonly city?: string;
  /** Rounds said beyond those that were played, as they are counted. */
  readonly emptyRounds?: number;
  /** Where it ends, on the 11th; it begins on the 10th unless `start` says otherwise. */
  readonly month?: string;
  readonly start?: string;
  readonly dual?: boolean;
  readonly timeControl?: string;
  /** Player numbers of the sample register; an even count. */
  readonly players?: readonly string[];
  readonly rounds?: number;
  /** Result of the first game of the first round. */
  readonly first?: string;
  /** Result of every other game; a draw by default. */
  readonly resultOf?: (round: number, board: number) => string;
}

const columns = { columns: true, bom: true } as const;
const sample: { player: string; name: string }[] = parse(
  readFileSync(join(root, 'samples/2026-10/register.csv'), 'utf8'),
  columns,
);
const names = new Map(sample.map(({ player, name }) => [player, name]));

/**
 * A report in Kuvvet's JSON: a round robin of players of the sample register, double where the rounds go on.
 * Colours alternate by round.
 */
export function submissionOf(tournament: string, changes: EventChanges = {}): Submission {
  const {
    revision = 1,
    month = '2026-10',
    first = '1-0',
    rounds = 6,
    players = ['100001', '100002', '100003', '100004'],
    resultOf = () => '1/2-1/2',
  } = changes;
  const games = Array.from({ length: rounds }, (_, at) =>
    pairsOf(players.length, at).map(([white, black], board) => ({
      round: at + 1,
      white,
      black,
      result: at === 0 && board === 0 ? first : resultOf(at + 1, board),
    })),
  ).flat();
  const report = {
    format: 'kuvvet.report/1',
    name: changes.name ?? `Deneme ${tournament}`,
    city: changes.city ?? 'İZMİR',
    start: changes.start ?? `${month}-10`,
    end: `${month}-11`,
    timeControl: changes.timeControl ?? '5400+30',
    rounds: rounds + (changes.emptyRounds ?? 0),
    ...(changes.emptyRounds && {
      counts: { rounds: rounds + changes.emptyRounds, players: players.length, games: games.length },
    }),
    players: players.map((playerNumber, at) => ({
      startNo: at + 1,
      name: names.get(playerNumber),
      playerNumber,
    })),
    games,
  };
  return {
    tournament,
    revision,
    declared: {},
    dualRated: changes.dual ?? false,
    withdrawn: false,
    report: new TextEncoder().encode(JSON.stringify(report)),
    licences: null,
  };
}

/** Round `at` of the circle method for `count` players. */
function pairsOf(count: number, at: number): readonly (readonly [white: number, black: number])[] {
  const turn = at % (count - 1);
  const seat = (place: number) => (place === 0 ? count : ((place - 1 + turn) % (count - 1)) + 1);
  return Array.from({ length: count / 2 }, (_, board) => {
    const pair = [seat(board), seat(count - 1 - board)] as const;
    return at % 2 === 0 ? pair : ([pair[1], pair[0]] as const);
  });
}
