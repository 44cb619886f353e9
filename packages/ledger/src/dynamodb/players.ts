import { byPlayer, type PlayerNumber } from '@kuvvet/engine';
import { nameKey } from '@kuvvet/report';
import { Conflict, Interruption } from '../errors.ts';
import type { Player } from '../items.ts';
import { lastOfEach } from '../last.ts';
import type { Ledger } from '../ledger.ts';
import { mostNamesakes } from '../namesakes.ts';
import type { PlayerRevision } from '../player-revision.ts';
import { fideKey, keyName, licenceKey, namePartition, playerKey, playerSort } from './keys.ts';
import { gaining, licenceItem, theirs } from './licences.ts';
import { leftPointers, pointers } from './pointers.ts';
import { getEach, type Item, query, scan, type Table } from './read.ts';
import { inWaves } from './waves.ts';
import { saying, wasSaid } from './words.ts';
import { put, putEach, remove, transact } from './write.ts';

/** Lost races before the caller is told to come back. */
const attempts = 8;

type Revised = PlayerRevision & { readonly before: Player };

export function players(
  table: Table,
): Pick<
  Ledger,
  'putPlayers' | 'revisePlayers' | 'amend' | 'players' | 'register' | 'fideNumbers' | 'namesakes'
> {
  async function find(numbers: readonly PlayerNumber[]): Promise<ReadonlyMap<PlayerNumber, Player>> {
    const items = await getEach(table, numbers.map(playerKey));
    return new Map(items.map((item) => [item.player, toPlayer(item)]));
  }

  /** Who has the name is read from the players: an entry may outlive a name when two writers change it at once. */
  async function namesakesOf(key: string): Promise<readonly PlayerNumber[]> {
    const pages = query(table, {
      KeyConditionExpression: 'pk = :name',
      ExpressionAttributeValues: { ':name': namePartition(key) },
      Limit: mostNamesakes,
    });
    const found: PlayerNumber[] = [];
    for await (const page of pages) {
      const players = await find(page.map(({ player }) => player));
      for (const { player, name, mergedInto } of players.values()) {
        if (nameKey(name) === key && mergedInto === null) found.push(player);
      }
      if (found.length >= mostNamesakes) break;
    }
    return found.slice(0, mostNamesakes);
  }

  /** How somebody is found, put in place of how they were, in the transaction of the entry: no name outlives it. */
  async function refiling(before: Player, after: Player) {
    const TableName = table.name;
    const keys = leftPointers(before, after).map(({ pk, sk }) => ({ pk, sk }));
    const there = await getEach(table, keys);
    const theirs = there.filter(({ player }) => player === after.player);
    return [
      ...leftPointers(after, before).map((Item) => ({ Put: { TableName, Item } })),
      ...theirs.map(({ pk, sk, player }) => ({
        Delete: {
          ...{ TableName, Key: { pk, sk }, ConditionExpression: 'player = :player' },
          ExpressionAttributeValues: { ':player': player },
        },
      })),
    ];
  }

  /** Writes somebody's entry if it is still what was read; a licence too, if it is nobody else's. */
  async function revise({ before, after, licence }: Revised): Promise<'done' | 'moved'> {
    const TableName = table.name;
    const { player } = after;
    const entry = { Item: playerItem(after, before), ...whereItIs(before) };
    for (let attempt = 1; attempt <= attempts; attempt++) {
      const beside = await refiling(before, after);
      if (licence === null && beside.length === 0) return (await put(table, entry)) ? 'moved' : 'done';
      const refused = await transact(table, [
        { Put: { TableName, ...entry } },
        ...(licence === null ? [] : [gaining(table, licence, player)]),
        ...beside,
      ]);
      if (!refused) return 'done';
      if (refused[0] || (licence !== null && refused[1])) return 'moved';
    }
    throw new Interruption('Contended.');
  }

  /** What pointed to players and no longer does. */
  function leave(left: ReturnType<typeof leftPointers>) {
    return inWaves(left, 8, ({ pk, sk, player }) =>
      remove(table, {
        Key: { pk, sk },
        ConditionExpression: 'player = :player',
        ExpressionAttributeValues: { ':player': player },
      }),
    );
  }

  return {
    players: find,

    async amend({ before, after, gained, lost, word }) {
      const TableName = table.name;
      const { player } = after;
      const refused = await transact(table, [
        { Put: { TableName, Item: playerItem(after, before), ...whereItIs(before) } },
        ...gained.map((token) => gaining(table, token, player)),
        ...lost.map((token) => ({ Delete: { TableName, Key: licenceKey(token), ...theirs(player) } })),
        ...(await refiling(before, after)),
        saying(table, word),
      ]);
      if (refused && !(await wasSaid(table, word))) {
        throw new Conflict(`Player ${player} is not what the entry was, or a licence names somebody else.`);
      }
    },

    /** Whoever is new is nobody's to change yet: they go by the batch, after what points to them. */
    async revisePlayers(revisions) {
      const isOfOld = (revision: PlayerRevision): revision is Revised => revision.before !== null;
      const come = revisions.filter((revision) => !isOfOld(revision));
      await putEach(
        table,
        lastOfEach(
          come.flatMap(({ after }) => pointers(after)),
          keyName,
        ),
      );
      const licences = come.flatMap(({ licence, after: { player } }) =>
        licence === null ? [] : licenceItem(licence, player),
      );
      await putEach(table, lastOfEach(licences, keyName));
      await putEach(
        table,
        come.map(({ after }) => playerItem(after, undefined)),
      );
      const moved: PlayerNumber[] = [];
      await inWaves(revisions.filter(isOfOld), 32, async (revision) => {
        if ((await revise(revision)) === 'moved') moved.push(revision.after.player);
      });
      return moved;
    },

    /** The players last: until they are written, a repeated call still sees which pointers they leave. */
    async putPlayers(given) {
      const players = lastOfEach(given, ({ player }) => player);
      const before = await find(players.map(({ player }) => player));
      await putEach(table, lastOfEach(players.flatMap(pointers), keyName));
      const left = players.flatMap((player) => leftPointers(before.get(player.player), player));
      await leave(left);
      await putEach(
        table,
        players.map((player) => playerItem(player, before.get(player.player))),
      );
    },

    /**
     * A scan, since it runs once a month and the other items are small beside the players; collected
     * to be sorted, which holds a million players in some hundreds of megabytes.
     */
    async *register() {
      const pages = scan(table, {
        FilterExpression: 'sk = :player',
        ExpressionAttributeValues: { ':player': playerSort },
      });
      const players: Player[] = [];
      for await (const page of pages) players.push(...page.map(toPlayer));
      yield* players.sort(byPlayer);
    },

    async fideNumbers(numbers) {
      const items = await getEach(table, numbers.map(fideKey));
      return new Map(items.map(({ number, player }) => [number, player]));
    },

    async namesakes(keys) {
      const found = new Map<string, readonly PlayerNumber[]>();
      await inWaves([...new Set(keys)].filter(Boolean), 32, async (key) => {
        const numbers = await namesakesOf(key);
        if (numbers.length > 0) found.set(key, numbers);
      });
      return found;
    },
  };
}

