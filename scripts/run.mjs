// Starts every task: installs what is missing, then runs the task under the pinned Node.
// Zero dependencies, runs on any Node from 20, because it is what installs the rest.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PNPM_VERSION = '12.21.0';
const NEEDED_NODE = 24;
const PARENT_LOOK_MS = 250;

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const onWindows = process.platform === 'win32';
const bin = (name) => join(root, 'node_modules/.bin', onWindows ? `${name}.cmd` : name);

const TASKS = {
  start: ['packages/server/src/main.ts'],
  dev: ['--watch-preserve-output', '--watch', 'packages/server/src/main.ts', '--dev'],
  test: ['scripts/test.mjs'],
  'test:all': ['scripts/test.mjs', '--all'],
  check: ['scripts/checks.mjs'],
  vitest: ['node_modules/vitest/vitest.mjs', 'run'],
  types: ['scripts/checks.mjs', 'types'],
  lint: ['scripts/checks.mjs', 'lint'],
  format: ['node_modules/@biomejs/biome/bin/biome', 'check', '--write', '.'],
  deps: ['scripts/checks.mjs', 'deps'],
  unused: ['scripts/checks.mjs', 'unused'],
  build: ['scripts/build.mjs'],
  gallery: ['scripts/gallery.mjs'],
  rules: ['packages/cli/src/rules.ts'],
  arena: ['packages/cli/src/arena/main.ts'],
  bench: ['packages/bench/src/main.ts'],
  boomtown: ['packages/cli/src/boomtown.ts'],
  audit: ['scripts/audit.mjs'],
  soak: ['packages/e2e/src/soak/main.ts'],
  night: ['packages/e2e/src/night/main.ts'],
  evening: ['packages/e2e/src/evening/main.ts'],
  playthroughs: ['scripts/playthroughs.mjs'],
  records: ['scripts/records.mjs'],
  words: ['scripts/words.mjs'],
  mutants: ['scripts/mutants.mjs'],
  'new-game': ['scripts/new-game.mjs'],
  'check-game': ['scripts/check-game.mjs'],
};

const [task = 'start', ...rest] = process.argv.slice(2);
if (!(task in TASKS)) {
  console.error(`There is no task "${task}". There are: ${Object.keys(TASKS).join(', ')}.`);
  process.exit(1);
}

installWhenStale();
run();

/** Installs the workspace if the lock file changed since the last install. Everything goes to standard error. */
function installWhenStale() {
  const stamp = join(root, 'node_modules/.bootstrap-stamp');
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.error('Boomtown: installing what it needs (first run or changed lock file; about a minute) …');
  const args = ['install', '--frozen-lockfile', '--prefer-offline', '--reporter=append-only'];
  // Standard output belongs to the task (the rules protocol speaks on it), so pnpm's words go to standard error.
  const stdio = ['ignore', 2, 2];
  const installed = existsSync(bin('pnpm'))
    ? spawnSync(bin('pnpm'), args, { cwd: root, stdio, shell: onWindows })
    : spawnSync('npx', ['--yes', '--prefer-offline', `pnpm@${PNPM_VERSION}`, ...args], {
        cwd: root,
        stdio,
        shell: onWindows,
      });
  if (installed.status !== 0) {
    console.error(
      'Boomtown: the installation failed; the lines above say why. Run the same command again once that is mended.',
    );
    process.exit(installed.status ?? 1);
  }
  writeFileSync(stamp, wanted);
  console.error('Boomtown: installed.');
}

/** Runs the task under Node 24 or newer: the user's own, or the one that the workspace installed. */
function run() {
  const own = Number(process.versions.node.split('.')[0]) >= NEEDED_NODE;
  const child = spawn(own ? process.execPath : bin('node'), [...TASKS[task], ...rest], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: join(root, 'node_modules/.bin') + (onWindows ? ';' : ':') + process.env.PATH },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  endWithNpm(child);
  child.on('exit', (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : (code ?? 1)));
}

/** npm hands a signal to its shell alone, which dies of it and does not pass it on: a signal to npm is meant for the task. */
function endWithNpm(child) {
  const { ppid } = process;
  if (process.env.npm_lifecycle_event === undefined || onWindows) return;
  const watch = setInterval(() => {
    if (process.ppid === ppid) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  }, PARENT_LOOK_MS);
}
