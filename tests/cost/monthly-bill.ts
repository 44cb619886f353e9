import { paces, prices } from './prices.ts';
import { field, rounds, sampleMonth, type Use } from './sample-month.ts';

/** A federation's month. */
export interface Month {
  readonly players: number;
  readonly games: number;
}

/** US dollars, by what they are for. */
export type Bill = Readonly<Record<string, number>>;

export const totalOf = (bill: Bill): number => Object.values(bill).reduce((sum, each) => sum + each, 0);

/** What one more of each adds to a month, by small months that differ in nothing else. */
export interface Rates {
  readonly tournament: Use;
  /** Of the close: for a tournament in the book, for a player of the register, and for a close at all. */
  readonly closing: { readonly tournament: Use; readonly player: Use; readonly book: Use };
  readonly idle: Use;
}

/**
 * Reports are counted where no two players have neighbouring numbers, so that nothing they are read from is shared; the
 * close where all have, as they do in a register.
 */
export async function measureRates(): Promise<Rates> {
  const [scattered, tournaments] = [{ players: 240, apart: 1000 }, 3];
  const few = await sampleMonth({ ...scattered, tournaments });
  const many = await sampleMonth({ ...scattered, tournaments: 2 * tournaments });
  const [players, apart] = [500, 1];
  const small = await sampleMonth({ players, apart, tournaments });
  const busy = await sampleMonth({ players, apart, tournaments: 2 * tournaments });
  const large = await sampleMonth({ players: 2 * players, apart, tournaments });
  const tournament = slope(small.close, busy.close, tournaments);
  const player = slope(small.close, large.close, players);
  const book = map((key) => small.close[key] - tournaments * tournament[key] - players * player[key]);
  return {
    tournament: slope(few.reports, many.reports, tournaments),
    closing: { tournament, player, book },
    idle: small.idle,
  };
}

const slope = (before: Use, after: Use, more: number): Use => map((key) => (after[key] - before[key]) / more);

const keys = ['requests', 'readUnits', 'writeUnits', 'puts', 'gets', 'messages'] as const;

function map(of: (key: keyof Use) => number): Use {
  return Object.fromEntries(keys.map((key) => [key, of(key)])) as unknown as Use;
}

const gamesAnEvent = (field * rounds) / 2;

/** What a month costs beyond what the stack costs anyway, while functions are awake and nobody subscribes to news. */
export function variableBill({ players, games }: Month, { tournament, closing }: Rates): Bill {
  const tournaments = games / gamesAnEvent;
  const atClose = (key: keyof Use) =>
    tournaments * closing.tournament[key] + players * closing.player[key] + closing.book[key];
  const all = (key: keyof Use) => tournaments * tournament[key] + atClose(key);
  const seconds =
    // Of the two functions for a report.
    (paces.ingest + paces.rate) * paces.processorFactor +
    tournament.requests * paces.dynamodb +
    (tournament.puts + tournament.gets) * paces.s3 +
    paces.sqs +
    paces.parameter;
  const closingSeconds =
    players * paces.close +
    (atClose('requests') * paces.dynamodb + atClose('gets') * paces.s3) / paces.atOnce;
  return {
    'DynamoDB: reports':
      tournaments * (tournament.readUnits * prices.readUnit + tournament.writeUnits * prices.writeUnit),
    'DynamoDB: close': atClose('readUnits') * prices.readUnit + atClose('writeUnits') * prices.writeUnit,
    S3: all('puts') * prices.put + all('gets') * prices.get,
    // Sent, received and deleted.
    SQS: 3 * tournaments * prices.message,
    'API Gateway': tournaments * prices.apiRequest,
    KMS: tournaments * prices.decryption,
    'Lambda: reports': tournaments * (2 * prices.invocation + seconds * prices.gigabyteSecond),
    'Lambda: close': closingSeconds * paces.closeGigabytes * prices.gigabyteSecond,
    'CloudWatch Logs': (2 * tournaments * paces.logBytes * prices.logGigabyte) / 1e9,
  };
}
