import { describe, expect, it } from 'vitest';
import type { Subject } from '../contract.ts';

const step = (list: string, rating: number) => ({ list, rating });
const of = (player: string, list: string, rating: number) =>
  ({ player, type: 'ukd', step: step(list, rating) }) as const;

export function standingsContract(subject: Subject): void {
  describe('addSteps', () => {
    it('keeps steps by type, oldest first, in whatever order they come', async () => {
      await subject().addSteps([
        of('10001', '2026-11', 1512),
        { ...of('10001', '2026-10', 1400), type: 'uys' },
      ]);
      await subject().addSteps([of('10001', '2025-12', 1490), of('10001', '2026-02', 1501)]);
      const ukd = [step('2025-12', 1490), step('2026-02', 1501), step('2026-11', 1512)];
      expect(await subject().standings(['10001'])).toEqual(
        new Map([['10001', { player: '10001', steps: { ukd, uhs: [], uys: [step('2026-10', 1400)] } }]]),
      );
    });

    it('leaves a step that is there as it is, also within one call', async () => {
      await subject().addSteps([of('10001', '2026-11', 1512), of('10001', '2026-11', 1513)]);
      await subject().addSteps([of('10001', '2026-11', 1600), of('10001', '2026-12', 1520)]);
      const standing = (await subject().standings(['10001'])).get('10001');
      expect(standing?.steps.ukd).toEqual([step('2026-11', 1512), step('2026-12', 1520)]);
    });

    it('loses no step of publishers that race', async () => {
      const lists = ['2026-09', '2026-10', '2026-11', '2026-12'];
      await Promise.all(lists.map((list, at) => subject().addSteps([of('10001', list, 1500 + at)])));
      const standing = (await subject().standings(['10001'])).get('10001');
      expect(standing?.steps.ukd).toEqual(lists.map((list, at) => step(list, 1500 + at)));
    });

    it('takes many players, and twenty years of one', async () => {
      const lists = Array.from(
        { length: 240 },
        (_, at) => `${2006 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`,
      );
      const numbers = Array.from({ length: 230 }, (_, at) => String(20_000 + at));
      await subject().addSteps([
        ...lists.map((list, at) => of('10001', list, 1000 + at)),
        ...numbers.map((player) => of(player, '2026-11', 1500)),
      ]);
      const standings = await subject().standings(['10001', ...numbers]);
      expect(standings.size).toBe(231);
      expect(standings.get('10001')?.steps.ukd).toEqual(lists.map((list, at) => step(list, 1000 + at)));
    });

    it('takes an empty list', async () => {
      await subject().addSteps([]);
      expect(await subject().standings(['10001'])).toEqual(new Map());
    });
  });

  describe('ratings', () => {
    it('are those of the last step at or before a list, whatever came later', async () => {
      await subject().addSteps([
        of('10001', '2026-09', 1490),
        of('10001', '2026-11', 1512),
        { ...of('10001', '2026-10', 1400), type: 'uys' },
      ]);
      // A neighbour whose rating moved in between, and somebody far away.
      await subject().addSteps([of('10002', '2026-10', 1600), of('99999999', '2026-10', 2000)]);
      const on = async (list: string) => (await subject().ratings(['10001'], list)).get('10001');
      expect((await on('2026-08'))?.ukd ?? null).toBe(null);
      expect(await on('2026-09')).toEqual({ ukd: 1490, uhs: null, uys: null });
      expect(await on('2026-10')).toEqual({ ukd: 1490, uhs: null, uys: 1400 });
      expect(await on('2026-11')).toEqual({ ukd: 1512, uhs: null, uys: 1400 });
      expect(await on('2029-01')).toEqual({ ukd: 1512, uhs: null, uys: 1400 });
    });

    it('of whom nobody rated are none', async () => {
      await subject().addSteps([of('10001', '2026-11', 1512)]);
      const ratings = await subject().ratings(['10002', '20000', '10001', '10001'], '2026-11');
      expect(ratings.get('10001')?.ukd).toBe(1512);
      for (const player of ['10002', '20000']) expect(ratings.get(player)?.ukd ?? null).toBe(null);
    });
  });

  describe('standings', () => {
    it('leaves out players without a step and takes a number twice', async () => {
      await subject().addSteps([of('10001', '2026-11', 1512)]);
      expect([...(await subject().standings(['10002', '10001', '10001'])).keys()]).toEqual(['10001']);
    });
  });
}
