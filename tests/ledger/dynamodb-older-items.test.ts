import { describe, expect, it } from 'vitest';
import { aBook, aCommit, anElection, aPlayer, aReceipt, collect } from './samples.ts';
import { type Asked, scriptedLedger } from './scripted-table.ts';

/** The items a post writes: fence, head, posting, receipt. */
async function itemsOf(): Promise<{ head: object; posting: object; receipt: object }> {
  const { ledger, asked } = scriptedLedger();
  await ledger.post(aCommit({}));
  const [, head, posting, receipt] = (asked[0] as Asked).input.TransactItems;
  return { head: head.Put.Item, posting: posting.Put.Item, receipt: receipt.Put.Item };
}

/** As it was written before the attributes were known. */
function without(item: object, ...attributes: readonly string[]) {
  return Object.fromEntries(Object.entries(item).filter(([attribute]) => !attributes.includes(attribute)));
}

describe('an item from before there were corrections, decisions and merges', () => {
  it('is a book without re-runs, its election without a closing record and a licence table', async () => {
    const { book: _, licences: __, ...elected } = anElection('a');
    const { ledger } = scriptedLedger({ Item: { ...without(aBook(), 'revised'), elected } });
    expect(await ledger.book('2026-10')).toEqual(aBook({ elected: { book: '', licences: '', ...elected } }));
  });

  it('is a head whose games count in the book of its posting', async () => {
    const { head } = await itemsOf();
    const { ledger } = scriptedLedger({ Item: without(head, 'counted') });
    expect(await ledger.head('ankara-acik')).toEqual(aCommit({}).head);
  });

  it('is a posting that corrects nothing', async () => {
    const { posting } = await itemsOf();
    const { ledger } = scriptedLedger({ Items: [without(posting, 'reverses', 'amendments')] });
    expect(await collect(ledger.postings('2026-10'))).toEqual([aCommit({}).posting]);
  });

  it('is a receipt nobody had to decide about', async () => {
    const { receipt } = await itemsOf();
    const { ledger } = scriptedLedger({ Item: without(receipt, 'decision') });
    expect(await ledger.receipt('ankara-acik', 1)).toEqual(
      aReceipt({ state: 'rated', period: '2026-10', decision: null }),
    );
  });

  it('is a player who is one entry', async () => {
    const item = without(aPlayer(), 'mergedInto');
    const { ledger } = scriptedLedger({
      Responses: { kuvvet: [{ ...item, pk: 'PLAYER#10001', sk: 'PLAYER' }] },
    });
    expect(await ledger.players(['10001'])).toEqual(new Map([['10001', aPlayer()]]));
  });
});
