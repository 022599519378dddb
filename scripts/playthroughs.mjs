// Writes the golden playthroughs of all games anew, or of those that are named; review the change as a diff.
import { spawnSync } from 'node:child_process';

const named = process.argv.slice(2);
const folders = named.length === 0 ? ['packages/games/'] : named.map((game) => `packages/games/${game}/test/rules`);
const words = ['run', '--project', 'unit', ...folders, '-t', 'golden playthroughs'];
const run = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', ...words], {
  stdio: 'inherit',
  env: { ...process.env, UPDATE_PLAYTHROUGHS: '1' },
});
process.exit(run.status ?? 1);
