import type { Submission } from '@kuvvet/office';

/** A report in Kuvvet's JSON: a double round robin of four players of the sample register, draws but for one game. */
export function submissionOf(
  tournament: string,
  changes: {
    readonly revision?: number;
    readonly month?: string;
    readonly first?: string;
    readonly start?: string;
    readonly dual?: boolean;
  } = {},
): Submission {
  const { revision = 1, month = '2026-10', first = '1-0' } = changes;
  const numbers = ['100001', '100002', '100003', '100004'];
  const pairs = [
    [1, 4, 2, 3],
    [4, 3, 1, 2],
    [2, 4, 3, 1],
    [4, 1, 3, 2],
    [3, 4, 2, 1],
    [4, 2, 1, 3],
  ];
  const games = pairs.flatMap(([white, black, white2, black2], at) => [
    { round: at + 1, white, black, result: at === 0 ? first : '1/2-1/2' },
    { round: at + 1, white: white2, black: black2, result: '1/2-1/2' },
  ]);
  const report = {
    format: 'kuvvet.report/1',
    name: `Deneme ${tournament}`,
    city: 'İZMİR',
    start: changes.start ?? `${month}-10`,
    end: `${month}-11`,
    timeControl: '5400+30',
    rounds: 6,
    players: numbers.map((playerNumber, at) => ({ startNo: at + 1, name: names[at], playerNumber })),
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

const names = ['ÇINAR, ONUR', 'AĞAÇ, BÜŞRA', 'BAĞCI, SİNEM', 'IŞIKLI, AYŞE'];
