// `npm test`: the static checks and the everyday tests, side by side. `npm run test:all` runs all tests, those with browsers,
// processes and databases included, and gives the long ones their time. Ends with the slowest files and the totals.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

const CHECK_NAMES = ['types', 'lint', 'deps', 'unused'];
const SLOWEST = 10;
const totals = { passed: 0, failed: 0, skipped: 0 };

const given = process.argv.slice(2);
const all = given.includes('--all');
// vitest.config.ts leaves out what is not for every day; tests that can go on for longer look for LONG.
const env = { ...process.env, ...(all ? { LONG: '1' } : { EVERYDAY: '1' }) };
const folder = mkdtempSync(join(tmpdir(), 'boomtown-test-'));
const report = join(folder, 'report.json');

const checking = checks();
const tested = await run(
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...given.filter((word) => word !== '--all'),
  ],
  'inherit',
);
const files = countTests();
rmSync(folder, { recursive: true, force: true });
// What they have to say comes after the tests, in one piece.
for (const { good, said } of await checking) {
  process.stdout.write(said);
  totals[good ? 'passed' : 'failed'] += 1;
}

const good = totals.failed === 0 && tested.good;
if (!tested.good && totals.failed === 0) totals.failed = 1;
nameSlowest(files);
console.log(`${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
process.exit(good ? 0 : 1);

/** All static checks, one after the other: the tests leave them one processor at most. */
async function checks() {
  const done = [];
  for (const name of CHECK_NAMES) done.push(await run(['scripts/checks.mjs', name], 'pipe'));
  return done;
}

function run(words, output) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, words, { env, stdio: ['inherit', output, output] });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (text) => {
        said += text;
      });
    }
    child.on('close', (code) => resolve({ good: code === 0, said }));
  });
}

/** Adds up vitest's own report, and returns its files. A run that left no report has failed as a whole. */
function countTests() {
  let results;
  try {
    results = JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    totals.failed += 1;
    return [];
  }
  totals.passed += results.numPassedTests;
  totals.failed += results.numFailedTests;
  totals.skipped += results.numPendingTests + results.numTodoTests;
  return results.testResults;
}

function nameSlowest(files) {
  const timed = files.map(({ name, startTime, endTime }) => ({ name, took: (endTime - startTime) / 1000 }));
  console.log('The slowest test files:');
  for (const { name, took } of timed.sort((one, other) => other.took - one.took).slice(0, SLOWEST)) {
    console.log(`${took.toFixed(1).padStart(7)} s  ${relative(process.cwd(), name)}`);
  }
}
