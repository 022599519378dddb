// Writes a golden record for each game of the present rules version that has none yet; a record that is there never
// changes. `--anew GAME` writes those of a game again that nobody has played yet.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';

const [flag, game] = process.argv.slice(2);
if (flag === '--anew' && game !== undefined) {
  rmSync(join('packages/games', game, 'test/records'), { recursive: true, force: true });
}
const run = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'server', 'packages/server/test/records'],
  {
    stdio: 'inherit',
    env: { ...process.env, WRITE_RECORDS: '1', SAMPLE_GAMES: '1' },
  },
);
process.exit(run.status ?? 1);
