import { paces, prices } from './prices.ts';
import { field, rounds, type SampleMonth, sampleMonth, type Use } from './sample-month.ts';

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

export async function measureRates(): Promise<Rates> {
  const [players, tournaments] = [240, 3];
  const small = await sampleMonth(players, tournaments);
  const busy = await sampleMonth(players, 2 * tournaments);
  const large = await sampleMonth(2 * players, tournaments);
  // Who moved is counted apart: it follows neither.
  const tournament = slope(small.close, busy.close, tournaments);
  const player = slope(small.close, large.close, players);
  const book = map((key) => steady(small, key) - tournaments * tournament[key] - players * player[key]);
  return {
    tournament: map((key) => (busy.reports[key] - small.reports[key]) / tournaments),
    closing: { tournament, player, book },
    idle: small.idle,
  };
}

/** Steps of standings left out. */
const steady = ({ close }: SampleMonth, key: keyof Use): number => withoutSteps(close)[key];

const withoutSteps = (use: Use): Use => ({
  ...use,
  requests: use.requests - use.updates,
  writeUnits: use.writeUnits - use.updates,
});

const slope = (before: Use, after: Use, more: number): Use => {
  const [one, other] = [withoutSteps(before), withoutSteps(after)];
  return map((key) => (other[key] - one[key]) / more);
};

const keys = ['requests', 'readUnits', 'writeUnits', 'updates', 'puts', 'gets', 'messages'] as const;

function map(of: (key: keyof Use) => number): Use {
  return Object.fromEntries(keys.map((key) => [key, of(key)])) as unknown as Use;
}

const gamesAnEvent = (field * rounds) / 2;

/** What a month costs beyond what the stack costs anyway. */
export function variableBill({ players, games }: Month, { tournament, closing }: Rates): Bill {
  const tournaments = games / gamesAnEvent;
  // Seven of ten who play move; nobody moves twice (performance 3).
  const moved = Math.min(0.7 * tournaments * field, players / 2);
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
    'DynamoDB: ratings that moved': moved * prices.writeUnit,
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
