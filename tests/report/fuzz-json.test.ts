import { describe, expect, it } from 'vitest';
import { fuzz } from './fuzz/campaign.ts';

describe('JSON reports, mutated', () => {
  it('never make the reader throw or rate another game than they say', async () => {
    const accepted = await fuzz('json', 20261001, 14_000);
    expect(accepted).toBeGreaterThan(700);
  });
});
