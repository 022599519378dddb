// The static checks, each under the name that CONTRIBUTING.md gives it. Without arguments: all of them.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const node = process.execPath;

const CHECKS = {
  /** TypeScript, package by package: sources under their own narrow library, tests with Node's types. */
  types: () => projects().every((project) => run('node_modules/typescript/bin/tsc', ['-p', project])),
  lint: () => run('node_modules/@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']),
  deps: () =>
    run('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs', [
      '--config',
      '.dependency-cruiser.mjs',
      ...sources(),
    ]),
  unused: () => run('node_modules/knip/bin/knip.js', []),
};

const wanted = process.argv.slice(2);
const failures = checks(wanted.length === 0 ? Object.keys(CHECKS) : wanted);
process.exit(failures === 0 ? 0 : 1);

/** Runs the named checks and says how each went. Returns how many failed. */
function checks(names) {
  let failures = 0;
  for (const name of names) {
    const good = CHECKS[name]();
    console.log(`${good ? 'ok    ' : 'FAILED'} ${name}`);
    if (!good) failures += 1;
  }
  return failures;
}

function run(script, args) {
  return spawnSync(node, [script, ...args], { stdio: 'inherit' }).status === 0;
}

function packages() {
  return readdirSync('packages').map((name) => join('packages', name));
}

function projects() {
  return packages()
    .flatMap((folder) => [folder, join(folder, 'test')])
    .filter((folder) => existsSync(join(folder, 'tsconfig.json')));
}

function sources() {
  return packages()
    .map((folder) => join(folder, 'src'))
    .filter(existsSync);
}
