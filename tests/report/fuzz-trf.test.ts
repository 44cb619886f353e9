import { describe, expect, it } from 'vitest';
import { fuzz } from './fuzz/campaign.ts';

describe('TRF reports, mutated', () => {
  it.each([20261001, 20261002, 20261003, 20261004])(
    'never make the reader throw or rate what two rows do not say (seed %i)',
    async (seed) => {
      const accepted = await fuzz('trf', seed, 7000);
      expect(accepted).toBeGreaterThan(1000);
    },
  );
});
