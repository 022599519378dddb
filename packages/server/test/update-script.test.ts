import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ROOT } from '../src/this-build.ts';

/** What runs, a container a line, and what was done, a line each. Both are files in the folder that they run in. */
const STAND_INS = {
  compose: `#!/bin/sh
shift 2
case "$1" in
  ps) cat "$STATE/runs" ;;
  build) echo build >> "$STATE/done"; exit "\${BUILD_ENDS:-0}" ;;
  up)
    echo "$*" >> "$STATE/done"
    i=1
    while [ "$i" -le "$STARTS" ]; do echo "new-$i" >> "$STATE/runs"; i=$((i + 1)); done ;;
esac`,
  docker: `#!/bin/sh
case "$1" in
  inspect) for last; do :; done; [ "$last" = "\${ILL:-}" ] && echo starting || echo healthy ;;
  logs) echo 'its last line' ;;
  *)
    for last; do :; done
    echo "$1 $last" >> "$STATE/done"
    if [ "$1" = rm ]; then grep -vxF "$last" "$STATE/runs" > "$STATE/left"; mv "$STATE/left" "$STATE/runs"; fi ;;
esac`,
  // It takes no time, and someone who waits may lose patience.
  sleep: `#!/bin/sh
[ -z "\${IMPATIENT:-}" ] || kill -s "$IMPATIENT" "$PPID"`,
};

interface Update {
  readonly status: number | null;
  readonly said: string;
  /** What runs afterwards. */
  readonly runs: readonly string[];
  readonly done: readonly string[];
}

function update(before: readonly string[], more: Readonly<Record<string, string>> = {}): Update {
  const state = mkdtempSync(join(tmpdir(), 'boomtown-update-'));
  onTestFinished(() => rmSync(state, { recursive: true }));
  for (const [name, text] of Object.entries(STAND_INS)) {
    writeFileSync(join(state, name), text);
    chmodSync(join(state, name), 0o755);
  }
  const list = (name: string) => readFileSync(join(state, name), 'utf8').split('\n').filter(Boolean);
  writeFileSync(join(state, 'runs'), before.map((name) => `${name}\n`).join(''));
  writeFileSync(join(state, 'done'), '');
  const { status, stdout, stderr } = spawnSync('sh', [join(ROOT, 'docker/update.sh')], {
    encoding: 'utf8',
    env: {
      PATH: `${state}:${process.env.PATH ?? ''}`,
      STATE: state,
      COMPOSE: join(state, 'compose'),
      DOCKER: join(state, 'docker'),
      STARTS: String(before.length),
      ...more,
    },
  });
  return { status, said: `${stdout}${stderr}`, runs: list('runs'), done: list('done') };
}

const UP = 'up -d --no-deps --no-build --no-recreate --scale server=4 server';

test('an update builds, starts as many new servers, and stops the old ones one by one', () => {
  const { status, said, runs, done } = update(['old-1', 'old-2']);
  expect([status, said]).toEqual([0, 'Updated: 2 servers.\n']);
  expect(runs).toEqual(['new-1', 'new-2']);
  expect(done).toEqual(['build', UP, 'stop old-1', 'rm old-1', 'stop old-2', 'rm old-2']);
});

test('with BUILD=no it takes the image that is there', () => {
  expect(update(['old-1', 'old-2'], { BUILD: 'no' }).done[0]).toBe(UP);
});

test('an image that can’t be built changes nothing', () => {
  const { status, runs, done } = update(['old-1', 'old-2'], { BUILD_ENDS: '17' });
  expect([status, runs, done]).toEqual([17, ['old-1', 'old-2'], ['build']]);
});

test('a new server that does not become healthy takes all new ones away, and the old ones go on', () => {
  const { status, said, runs, done } = update(['old-1', 'old-2'], { ILL: 'new-2' });
  expect(status).toBe(1);
  expect(said).toContain('The new server new-2 does not become healthy. Its last lines:\nits last line\n');
  expect(runs).toEqual(['old-1', 'old-2']);
  expect(done.slice(2)).toEqual(['rm new-1', 'rm new-2']);
});

test('fewer new servers than there should be are taken away again', () => {
  const { status, said, runs } = update(['old-1', 'old-2'], { STARTS: '1' });
  expect([status, said]).toEqual([1, 'Not as many new servers started as old ones run (2).\n']);
  expect(runs).toEqual(['old-1', 'old-2']);
});

test.each(['TERM', 'INT', 'HUP'])('SIG%s while the new ones start takes the new ones away only', (IMPATIENT) => {
  const { status, said, runs, done } = update(['old-1', 'old-2'], { ILL: 'new-1', IMPATIENT });
  expect([status, said]).toEqual([1, '']);
  expect(runs).toEqual(['old-1', 'old-2']);
  expect(done.slice(2)).toEqual(['rm new-1', 'rm new-2']);
});

test('where no server runs, it says how to start some', () => {
  const { status, said, done } = update([]);
  expect([status, done]).toEqual([1, []]);
  expect(said).toContain('No server runs. Start them with: docker compose --profile scale up -d nginx');
});
