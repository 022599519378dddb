// The static checks, each under the name that CONTRIBUTING.md gives it. Without arguments: all of them.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { platformFiles, privateTermsIn } from './private-terms.mjs';

const node = process.execPath;
/** What the compiler found last time: it looks again only at what changed since. */
const FOUND_BEFORE = 'node_modules/.cache/types';

/** Folders outside of the games whose files name no game, besides the files of the root. */
const PLATFORM = ['packages', 'scripts', 'docker', 'systemd'];
const NO_PLATFORM = new Set(['node_modules', 'dist', 'test-results', 'games']);
/** Neither source nor script: pictures, and pages for people, which say what there is to play. */
const LEFT_OUT = /^pnpm-lock[.]yaml$|[.](md|png|woff2|ico)$/;
/** Databases as former versions wrote them, with the games that were played at their tables. */
const RECORDED = /^packages[\\/]server[\\/]test[\\/]records[\\/]kept[\\/]layout-\d+[.]sql$/;

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

/** The places outside of the games that name one, by its id or by its title. */
function namingGames() {
  const lists = readFileSync('packages/games/registry/src/ids.ts', 'utf8').match(
    /_IDS: readonly GameId\[\] = \[[^\]]*\]/g,
  );
  const ids = (lists ?? []).flatMap((list) => [...list.matchAll(/'([a-z][^']+)'/g)]);
  const names = ids.map(([, id]) => {
    const spelt = id.replaceAll('-', '[-_ ]?');
    // A word that every object knows names nothing, unless it is written large.
    return id in {} ? `${spelt.charAt(0).toUpperCase()}${spelt.slice(1)}\\b` : `(?i:${spelt})(?![a-z])`;
  });
  const named = new RegExp(`(?<![a-zA-Z])(${names.join('|')})`);
  const root = readdirSync('.', { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []));
  return [...root, ...PLATFORM.flatMap(filesIn)]
    .filter((file) => !LEFT_OUT.test(file) && !RECORDED.test(file))
    .flatMap((file) => {
      const lines = [file, ...readFileSync(file, 'utf8').split('\n')];
      return lines.flatMap((line, at) => (named.test(line) ? [`${file}:${at}`] : []));
    });
}

function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return NO_PLATFORM.has(entry.name) ? [] : filesIn(path);
    return entry.isFile() ? [path] : [];
  });
}

function sources() {
  return packages()
    .map((folder) => join(folder, 'src'))
    .filter(existsSync);
}
