// Writes a golden record for each game of the present rules version that has none yet; a record that is there never changes.
import { spawnSync } from 'node:child_process';

const run = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'server', 'packages/server/test/records'],
  {
    stdio: 'inherit',
    env: { ...process.env, WRITE_RECORDS: '1' },
  },
);
process.exit(run.status ?? 1);
