import { describe, expect, it, vi } from 'vitest';
import { blocks, failures } from './blocks.ts';

vi.mock('../../packages/gazette/src/render.ts', () => import('./plain-render.ts'));

describe('three months delivered in any order, late and up to five times: the same lists', () => {
  it.each(blocks(0, 1000))(
    'a hundred schedules from %i',
    async (from) => {
      expect(await failures('deliveries', from)).toEqual([]);
    },
    300_000,
  );
});
