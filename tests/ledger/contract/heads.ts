import { describe, expect, it } from 'vitest';
import type { Subject } from '../contract.ts';
import { aBook, aCommit, aPlayer, aReceipt, collect } from '../samples.ts';

const byTournament = (one: { tournament: string }, other: { tournament: string }) =>
  one.tournament < other.tournament ? -1 : 1;

export function headsContract(subject: Subject): void {
  describe('heads', () => {
    it('are those of every book, each tournament once, and nothing else', async () => {
      expect(await collect(subject().heads())).toEqual([]);
      await subject().begin(aBook());
      const first = aCommit({ tournament: 'a' });
      await subject().post(first);
      await subject().post(aCommit({ tournament: 'b' }));
      await subject().putReceipt(aReceipt({ tournament: 'c' }));
      await subject().putPlayers([aPlayer()]);
      await subject().seal('2026-10');
      await subject().turn('2026-10', aBook({ period: '2026-11' }));
      const second = aCommit({ tournament: 'a', revision: 2, period: '2026-11', expected: first.head });
      await subject().post(second);
      const heads = await collect(subject().heads());
      expect(heads.sort(byTournament)).toEqual([second.head, aCommit({ tournament: 'b' }).head]);
    });

    it('are all read, more than a page, while others are committed', async () => {
      await subject().begin(aBook());
      const tournaments = Array.from({ length: 300 }, (_, at) => `A.${at}`);
      for (const tournament of tournaments) await subject().post(aCommit({ tournament }));
      const seen: string[] = [];
      for await (const { tournament } of subject().heads()) {
        if (seen.length === 0) await subject().post(aCommit({ tournament: 'b' }));
        seen.push(tournament);
      }
      expect(seen.filter((tournament) => tournament !== 'b').sort()).toEqual(tournaments.sort());
    });
  });
}
