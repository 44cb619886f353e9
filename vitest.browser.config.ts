import { defineConfig } from 'vitest/config';

/** The pages in a real browser: `npm run test:browser`. One file at a time, for each starts a service and a browser. */
export default defineConfig({
  test: {
    include: ['tests/browser/**/*.test.ts'],
    fileParallelism: false,
    // A page on a busy machine takes its time; who waits for nothing sees it sooner.
    expect: { poll: { timeout: 20_000 } },
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
