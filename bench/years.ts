import { nextPeriod, type Period } from '@kuvvet/engine';
import { accept } from '@kuvvet/ingest';
import { type Ports, readRegisterFile, type Submission, takeOver, turkey } from '@kuvvet/office';
import { publish } from '@kuvvet/publish';
import { type RequestQueue, rateWaiting } from '@kuvvet/standalone';
import { gamesAnEvent, type InventedMonth, inventMonth } from './month.ts';

type Home = Ports & { readonly queue: RequestQueue };

export interface Years {
  readonly months: number;
  readonly players: number;
  /** Tournaments of forty a month; in each month but the first one more corrects one of the month before. */
  readonly tournaments: number;
}

/** Rates and publishes months of invented chess, from January 2027 on. */
export async function spendYears({ months, players, tournaments }: Years, home: Home): Promise<void> {
  const chess = inventMonth(players, tournaments * gamesAnEvent);
  let period: Period = '2027-01';
  const register = readRegisterFile(registerOf(chess), home.identify);
  if (register.findings.length > 0) throw new Error(`register: ${register.findings[0]?.code}`);
  await takeOver(register, period, turkey, home);
  const hand = (submission: Submission) => accept(submission, 'arbiter', home);
  for (let month = 0; month < months; month++) {
    for (let event = 0; event < tournaments; event++) await hand(reportOf(chess, period, month, event));
    if (month > 0) await hand(corrected(chess, month - 1));
    await rateWaiting(home, turkey, new AbortController().signal, (told) => {
      if (!('outcome' in told) || told.outcome !== 'rated') throw new Error(JSON.stringify(told));
    });
    await publish(period, turkey, home, { drain: false });
    period = nextPeriod(period);
  }
}

function registerOf({ numbers, ratings }: InventedMonth): Uint8Array {
  const lines = ['player,licence,name,sex,birthYear,province,club,federation,fide,ukd,uhs,uys'];
  for (const [at, number] of numbers.entries()) {
    const name = `"OYUNCU, Ad ${letters(at)}"`;
    lines.push(
      [number, licence(at), name, 'm', 1980, 'Muş', '', 'TUR', '', ratings[at] || '', '', ''].join(','),
    );
  }
  return new TextEncoder().encode(`${lines.join('\n')}\n`);
}

/** A name of its own for everybody, without digits. */
const letters = (at: number) =>
  at.toString(26).replace(/./g, (digit) => String.fromCharCode(65 + parseInt(digit, 26)));

/** Beginning with 9000, which no citizen has; the last two are check digits. */
function licence(at: number): string {
  const nine = `${900_000_000 + at}`;
  const digits = [...nine].map(Number);
  const sum = (of: number) =>
    digits.filter((_, place) => place % 2 === of).reduce((one, other) => one + other, 0);
  const tenth = (((7 * sum(0) - sum(1)) % 10) + 10) % 10;
  return `${nine}${tenth}${(sum(0) + sum(1) + tenth) % 10}`;
}

const results = ['0-1', '1/2-1/2', '1-0'] as const;

function reportOf(
  chess: InventedMonth,
  period: Period,
  month: number,
  event: number,
  turned = 0,
): Submission {
  const from = event * gamesAnEvent;
  const seats = new Map<number, number>();
  const seatOf = (player: number) => seats.get(player) ?? seats.set(player, seats.size + 1).size;
  const games = Array.from({ length: gamesAnEvent }, (_, at) => ({
    round: Math.floor(at / (gamesAnEvent / 7)) + 1,
    white: seatOf(chess.white[from + at] as number),
    black: seatOf(chess.black[from + at] as number),
    result:
      results[at === 0 ? (chess.halves[from] as number) ^ turned : (chess.halves[from + at] as number)] ??
      '0-1',
  }));
  const report = {
    ...{ format: 'kuvvet.report/1', name: `Kupa ${month} ${event}`, city: 'Muş', timeControl: '5400+30' },
    ...{ start: `${period}-10`, end: `${period}-12`, rounds: 7, games },
    players: [...seats].map(([player, startNo]) => ({
      startNo,
      name: `OYUNCU, Ad ${letters(player)}`,
      playerNumber: `${chess.numbers[player]}`,
    })),
  };
  return {
    ...{ tournament: `T${month}-${event}`, revision: turned + 1, declared: {}, dualRated: false },
    ...{ withdrawn: false, report: new TextEncoder().encode(JSON.stringify(report)), licences: null },
  };
}

/** The first game of that month's first tournament with another result. */
function corrected(chess: InventedMonth, month: number): Submission {
  let period: Period = '2027-01';
  for (let at = 0; at < month; at++) period = nextPeriod(period);
  return reportOf(chess, period, month, 0, 1);
}
