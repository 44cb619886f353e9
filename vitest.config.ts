import { configDefaults, defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/longest-first.ts';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    exclude: [...configDefaults.exclude, 'tests/browser/**'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Vitest leaves one core alone, which is half of a small machine.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
  },
});
