// `npm run mutants -- FILES`: plants one fault after the other in a copy of the project, runs the tests nearest to the
// file, and prints the faults that no test notices. Each of them is a missing test, or changes nothing that can be seen.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
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
    /** This many faults in all, drawn from those of all files. */
    sample: { type: 'string' },
    /** What the drawing follows from. */
    seed: { type: 'string', default: 'everyday' },
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
const LEAST_LIMIT_MS = 60_000;
const LONGEST_RUN_MS = 30 * 60_000;

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
const chosen = chosenFaults();
/** The test files that were run without a fault: the seconds of those that are quick and pass, `null` for the others. */
const known = new Map();
// A sample comes from many files, whose tests are run at once.
if (values.sample !== undefined) await runAsThingsAre([...chosen.keys()].flatMap(testsOf));
for (const [file, faults] of chosen) await plantAllIn(file, faults);
const tried = totals.caught + totals.survived;
const share = tried === 0 ? '' : ` (${Math.round((100 * totals.caught) / tried)} %)`;
console.log(
  `${totals.caught} of ${tried} caught${share}, ${totals.survived} survived, ${totals.untried} not tried for want of time`,
);
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

/** The faults to plant, by file. */
function chosenFaults() {
  const all = files.flatMap((file) => {
    const found = faultsFor(readFileSync(join(copy, file), 'utf8'), file);
    return spread(found.filter(({ line }) => line >= firstLine && line <= lastLine)).map((fault) => ({ file, fault }));
  });
  const drawn = values.sample === undefined ? all : sampled(all, Number(values.sample));
  const byFile = Map.groupBy(drawn, ({ file }) => file);
  return new Map([...byFile].map(([file, planted]) => [file, planted.map(({ fault }) => fault)]));
}

/** Some of them, in an order that follows from the seed alone: where time is short, those that were tried are a sample, too. */
function sampled(all, size) {
  const rank = ({ file, fault }) =>
    createHash('sha256').update(`${values.seed} ${file} ${fault.from} ${fault.kind}`).digest('hex');
  const ranked = all.map((one) => [rank(one), one]).sort(([a], [b]) => (a < b ? -1 : 1));
  return ranked.slice(0, size).map(([, one]) => one);
}

function spread(faults) {
  const most = Number(values['at-most']);
  return faults.length <= most
    ? faults
    : Array.from({ length: most }, (_, i) => faults[Math.floor((i * faults.length) / most)]);
}

async function plantAllIn(file, faults) {
  if (Date.now() < deadline) await runAsThingsAre(testsOf(file));
  const tests = testsOf(file).filter((test) => typeof known.get(test) === 'number');
  const path = join(copy, file);
  const source = readFileSync(path, 'utf8');
  console.log(`${file}: ${faults.length} faults, ${tests.length} test files`);
  for (const fault of faults) {
    if (Date.now() > deadline) {
      totals.untried += 1;
      continue;
    }
    writeFileSync(path, source.slice(0, fault.from) + fault.text + source.slice(fault.to));
    const passed = tests.length === 0 || (await passes(tests));
    totals[passed ? 'survived' : 'caught'] += 1;
    if (passed) console.log(described(file, source, fault));
  }
  writeFileSync(path, source);
}

/** The test files that are run for a file. */
function testsOf(file) {
  const near = testsNear(file).filter((test) => !BROWSERS.test(test));
  return [...new Set([...values.with, ...near.slice(0, Number(values.tests))])];
}

/** Runs those of these tests that are not known yet, without a fault. */
async function runAsThingsAre(wanted) {
  const tests = [...new Set(wanted)].filter((test) => !known.has(test));
  if (tests.length === 0) return;
  for (const test of tests) known.set(test, null);
  const report = join(copy, 'report.json');
  rmSync(report, { force: true });
  await vitest([...tests, '--reporter=json', `--outputFile=${report}`], LONGEST_RUN_MS);
  const ran = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')).testResults : [];
  for (const { name, status, startTime, endTime } of ran) {
    const seconds = (endTime - startTime) / 1000;
    const test = relative(copy, name);
    if (status !== 'passed') console.log(`without ${test}, which fails as things are`);
    else if (seconds > Number(values.longest)) console.log(`without ${test}, which takes too long`);
    else known.set(test, seconds);
  }
}

function passes(tests) {
  const seconds = tests.reduce((sum, test) => sum + known.get(test), 0);
  const limit = Math.max(LEAST_LIMIT_MS, HANGS_AFTER * seconds * 1000);
  return vitest([...tests, '--bail=1', '--reporter=dot'], limit);
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
