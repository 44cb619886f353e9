import { type Commit, Conflict, PeriodSealed } from '@kuvvet/ledger';
import { describe, expect, it } from 'vitest';
import type { Subject } from '../contract.ts';
import { aBook, aCommit, anElection, aReceipt, aRow, collect, digest } from '../samples.ts';

const november = aBook({ period: '2026-11', previousState: anElection('a').state });
const first = aCommit({});
const second = aCommit({ revision: 2, expected: first.head, results: [aRow({ change: -340 })] });

export function postContract(subject: Subject): void {
  async function expectStanding(commit: Commit) {
    expect(await subject().head(commit.head.tournament)).toEqual(commit.head);
    expect(await collect(subject().postings(commit.posting.period))).toEqual([commit.posting]);
    expect(await subject().receipt(commit.receipt.tournament, commit.receipt.revision)).toEqual(
      commit.receipt,
    );
  }

  async function expectNothing(period = '2026-10') {
    expect(await subject().head('ankara-acik')).toBeNull();
    expect(await collect(subject().postings(period))).toEqual([]);
  }

  describe('post', () => {
    it('writes head, posting and receipt together', async () => {
      await subject().begin(aBook());
      await subject().putReceipt(aReceipt());
      await expectNothing();
      await subject().post(first);
      await expectStanding(first);
    });

    it('writes the receipt where none stood', async () => {
      await subject().begin(aBook());
      await subject().post(first);
      await expectStanding(first);
    });

    it('replaces the posting of an earlier revision in the same book', async () => {
      await subject().begin(aBook());
      await subject().post(first);
      await subject().post(second);
      await expectStanding(second);
      expect(await subject().receipt('ankara-acik', 1)).toEqual(first.receipt);
    });

    it('replaces it with nothing when the tournament is withdrawn', async () => {
      await subject().begin(aBook());
      await subject().post(first);
      const withdrawn = aCommit({ revision: 2, expected: first.head, results: [] });
      await subject().post(withdrawn);
      await expectStanding(withdrawn);
    });

    it('leaves a published book as it is when a later revision enters the next', async () => {
      await subject().begin(aBook());
      await subject().post(first);
      await subject().seal('2026-10');
      await subject().turn('2026-10', november);
      const correction = aCommit({ revision: 2, period: '2026-11', expected: first.head });
      await subject().post(correction);
      await expectStanding(correction);
      expect(await collect(subject().postings('2026-10'))).toEqual([first.posting]);
    });

    it('is a no-op when this revision and assessment is committed', async () => {
      await subject().begin(aBook());
      await subject().post(first);
      await subject().post(first);
      await subject().post({ ...first, expected: first.head });
      await subject().seal('2026-10');
      await subject().post(first);
      await subject().turn('2026-10', november);
      await subject().post(first);
      await expectStanding(first);
    });

    it.each([
      ['has no book', '2026-11', async () => {}],
      ['is sealed', '2026-10', () => subject().seal('2026-10')],
      [
        'is published',
        '2026-10',
        async () => {
          await subject().seal('2026-10');
          await subject().turn('2026-10', november);
        },
      ],
    ])('enters nothing when the period %s', async (_, period, close) => {
      await subject().begin(aBook());
      await close();
      await expect(subject().post(aCommit({ period }))).rejects.toThrow(PeriodSealed);
      await expectNothing(period);
      expect(await subject().receipts('ankara-acik')).toEqual([]);
    });

    it.each([
      ['a head where none stands', aCommit({ revision: 2, expected: aCommit({}).head }), []],
      ['no head where one stands', aCommit({ revision: 2 }), [first]],
      ['an earlier head', aCommit({ revision: 3, expected: first.head }), [first, second]],
      [
        'a head of another assessment',
        aCommit({ revision: 2, expected: { ...first.head, assessment: digest('other') } }),
        [first],
      ],
      ['the head, at its revision', aCommit({ assessment: digest('other'), expected: first.head }), [first]],
      ['the head, at a lower revision', aCommit({ expected: second.head }), [first, second]],
      [
        'the head, at a lower revision of another assessment',
        aCommit({ assessment: digest('other'), expected: second.head }),
        [first, second],
      ],
    ])('conflicts when it expects %s', async (_, late, committed) => {
      await subject().begin(aBook());
      for (const commit of committed) await subject().post(commit);
      const before = await subject().head('ankara-acik');
      const postings = await collect(subject().postings('2026-10'));
      await expect(subject().post(late)).rejects.toThrow(Conflict);
      expect(await subject().head('ankara-acik')).toEqual(before);
      expect(await collect(subject().postings('2026-10'))).toEqual(postings);
      expect(await subject().receipts('ankara-acik')).toEqual(committed.map(({ receipt }) => receipt));
    });

    it('conflicts with a receipt of other bytes and writes nothing', async () => {
      await subject().begin(aBook());
      const standing = await subject().putReceipt(aReceipt({ digest: digest('other') }));
      await expect(subject().post(first)).rejects.toThrow(Conflict);
      await expectNothing();
      expect(await subject().receipts('ankara-acik')).toEqual([standing]);
    });

    it('lets one of two workers win that rated against the same head', async () => {
      await subject().begin(aBook());
      await subject().post(first);
      const rivals = ['a', 'b'].map((of) =>
        aCommit({ revision: 2, expected: first.head, assessment: digest(of) }),
      );
      const outcomes = await Promise.allSettled(rivals.map((commit) => subject().post(commit)));
      const won = rivals.filter((_, at) => outcomes[at]?.status === 'fulfilled');
      expect(won).toHaveLength(1);
      expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
        reason: expect.any(Conflict),
      });
      if (won[0]) await expectStanding(won[0]);
    });

    it('commits once when the same message is worked on several times at once', async () => {
      await subject().begin(aBook());
      await Promise.all([1, 2, 3, 4].map(() => subject().post(first)));
      await expectStanding(first);
    });

    it('either enters before a seal that races it or is told of the seal', async () => {
      await subject().begin(aBook());
      const commits = Array.from({ length: 8 }, (_, at) => aCommit({ tournament: `t${at}` }));
      const [, ...outcomes] = await Promise.allSettled([
        subject().seal('2026-10'),
        ...commits.map((commit) => subject().post(commit)),
      ]);
      const entered = commits.filter((_, at) => outcomes[at]?.status === 'fulfilled');
      for (const outcome of outcomes) {
        if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(PeriodSealed);
      }
      const postings = await collect(subject().postings('2026-10'));
      expect(postings.map(({ tournament }) => tournament).sort()).toEqual(
        entered.map(({ head }) => head.tournament),
      );
    });
  });
}
