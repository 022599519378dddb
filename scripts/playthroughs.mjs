// Writes the golden playthroughs of all rules packages anew; review the change as a diff.
import { spawnSync } from 'node:child_process';

const run = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', 'packages/games/'],
  {
    stdio: 'inherit',
    env: { ...process.env, UPDATE_PLAYTHROUGHS: '1' },
  },
);
process.exit(run.status ?? 1);
