import { readdirSync, readFileSync } from 'node:fs';
import { GAMES } from '@boomtown/registry/rules';
import { SETTINGS, VERSION } from '@boomtown/server/settings';
import { describe, expect, it } from 'vitest';
import { runLine } from '../src/command-line.ts';

const settings = (environment: Readonly<Record<string, string>>, ...more: readonly string[]) =>
  runLine(['settings', ...more], (file) => file, GAMES, environment);

describe('boomtown settings', () => {
  it('prints every setting with its meaning, and what holds where nothing is set', async () => {
    const { lines, complaint, exitCode } = await settings({});
    expect([complaint, exitCode]).toEqual([null, 0]);
    for (const [name, { otherwise, meaning }] of Object.entries(SETTINGS)) {
      const at = lines.indexOf(`${name}: ${otherwise} (not set)`);
      expect(lines[at + 1]).toBe(`    ${meaning}`);
    }
  });

  it('prints what is set, but no secrets', async () => {
    const { lines } = await settings({ PORT: '80', PASSPHRASE: 'open sesame' });
    expect(lines).toContain('PORT: 80');
    expect(lines).toContain('PASSPHRASE: set (not shown)');
    expect(lines.join('\n')).not.toContain('sesame');
  });

  it('names the file of a secret that comes from one', async () => {
    const { lines } = await settings({ ADMIN_PASSWORD_FILE: '/run/secrets/admin' });
    expect(lines).toContain('ADMIN_PASSWORD: from the file /run/secrets/admin');
  });

  it('complains of what is mistyped, as the server would', async () => {
    const { complaint, exitCode } = await settings({ PASSPHARSE: 'open sesame' });
    expect([complaint, exitCode]).toEqual(['PASSPHARSE is no setting. Is PASSPHRASE meant?', 1]);
  });

  it('complains of what is wrong, as the server would', async () => {
    const { complaint, exitCode } = await settings({ PORT: '80000', MAX_TABLES: 'many' });
    expect(exitCode).toBe(1);
    expect(complaint).toMatch(/PORT is a number .*\nMAX_TABLES is a whole number/);
  });

  it('takes nothing more', async () => expect(await settings({}, 'PORT')).toMatchObject({ lines: [], exitCode: 2 }));
});

describe('boomtown --version', () => {
  it('prints the version, which is that of every package', async () => {
    const said = await runLine(['--version'], (file) => file, GAMES, {});
    expect(said).toEqual({ lines: [`Boomtown ${VERSION}`], complaint: null, exitCode: 0 });
    const root = new URL('../../../', import.meta.url);
    const packages = ['packages', 'packages/games'].flatMap((folder) =>
      readdirSync(new URL(`${folder}/`, root))
        .filter((name) => name !== 'games')
        .map((name) => `${folder}/${name}/package.json`),
    );
    for (const file of ['package.json', ...packages]) {
      const { version }: { version: string } = JSON.parse(readFileSync(new URL(file, root), 'utf8'));
      expect([file, version]).toEqual([file, VERSION]);
    }
  });
});

describe('boomtown backup and restore', () => {
  it('leave tables in PostgreSQL to its own tools', async () => {
    const environment = { DATABASE_URL: 'postgres://boomtown@db.example/tables' };
    for (const command of ['backup', 'restore']) {
      const { complaint, exitCode } = await runLine([command, 'a-file'], (file) => file, GAMES, environment);
      expect([complaint, exitCode]).toEqual([expect.stringContaining('pg_dump'), 1]);
    }
  });
});
