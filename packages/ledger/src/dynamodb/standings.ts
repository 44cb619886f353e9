import type { Period } from '@kuvvet/engine';
import { Interruption } from '../errors.ts';
import type { Ratings, Standing } from '../items.ts';
import type { Ledger } from '../ledger.ts';
import { type BlockOnList, type NewStep, standingIn, withSteps } from './block-history.ts';
import { ratingsKey, ratingsPartition } from './keys.ts';
import { pause } from './pause.ts';
import { blockOf, packBlock, ratedIn, ratingsIn, unpackBlock } from './rating-block.ts';
import { getEach, type Item, query, type Table } from './read.ts';
import { inWaves } from './waves.ts';
import { put } from './write.ts';

/** Lost races before the caller is told to come back. */
const attempts = 8;

/**
 * Ratings lie in blocks of players, one item for each list on which one of them changed (decision 0023). Once its list is
 * in force a block never changes, so an eventually consistent read may miss it and cannot find another.
 */
export function standings(table: Table): Pick<Ledger, 'standings' | 'ratings' | 'addSteps'> {
  return {
    async ratings(numbers, list) {
      const blocks = await blocksOn(list, [...new Set(numbers.map(blockOf))]);
      const found = new Map<string, Ratings>();
      for (const player of numbers) {
        const block = blocks.get(blockOf(player));
        if (block) found.set(player, ratingsIn(block, player));
      }
      return found;
    },

    async standings(numbers) {
      const found = new Map<string, Standing>();
      await inWaves([...Map.groupBy(numbers, blockOf)], 8, async ([first, players]) => {
        const history = await historyOf(table, first);
        for (const player of players) {
          const standing = standingIn(history, player);
          if (standing) found.set(player, standing);
        }
      });
      return found;
    },

    async addSteps(steps) {
      const ofBlocks = Map.groupBy(steps, ({ player }) => blockOf(player));
      await inWaves([...ofBlocks], 32, ([first, added]) => add(first, added));
    },
  };

  async function blocksOn(list: Period, firsts: readonly number[]) {
    const items = await getEach(
      table,
      firsts.map((first) => ratingsKey(first, list)),
      false,
    );
    const found = new Map(items.map((item): [number, Buffer] => [item.first, unpackBlock(item.ratings)]));
    await inWaves(
      firsts.filter((first) => !found.has(first)),
      8,
      async (first) => {
        const last = await lastOf(first, 'sk <= :list', list);
        if (last) found.set(first, last.block);
      },
    );
    return found;
  }

  /** The newest block of those of before a list, or on it. */
  async function lastOf(first: number, where: string, list: Period): Promise<BlockOnList | null> {
    const pages = query(table, {
      KeyConditionExpression: `pk = :block AND ${where}`,
      ExpressionAttributeValues: { ':block': ratingsPartition(first), ':list': list },
      ScanIndexForward: false,
      Limit: 1,
    });
    for await (const [item] of pages) return item ? toBlock(item) : null;
    return null;
  }

  async function add(first: number, steps: readonly NewStep[]): Promise<void> {
    const oldest = steps.map(({ step }) => step.list).sort()[0] as Period;
    for (let attempt = 1; attempt <= attempts; attempt++) {
      if (attempt > 1) await pause(attempt);
      const before = await lastOf(first, 'sk < :list', oldest);
      const history = [...(before ? [before] : []), ...(await historyOf(table, first, oldest))];
      if (await write(first, withSteps(history, steps))) return;
    }
    throw new Interruption('Contended.');
  }

  /** The newest first, so that whoever goes on after a crash finds nothing that looks finished. */
  async function write(first: number, blocks: readonly BlockOnList[]): Promise<boolean> {
    for (const { list, block, packed } of blocks.toReversed()) {
      const refused = await put(table, {
        Item: { ...ratingsKey(first, list), first, ratings: packBlock(block) },
        ...(packed === null
          ? { ConditionExpression: 'attribute_not_exists(pk)' }
          : {
              ConditionExpression: 'ratings = :before',
              ExpressionAttributeValues: { ':before': packed },
            }),
      });
      if (refused) return false;
    }
    return true;
  }
}

/** What is known of a block from a list on, oldest first. */
async function historyOf(
  table: Table,
  first: number,
  from: Period = '0000-00',
): Promise<readonly BlockOnList[]> {
  const pages = query(table, {
    KeyConditionExpression: 'pk = :block AND sk >= :list',
    ExpressionAttributeValues: { ':block': ratingsPartition(first), ':list': from },
  });
  const history: BlockOnList[] = [];
  for await (const page of pages) history.push(...page.map(toBlock));
  return history;
}

/** Everybody of a block who was ever rated. */
export async function standingsOf(table: Table, first: number): Promise<readonly Standing[]> {
  const history = await historyOf(table, first);
  const newest = history.at(-1);
  return newest ? ratedIn(newest.block, first).flatMap((player) => standingIn(history, player) ?? []) : [];
}

const toBlock = ({ sk, ratings }: Item): BlockOnList => ({
  list: sk,
  block: unpackBlock(ratings),
  packed: ratings,
});
