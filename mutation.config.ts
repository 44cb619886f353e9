import { defineConfig } from 'vitest/config';

/** The tests a mutant of engine or ledger may be found by: those that run the code, not those that read it. */
export default defineConfig({
  test: {
    include: ['tests/engine/**/*.test.ts', 'tests/ledger/**/*.test.ts'],
    exclude: [
      'tests/engine/purity.test.ts',
      'tests/engine/regulations.test.ts',
      // Waits for locks of other processes.
      'tests/ledger/sqlite-file.test.ts',
    ],
    testTimeout: 60_000,
  },
});
