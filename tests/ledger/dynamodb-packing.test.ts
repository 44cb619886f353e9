import { Defect, type Ledger, type PlayerAmendment, type Posting, type ResultRow } from '@kuvvet/ledger';
import { openSqliteLedger } from '@kuvvet/ledger/sqlite';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aBook, aCommit, amendments, aRow, collect, digest } from './samples.ts';
import { scriptedLedger } from './scripted-table.ts';

const whole = fc.maxSafeInteger();
const row: fc.Arbitrary<ResultRow> = fc.record({
  player: fc.stringMatching(/^[1-9][0-9]{3,7}$/),
  k: fc.option(whole),
  games: whole,
  points: whole,
  expected: whole,
  change: whole,
  performance: fc.option(fc.record({ numerator: whole, denominator: whole })),
});

const player = fc.stringMatching(/^[1-9][0-9]{3,7}$/);
const type = fc.constantFrom('ukd', 'uhs', 'uys');
const amendment: fc.Arbitrary<PlayerAmendment> = fc.oneof(
  fc.record({ player, kind: fc.constant('points'), type, points: whole }),
  fc.record({ player, kind: fc.constant('rating'), type, rating: whole }),
  fc.record({
    ...{ player, kind: fc.constant('pool'), type, tournament: fc.string(), games: whole },
    performance: fc.option(fc.record({ numerator: whole, denominator: whole })),
  }),
);

/** The item a posting becomes, and what is read from it again. */
async function written(posting: Posting): Promise<{ item: Record<string, unknown>; read: Posting[] }> {
  const writing = scriptedLedger();
  const { results, amendments } = posting;
  const commit = aCommit({ results, amendments });
  await writing.ledger.post(commit);
  const item = writing.asked[0]?.input.TransactItems[2].Put.Item;
  return { item, read: await collect(scriptedLedger({ Items: [item] }).ledger.postings('2026-10')) };
}

describe('packed results', () => {
  it('come back as they were, whatever integers they hold', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(row, { maxLength: 40 }), async (results) => {
        const { posting } = aCommit({ results });
        expect((await written(posting)).read).toEqual([posting]);
      }),
      { seed: 2026 },
    );
  });

  it('of 2,000 players stay under 300 KB (ARCHITECTURE 5), even when no two numbers are alike', async () => {
    const results = fc.sample(
      fc.record({
        player: fc.integer({ min: 10_000_000, max: 99_999_999 }).map(String),
        k: fc.integer({ min: 4, max: 40 }),
        games: fc.integer({ min: 1, max: 30 }),
        points: fc.integer({ min: 0, max: 3000 }),
        expected: fc.integer({ min: 0, max: 3000 }),
        change: fc.integer({ min: -40_000, max: 40_000 }),
        performance: fc.record({
          numerator: fc.integer({ min: 1000, max: 90_000 }),
          denominator: fc.integer({ min: 1, max: 30 }),
        }),
      }),
      { seed: 2026, numRuns: 2000 },
    );
    const { item } = await written(aCommit({ results }).posting);
    expect((item.results as Uint8Array).byteLength).toBeLessThan(100_000);
  });

  it.each<[string, () => Ledger]>([
    ['DynamoDB', () => scriptedLedger().ledger],
    ['SQLite', () => openSqliteLedger(':memory:')],
  ])('hold whole numbers only: %s refuses others', async (_, open) => {
    for (const wrong of [{ change: 0.5 }, { k: 1.5 }, { expected: Number.NaN }, { points: 2 ** 53 }]) {
      const ledger = open();
      await ledger.begin(aBook());
      const refused = ledger.post(aCommit({ results: [aRow(wrong)] }));
      await expect(refused).rejects.toThrow('The result of player 10001 holds a number');
      await expect(refused).rejects.toThrow(Defect);
      expect(await ledger.head('ankara-acik')).toBeNull();
    }
  });

  it('that are damaged are a defect', async () => {
    const { ledger } = scriptedLedger({ Items: [{ results: new Uint8Array([0, 255]) }] });
    await expect(collect(ledger.postings('2026-10'))).rejects.toThrow(Defect);
  });
});

describe('packed amendments', () => {
  it('come back as they were, whatever integers they hold', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(amendment, { maxLength: 40 }), async (some) => {
        const { posting } = aCommit({ amendments: some });
        expect((await written(posting)).read).toEqual([posting]);
      }),
      { seed: 2026 },
    );
  });

  it('of 2,000 players leave room for their results in one item of 400 KB', async () => {
    const many = fc.sample(
      fc.record({
        ...{
          player: fc.integer({ min: 10_000_000, max: 99_999_999 }).map(String),
          kind: fc.constant('pool'),
        },
        ...{ type, tournament: fc.integer({ max: 40 }).map((of) => digest(String(of))) },
        games: fc.integer({ min: 0, max: 30 }),
        performance: fc.record({
          numerator: fc.integer({ min: 1000, max: 90_000 }),
          denominator: fc.integer({ min: 1, max: 30 }),
        }),
      }),
      { seed: 2026, numRuns: 2000 },
    );
    const { item } = await written(aCommit({ amendments: many }).posting);
    expect((item.amendments as Uint8Array).byteLength).toBeLessThan(100_000);
  });

  it.each<[string, () => Ledger]>([
    ['DynamoDB', () => scriptedLedger().ledger],
    ['SQLite', () => openSqliteLedger(':memory:')],
  ])('hold whole numbers only: %s refuses others', async (_, open) => {
    const pool = { player: '10001', kind: 'pool', type: 'ukd', tournament: 't', games: 1 } as const;
    for (const wrong of [
      { player: '10001', kind: 'points', type: 'ukd', points: 0.5 },
      { player: '10001', kind: 'rating', type: 'ukd', rating: Number.NaN },
      { ...pool, games: 0.5, performance: null },
      { ...pool, performance: { numerator: 2 ** 53, denominator: 1 } },
      { ...pool, performance: { numerator: 1, denominator: 1.5 } },
    ] as const) {
      const ledger = open();
      await ledger.begin(aBook());
      const refused = ledger.post(aCommit({ amendments: [...amendments, wrong] }));
      await expect(refused).rejects.toThrow('An amendment of player 10001 holds a number');
      await expect(refused).rejects.toThrow(Defect);
      expect(await ledger.head('ankara-acik')).toBeNull();
    }
  });
});
