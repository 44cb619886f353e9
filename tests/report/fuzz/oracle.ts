import { decodeText, findingCatalogue, type Reading, type TournamentReport } from '@kuvvet/report';

/** Eleven digits that are not part of a token. */
const licenceNumber = /\d{11}(?![0-9a-f])(?<![0-9a-f]{12})/;

/** What is wrong with a reading, whatever was read. */
export function faultsOf({ report, findings }: Reading): readonly string[] {
  const faults: string[] = [];
  const refused = findings.some(({ severity }) => severity === 'error');
  if ((report === null) !== refused) faults.push('a report beside an error, or none without one');
  for (const { code, line = 1, column = 1 } of findings) {
    if (!(code in findingCatalogue) || line < 1 || column < 1) faults.push(`strange finding ${code}`);
  }
  if (licenceNumber.test(JSON.stringify([report, findings]))) faults.push('a licence number');
  return report ? [...faults, ...faultsOfGames(report)] : faults;
}

/** Players are there once, nobody plays twice in a round or against themself. */
function faultsOfGames({ players, games, rounds }: TournamentReport): readonly string[] {
  const faults: string[] = [];
  const known = new Set(players.map(({ startNo }) => startNo));
  if (known.size < players.length) faults.push('a player twice');
  const seats = new Set<string>();
  for (const { round, white, black, points } of games) {
    const name = `${round}: ${white}-${black}`;
    if (!known.has(white) || !known.has(black) || white === black) faults.push(`players of ${name}`);
    if (![0, 50, 100].includes(points)) faults.push(`points of ${name}`);
    if (round < 1 || round > rounds) faults.push(`round of ${name}`);
    for (const side of [white, black]) {
      if (seats.has(`${round} ${side}`)) faults.push(`${side} twice in ${name}`);
      seats.add(`${round} ${side}`);
    }
  }
  return faults;
}

/** A game as a naive reader sees it: `white black points`, in no order and without the round. */
type NaiveGame = string;

const gamesOf = ({ games }: TournamentReport): readonly NaiveGame[] =>
  games.map(({ white, black, points }) => `${white} ${black} ${points}`);

/**
 * Reads the same bytes again, naively: a game is two rows of which either has, anywhere after the name, the other's
 * number, its own colour and a result, and the two results make one point. Nothing held, nothing else is a game.
 */
export function trfDisagreement({ report, findings }: Reading, bytes: Uint8Array): string | null {
  if (!report) return null;
  const { white, black } = naiveSides(decodeText(bytes).text);
  const [told, seen] = [new Set(white), new Set(black)];
  const unfounded = gamesOf(report).find((game) => !seen.has(game) || !told.has(game));
  if (unfounded) return `no two rows say ${unfounded}`;
  const held = findings.some(({ severity }) => severity === 'hold');
  const games = white.filter((game) => seen.has(game)).length;
  return held || games === report.games.length ? null : `${games} games seen, ${report.games.length} read`;
}

/** The games White's rows speak of, and those Black's rows do. */
function naiveSides(text: string): { white: readonly NaiveGame[]; black: readonly NaiveGame[] } {
  const sides: { white: NaiveGame[]; black: NaiveGame[] } = { white: [], black: [] };
  for (const row of text.split(/\r\n|\r|\n/).filter((line) => line.startsWith('001'))) {
    const own = Number(row.slice(4, 8));
    for (const [, number, colour, code] of row.slice(70).matchAll(naiveCell)) {
      const points = code === '1' ? 100 : code === '=' ? 50 : 0;
      if (colour === 'w' || colour === 'W') sides.white.push(`${own} ${Number(number)} ${points}`);
      else sides.black.push(`${Number(number)} ${own} ${100 - points}`);
    }
  }
  return sides;
}

const naiveCell = /(?<!\d)0*(\d{1,4}) {1,4}([wb]) ([10=])/gi;

const naiveResults: Readonly<Record<string, number>> = { '1-0': 100, '1/2-1/2': 50, '0-1': 0 };

/** The same for JSON: every game with a played result, and no other. */
export function jsonDisagreement({ report }: Reading, bytes: Uint8Array): string | null {
  if (!report) return null;
  const { games } = JSON.parse(Buffer.from(bytes).toString()) as {
    games: { white: number; black: number; result: string }[];
  };
  const seen = games.flatMap(({ white, black, result }) => {
    const points = naiveResults[result];
    return points === undefined ? [] : [`${white} ${black} ${points}`];
  });
  const [own, other] = [gamesOf(report).toSorted(), seen.toSorted()];
  return own.join() === other.join() ? null : 'other games than the JSON says';
}
