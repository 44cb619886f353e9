import type { Period } from '@kuvvet/engine';
import { assertEnterable, isSameAct } from '../entering.ts';
import { Conflict, PeriodSealed } from '../errors.ts';
import type { Act } from '../items.ts';
import type { Ledger } from '../ledger.ts';
import { findBook } from './books.ts';
import type { Database } from './database.ts';
import { paged, pageSize } from './pages.ts';
import { findPlayer } from './players.ts';

type Row = { act: string };

export function acts(database: Database): Pick<Ledger, 'enter' | 'acts'> {
  function find(period: Period, id: string): Act | null {
    const row = database.row<Row>('SELECT act FROM act WHERE period = :period AND id = :id', { period, id });
    return row && toAct(row);
  }

  function merge({ player, into }: Act & { kind: 'merge' }): void {
    const entry = findPlayer(database, player);
    const isFree = entry?.mergedInto === null || entry?.mergedInto === into;
    if (!isFree || findPlayer(database, into)?.mergedInto !== null) {
      throw new Conflict(`Player ${player} cannot be merged into ${into}.`);
    }
    database.run('UPDATE player SET mergedInto = :into WHERE player = :player', { player, into });
  }

  function split({ period, player, from, undoes }: Act & { kind: 'split' }): void {
    const undone = find(period, undoes);
    const isIts = undone?.kind === 'merge' && undone.player === player && undone.into === from;
    if (!isIts || findPlayer(database, player)?.mergedInto !== from) {
      throw new Conflict(`Player ${player} is no number of ${from} by ${undoes}.`);
    }
    database.run('UPDATE player SET mergedInto = NULL WHERE player = :player', { player });
  }

  return {
    async enter(act) {
      assertEnterable(act);
      const { period, id } = act;
      database.atomically(() => {
        const standing = find(period, id);
        if (isSameAct(standing, act)) return;
        if (findBook(database, period)?.state !== 'open') {
          throw new PeriodSealed(`The book ${period} is not open.`);
        }
        if (standing) throw new Conflict(`Another act ${id} stands in the book ${period}.`);
        if (act.kind === 'merge') merge(act);
        if (act.kind === 'split') split(act);
        database.run('INSERT INTO act (period, id, act) VALUES (:period, :id, :act)', {
          period,
          id,
          act: JSON.stringify(act),
        });
      });
    },

    acts(period) {
      return paged<Act>((last) =>
        database
          .rows<Row>('SELECT act FROM act WHERE period = :period AND id > :id ORDER BY id LIMIT :pageSize', {
            period,
            id: last?.id ?? '',
            pageSize,
          })
          .map(toAct),
      );
    },
  };
}

function toAct({ act }: Row): Act {
  return JSON.parse(act);
}
