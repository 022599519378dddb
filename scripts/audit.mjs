// Holds the lock file against the advisories that the registry in use knows. A finding of high severity fails, unless
// docs/security.md explains it by its name (GHSA-…). A registry that does not answer fails nothing, but is said.
// What follows is for pnpm: `--registry ADDRESS` asks another one.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const WITHIN_MS = 60_000;
const GRAVE = ['high', 'critical'];

const root = join(import.meta.dirname, '..');
const onWindows = process.platform === 'win32';
const pnpm = join(root, 'node_modules/.bin', onWindows ? 'pnpm.cmd' : 'pnpm');
const args = ['audit', '--json', ...process.argv.slice(2)];
const asked = spawnSync(pnpm, args, { cwd: root, encoding: 'utf8', timeout: WITHIN_MS, shell: onWindows });
const advisories = advisoriesIn(asked.stdout);

if (advisories === null) {
  console.log(
    'Audit not done: the registry gave no answer to hold the lock file against, so nothing is known either way.',
  );
  console.log((asked.stderr || String(asked.error ?? '')).trim());
  process.exit(0);
}

const explained = readFileSync(join(root, 'docs/security.md'), 'utf8');
const grave = advisories.filter(({ severity }) => GRAVE.includes(severity));
const open = grave.filter(({ github_advisory_id: name }) => !name || !explained.includes(name));
for (const { severity, module_name: of, title, patched_versions: mended, url } of open) {
  console.log(`${severity}: ${of}: ${title} (mended in ${mended})\n  ${url}`);
}
console.log(
  `Audit: ${advisories.length} findings, ${grave.length} of them high; ${open.length} of those neither mended nor explained.`,
);
process.exit(open.length === 0 ? 0 : 1);

/** `null` for anything but an audit. */
function advisoriesIn(text) {
  try {
    const { advisories } = JSON.parse(text);
    return typeof advisories === 'object' && advisories !== null ? Object.values(advisories) : null;
  } catch {
    return null;
  }
}
