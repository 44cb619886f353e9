import { describe, expect, it } from 'vitest';
import type { Subject } from '../contract.ts';
import { aBook, aCommit, amendments, collect, digest } from '../samples.ts';

const first = aCommit({});
const corrected = aCommit({
  ...{ revision: 2, period: '2026-11', expected: first.head },
  ...{ results: [], counted: '2026-10', reverses: '2026-10', amendments },
});

export function correctionsContract(subject: Subject): void {
  describe('a correcting entry (Q-20)', () => {
    it('comes back with what it reverses and carries forward, and its head with where the games count', async () => {
      await subject().begin(aBook());
      await subject().post(first);
      await subject().seal('2026-10');
      await subject().turn('2026-10', aBook({ period: '2026-11' }));
      await subject().post(corrected);
      expect(await collect(subject().postings('2026-11'))).toEqual([corrected.posting]);
      expect(await collect(subject().postings('2026-10'))).toEqual([first.posting]);
      expect(await subject().head('ankara-acik')).toEqual(corrected.head);
      expect(await collect(subject().heads())).toEqual([corrected.head]);
    });

    it('gives way to a later one in the same book', async () => {
      await subject().begin(aBook());
      const none = aCommit({ results: [], counted: null, reverses: '2026-09', amendments });
      await subject().post(none);
      expect(await subject().head('ankara-acik')).toEqual(none.head);
      const again = aCommit({ revision: 2, expected: none.head, amendments: amendments.slice(0, 1) });
      await subject().post(again);
      expect(await collect(subject().postings('2026-10'))).toEqual([again.posting]);
      expect(await subject().head('ankara-acik')).toEqual(again.head);
    });

    it('is a no-op when posted again', async () => {
      await subject().begin(aBook());
      const commit = aCommit({ results: [], counted: null, reverses: '2026-09', amendments });
      await subject().post(commit);
      await subject().seal('2026-10');
      await subject().post(commit);
      expect(await collect(subject().postings('2026-10'))).toEqual([commit.posting]);
    });

    it('holds the amendments of 2,000 players', async () => {
      await subject().begin(aBook());
      const many = Array.from({ length: 2_000 }, (_, at) => ({
        ...({ player: String(10_000_000 + at * 37), kind: 'pool', type: 'ukd', games: at % 11 } as const),
        tournament: digest(`t${at % 7}`),
        performance: { numerator: 7_000 + at * 13, denominator: 1 + (at % 11) },
      }));
      const commit = aCommit({ reverses: '2026-09', amendments: many });
      await subject().post(commit);
      expect(await collect(subject().postings('2026-10'))).toEqual([commit.posting]);
    });
  });
}
