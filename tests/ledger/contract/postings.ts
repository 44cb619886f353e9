import type { ResultRow } from '@kuvvet/ledger';
import { describe, expect, it } from 'vitest';
import type { Subject } from '../contract.ts';
import { aBook, aCommit, aRow, collect } from '../samples.ts';

/** A report at the limits of ARCHITECTURE 5, no two rows alike. */
function rowsOf(count: number, seed: number): ResultRow[] {
  return Array.from({ length: count }, (_, at) => {
    const mix = (at + seed * 7919) * 2_654_435_761;
    const of = (limit: number) => (mix >>> (limit % 13)) % limit;
    return aRow({
      player: String(10_000_000 + at * 37 + seed),
      k: of(3) === 0 ? null : 10 + of(30),
      games: of(30),
      points: of(60) * 50,
      expected: of(3000),
      change: of(40_000) - 20_000,
      performance: of(4) === 0 ? { numerator: of(90_000), denominator: 1 + of(29) } : null,
    });
  });
}

const byTournament = (one: { tournament: string }, other: { tournament: string }) =>
  one.tournament < other.tournament ? -1 : 1;

export function postingsContract(subject: Subject): void {
  describe('postings', () => {
    it('returns every row of a report of 2,000 players', async () => {
      await subject().begin(aBook());
      const commit = aCommit({ results: rowsOf(2000, 1) });
      await subject().post(commit);
      expect(await collect(subject().postings('2026-10'))).toEqual([commit.posting]);
    });

    it('returns every posting of a book of several megabytes', async () => {
      await subject().begin(aBook());
      const commits = Array.from({ length: 120 }, (_, at) =>
        aCommit({ tournament: `t${at}`, results: rowsOf(1500, at) }),
      );
      for (const commit of commits) await subject().post(commit);
      const postings = await collect(subject().postings('2026-10'));
      expect(postings.sort(byTournament)).toEqual(commits.map(({ posting }) => posting).sort(byTournament));
    });

    it('returns more postings than a page, and those of its own book only', async () => {
      await subject().begin(aBook());
      const tournaments = Array.from({ length: 300 }, (_, at) => `A.${at}`);
      for (const tournament of tournaments) await subject().post(aCommit({ tournament }));
      await subject().seal('2026-10');
      await subject().turn('2026-10', aBook({ period: '2026-11' }));
      await subject().post(aCommit({ tournament: 'u', period: '2026-11' }));
      const names = (await collect(subject().postings('2026-10'))).map(({ tournament }) => tournament);
      expect(names.sort()).toEqual(tournaments.sort());
      expect((await collect(subject().postings('2026-11'))).map(({ tournament }) => tournament)).toEqual([
        'u',
      ]);
      expect(await collect(subject().postings('2026-12'))).toEqual([]);
    });

    it('lets others write while it is read', async () => {
      await subject().begin(aBook());
      for (const tournament of ['a', 'b', 'c']) await subject().post(aCommit({ tournament }));
      const seen = new Set<string>();
      for await (const { tournament } of subject().postings('2026-10')) {
        seen.add(tournament);
        await subject().post(
          aCommit({ tournament, revision: 2, expected: aCommit({ tournament }).head, results: [] }),
        );
      }
      expect([...seen].sort()).toEqual(['a', 'b', 'c']);
      const postings = await collect(subject().postings('2026-10'));
      expect(postings.map(({ revision }) => revision)).toEqual([2, 2, 2]);
    });
  });
}
