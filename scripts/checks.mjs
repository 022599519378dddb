// The static checks, each under the name that CONTRIBUTING.md gives it. Without arguments: all of them.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { platformFiles, privateTermsIn } from './private-terms.mjs';

const node = process.execPath;
/** What the compiler found last time: it looks again only at what changed since. */
const FOUND_BEFORE = 'node_modules/.cache/types';

/** Folders outside of the games whose files name no game: they choose one by what it is like, or go through all. */
const WITHOUT_NAMES = [
  'packages/server/test',
  'packages/wire/test',
  'packages/bench/src',
  'packages/e2e/src',
  'scripts',
];
/** Those that are about certain games: what only these do at a table, records of former versions, and contests with their rules. */
const ABOUT_CERTAIN_GAMES = new RegExp(
  `^packages/(${[
    'server/test/(boondoggle-bytes|bots/trading|clocks/bank|entries/takebacks|faults/actions)[.]test',
    'server/test/tables/(forgetful-log|match-in-play)[.]test',
    'server/test/(secrets|records/kept)/',
    'bench/src/(rules|packed|servers)/|bench/src/peers/recorded-match[.]ts',
    'e2e/src/short-match[.]ts',
  ].join('|')})`,
);

const CHECKS = {
  /** TypeScript, package by package: sources under their own narrow library, tests with Node's types. */
  types: checkTypes,
  lint: () => run('node_modules/@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']),
  deps: () => {
    const imports = run('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs', [
      '--config',
      '.dependency-cruiser.mjs',
      ...sources(),
    ]);
    const namesNoGame = namingGames().map((place) => console.log(`names a game: ${place}`)).length === 0;
    const plain = privateTermsIn(platformFiles()).map((fault) => console.log(`private term: ${fault}`)).length === 0;
    return imports && namesNoGame && plain;
  },
  /** Every language has every sentence, with its blanks and plural forms; the types of the keys are up to date. */
  words: () => run('scripts/words.mjs', ['check']),
  unused: () => run('node_modules/knip/bin/knip.js', []),
};

const wanted = process.argv.slice(2);
const failures = await checks(wanted.length === 0 ? Object.keys(CHECKS) : wanted);
process.exit(failures === 0 ? 0 : 1);

/** Runs the named checks and says how each went. Returns how many failed. */
async function checks(names) {
  let failures = 0;
  for (const name of names) {
    const good = await CHECKS[name]();
    console.log(`${good ? 'ok    ' : 'FAILED'} ${name}`);
    if (!good) failures += 1;
  }
  return failures;
}

/** As many compilers at once as there are processors. Names every project that fails. */
async function checkTypes() {
  const waiting = projects();
  const failed = [];
  const compile = async () => {
    for (let project = waiting.shift(); project !== undefined; project = waiting.shift()) {
      const { good, said } = await compiled(project);
      if (said !== '') console.log(said);
      if (!good) failed.push(project);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, compile));
  if (failed.length > 0) console.log(`These projects do not compile: ${failed.sort().join(', ')}`);
  return failed.length === 0;
}

function compiled(project) {
  const before = join(FOUND_BEFORE, `${project.replaceAll(/[/\\]/g, '-')}.tsbuildinfo`);
  const args = ['-p', project, '--singleThreaded', '--incremental', '--tsBuildInfoFile', before, '--pretty', 'false'];
  return new Promise((resolve) => {
    const compiler = spawn(node, ['node_modules/typescript/bin/tsc', ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [compiler.stdout, compiler.stderr]) {
      stream.on('data', (text) => {
        said += text;
      });
    }
    compiler.on('close', (code) => resolve({ good: code === 0, said: said.trim() }));
  });
}

function run(script, args) {
  return spawnSync(node, [script, ...args], { stdio: 'inherit' }).status === 0;
}

function packages() {
  return ['packages', 'packages/games'].flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));
}

/** The largest first, so that no long one is left over at the end. */
function projects() {
  const sizeOf = (folder) => readdirSync(folder, { recursive: true }).length;
  return packages()
    .flatMap((folder) => [folder, join(folder, 'src'), join(folder, 'test')])
    .filter((folder) => existsSync(join(folder, 'tsconfig.json')))
    .map((folder) => [folder, sizeOf(/(src|test)$/.test(folder) ? folder : join(folder, 'src'))])
    .sort(([, one], [, other]) => other - one)
    .map(([folder]) => folder);
}

/** The places of the platform's sources and tests that name a game. Browser tests read its name on the pages. */
function namingGames() {
  const ids = [...readFileSync('packages/games/registry/src/ids.ts', 'utf8').matchAll(/'([a-z0-9-]+)',/g)];
  // A word of the language itself names nothing.
  const names = ids.map(([, id]) => id).filter((id) => id !== 'constructor');
  const named = new RegExp(`\\b(${names.map((id) => id.replaceAll('-', '[- ]?')).join('|')})\\b`, 'i');
  const files = [...sources().filter((folder) => !/games|bench|e2e/.test(folder)), ...WITHOUT_NAMES].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  const free = files.filter((file) => !ABOUT_CERTAIN_GAMES.test(file.replaceAll('\\', '/')));
  return free.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, at) => (named.test(line) ? [`${file}:${at + 1}`] : [])),
  );
}

function sources() {
  return packages()
    .map((folder) => join(folder, 'src'))
    .filter(existsSync);
}
