import { defineConfig } from 'vitest/config';

/** The pages in a real browser: `npm run test:browser`. One file at a time, for each starts a service and a browser. */
export default defineConfig({
  test: {
    include: ['tests/browser/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
