import type { FindingLog } from '../finding-log.ts';
import { judgePair } from '../judge-pair.ts';
import type { ReportGame } from '../report.ts';
import type { JsonReport } from './schema.ts';

type JsonGame = JsonReport['games'][number];

/** Both sides' result codes, as the two rows of a TRF would carry them. */
const codes: Readonly<Record<JsonGame['result'], readonly [string, string]>> = {
  '1-0': ['1', '0'],
  '0-1': ['0', '1'],
  '1/2-1/2': ['=', '='],
  '+/-': ['+', '-'],
  '-/+': ['-', '+'],
  '-/-': ['-', '-'],
  '0-0': ['0', '0'],
  '1/2-0': ['=', '0'],
  '0-1/2': ['0', '='],
  '*': ['?', '?'],
};

/** The rated games, by round and White; everything else about a pairing becomes a finding (formats 1). */
export function readJsonGames(
  { games, players, rounds }: JsonReport,
  log: FindingLog,
): readonly ReportGame[] {
  const known = new Set(players.map((player) => player.startNo));
  const seated = new Set<number>();
  const rated: ReportGame[] = [];
  for (const [i, game] of games.entries()) {
    const { round, white, black } = game;
    const facts = { pointer: `/games/${i}`, round, startNo: white };
    if (round > rounds) log.note('round.beyond', { ...facts, expected: `${rounds}` });
    if (white === black) {
      log.note('pair.self', facts);
      continue;
    }
    for (const [side, other] of [
      [white, black],
      [black, white],
    ] as const) {
      if (!known.has(side)) log.note('pair.missing-row', { ...facts, startNo: other, otherNo: side });
      const seat = round * 10_000 + side;
      if (seated.has(seat)) log.note('pair.twice', { ...facts, startNo: side });
      seated.add(seat);
    }
    const judgement = judgePair(...codes[game.result]);
    if (judgement.kind === 'rated') rated.push({ round, white, black, points: judgement.points });
    else if (judgement.kind === 'unusual')
      log.note('pair.unusual', { ...facts, otherNo: black, found: game.result });
    else if (judgement.kind === 'unfinished') log.note('game.unfinished', { ...facts, otherNo: black });
  }
  return rated.toSorted((a, b) => a.round - b.round || a.white - b.white);
}
