import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ROOT } from '../../src/this-build.ts';

const hosting = readFileSync(join(ROOT, 'docs/hosting.md'), 'utf8');
/** The line for cron, as cron gives it to a shell. */
const command = (/^ {4}0 4 \* \* \* root cd \/opt\/boomtown && (.*)$/m.exec(hosting)?.[1] ?? '').replaceAll('\\%', '%');

/** Stands in for the tools of the database, in its container. */
const DOCKER = `#!/bin/sh
case "$*" in
  'compose exec -T postgres pg_dump -U boomtown -Fc boomtown') echo 'all tables'; exit "$DUMP_ENDS" ;;
  'compose exec -T postgres pg_restore -f /dev/null') [ "$(cat)" = 'all tables' ] || exit 9; exit "$READ_ENDS" ;;
  *) exit 8 ;;
esac`;

/** Two dumps are there, of yesterday and of last month. Returns what is there after a night. */
function night(dumpEnds: number, readEnds: number) {
  const folder = mkdtempSync(join(tmpdir(), 'boomtown-dumps-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'docker'), DOCKER, { mode: 0o755 });
  const backups = join(folder, 'backups');
  mkdirSync(backups);
  for (const name of ['old.dump', 'yesterday.dump', 'next.part']) writeFileSync(join(backups, name), 'a former one');
  const lastMonth = Date.now() / 1000 - 30 * 86_400;
  utimesSync(join(backups, 'old.dump'), lastMonth, lastMonth);
  const env = {
    PATH: `${folder}:${process.env.PATH ?? ''}`,
    DUMP_ENDS: String(dumpEnds),
    READ_ENDS: String(readEnds),
  };
  const { status } = spawnSync('sh', ['-c', command], { cwd: folder, env });
  const names = readdirSync(backups).map((name) => name.replace(/^\d{4}-\d\d-\d\d/, 'TODAY'));
  return { status, names: names.sort() };
}

test('the dump of a night gets its name when it can be read, and only then old ones go', () => {
  expect(night(0, 0)).toEqual({ status: 0, names: ['TODAY.dump', 'yesterday.dump'] });
});

test.each([
  ['that broke off', 1, 0],
  ['that can’t be read', 0, 1],
])('a dump %s is none, and the old ones stay', (_what, dumpEnds, readEnds) => {
  const { status, names } = night(dumpEnds, readEnds);
  expect(status).not.toBe(0);
  expect(names).toEqual(['next.part', 'old.dump', 'yesterday.dump']);
});
