import { describe, expect, it, vi } from 'vitest';
import { blocks, failures } from './blocks.ts';

vi.mock('../../packages/gazette/src/render.ts', () => import('./plain-render.ts'));

describe('books that close whenever they close, with faults: what stands in them is what is on the lists', () => {
  it.each(blocks(0, 300))(
    'a hundred seeds from %i',
    async (from) => {
      expect(await failures('races', from)).toEqual([]);
    },
    300_000,
  );
});
