// `npm test`: the static checks, then every test; ends with the totals of both.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const CHECK_NAMES = ['types', 'lint', 'deps', 'unused'];
const totals = { passed: 0, failed: 0, skipped: 0 };

for (const name of CHECK_NAMES) {
  const good = spawnSync(process.execPath, ['scripts/checks.mjs', name], { stdio: 'inherit' }).status === 0;
  totals[good ? 'passed' : 'failed'] += 1;
}

const folder = mkdtempSync(join(tmpdir(), 'boomtown-test-'));
const report = join(folder, 'report.json');
const vitest = spawnSync(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit' },
);
countTests();
rmSync(folder, { recursive: true, force: true });

const good = totals.failed === 0 && vitest.status === 0;
if (vitest.status !== 0 && totals.failed === 0) totals.failed = 1;
console.log(`${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
process.exit(good ? 0 : 1);

/** Adds up vitest's own report. A run that left none has failed as a whole. */
function countTests() {
  let results;
  try {
    results = JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    totals.failed += 1;
    return;
  }
  totals.passed += results.numPassedTests;
  totals.failed += results.numFailedTests;
  totals.skipped += results.numPendingTests + results.numTodoTests;
}
