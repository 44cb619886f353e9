import { isDeepStrictEqual } from 'node:util';
import type { PlayerNumber } from '@kuvvet/engine';
import { nameKey } from '@kuvvet/report';
import { Conflict } from '../errors.ts';
import type { LicenceEntry, Player } from '../items.ts';
import { lastOfEach } from '../last.ts';
import type { Ledger } from '../ledger.ts';
import { mostNamesakes } from '../namesakes.ts';
import type { Database } from './database.ts';
import { byToken, claimLicence } from './licences.ts';
import { paged, pageSize } from './pages.ts';
import { writeWord } from './words.ts';

type Row = Omit<Player, 'fide' | 'member' | 'listed' | 'player' | 'mergedInto'> & {
  player: number;
  fideNumber: string | null;
  fideStandard: number | null;
  fideRapid: number | null;
  fideBlitz: number | null;
  member: number;
  listed: number;
  mergedInto: number | null;
  nameKey: string;
};

export function findPlayer(database: Database, player: PlayerNumber): Player | null {
  const row = database.row<Row>('SELECT * FROM player WHERE player = :player', { player });
  return row && toPlayer(row);
}

export const playersAfter =
  (database: Database) =>
  (last: Player | null): readonly Player[] =>
    database
      .rows<Row>('SELECT * FROM player WHERE player > :player ORDER BY player LIMIT :pageSize', {
        player: last?.player ?? 0,
        pageSize,
      })
      .map(toPlayer);

export function players(
  database: Database,
): Pick<
  Ledger,
  'putPlayers' | 'revisePlayers' | 'amend' | 'players' | 'register' | 'fideNumbers' | 'namesakes'
> {
  const find = (player: PlayerNumber) => findPlayer(database, player);

  /** By the numbers as they were asked for. */
  const findAll = (numbers: readonly PlayerNumber[]): ReadonlyMap<PlayerNumber, Player> =>
    new Map(
      database
        .rows<Row & { value: PlayerNumber }>(
          `SELECT value, player.* FROM json_each(:numbers) CROSS JOIN player ON player = value`,
          { numbers: JSON.stringify(numbers) },
        )
        .map(({ value, ...row }) => [value, toPlayer(row)]),
    );

  function write(
    { player, name, sex, birthYear, province, club, federation, fide, member, listed }: Player,
    key: string,
  ) {
    const { number, standard, rapid, blitz } = fide;
    database.run(
      `INSERT INTO player
         (player, name, sex, birthYear, province, club, federation, fideNumber, fideStandard, fideRapid, fideBlitz,
          member, listed, nameKey)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (player) DO UPDATE SET
         name = excluded.name, sex = excluded.sex, birthYear = excluded.birthYear, province = excluded.province,
         club = excluded.club, federation = excluded.federation, fideNumber = excluded.fideNumber,
         fideStandard = excluded.fideStandard, fideRapid = excluded.fideRapid, fideBlitz = excluded.fideBlitz,
         member = excluded.member, listed = excluded.listed, nameKey = excluded.nameKey`,
      [
        ...[player, name, sex, birthYear, province, club, federation, number, standard, rapid, blitz],
        ...[Number(member), Number(listed), key],
      ],
    );
  }

  function put(players: readonly Player[], before: ReadonlyMap<PlayerNumber, Player>): void {
    // In the order of the index: neighbours lie on one page, which is then written once.
    const byName = players.map((player) => ({ player, key: nameKey(player.name) })).sort(byKey);
    for (const { player, key } of byName) {
      const number = before.get(player.player)?.fide.number ?? null;
      if (number !== null && number !== player.fide.number) {
        database.run('DELETE FROM fide WHERE number = ? AND player = ?', [number, player.player]);
      }
      write(player, key);
    }
    for (const { player, fide } of players) {
      if (fide.number !== null)
        database.run('INSERT OR REPLACE INTO fide VALUES (?, ?)', [fide.number, player]);
    }
  }

  return {
    async amend({ before, after, gained, lost, word }) {
      const { player } = after;
      database.atomically(() => {
        if (!writeWord(database, word)) return;
        if (!isDeepStrictEqual(find(player), before)) {
          throw new Conflict(`Player ${player} is not what the entry was.`);
        }
        for (const token of lost) {
          database.run('DELETE FROM licence WHERE token = unhex(?) AND player = ?', [token, player]);
        }
        for (const token of gained) {
          if (!claimLicence(database, [token, player]))
            throw new Conflict('The licence names somebody else.');
        }
        put([after], new Map([[player, before]]));
      });
    },

    async putPlayers(given) {
      database.atomically(() => {
        const players = lastOfEach(given, ({ player }) => player);
        put(players, findAll(players.map(({ player }) => player)));
      });
    },

    async revisePlayers(revisions) {
      return database.atomically(() => {
        const entries = findAll(revisions.map(({ after }) => after.player));
        const moved = new Set<PlayerNumber>();
        const claimed: LicenceEntry[] = [];
        for (const { before, after, licence } of revisions) {
          if (!isDeepStrictEqual(entries.get(after.player) ?? null, before)) moved.add(after.player);
          else if (licence !== null) claimed.push([licence, after.player]);
        }
        for (const entry of claimed.sort(byToken)) if (!claimLicence(database, entry)) moved.add(entry[1]);
        put(
          revisions.flatMap(({ after }) => (moved.has(after.player) ? [] : after)),
          entries,
        );
        return [...moved];
      });
    },

    async players(numbers) {
      return findAll(numbers);
    },

    register() {
      return paged(playersAfter(database));
    },

    async fideNumbers(numbers) {
      const rows = database.rows<{ number: string; player: number }>(
        'SELECT number, player FROM json_each(:numbers) CROSS JOIN fide ON number = value',
        { numbers: JSON.stringify(numbers) },
      );
      return new Map(rows.map(({ number, player }) => [number, String(player)]));
    },

    async namesakes(keys) {
      return new Map(
        keys.flatMap((key) => {
          const rows = database.rows<{ player: number }>(
            `SELECT player FROM player WHERE nameKey = :key AND nameKey <> '' AND mergedInto IS NULL
             ORDER BY player LIMIT :mostNamesakes`,
            { key, mostNamesakes },
          );
          return rows.length > 0 ? [[key, rows.map(({ player }) => String(player))]] : [];
        }),
      );
    },
  };
}

type Keyed = { readonly key: string };
const byKey = ({ key: one }: Keyed, { key: other }: Keyed) => (one < other ? -1 : Number(one > other));

function toPlayer(row: Row): Player {
  const { fideNumber, fideStandard, fideRapid, fideBlitz, nameKey: _, ...facts } = row;
  return {
    ...facts,
    player: String(row.player),
    member: row.member === 1,
    listed: row.listed === 1,
    mergedInto: row.mergedInto === null ? null : String(row.mergedInto),
    fide: { number: fideNumber, standard: fideStandard, rapid: fideRapid, blitz: fideBlitz },
  };
}
