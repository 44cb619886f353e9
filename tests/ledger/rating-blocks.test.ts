import { listTypes } from '@kuvvet/engine';
import { Defect } from '@kuvvet/ledger';
import { openDynamoLedger } from '@kuvvet/ledger/dynamodb';
import { openSqliteLedger } from '@kuvvet/ledger/sqlite';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memoryLedger, memoryTable } from './memory-table.ts';
import { type Asked, scriptedLedger } from './scripted-table.ts';

const lists = ['2026-08', '2026-09', '2026-10', '2026-11'];
const players = ['10000', '10499', '10500', '99999999'];

/** Steps of a list at which something changes, as a close has them; now and then the same close again. */
const months = fc.array(
  fc.uniqueArray(
    fc.record({
      player: fc.constantFrom(...players),
      type: fc.constantFrom(...listTypes),
      rating: fc.integer({ min: 1, max: 0xffff }),
    }),
    { selector: ({ player, type }) => `${player} ${type}`, maxLength: 8 },
  ),
  { minLength: lists.length, maxLength: lists.length },
);

describe('ratings in blocks', () => {
  it('are what steps in rows are, however often a close is repeated', async () => {
    await fc.assert(
      fc.asyncProperty(months, fc.nat(3), async (changes, late) => {
        const [blocks, rows] = [memoryLedger(), openSqliteLedger(':memory:')];
        const ratings = new Map<string, number>();
        const closes = changes.map((changed, at) =>
          changed.flatMap(({ player, type, rating }) => {
            if (ratings.get(`${player} ${type}`) === rating) return [];
            ratings.set(`${player} ${type}`, rating);
            return { player, type, step: { list: lists[at] as string, rating } };
          }),
        );
        // A slow publisher writes an old list once more.
        for (const steps of [...closes, closes[late] ?? []]) {
          await blocks.addSteps(steps);
          await rows.addSteps(steps);
        }
        expect(await blocks.standings(players)).toEqual(await rows.standings(players));
        for (const list of lists) {
          const [one, other] = [await blocks.ratings(players, list), await rows.ratings(players, list)];
          for (const player of players) {
            for (const type of listTypes) {
              expect(one.get(player)?.[type] ?? null).toBe(other.get(player)?.[type] ?? null);
            }
          }
        }
        rows.close();
      }),
      { seed: 20261130, numRuns: 60 },
    );
  });

  it('lie in one item for all who moved, and in none where nobody did', async () => {
    const { client, items } = memoryTable();
    const ledger = openDynamoLedger({ client, table: 'kuvvet' });
    const step = (player: number, list: string, rating: number) =>
      ({ player: `${player}`, type: 'ukd', step: { list, rating } }) as const;
    const block = Array.from({ length: 500 }, (_, place) => 10_000 + place);
    await ledger.addSteps([...block, 10_500].map((player) => step(player, '2026-10', 1000 + (player % 977))));
    await ledger.addSteps([step(10_001, '2026-11', 1512)]);
    expect([...items.keys()].sort()).toEqual(
      ['10000\x002026-10', '10000\x002026-11', '10500\x002026-10'].map((key) => `RATINGS#${key}`),
    );
  });

  it.each([
    ['that is not there yet', '2026-09'],
    ['that is there', '2026-10'],
  ])('lose nothing where several write one %s at once', async (_, known) => {
    const ledger = memoryLedger();
    const step = (player: string, list: string, rating: number) =>
      ({ player, type: 'ukd', step: { list, rating } }) as const;
    await ledger.addSteps([step('10000', known, 1500)]);
    const rivals = ['10001', '10002', '10003', '10004'];
    await Promise.all(rivals.map((player, at) => ledger.addSteps([step(player, '2026-10', 1501 + at)])));
    const ratings = await ledger.ratings(['10000', ...rivals], '2026-10');
    expect([...ratings.values()].map(({ ukd }) => ukd)).toEqual([1500, 1501, 1502, 1503, 1504]);
  });

  it('are read eventually, for what is there never changes, and looked for consistently where nothing is found', async () => {
    const { ledger, asked } = scriptedLedger();
    await ledger.ratings(['10001'], '2026-11');
    expect(asked.map(({ operation }) => operation)).toEqual(['BatchGet', 'Query']);
    const [batch, query] = asked as [Asked, Asked];
    expect(batch.input.RequestItems.kuvvet.ConsistentRead).toBe(false);
    expect(query.input).toMatchObject({ ConsistentRead: true, ScanIndexForward: false, Limit: 1 });
  });

  it.each([0, 65_536, 1500.5, Number.NaN])('refuse %s, which is no rating', async (rating) => {
    const step = { player: '10001', type: 'ukd', step: { list: '2026-11', rating } } as const;
    await expect(memoryLedger().addSteps([step])).rejects.toThrow(Defect);
  });

  it.each([new Uint8Array([1, 2, 3]), new Uint8Array([3, 0])])(
    'that are damaged are a defect',
    async (ratings) => {
      const { ledger } = scriptedLedger({
        Responses: { kuvvet: [{ pk: 'RATINGS#10000', sk: '2026-11', first: 10_000, ratings }] },
      });
      await expect(ledger.ratings(['10001'], '2026-11')).rejects.toThrow(Defect);
    },
  );
});
