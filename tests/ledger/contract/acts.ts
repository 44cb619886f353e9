import { Conflict, Defect, PeriodSealed } from '@kuvvet/ledger';
import { describe, expect, it } from 'vitest';
import type { Subject } from '../contract.ts';
import { aBook, aCommit, amendments, anAward, collect } from '../samples.ts';

const november = aBook({ period: '2026-11' });
const other = anAward({ amendment: { player: '10001', kind: 'points', type: 'ukd', points: 26 } });

export function actsContract(subject: Subject): void {
  const standing = (period = '2026-10') => collect(subject().acts(period));

  describe('enter', () => {
    it.each(amendments.map((amendment) => [amendment.kind, amendment] as const))(
      'keeps an award of %s, word for word',
      async (_, amendment) => {
        await subject().begin(aBook());
        await subject().enter(anAward({ amendment }));
        expect(await standing()).toEqual([anAward({ amendment })]);
      },
    );

    it('is a no-op for an act that stands, whenever it is entered again', async () => {
      await subject().begin(aBook());
      await subject().enter(anAward());
      await subject().enter(anAward());
      await subject().enter(anAward({ at: '2026-10-09T11:00:00.000Z' }));
      await subject().seal('2026-10');
      await subject().enter(anAward());
      await subject().turn('2026-10', november);
      await subject().enter(anAward());
      expect(await standing()).toEqual([anAward()]);
    });

    it.each([
      ['another amendment', other],
      ['another reason', anAward({ reason: 'Başka' })],
      ['another name', anAward({ by: 'mehmet' })],
    ])('conflicts with an act of that id and %s, which stays', async (_, act) => {
      await subject().begin(aBook());
      await subject().enter(anAward());
      await expect(subject().enter(act)).rejects.toThrow(Conflict);
      expect(await standing()).toEqual([anAward()]);
    });

    it('takes the same id in another book', async () => {
      await subject().begin(aBook());
      await subject().enter(anAward());
      await subject().seal('2026-10');
      await subject().turn('2026-10', november);
      const again = anAward({ period: '2026-11' });
      await subject().enter(again);
      expect(await standing('2026-11')).toEqual([again]);
      expect(await standing()).toEqual([anAward()]);
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
      await expect(subject().enter(anAward({ period }))).rejects.toThrow(PeriodSealed);
      expect(await standing(period)).toEqual([]);
    });

    it('tells of the seal where another act stands, too', async () => {
      await subject().begin(aBook());
      await subject().enter(anAward());
      await subject().seal('2026-10');
      await expect(subject().enter(other)).rejects.toThrow(PeriodSealed);
      expect(await standing()).toEqual([anAward()]);
    });

    it.each([
      { player: '10001', kind: 'points', type: 'ukd', points: 0.5 },
      { player: '10001', kind: 'rating', type: 'ukd', rating: Number.NaN },
      { player: '10001', kind: 'pool', type: 'ukd', tournament: 't', games: 2 ** 53, performance: null },
    ] as const)('holds whole numbers only: refuses $kind of another', async (amendment) => {
      await subject().begin(aBook());
      await expect(subject().enter(anAward({ amendment }))).rejects.toThrow(Defect);
      expect(await standing()).toEqual([]);
    });

    it('enters once when it is entered several times at once', async () => {
      await subject().begin(aBook());
      await Promise.all([1, 2, 3, 4].map(() => subject().enter(anAward())));
      expect(await standing()).toEqual([anAward()]);
    });

    it('lets one of two officers have an id', async () => {
      await subject().begin(aBook());
      const rivals = [anAward(), other];
      const outcomes = await Promise.allSettled(rivals.map((act) => subject().enter(act)));
      expect(outcomes.filter(({ status }) => status === 'rejected')).toMatchObject([
        { reason: expect.any(Conflict) },
      ]);
      expect(await standing()).toEqual(rivals.filter((_, at) => outcomes[at]?.status === 'fulfilled'));
    });

    it('either enters before a seal that races it or is told of the seal', async () => {
      await subject().begin(aBook());
      const acts = Array.from({ length: 8 }, (_, at) => anAward({ id: `odul-${at}` }));
      const [, ...outcomes] = await Promise.allSettled([
        subject().seal('2026-10'),
        ...acts.map((act) => subject().enter(act)),
      ]);
      for (const outcome of outcomes) {
        if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(PeriodSealed);
      }
      expect(await standing()).toEqual(acts.filter((_, at) => outcomes[at]?.status === 'fulfilled'));
    });
  });

  describe('acts', () => {
    it('come by id and no posting among them', async () => {
      await subject().begin(aBook());
      await subject().post(aCommit({}));
      for (const id of ['b', 'a10', 'ç', 'Z', 'a9', 'ACT#', '~']) await subject().enter(anAward({ id }));
      const ids = (await standing()).map(({ id }) => id);
      expect(ids).toEqual(['ACT#', 'Z', 'a10', 'a9', 'b', '~', 'ç']);
      expect(await standing('2026-11')).toEqual([]);
      expect(await collect(subject().postings('2026-10'))).toEqual([aCommit({}).posting]);
    });

    it('all come back where they fill more than a page', async () => {
      await subject().begin(aBook());
      const acts = Array.from({ length: 300 }, (_, at) =>
        anAward({ id: `odul-${String(at).padStart(3, '0')}`, reason: `${at} `.repeat(1_000) }),
      );
      for (const act of acts.toReversed()) await subject().enter(act);
      expect(await standing()).toEqual(acts);
    });

    it('can be entered while they are read', async () => {
      await subject().begin(aBook());
      for (const id of ['a', 'b', 'c']) await subject().enter(anAward({ id }));
      const seen: string[] = [];
      for await (const { id } of subject().acts('2026-10')) {
        seen.push(id);
        await subject().enter(anAward({ id: `0${id}` }));
      }
      expect(seen).toEqual(['a', 'b', 'c']);
      expect(await standing()).toHaveLength(6);
    });
  });
}
