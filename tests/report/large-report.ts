import { header, headerWith, rowText } from './trf-text.ts';

/** An event of invented people in which everybody plays every round. */
export interface LargeEvent {
  readonly players: number;
  readonly rounds: number;
  readonly time?: string;
}

interface Pairing {
  readonly round: number;
  readonly white: number;
  readonly black: number;
  readonly result: (typeof results)[number];
}

const results = ['1-0', '1/2-1/2', '0-1'] as const;
const codes = { '1-0': '10', '1/2-1/2': '==', '0-1': '01' } as const;
const points = { '1': 2, '=': 1, '0': 0 } as Readonly<Record<string, number>>;

/** Rounds of a round robin by the circle method; colours and results go in turns. Players must be even. */
function pairingsOf({ players, rounds }: LargeEvent): readonly Pairing[] {
  const pairings: Pairing[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const seat = (at: number) => (at === 0 ? 1 : ((at + round - 2) % (players - 1)) + 2);
    for (let at = 0; at < players / 2; at += 1) {
      const pair = [seat(at), seat(players - 1 - at)] as const;
      const [white = 0, black = 0] = (round + at) % 2 === 0 ? pair : pair.toReversed();
      pairings.push({ round, white, black, result: results[(round * 7 + at) % 3] ?? '1-0' });
    }
  }
  return pairings;
}

const surnames = ['ÇINAR', 'AĞAÇ', 'BAĞCI', 'IŞIKLI', 'YILDIZ', 'ÖZTÜRK', 'ŞAHİN', 'DEMİR'];
const names = ['AYŞE', 'ONUR', 'SİNEM', 'BÜŞRA', 'EMRE', 'DENİZ', 'GÖKÇE'];
const nameOf = (startNo: number) => `${surnames[startNo % 8]}, ${names[startNo % 7]}`;

/** A licence number nobody has: from 900000000 on, with its check digits. */
export function licenceOf(startNo: number): string {
  const nine = `${900_000_000 + startNo}`;
  const digits = Array.from(nine, Number);
  const sum = (odd: boolean) =>
    digits.reduce((all, digit, i) => ((i % 2 === 0) === odd ? all + digit : all), 0);
  const tenth = (7 * sum(true) - sum(false) + 100) % 10;
  return `${nine}${tenth}${(sum(true) + sum(false) + tenth) % 10}`;
}

/** The event as TRF16, with the licence number in columns 58-68 if `licences`, else a FIDE number. */
export function largeTrf(event: LargeEvent, licences: boolean): Uint8Array {
  const cells = Array.from({ length: event.players }, () => Array<string>(event.rounds).fill(''));
  const sums = Array<number>(event.players).fill(0);
  for (const { round, white, black, result } of pairingsOf(event)) {
    const [first = '', second = ''] = codes[result];
    const write = (own: number, other: number, colour: string, code: string) => {
      (cells[own - 1] ?? [])[round - 1] = `${`${other}`.padStart(4)} ${colour} ${code}`;
      sums[own - 1] = (sums[own - 1] ?? 0) + (points[code] ?? 0);
    };
    write(white, black, 'w', first);
    write(black, white, 'b', second);
  }
  const rows = cells.map((row, i) =>
    rowText(i + 1, {
      name: nameOf(i + 1),
      number: licences ? licenceOf(i + 1) : `${34_500_000 + i}`,
      points: ((sums[i] ?? 0) / 2).toFixed(1),
      rank: `${i + 1}`,
      cells: row,
    }),
  );
  const head = event.time ? headerWith({ '122': event.time }) : header;
  return new TextEncoder().encode([...head, `XXR ${event.rounds}`, ...rows, ''].join('\r\n'));
}

/** The same event as `kuvvet.report/1`. */
export function largeJson(event: LargeEvent, licences: boolean): Uint8Array {
  const players = Array.from({ length: event.players }, (_, i) => ({
    startNo: i + 1,
    name: nameOf(i + 1),
    sex: 'm',
    birthYear: 1990,
    federation: 'TUR',
    ...(licences ? { licence: licenceOf(i + 1) } : { fideNumber: `${34_500_000 + i}` }),
  }));
  const report = {
    format: 'kuvvet.report/1',
    name: 'Kış Kupası',
    city: 'ANKARA',
    federation: 'TUR',
    start: '2026-10-03',
    end: '2026-10-04',
    timeControl: event.time ?? '5400+30',
    rounds: event.rounds,
    players,
    games: pairingsOf(event),
  };
  return new TextEncoder().encode(JSON.stringify(report));
}
