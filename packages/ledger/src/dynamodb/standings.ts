import type { ListType, Period, PlayerNumber, Rating } from '@kuvvet/engine';
import type { Standing, Step } from '../items.ts';
import type { Ledger } from '../ledger.ts';
import { standingKey } from './keys.ts';
import { getEach, type Item, type Table } from './read.ts';
import { inWaves, slices } from './waves.ts';
import { update } from './write.ts';

/** An update expression takes 4 KB. */
const stepsAtOnce = 60;

type NewStep = Parameters<Ledger['addSteps']>[0][number];

/**
 * Every step is an attribute of its own, `ukd#2026-11` = 1512, set if it does not exist: adding one reads
 * nothing, so a slow publisher can neither overwrite a later list's step nor lose one.
 */
export function standings(table: Table): Pick<Ledger, 'standings' | 'addSteps'> {
  return {
    async standings(numbers) {
      const items = await getEach(table, numbers.map(standingKey));
      return new Map(items.map((item) => [item.player, toStanding(item)]));
    },

    async addSteps(steps) {
      const ofPlayers = Map.groupBy(steps, ({ player }) => player);
      await inWaves([...ofPlayers], 32, ([player, added]) => add(player, added));
    },
  };

  async function add(player: PlayerNumber, steps: readonly NewStep[]) {
    const ratings = new Map<string, Rating>();
    for (const { type, step } of steps) {
      const attribute = stepAttribute(type, step.list);
      if (!ratings.has(attribute)) ratings.set(attribute, step.rating);
    }
    for (const entries of slices([...ratings], stepsAtOnce)) await set(player, entries);
  }

  function set(player: PlayerNumber, entries: readonly (readonly [attribute: string, Rating])[]) {
    const sets = entries.map((_, at) => `#s${at} = if_not_exists(#s${at}, :s${at})`);
    return update(table, {
      Key: standingKey(player),
      UpdateExpression: `SET player = :player, ${sets.join(', ')}`,
      ExpressionAttributeNames: Object.fromEntries(entries.map(([attribute], at) => [`#s${at}`, attribute])),
      ExpressionAttributeValues: {
        ':player': player,
        ...Object.fromEntries(entries.map(([, rating], at) => [`:s${at}`, rating])),
      },
    });
  }
}

function stepAttribute(type: ListType, list: Period): string {
  return `${type}#${list}`;
}

export function toStanding(item: Item): Standing {
  const attributes = Object.keys(item).sort();
  const of = (type: ListType): readonly Step[] =>
    attributes
      .filter((attribute) => attribute.startsWith(stepAttribute(type, '')))
      .map((attribute) => ({ list: attribute.slice(type.length + 1), rating: item[attribute] }));
  return { player: item.player, steps: { ukd: of('ukd'), uhs: of('uhs'), uys: of('uys') } };
}

export function standingItem({ player, steps }: Standing): Item {
  const attributes = (['ukd', 'uhs', 'uys'] as const).flatMap((type) =>
    steps[type].map(({ list, rating }) => [stepAttribute(type, list), rating]),
  );
  return { ...standingKey(player), player, ...Object.fromEntries(attributes) };
}
