import { describe, expect, it, vi } from 'vitest';
import { blocks, failures } from './blocks.ts';

vi.mock('../../packages/gazette/src/render.ts', () => import('./plain-render.ts'));

describe('three months with faults at any call: the lists are those without, and those of the oracle', () => {
  it.each(blocks(1000, 1000))(
    'a hundred seeds from %i',
    async (from) => {
      expect(await failures('faults', from)).toEqual([]);
    },
    300_000,
  );
});
