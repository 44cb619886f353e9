import type { LedgerEntry } from '../entries.ts';
import type { Receipt } from '../items.ts';
import type { MovableLedger } from '../ledger.ts';
import { stepsOf } from '../steps-of.ts';
import { books } from './books.ts';
import { allClaims, writeClaim } from './claims.ts';
import type { Database } from './database.ts';
import { deliveries } from './deliveries.ts';
import { licences, writeLicence } from './licences.ts';
import { paged, pageSize } from './pages.ts';
import { players } from './players.ts';
import { postings, writeHead, writePosting } from './postings.ts';
import { allReceipts, writeReceipt } from './receipts.ts';
import { senders } from './senders.ts';
import { standings } from './standings.ts';
import { subscribers } from './subscribers.ts';
import { writeWord } from './words.ts';

export function entries(database: Database): Pick<MovableLedger, 'entries' | 'restore'> {
  const verbs = {
    ...{ ...books(database), ...deliveries(database), ...licences(database), ...players(database) },
    ...{ ...postings(database), ...senders(database), ...standings(database), ...subscribers(database) },
  };

  async function* everybodysSteps() {
    const rated = paged<{ player: number }>((last) =>
      database.rows(
        'SELECT DISTINCT player FROM step WHERE player > :player ORDER BY player LIMIT :pageSize',
        {
          player: last?.player ?? 0,
          pageSize,
        },
      ),
    );
    for await (const { player } of rated) {
      for (const standing of (await verbs.standings([String(player)])).values()) {
        yield { kind: 'standing', standing } as const;
      }
    }
  }

  return {
    async *entries() {
      for await (const player of verbs.register()) yield { kind: 'player', player } as const;
      const numbers = paged<{ number: string; player: number }>((last) =>
        database.rows('SELECT * FROM fide WHERE number > :number ORDER BY number LIMIT :pageSize', {
          number: last?.number ?? '',
          pageSize,
        }),
      );
      for await (const { number, player } of numbers) {
        yield { kind: 'fide', number, player: String(player) } as const;
      }
      for await (const licence of verbs.licenceEntries()) yield { kind: 'licence', licence } as const;
      yield* everybodysSteps();
      for (const sender of await verbs.senders()) yield { kind: 'sender', sender } as const;
      for (const subscriber of await verbs.subscribers()) yield { kind: 'subscriber', subscriber } as const;
      // Of a subscriber that was removed too.
      for (const { subscriber } of database.rows<{ subscriber: string }>(
        'SELECT DISTINCT subscriber FROM delivery',
      )) {
        for await (const delivery of verbs.deliveries(subscriber))
          yield { kind: 'delivery', delivery } as const;
      }
      const words = paged<{ about: string; id: string; word: string }>((last) =>
        database.rows(
          'SELECT * FROM word WHERE (about, id) > (:about, :id) ORDER BY about, id LIMIT :pageSize',
          { about: last?.about ?? '', id: last?.id ?? '', pageSize },
        ),
      );
      for await (const { word } of words) yield { kind: 'word', word: JSON.parse(word) } as const;
      for (const { act } of database.rows<{ act: string }>('SELECT act FROM act')) {
        yield { kind: 'act', act: JSON.parse(act) } as const;
      }
      for await (const head of verbs.heads()) yield { kind: 'head', head } as const;
      // Also of a ledger whose books are still to come.
      for (const { period } of database.rows<{ period: string }>('SELECT DISTINCT period FROM posting')) {
        for await (const posting of verbs.postings(period)) yield { kind: 'posting', posting } as const;
      }
      for await (const claim of allClaims(database)) yield { kind: 'claim', claim } as const;
      for await (const { receipt, untold } of allReceipts(database)) {
        yield { kind: 'receipt', receipt, untold } as const;
      }
      for await (const book of verbs.books()) yield { kind: 'book', book } as const;
    },

    async restore(given) {
      await verbs.putPlayers(given.flatMap((entry) => (entry.kind === 'player' ? entry.player : [])));
      database.atomically(() => {
        for (const entry of given) keep(database, entry);
      });
      for (const entry of given) {
        if (entry.kind === 'standing') await verbs.addSteps(stepsOf(entry.standing));
        if (entry.kind === 'sender') await verbs.putSender(entry.sender);
        if (entry.kind === 'subscriber') await verbs.putSubscriber(entry.subscriber);
      }
    },
  };
}

/** What no verb of the port writes as it is. */
function keep(database: Database, entry: LedgerEntry): void {
  const run = (sql: string, values: Parameters<Database['run']>[1]) => database.run(sql, values);
  switch (entry.kind) {
    case 'player': {
      const { player, mergedInto } = entry.player;
      run('UPDATE player SET mergedInto = :mergedInto WHERE player = :player', { player, mergedInto });
      break;
    }
    case 'fide':
      run('INSERT OR REPLACE INTO fide VALUES (:number, :player)', {
        number: entry.number,
        player: entry.player,
      });
      break;
    case 'licence':
      writeLicence(database, entry.licence);
      break;
    case 'delivery':
      run(
        `INSERT OR REPLACE INTO delivery (news, subscriber, time, link, state, attempts, due, answer)
         VALUES (:news, :subscriber, :time, :link, :state, :attempts, :due, :answer)`,
        { ...entry.delivery },
      );
      break;
    case 'word':
      writeWord(database, entry.word);
      break;
    case 'act': {
      const { period, id } = entry.act;
      run('INSERT OR REPLACE INTO act VALUES (:period, :id, :act)', {
        ...{ period, id, act: JSON.stringify(entry.act) },
      });
      break;
    }
    case 'head':
      writeHead(database, entry.head);
      break;
    case 'posting':
      writePosting(database, entry.posting);
      break;
    case 'claim':
      writeClaim(database, entry.claim);
      break;
    case 'receipt':
      keepReceipt(database, entry.receipt, entry.untold);
      break;
    case 'book': {
      const { elected, revised, cutOff, ...book } = entry.book;
      run(
        `INSERT OR REPLACE INTO book (period, state, ruleSet, previousState, elected, revised, cutOff)
         VALUES (:period, :state, :ruleSet, :previousState, :elected, :revised, :cutOff)`,
        {
          ...{ ...book, elected: elected && JSON.stringify(elected), revised: JSON.stringify(revised) },
          cutOff: cutOff ? JSON.stringify(cutOff) : null,
        },
      );
      break;
    }
  }
}

function keepReceipt(database: Database, receipt: Receipt, untold: boolean): void {
  writeReceipt(database, receipt);
  const { tournament, revision } = receipt;
  database.run(
    'UPDATE receipt SET untold = :untold WHERE tournament = :tournament AND revision = :revision',
    { tournament, revision, untold: Number(untold) },
  );
}
