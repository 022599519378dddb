import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { readSettings, StartFault } from '../src/index.ts';
import { SETTINGS } from '../src/settings/index.ts';
import { isOneEditAway } from '../src/settings/settings.ts';
import { startupMessage } from '../src/startup-message.ts';
import { VERSION } from '../src/this-build.ts';
import { endOf, runMain } from './support/child-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'boomtown-secrets-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(text: string): string {
  const file = join(folder, `secret-${text.length}`);
  writeFileSync(file, text);
  return file;
}

describe('fault 53: a mistyped setting', () => {
  test.each([
    ['PASSPHARSE', 'PASSPHRASE'],
    ['PASSPHRAS', 'PASSPHRASE'],
    ['PASSSPHRASE', 'PASSPHRASE'],
    ['PASSPHRAZE', 'PASSPHRASE'],
    ['APSSPHRASE', 'PASSPHRASE'],
    ['passphrase', 'PASSPHRASE'],
    ['Passphrasse', 'PASSPHRASE'],
    ['PASSPHRASE_FIEL', 'PASSPHRASE_FILE'],
    ['ADMINPASSWORD', 'ADMIN_PASSWORD'],
    ['ADMIN_PASSWORT', 'ADMIN_PASSWORD'],
    ['PROT', 'PORT'],
    ['HOTS', 'HOST'],
    ['TRUSTED_PROXYES', 'TRUSTED_PROXIES'],
    ['TRUSTED_PROXIE', 'TRUSTED_PROXIES'],
    ['METRIC_FROM', 'METRICS_FROM'],
  ])('%s ends the start, and names %s and no value', (name, meant) => {
    const start = () => readSettings({ [name]: 'open sesame' });
    expect(start).toThrow(StartFault);
    expect(start).toThrow(`${name} is no setting. Is ${meant} meant?`);
    expect(start).not.toThrow('sesame');
  });

  test('ends the start of a real process before it listens', async () => {
    const child = runMain({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, PASSPHARSE: 'open sesame' });
    let printed = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
    expect(await endOf(child)).toEqual({ code: 1, signal: null });
    expect(printed).toContain('PASSPHARSE is no setting. Is PASSPHRASE meant?');
    expect(printed).not.toContain('    at ');
  });

  test.each(['PASSPHRASE=open sesame', '--passphrase', 'open sesame'])(
    'in a place where nobody reads it, as in `npm start -- %s`, ends the start and is not repeated',
    async (word) => {
      const child = runMain({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder }, undefined, undefined, [word]);
      onTestFinished(() => void child.kill('SIGKILL'));
      let printed = '';
      child.stderr?.on('data', (chunk: Buffer) => {
        printed += chunk.toString();
      });
      expect(await endOf(child)).toEqual({ code: 1, signal: null });
      expect(printed).toContain('Settings are environment variables');
      expect(printed).not.toContain('sesame');
    },
  );

  test('`npm start -- --version` says the version and starts nothing, whatever is set', async () => {
    const child = runMain({ PASSPHARSE: 'open sesame', DATA_DIR: '/proc/none' }, undefined, undefined, ['--version']);
    onTestFinished(() => void child.kill('SIGKILL'));
    let printed = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
    expect(await endOf(child)).toEqual({ code: 0, signal: null });
    await expect.poll(() => printed).toBe(`Boomtown ${VERSION}\n`);
  }, 60_000);

  test('which is set to nothing does no harm; all of them are named', () => {
    expect(readSettings({ PASSPHARSE: '' }).passphrase).toBeUndefined();
    expect(() => readSettings({ PROT: '1', HOTS: 'x' })).toThrow(/PROT .*\nHOTS /);
  });

  test('is none where the system or a tool set the variable', () => {
    const names = `HOME PATH HOSTNAME HOSTTYPE HOSTS USER LOGNAME SHELL PWD OLDPWD LANG LC_ALL TERM TZ SHLVL MAIL EDITOR PAGER
      PGHOST PGPORT PGUSER PGPASSWORD PGDATABASE PGPASSFILE NODE_ENV NODE_OPTIONS NODE_VERSION npm_config_port npm_lifecycle_event
      INIT_CWD CI GITHUB_ACTIONS KUBERNETES_PORT KUBERNETES_SERVICE_HOST BOOMTOWN_PORT BOOMTOWN_SERVICE_HOST DOCKER_HOST
      COMPOSE_PROFILES POSTGRES_PASSWORD CREDENTIALS_DIRECTORY INVOCATION_ID JOURNAL_STREAM NOTIFY_SOCKET STATE_DIRECTORY
      XDG_DATA_DIRS XDG_RUNTIME_DIR DISPLAY SSH_CONNECTION HTTP_PROXY NO_PROXY http_proxy PORTS POST PROCESSOR_LEVEL COMSPEC`;
    const everything = Object.fromEntries(names.split(/\s+/).map((name) => [name, 'x']));
    expect(readSettings({ ...everything, PORT: '80' }).port).toBe(80);
    expect(() => readSettings(process.env)).not.toThrow();
  });

  test('is never one of the settings themselves', () => {
    const names = Object.keys(SETTINGS);
    for (const one of names) expect(names.filter((other) => isOneEditAway(one, other))).toEqual([]);
  });

  test.each([
    ['AB', 'BA', true],
    ['AB', 'AB', false],
    ['AB', 'A', true],
    ['AB', 'CB', true],
    ['ABC', 'CBA', false],
    ['ABCD', 'BADC', false],
    ['ABC', 'A', false],
    ['ABC', 'BCA', false],
    ['', 'A', true],
  ])('%s and %s are one edit apart: %s', (one, other, is) => {
    expect([isOneEditAway(one, other), isOneEditAway(other, one)]).toEqual([is, is]);
  });
});

