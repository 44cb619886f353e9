import { describe, expect, it, vi } from 'vitest';
import { mutants } from './mutants.ts';
import { Scratch } from './scratch.ts';
import { Trials } from './trial.ts';

vi.mock('../../packages/gazette/src/render.ts', () => import('./plain-render.ts'));

const seeds = 200;

describe('a product that is wrong in one place', () => {
  it.each(mutants.map((mutant) => [mutant.name, mutant] as const))(
    'is found: %s',
    async (_name, mutant) => {
      using scratch = new Scratch();
      const trials = new Trials('races', scratch, mutant);
      let found: readonly string[] = [];
      for (let seed = 1; seed <= seeds && found.length === 0; seed++) found = await trials.try(seed);
      expect(found).not.toEqual([]);
    },
    300_000,
  );
});
