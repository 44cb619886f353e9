import type { PlayerNumber } from '@kuvvet/engine';
import type { Player } from '../items.ts';
import { lastOfEach } from '../last.ts';
import type { Ledger } from '../ledger.ts';
import { fideKey, playerKey, playerSort } from './keys.ts';
import { getEach, type Item, scan, type Table } from './read.ts';
import { inWaves } from './waves.ts';
import { putEach, remove } from './write.ts';

export function players(table: Table): Pick<Ledger, 'putPlayers' | 'players' | 'register' | 'fideNumbers'> {
  async function find(numbers: readonly PlayerNumber[]): Promise<ReadonlyMap<PlayerNumber, Player>> {
    const items = await getEach(table, numbers.map(playerKey));
    return new Map(items.map((item) => [item.player, toPlayer(item)]));
  }

  return {
    players: find,

    /** The players last: until they are written, a repeated call still sees which FIDE numbers they leave. */
    async putPlayers(given) {
      const players = lastOfEach(given, ({ player }) => player);
      const before = await find(players.map(({ player }) => player));
      await putEach(
        table,
        lastOfEach(players.flatMap(fideItem), ({ number }) => number),
      );
      const left = players.flatMap(({ player, fide }) => {
        const number = before.get(player)?.fide.number ?? null;
        return number === null || number === fide.number ? [] : [{ number, player }];
      });
      await inWaves(left, 8, ({ number, player }) =>
        remove(table, {
          Key: fideKey(number),
          ConditionExpression: 'player = :player',
          ExpressionAttributeValues: { ':player': player },
        }),
      );
      await putEach(table, players.map(toItem));
    },

    /**
     * A scan, since it runs once a month and the other items are few and small beside the players; collected
     * to be sorted, which holds a million players in some hundreds of megabytes.
     */
    async *register() {
      const pages = scan(table, {
        FilterExpression: 'sk = :player',
        ExpressionAttributeValues: { ':player': playerSort },
      });
      const players: Player[] = [];
      for await (const page of pages) players.push(...page.map(toPlayer));
      yield* players.sort((one, other) => Number(one.player) - Number(other.player));
    },

    async fideNumbers(numbers) {
      const items = await getEach(table, numbers.map(fideKey));
      return new Map(items.map(({ number, player }) => [number, player]));
    },
  };
}

function fideItem({ player, fide: { number } }: Player): readonly Item[] {
  return number === null ? [] : [{ ...fideKey(number), number, player }];
}

function toItem(player: Player): Item {
  return { ...playerKey(player.player), ...facts(player) };
}

function toPlayer(item: Item): Player {
  return facts(item as Player);
}

/** What is kept of a player, in the table and read from it. */
function facts(of: Player): Player {
  const { player, name, sex, birthYear, province, club, federation, member, listed } = of;
  const { number, standard, rapid, blitz } = of.fide;
  return {
    ...{ player, name, sex, birthYear, province, club, federation, member, listed },
    fide: { number, standard, rapid, blitz },
  };
}
