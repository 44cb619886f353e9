import { describe, expect, it } from 'vitest';
import { fuzz } from '../report/fuzz/campaign.ts';

describe('ZIPs, mutated', () => {
  it('are refused with a finding, or hold exactly a report that was packed', async () => {
    const accepted = await fuzz('zip', 20261001, 8000);
    expect(accepted).toBeGreaterThan(500);
  });
});
