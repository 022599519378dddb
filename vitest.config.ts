import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    pool: 'threads',
    // Tests of servers and browsers wait for the most part: one file more than there are processors keeps them busy.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'packages/{game-core,game-kit,game-testing,rules-*,wire,stage,web,cli,bots,bench}/test/**/*.test.{ts,tsx}',
          ],
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['packages/server/test/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['packages/e2e/test/**/*.test.ts'],
          globalSetup: 'packages/e2e/src/pages-built.ts',
          testTimeout: 400_000,
          // Browsers on a busy machine now and then stall for longer than any limit; what fails twice is broken.
          retry: 1,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
