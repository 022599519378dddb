// `npm run mutants -- FILES`: plants one fault after the other in a copy of the project, runs the tests nearest to the
// file, and prints the faults that no test notices. Each of them is a missing test, or changes nothing that can be seen.
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { nearestTests } from './nearest-tests.mjs';
import { faultsFor } from './planted-faults.mjs';

const root = join(import.meta.dirname, '..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Besides the named files those that were changed since this commit. */
    since: { type: 'string' },
    /** How long all of it may take. */
    minutes: { type: 'string', default: '10' },
    /** How many test files are run for a source file: those that import it from nearest. */
    tests: { type: 'string', default: '12' },
    /** Test files that are run besides. */
    with: { type: 'string', multiple: true, default: [] },
    /** Only faults on these lines, as `FIRST-LAST`. */
    lines: { type: 'string', default: '1-1000000' },
    /** At most this many faults a file, spread evenly over it. */
    'at-most': { type: 'string', default: '1000000' },
    /** Test files that take longer than this many seconds are left out. */
    longest: { type: 'string', default: '20' },
  },
});
const deadline = Date.now() + Number(values.minutes) * 60_000;
const [firstLine, lastLine] = values.lines.split('-').map(Number);
/** They take too long to be run for each fault. */
const BROWSERS = /^packages\/(e2e|games\/[^/]+\/test\/browser)\//;
/** A run with a fault that takes this many times as long as the one without it hangs. */
const HANGS_AFTER = 4;
const LEAST_LIMIT_MS = 30_000;

const changed = values.since === undefined ? [] : git('diff', '--name-only', '--diff-filter=d', values.since);
const files = [...new Set([...changed, ...positionals.flatMap((place) => listed(place))])].filter(isSource);
if (files.length === 0 && values.since === undefined) {
  console.error(
    'Name the files, or the folders, in which faults shall be planted, or the commit --since which they changed.',
  );
  process.exit(1);
}
const copy = mkdtempSync(join(tmpdir(), 'boomtown-mutants-'));
let running = null;
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end(1));
copyProject();
const testsNear = nearestTests(
  copy,
  listed('packages').filter((file) => /\.tsx?$/.test(file)),
);
const totals = { caught: 0, survived: 0, untried: 0 };
for (const file of files) await plantAllIn(file);
console.log(`${totals.caught} caught, ${totals.survived} survived, ${totals.untried} not tried for want of time`);
end(0);

/** What git knows, or would take up, of these places; without any: all of it. */
function listed(...places) {
  return git('ls-files', '--cached', '--others', '--exclude-standard', '--', ...places.map((place) => resolve(place)));
}

function isSource(file) {
  return /^packages\/(games\/)?[^/]+\/src\/.*\.tsx?$/.test(file) && !file.endsWith('.d.ts');
}

function git(...args) {
  const { stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 });
  return stdout.split('\n').filter((line) => line !== '');
}

/** What is installed is shared; packages find each other by links, which lead within the copy. */
function copyProject() {
  for (const file of listed()) {
    if (statSync(join(root, file), { throwIfNoEntry: false }) === undefined) continue;
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  const packages = new Set(git('ls-files', 'packages/*/package.json').map(dirname));
  for (const folder of packages) {
    const installed = join(folder, 'node_modules');
    if (statSync(join(root, installed), { throwIfNoEntry: false }) === undefined) continue;
    cpSync(join(root, installed), join(copy, installed), { recursive: true, verbatimSymlinks: true });
  }
}

async function plantAllIn(file) {
  const path = join(copy, file);
  const source = readFileSync(path, 'utf8');
  const faults = spread(faultsFor(source, file).filter(({ line }) => line >= firstLine && line <= lastLine));
  if (faults.length === 0) return;
  const tests = Date.now() < deadline ? await testsOf(file) : null;
  if (tests === null) {
    totals.untried += faults.length;
    return;
  }
  console.log(`${file}: ${faults.length} faults, ${tests.files.length} test files`);
  for (const fault of faults) {
    if (Date.now() > deadline) {
      totals.untried += 1;
      continue;
    }
    writeFileSync(path, source.slice(0, fault.from) + fault.text + source.slice(fault.to));
    const passed = tests.files.length === 0 || (await passes(tests));
    totals[passed ? 'survived' : 'caught'] += 1;
    if (passed) console.log(described(file, source, fault));
  }
  writeFileSync(path, source);
}

function spread(faults) {
  const most = Number(values['at-most']);
  return faults.length <= most
    ? faults
    : Array.from({ length: most }, (_, i) => faults[Math.floor((i * faults.length) / most)]);
}

/** The test files that are run for a file, and how long that may take; `null` if they fail as things are. */
async function testsOf(file) {
  const near = testsNear(file).filter((test) => !BROWSERS.test(test));
  const files = [...new Set([...values.with, ...near.slice(0, Number(values.tests))])];
  if (files.length === 0) return { files, limit: 0 };
  const report = join(copy, 'report.json');
  rmSync(report, { force: true });
  const began = Date.now();
  const good = await vitest([...files, '--reporter=json', `--outputFile=${report}`], 10 * 60_000);
  if (!good) {
    console.log(`${file}: its tests fail as things are`);
    return null;
  }
  const limit = Math.max(LEAST_LIMIT_MS, HANGS_AFTER * (Date.now() - began));
  const ran = JSON.parse(readFileSync(report, 'utf8')).testResults;
  for (const slow of ran.filter((result) => !isQuick(result)))
    console.log(`${file}: without ${relative(copy, slow.name)}, which takes too long`);
  return { files: ran.filter(isQuick).map(({ name }) => relative(copy, name)), limit };
}

function isQuick({ startTime, endTime }) {
  return endTime - startTime < Number(values.longest) * 1000;
}

function passes({ files, limit }) {
  return vitest([...files, '--bail=1', '--reporter=dot'], limit);
}

/** Does it end well, within the limit? */
function vitest(args, limit) {
  running = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...args], {
    cwd: copy,
    stdio: 'ignore',
    detached: true,
  });
  const { pid } = running;
  return new Promise((done) => {
    const timer = setTimeout(() => process.kill(-pid, 'SIGKILL'), limit);
    running.on('exit', (code) => {
      clearTimeout(timer);
      running = null;
      done(code === 0);
    });
  });
}

function described(file, source, { kind, line, from, to, text }) {
  const short = (code) => {
    const plain = code.replace(/\s+/g, ' ').trim();
    return plain.length > 90 ? `${plain.slice(0, 87)}...` : plain;
  };
  const start = source.lastIndexOf('\n', from) + 1;
  const end = source.indexOf('\n', to);
  return `  survived ${file}:${line} ${kind}\n    - ${short(source.slice(start, end))}\n    + ${short(source.slice(start, from) + text + source.slice(to, end))}`;
}

function end(code) {
  if (running !== null) process.kill(-running.pid, 'SIGKILL');
  rmSync(copy, { recursive: true, force: true });
  process.exit(code);
}
