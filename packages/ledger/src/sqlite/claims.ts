import type { Commit } from '../commit.ts';
import { Conflict } from '../errors.ts';
import type { Claim } from '../items.ts';
import type { Ledger } from '../ledger.ts';
import type { Database } from './database.ts';
import { paged, pageSize } from './pages.ts';

export function claims(database: Database): Pick<Ledger, 'claim'> {
  return {
    async claim(event) {
      return findClaim(database, event);
    },
  };
}

function findClaim(database: Database, event: string): Claim | null {
  const row = database.row<Claim>('SELECT * FROM claim WHERE event = :event', { event });
  return row && { ...row };
}

export function writeClaim(database: Database, claim: Claim): void {
  database.run(
    'INSERT OR REPLACE INTO claim (event, tournament, revision) VALUES (:event, :tournament, :revision)',
    {
      ...claim,
    },
  );
}

/** Claims the event of a commit. `Conflict` if it is another tournament's by now. */
export function claimFor(database: Database, { claim, head: { tournament, revision } }: Commit): void {
  if (claim === null) return;
  const { event, over } = claim;
  const standing = findClaim(database, event);
  const isFree = standing === null || standing.tournament === tournament;
  const isOver = standing?.tournament === over?.tournament && standing?.revision === over?.revision;
  if (!isFree && !isOver) throw new Conflict(`The event of ${tournament} is another tournament's.`);
  writeClaim(database, { event, tournament, revision });
}

/** By event. */
export const allClaims = (database: Database): AsyncIterable<Claim> =>
  paged<Claim>((last) =>
    database
      .rows<Claim>('SELECT * FROM claim WHERE event > :event ORDER BY event LIMIT :pageSize', {
        event: last?.event ?? '',
        pageSize,
      })
      .map((row) => ({ ...row })),
  );
