// Only in test:all: it builds the pages.
import { spawnSync } from 'node:child_process';
import { chownSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { GamesFromElsewhere } from '../src/elsewhere.ts';

const isSuperuser = process.getuid?.() === 0;
if (!isSuperuser) console.info('Only the superuser can run something as another user: that is not tried.');
/** A user who has no home, and can write into their own folder only, as the unit for systemd runs the server. */
const SERVICE = 61_234;
const PATIENCE_MS = 900_000;
const BUILD = `
  const { useAddedGames } = await import(process.argv[1]);
  console.log(JSON.stringify(await useAddedGames(process.argv[2], { say() {} })));`;

const elsewhere = new GamesFromElsewhere();
beforeAll(async () => {
  if (!isSuperuser) return;
  await elsewhere.write({ id: 'brick-lane', min: 2, max: 4, hidden: true });
  elsewhere.list([{ folder: 'brick-lane' }]);
  for (const path of ['', ...readdirSync(elsewhere.folder, { recursive: true, encoding: 'utf8' })])
    chownSync(join(elsewhere.folder, path), SERVICE, SERVICE);
}, PATIENCE_MS);
afterAll(() => elsewhere.remove());

it.skipIf(!isSuperuser)(
  'games are built in by a service that has no home and writes into its own folder only',
  () => {
    const module = new URL('../../server/src/added-games/index.ts', import.meta.url).href;
    const built = spawnSync(process.execPath, ['--input-type=module', '-e', BUILD, module, elsewhere.folder], {
      encoding: 'utf8',
      uid: SERVICE,
      gid: SERVICE,
      env: {},
    });
    expect([built.stderr, built.stdout]).toEqual(['', '[]\n']);
    expect(readdirSync(join(elsewhere.folder, 'built-games'))).toContain('pages');
  },
  PATIENCE_MS,
);
