import type { PlayerNumber } from '@kuvvet/engine';
import type { Player } from '../items.ts';
import { lastOfEach } from '../last.ts';
import type { Ledger } from '../ledger.ts';
import { mostNamesakes } from '../namesakes.ts';
import type { Database } from './database.ts';
import { paged, pageSize } from './pages.ts';

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

export function players(
  database: Database,
): Pick<Ledger, 'putPlayers' | 'players' | 'register' | 'fideNumbers' | 'namesakes'> {
  const find = (player: PlayerNumber) => findPlayer(database, player);

  function write({ fide, ...player }: Player): void {
    database.run(
      `INSERT OR REPLACE INTO player
         (player, name, sex, birthYear, province, club, federation, fideNumber, fideStandard, fideRapid, fideBlitz,
          member, listed, nameKey, mergedInto)
       VALUES (:player, :name, :sex, :birthYear, :province, :club, :federation,
               :fideNumber, :fideStandard, :fideRapid, :fideBlitz, :member, :listed, name_key(:name),
               (SELECT mergedInto FROM player WHERE player = :player))`,
      {
        ...player,
        fideNumber: fide.number,
        fideStandard: fide.standard,
        fideRapid: fide.rapid,
        fideBlitz: fide.blitz,
        member: Number(player.member),
        listed: Number(player.listed),
      },
    );
  }

  return {
    async putPlayers(given) {
      const players = lastOfEach(given, ({ player }) => player);
      database.atomically(() => {
        for (const player of players) {
          database.run('DELETE FROM fide WHERE number = :number AND player = :player', {
            number: find(player.player)?.fide.number ?? null,
            player: player.player,
          });
          write(player);
        }
        for (const { player, fide } of players) {
          if (fide.number === null) continue;
          database.run('INSERT OR REPLACE INTO fide VALUES (:number, :player)', {
            number: fide.number,
            player,
          });
        }
      });
    },

    async players(numbers) {
      return new Map(
        numbers.flatMap((number) => {
          const player = find(number);
          return player ? [[number, player]] : [];
        }),
      );
    },

    register() {
      return paged<Player>((last) =>
        database
          .rows<Row>('SELECT * FROM player WHERE player > :player ORDER BY player LIMIT :pageSize', {
            player: last?.player ?? 0,
            pageSize,
          })
          .map(toPlayer),
      );
    },

    async fideNumbers(numbers) {
      return new Map(
        numbers.flatMap((number) => {
          const row = database.row<{ player: number }>('SELECT player FROM fide WHERE number = :number', {
            number,
          });
          return row ? [[number, String(row.player)]] : [];
        }),
      );
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
