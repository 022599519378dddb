import { closeSync, globSync, openSync, readSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** `npm test` sets it: what takes browsers, processes, databases or minutes is left out. */
const everyday = process.env.EVERYDAY !== undefined;
/** What a test file begins with that is not for every day; after it stands why. */
const NOT_EVERYDAY = '// Only in test:all:';
/**
 * How long `expect.poll` looks. A machine on which other things run is several times slower than it is at other times;
 * where all is well nothing waits for so long.
 */
const PATIENCE_MS = 90_000;
const HOOKS_PATIENCE_MS = 300_000;
const exclude = [
  ...configDefaults.exclude,
  ...(everyday ? globSync('packages/{,games/}*/test/**/*.test.{ts,tsx}').filter(isForAllOnly) : []),
];

/** Those that take minutes come first, so that none of them is left over at the end while a processor has nothing to do. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const long = new Set(sorted.filter(({ project, moduleId }) => project.name === 'e2e' || isForAllOnly(moduleId)));
    return [...long, ...sorted.filter((file) => !long.has(file))];
  }
}

export default defineConfig({
  test: {
    pool: 'threads',
    sequence: { sequencer: LongFirst },
    // Tests of servers and browsers wait for the most part: one file more than there are processors keeps them busy.
    maxWorkers: availableParallelism() + 1,
    expect: { poll: { timeout: PATIENCE_MS } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'packages/{analysis,client,game-core,game-testing,i18n,scene-kit,wire,stage,web,cli,bots,bench}/test/**/*.test.{ts,tsx}',
            'packages/games/*/test/**/*.test.{ts,tsx}',
          ],
          exclude: [...exclude, '**/test/browser/**'],
          testTimeout: 180_000,
          hookTimeout: HOOKS_PATIENCE_MS,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['packages/server/test/**/*.test.ts'],
          exclude,
          testTimeout: 300_000,
          hookTimeout: HOOKS_PATIENCE_MS,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: everyday ? [] : ['packages/e2e/test/**/*.test.ts', 'packages/games/*/test/browser/*.test.ts'],
          globalSetup: ['packages/e2e/src/pages-built.ts', 'packages/e2e/src/one-chromium.ts'],
          testTimeout: 900_000,
          hookTimeout: HOOKS_PATIENCE_MS,
        },
      },
    ],
  },
});

function isForAllOnly(path: string): boolean {
  const start = Buffer.alloc(NOT_EVERYDAY.length);
  const file = openSync(path, 'r');
  readSync(file, start);
  closeSync(file);
  return start.toString() === NOT_EVERYDAY;
}
