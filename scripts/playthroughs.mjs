// Writes the golden playthroughs of all games anew, or of those that are named; review the change as a diff.
import { spawnSync } from 'node:child_process';

const named = process.argv.slice(2);
const folders =
  named.length === 0 ? ['packages/games/'] : named.map((game) => `packages/games/${game}/test/rules/playthroughs`);
const run = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', ...folders], {
  stdio: 'inherit',
  env: { ...process.env, UPDATE_PLAYTHROUGHS: '1' },
});
process.exit(run.status ?? 1);