describe('a secret in a file', () => {
  test('is read, without the line break at its end', () => {
    const settings = readSettings({
      PASSPHRASE_FILE: fileOf('open sesame\n'),
      ADMIN_PASSWORD_FILE: fileOf(' twelve signs at least '),
      DATABASE_URL_FILE: fileOf('postgres://db.example/tables\r\n'),
      REDIS_URL_FILE: fileOf('redis://cache.example:6379'),
      PROCESS_PATH: '/p/1',
    });
    expect(settings).toMatchObject({
      passphrase: 'open sesame',
      adminPassword: ' twelve signs at least ',
      databaseUrl: 'postgres://db.example/tables',
      shared: { redisUrl: 'redis://cache.example:6379' },
    });
  });

  test('that can’t be used ends the start in words, without the secret', () => {
    const missing = join(folder, 'none');
    expect(() => readSettings({ PASSPHRASE_FILE: missing })).toThrow(
      `PASSPHRASE_FILE names a file that can't be read (ENOENT): ${missing}`,
    );
    expect(() => readSettings({ PASSPHRASE_FILE: folder })).toThrow('(EISDIR)');
    expect(() => readSettings({ PASSPHRASE_FILE: fileOf('\n') })).toThrow('names an empty file');
    expect(() => readSettings({ PASSPHRASE_FILE: fileOf('x'.repeat(20_000)) })).toThrow('too long');
    const short = () => readSettings({ PASSPHRASE_FILE: fileOf('abc') });
    expect(short).toThrow('PASSPHRASE has six characters at least');
    expect(short).not.toThrow('abc');
    const both = { PASSPHRASE: 'open sesame', PASSPHRASE_FILE: fileOf('open sesame') };
    expect(() => readSettings(both)).toThrow('PASSPHRASE and PASSPHRASE_FILE are both set; choose one.');
  });
});

test('the first lines say who may come in, and whether there is an admin page', () => {
  const words = (more: Record<string, string>) =>
    startupMessage('http://localhost:2567', readSettings({ HOST: '127.0.0.1', ...more })).join('\n');
  expect(words({})).toMatch(/open to everybody.*\nThe admin page is off/);
  const closed = words({ PASSPHRASE: 'open sesame', ADMIN_PASSWORD: 'twelve signs at least' });
  expect(closed).toMatch(/It is private.*\nThe admin page is on\./);
  expect(closed).not.toMatch(/sesame|twelve signs/);
});
