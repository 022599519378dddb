import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fileSettingOf, SETTINGS } from '../src/settings/index.ts';
import { ROOT } from '../src/this-build.ts';

const unit = readFileSync(join(ROOT, 'systemd/boomtown.service'), 'utf8');
/** systemd calls a service well guarded up to 2 of 10. */
const MAX_EXPOSED = 20;

const ANALYZE = 'systemd-analyze';
const hasSystemd = spawnSync(ANALYZE, ['--version']).status === 0;
if (!hasSystemd) console.info('The unit for systemd is not verified: there is no systemd-analyze on this machine.');

test('the unit sets nothing but settings', () => {
  const set = [...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, all = '']) => all.split(' '));
  const names = set.map((one) => one.split('=')[0] ?? '');
  const known = Object.keys(SETTINGS).flatMap((name) => [name, fileSettingOf(name)]);
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => name !== 'NODE_ENV' && !known.includes(name))).toEqual([]);
  // Each secret that it hands over is read from where systemd puts it.
  for (const [, credential] of unit.matchAll(/^LoadCredential=([\w-]+):/gm))
    expect(unit).toContain(`_FILE=%d/${credential}`);
});

test('its pages are built before it starts, since it may not write where they lie', () => {
  expect(unit).toContain('\nProtectSystem=strict\n');
  expect(unit).not.toContain('ReadWritePaths=');
  const folder = /^WorkingDirectory=(.*)$/m.exec(unit)?.[1];
  const hosting = readFileSync(join(ROOT, 'docs/hosting.md'), 'utf8');
  expect(hosting).toContain(`    cd ${folder} && git pull && npm run build && systemctl restart boomtown\n`);
});

test.skipIf(!hasSystemd)('systemd takes the unit, and calls it well guarded', () => {
  const folder = mkdtempSync(join(tmpdir(), 'boomtown-unit-'));
  const file = join(folder, 'boomtown.service');
  writeFileSync(file, unit.replace('/usr/bin/node', process.execPath).replaceAll('/opt/boomtown', folder));
  const verified = spawnSync(ANALYZE, ['verify', file], { encoding: 'utf8' });
  expect(verified.stderr.split('\n').filter((line) => line.includes(file))).toEqual([]);
  const guarded = spawnSync(ANALYZE, ['security', '--offline=true', `--threshold=${MAX_EXPOSED}`, file], {
    encoding: 'utf8',
  });
  expect([guarded.status, guarded.stderr]).toEqual([0, '']);
  rmSync(folder, { recursive: true });
});
