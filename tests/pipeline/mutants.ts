import { DatabaseSync } from 'node:sqlite';
import { listTypes, nextPeriod } from '@kuvvet/engine';
import { announce } from '@kuvvet/gazette';
import { signer } from '../list-keys.ts';
import type { Mutation } from './simulation.ts';

/** Ways in which the product could be wrong. Each takes the place of the real thing in a run that must notice it. */
export const mutants: readonly Mutation[] = [
  {
    name: 'no fence: post ignores the state of the book',
    stores: ({ ledger, path }) => ({
      ledger: {
        ...ledger,
        post: async (commit) => {
          using file = open(path);
          const { period } = commit.posting;
          const state = file.row('SELECT state FROM book WHERE period = ?', period)?.state ?? '';
          file.run('DROP INDEX IF EXISTS current');
          file.run("UPDATE book SET state = 'open' WHERE period = ?", period);
          try {
            await ledger.post(commit);
          } finally {
            file.run('UPDATE book SET state = ? WHERE period = ?', state, period);
          }
        },
      },
    }),
  },
  {
    name: 'unconditional head: post does not compare it',
    stores: ({ ledger, path }) => ({
      ledger: {
        ...ledger,
        post: async (commit) => {
          using file = open(path);
          const { tournament } = commit.head;
          file.run('CREATE TEMP TABLE standing AS SELECT * FROM head WHERE tournament = ?', tournament);
          file.run('DELETE FROM head WHERE tournament = ?', tournament);
          try {
            await ledger.post({ ...commit, expected: null });
          } finally {
            file.run('INSERT OR IGNORE INTO head SELECT * FROM standing');
          }
        },
      },
    }),
  },
  {
    name: 'counters: every delivery adds',
    stores: ({ ledger }) => {
      let deliveries = 0;
      return {
        ledger: {
          ...ledger,
          post: async (commit) => {
            const { tournament } = commit.head;
            const standing = await ledger.head(tournament);
            if (!standing) return ledger.post(commit);
            const again = `${tournament}-again-${++deliveries}`;
            await ledger.post({
              ...commit,
              expected: null,
              posting: { ...commit.posting, tournament: again },
              head: { ...commit.head, tournament: again },
            });
          },
        },
      };
    },
  },
  {
    name: 'floats: changes are points and their fractions',
    stores: ({ ledger }) => ({
      ledger: {
        ...ledger,
        postings: async function* (period) {
          for await (const posting of ledger.postings(period)) {
            const results = posting.results.map((row) => ({ ...row, change: (row.change / 100) * 100 }));
            yield { ...posting, results };
          }
        },
      },
    }),
  },
  {
    name: 'announced before the election',
    stores: (world) => ({
      ledger: {
        ...world.ledger,
        elect: async (period, election) => {
          for (const type of listTypes) {
            await announce(
              world,
              { type, period: nextPeriod(period), digest: election.manifests[type] },
              signer(),
            );
          }
          return world.ledger.elect(period, election);
        },
      },
    }),
  },
];

/** The ledger's file past the ledger: how a mutant does what the port forbids. */
function open(path: string) {
  const file = new DatabaseSync(path);
  return {
    row: (sql: string, ...values: string[]) =>
      file.prepare(sql).get(...values) as Record<string, string> | undefined,
    run: (sql: string, ...values: string[]) => void file.prepare(sql).run(...values),
    [Symbol.dispose]: () => file.close(),
  };
}
