import type { Head, Receipt } from '@kuvvet/ledger';
import { submissionKey } from '@kuvvet/office';
import { months, type Order, type Plan } from './draft.ts';
import { playedGames } from './event.ts';
import type { Entry } from './oracle-rating.ts';
import { receiptFlaw } from './receipt-flaw.ts';
import type { World } from './world.ts';

/** What stands in the books in the end, in the words of the plan, and what there speaks against itself. */
export interface Standing {
  readonly entries: readonly Entry[];
  readonly orders: readonly Order[];
  readonly wrong: readonly string[];
}

export async function findStanding(plan: Plan, world: World): Promise<Standing> {
  const { ledger, vault, witness } = world;
  const wrong: string[] = [];
  const entries: Entry[] = [];
  const orders: Order[] = [];
  const receipts: Receipt[] = [];
  const heads = new Map<string, Head | null>();
  for (const tournament of new Set(plan.reports.map(({ tournament }) => tournament))) {
    receipts.push(...(await ledger.receipts(tournament)));
    heads.set(tournament, await ledger.head(tournament));
  }
  const reportOf = ({ digest }: Receipt) => plan.reports.find((report) => report.digest === digest);

  for (const receipt of receipts) {
    const { tournament, revision, state, digest } = receipt;
    if (!(await vault.get(submissionKey(digest)))) wrong.push(`${tournament}.${revision}: bytes lost`);
    const report = reportOf(receipt);
    const head = heads.get(tournament) ?? null;
    const flaw = report ? receiptFlaw(report, receipt, head, witness.open) : 'of no report';
    if (flaw) wrong.push(`${tournament}.${revision} ${state}: ${flaw}`);
  }
  for (const { tournament, revision } of plan.reports) {
    const taken = receipts.some(
      (receipt) => receipt.tournament === tournament && receipt.revision === revision,
    );
    if (!taken) wrong.push(`${tournament}.${revision}: lost`);
  }
  for (const book of months) {
    for await (const { tournament, revision, reverses } of ledger.postings(book)) {
      const receipt = receipts.find((one) => one.tournament === tournament && one.revision === revision);
      const report = receipt && reportOf(receipt);
      if (!report) wrong.push(`${tournament}.${revision} in ${book}: nobody sent it`);
      else entries.push({ tournament, revision, book, reverses, event: report.event });
    }
    for await (const { id } of ledger.acts(book)) {
      const order = plan.orders.find((order) => order.id === id);
      if (!order) wrong.push(`${id} in ${book}: nobody ordered it`);
      else if (orders.some((order) => order.id === id)) wrong.push(`${id}: entered twice`);
      if (order) orders.push({ ...order, book });
    }
  }
  return { entries, orders, wrong: [...wrong, ...countedTwice(entries)] };
}

/** A tournament that counts for the first time in two books, and an event that counts under two codes (M-18). */
function countedTwice(entries: readonly Entry[]): readonly string[] {
  const last = new Map(entries.map((entry) => [entry.tournament, entry]));
  const events = Map.groupBy(
    [...last.values()].filter(({ event }) => event !== null),
    ({ event }) => JSON.stringify(event && [event.type, event.start, event.end, playedGames(event)]),
  );
  const twins = [...events.values()].filter((same) => same.length > 1);
  const firsts = entries.filter(({ reverses, event }) => reverses === null && event !== null);
  const books = Map.groupBy(firsts, ({ tournament }) => tournament);
  return [
    ...twins.map((same) => `one event counts as ${same.map(({ tournament }) => tournament).join(' and ')}`),
    ...[...books].flatMap(([tournament, counted]) =>
      counted.length > 1 ? `${tournament} counts in ${counted.map(({ book }) => book).join(' and ')}` : [],
    ),
  ];
}
