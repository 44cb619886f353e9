import { accept } from '@kuvvet/ingest';
import { notify } from '@kuvvet/notify';
import { type RatingRequest, readRegisterFile, type Submission, takeOver, turkey } from '@kuvvet/office';
import { publish, sweep } from '@kuvvet/publish';
import { rate } from '@kuvvet/rate';
import { licenceTokens } from '@kuvvet/report';
import { type ArchiveUse, countedArchive } from './counted-archive.ts';
import { countedLedger, type TableUse } from './counted-table.ts';

/** Everything a part of a month asked of AWS. */
export interface Use extends TableUse, ArchiveUse {
  readonly messages: number;
}

export interface SampleMonth {
  /** All reports, from the request to the news of them. */
  readonly reports: Use;
  readonly close: Use;
  /** The hourly sweep, and the look for news every five minutes, with nothing to do. */
  readonly idle: Use;
}

export const field = 40;
export const rounds = 7;

/** Whose month it is. */
export interface Sample {
  readonly players: number;
  readonly tournaments: number;
  /** From each player's number to the next: people of a register lie side by side, those of a tournament far apart. */
  readonly apart: number;
}

/** Runs a small month through the real use cases and adapters, and reads the meters. */
export async function sampleMonth({ players, tournaments, apart }: Sample): Promise<SampleMonth> {
  const table = countedLedger();
  const vault = countedArchive();
  const lists = countedArchive();
  const requests: RatingRequest[] = [];
  const ports = {
    ...{ ledger: table.ledger, vault: vault.archive, lists: lists.archive, sign: null },
    identify: licenceTokens(new Uint8Array(32).fill(7)),
    queue: { send: async (request: RatingRequest) => void requests.push(request) },
    now: () => '2026-10-27T09:00:00.000Z',
  };
  const read = (): Use => ({
    ...table.use,
    puts: vault.use.puts + lists.use.puts,
    gets: vault.use.gets + lists.use.gets,
    messages: requests.length,
  });
  await takeOver(readRegisterFile(registerOf(players, apart), ports.identify), '2026-10', turkey, ports);
  await ports.ledger.putSender({ id: 'arbiter', name: 'Arbiter', active: true, scope: ['*'] });

  const news = {
    ...{ ledger: ports.ledger, now: ports.now, keyring: async () => [], post: async () => ({ status: 204 }) },
    whereabouts: { federation: 'TUR', apiUrl: 'https://api.example', listsUrl: 'https://lists.example' },
  };
  const quiet = read();
  await notify(news);
  await sweep('2026-10-27T08:00:00.000Z', ports);
  const begun = read();
  for (let nth = 0; nth < tournaments; nth++) {
    // Whose signature it is, is looked up for every request.
    await ports.ledger.sender('arbiter');
    const { outcome } = await accept(reportOf(nth, players), 'arbiter', ports);
    const request = requests.at(-1);
    if (outcome !== 'accepted' || !request) throw new Error(outcome);
    const rated = await rate(request, turkey, ports);
    if (rated !== 'rated') throw new Error(rated);
  }
  await notify(news);
  const played = read();
  const { outcome } = await publish('2026-10', turkey, ports);
  if (outcome !== 'published') throw new Error(outcome);
  return {
    reports: between(begun, played),
    close: between(played, read()),
    idle: between(quiet, begun),
  };
}

const between = (before: Use, after: Use): Use => ({
  requests: after.requests - before.requests,
  readUnits: after.readUnits - before.readUnits,
  writeUnits: after.writeUnits - before.writeUnits,
  puts: after.puts - before.puts,
  gets: after.gets - before.gets,
  messages: after.messages - before.messages,
});

/** Invented people, with the facts a register has of most. */
function registerOf(players: number, apart: number): Uint8Array {
  const lines = Array.from({ length: players }, (_, at) => {
    const person = `${100_000 + apart * at},${licenceOf(at)},"${nameOf(at)}",m,${1950 + (at % 60)}`;
    // Everybody has a standard rating, every second a rapid one, every third a blitz one.
    const ratings = [1, 2, 3].map((nth) => (at % nth === 0 ? ratingOf(nth * at) : ''));
    return `${person},İSTANBUL,Kordon Satranç Kulübü,TUR,${ratings}`;
  });
  return new TextEncoder().encode(
    ['player,licence,name,sex,birthYear,province,club,federation,ukd,uhs,uys', ...lines].join('\n'),
  );
}

/** Forty players from all over the register, over seven rounds; everybody is identified by the licence. */
function reportOf(nth: number, players: number): Submission {
  const seats = Array.from({ length: field }, (_, seat) => (7919 * (nth * field + seat)) % players);
  const results = ['1-0', '1/2-1/2', '0-1'];
  const games = Array.from({ length: (rounds * field) / 2 }, (_, game) => {
    const [round, board] = [Math.floor(game / (field / 2)), game % (field / 2)];
    const opponent = field / 2 + ((board + round) % (field / 2));
    return {
      round: round + 1,
      white: board + 1,
      black: opponent + 1,
      result: results[(board + round) % results.length],
    };
  });
  const report = {
    ...{ format: 'kuvvet.report/1', name: 'Kış Kupası', city: 'ANKARA', federation: 'TUR' },
    ...{ start: '2026-10-03', end: '2026-10-04', timeControl: '5400+30', rounds },
    players: seats.map((at, seat) => ({
      ...{ startNo: seat + 1, name: nameOf(at), sex: 'm', birthYear: 1950 + (at % 60) },
      ...{ federation: 'TUR', licence: licenceOf(at) },
    })),
    games,
  };
  return {
    ...{ tournament: `T${nth}`, revision: 1, declared: {}, dualRated: false, withdrawn: false },
    ...{ report: new TextEncoder().encode(JSON.stringify(report)), licences: null },
  };
}

const nameOf = (at: number) => `ÇINAR${'ABCDEFGHİJ'[at % 10]}${'KLMNOPRSTU'[Math.floor(at / 10) % 10]}, AYŞE`;

/** Scattered, so that no packing gains by it. */
const ratingOf = (at: number): number => 1000 + ((Math.imul(at + 1, 0x9e3779b1) >>> 8) % 1500);

/** A licence number nobody has: from 900000000 on, with its check digits. */
function licenceOf(at: number): string {
  const nine = `${900_000_000 + at}`;
  const digits = Array.from(nine, Number);
  const sum = (parity: number) =>
    digits.filter((_, place) => place % 2 === parity).reduce((all, digit) => all + digit, 0);
  const tenth = (7 * sum(0) - sum(1) + 100) % 10;
  return `${nine}${tenth}${(sum(0) + sum(1) + tenth) % 10}`;
}
