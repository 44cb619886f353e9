import { Conflict, type Ledger, type Posting } from '@kuvvet/ledger';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Opened } from '../contract.ts';
import { aBook, aCommit, aReceipt, aRow, collect } from '../samples.ts';

interface Delivery {
  readonly tournament: string;
  readonly revision: number;
}

/** What a worker does with one message: rate against the head it read, begin again after a lost race. */
async function deliver(ledger: Ledger, { tournament, revision }: Delivery): Promise<void> {
  await ledger.putReceipt(aReceipt({ tournament, revision }));
  for (;;) {
    const expected = await ledger.head(tournament);
    if (expected && expected.revision >= revision) return;
    try {
      const results = [aRow({ change: revision * 100 })];
      return await ledger.post(aCommit({ tournament, revision, expected, results }));
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
    }
  }
}

async function bookOf(
  open: () => Promise<Opened>,
  lanes: readonly (readonly Delivery[])[],
): Promise<Posting[]> {
  const { ledger, close } = await open();
  await ledger.begin(aBook());
  await Promise.all(
    lanes.map(async (lane) => {
      for (const delivery of lane) await deliver(ledger, delivery);
    }),
  );
  const postings = await collect(ledger.postings('2026-10'));
  await close();
  return postings.sort((one, other) => (one.tournament < other.tournament ? -1 : 1));
}

const deliveries = fc.array(
  fc.record({ tournament: fc.constantFrom('a', 'b', 'c'), revision: fc.integer({ min: 1, max: 4 }) }),
  { minLength: 1, maxLength: 12 },
);

export function orderContract(open: () => Promise<Opened>): void {
  describe('order of delivery', () => {
    it('never matters: repeated, reversed and raced, the highest revisions stand (ARCHITECTURE 5)', async () => {
      await fc.assert(
        fc.asyncProperty(deliveries, async (messages) => {
          const inOrder = await bookOf(open, [messages]);
          const reversed = await bookOf(open, [[...messages].reverse()]);
          const raced = await bookOf(open, [messages, [...messages].reverse(), messages]);
          expect(reversed).toEqual(inOrder);
          expect(raced).toEqual(inOrder);
          for (const { tournament, revision } of inOrder) {
            const sent = messages.filter((message) => message.tournament === tournament);
            expect(revision).toBe(Math.max(...sent.map((message) => message.revision)));
          }
        }),
        { seed: 2026, numRuns: 8 },
      );
    });
  });
}