/** `mergedInto` is absent until a merge, which alone sets it: its condition asks for nothing else. */
export function playerItem(player: Player, before: Player | undefined): Item {
  const mergedInto = before?.mergedInto;
  return { ...playerKey(player.player), ...facts(player), ...(mergedInto && { mergedInto }) };
}

export function toPlayer(item: Item): Player {
  return { ...facts(item as Player), mergedInto: item.mergedInto ?? null };
}

/** Whether the entry is still what was read. */
function whereItIs(before: Player) {
  const { mergedInto } = before;
  const kept = Object.entries(facts(before));
  return {
    ConditionExpression: [
      ...kept.map(([name]) => `#${name} = :${name}`),
      mergedInto === null ? 'attribute_not_exists(mergedInto)' : 'mergedInto = :mergedInto',
    ].join(' AND '),
    ExpressionAttributeNames: Object.fromEntries(kept.map(([name]) => [`#${name}`, name])),
    ExpressionAttributeValues: {
      ...Object.fromEntries(kept.map(([name, fact]) => [`:${name}`, fact])),
      ...(mergedInto !== null && { ':mergedInto': mergedInto }),
    },
  };
}

/** What is kept of a player beside a merge, in the table and read from it. */
function facts(of: Player): Omit<Player, 'mergedInto'> {
  const { player, name, sex, birthYear, province, club, federation, member, listed } = of;
  const { number, standard, rapid, blitz } = of.fide;
  return {
    ...{ player, name, sex, birthYear, province, club, federation, member, listed },
    fide: { number, standard, rapid, blitz },
  };
}
