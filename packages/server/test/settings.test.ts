import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAME_IDS } from '@boomtown/registry/ids';
import { describe, expect, test } from 'vitest';
import { readSettings, StartFault } from '../src/index.ts';
import { listenOn } from '../src/listening.ts';
import { fileSettingOf, SETTINGS } from '../src/settings/index.ts';
import { ROOT } from '../src/this-build.ts';
import { endOf, runMain } from './support/child-server.ts';
import { GAME_FOR_FOUR, OPEN_GAME } from './support/chosen-games.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

describe('settings', () => {
  test('have defaults; what is set to nothing counts as left out', () => {
    const defaults = {
      port: 2567,
      host: undefined,
      dataDir: join(ROOT, 'data'),
      gamesDir: join(ROOT, 'data'),
      databaseUrl: undefined,
      shared: undefined,
      logLevel: 'info',
      basePath: '',
      publicUrl: undefined,
      allowedHosts: [],
      trustedProxies: [],
      metricsFrom: [],
      passphrase: undefined,
      adminPassword: undefined,
      listedTables: true,
      maxTables: 10_000,
      tableTtl: 180 * DAY_MS,
      backups: undefined,
      ownBots: [],
    };
    expect(readSettings({})).toEqual(defaults);
    expect(readSettings(Object.fromEntries(Object.keys(SETTINGS).map((name) => [name, ''])))).toEqual(defaults);
  });

  test('are read', () => {
    const given = {
      PORT: '80',
      HOST: '127.0.0.1',
      DATA_DIR: '/var/lib/boomtown',
      DATABASE_URL: 'postgres://boomtown:a-secret@db.example/tables',
      REDIS_URL: 'redis://cache.example:6379',
      PROCESS_PATH: '/p/1',
      PUBLISHED_PORT: '8080',
      LOG_LEVEL: 'warn',
      BASE_PATH: '/games/boomtown/',
      PUBLIC_URL: 'https://example.org/games/boomtown/',
      ALLOWED_HOSTS: 'Club.Example, my_nas',
      METRICS_FROM: '192.0.2.9,10.0.0.0/8',
      TRUSTED_PROXIES: '192.0.2.1, 172.16.0.0/12, 2001:db8::/32, loopback',
      PASSPHRASE: 'open sesame',
      ADMIN_PASSWORD: 'twelve signs at least',
      LISTED_TABLES: 'no',
      MAX_TABLES: '50',
      TABLE_TTL: '36h',
      BOTS: `Old Hand=${OPEN_GAME}=python3 mybot.py --depth=3; Nel=${GAME_FOR_FOUR}=./nel;`,
    };
    expect(readSettings(given)).toEqual({
      port: 80,
      host: '127.0.0.1',
      dataDir: '/var/lib/boomtown',
      gamesDir: '/var/lib/boomtown',
      databaseUrl: 'postgres://boomtown:a-secret@db.example/tables',
      shared: { redisUrl: 'redis://cache.example:6379', processPath: '/p/1' },
      publishedPort: 8080,
      logLevel: 'warn',
      basePath: '/games/boomtown',
      publicUrl: 'https://example.org/games/boomtown',
      allowedHosts: ['club.example', 'my_nas'],
      metricsFrom: ['192.0.2.9', '10.0.0.0/8'],
      trustedProxies: ['192.0.2.1', '172.16.0.0/12', '2001:db8::/32', 'loopback'],
      passphrase: 'open sesame',
      adminPassword: 'twelve signs at least',
      listedTables: false,
      maxTables: 50,
      tableTtl: 36 * 60 * 60 * 1000,
      ownBots: [
        { name: 'Old Hand', game: OPEN_GAME, command: 'python3 mybot.py --depth=3' },
        { name: 'Nel', game: GAME_FOR_FOUR, command: './nel' },
      ],
    });
    expect(readSettings({ BACKUP_DIR: '/backups' }).backups).toEqual({ folder: '/backups', everyMs: DAY_MS, kept: 7 });
    expect(readSettings({ TABLE_TTL: 'never' }).tableTtl).toBeNull();
    expect(readSettings({ BASE_PATH: '/' }).basePath).toBe('');
  });

  test.each([
    'mybot.py',
    `A=${OPEN_GAME}`,
    `A=${OPEN_GAME}=`,
    'A=chess=./a',
    `=${OPEN_GAME}=./a`,
    `<b>=${OPEN_GAME}=./a`,
    `Easy=${OPEN_GAME}=./a`,
    `A=${OPEN_GAME}=./a;A=${OPEN_GAME}=./b`,
  ])('BOTS=%s is refused in words', (BOTS) => {
    expect(() => readSettings({ BOTS })).toThrow('BOTS lists programs as NAME=GAME=COMMAND');
  });

  test('BOTS names the entry that is wrong and the games there are, and repeats no long value', () => {
    const BOTS = `Good=${OPEN_GAME}=./a; Bad=chess=${'x'.repeat(300)}`;
    const wrong = /entry 2 is wrong, "Bad=chess=x{1,50}…", not ".{1,60}…"\.$/;
    expect(() => readSettings({ BOTS })).toThrow(wrong);
    expect(() => readSettings({ BOTS })).toThrow(`games are ${GAME_IDS.join(', ')}; entry 2`);
  });

  test.each(['-1', '65536', 'http', '2567.5', '1e3'])('PORT=%s is refused in words', (PORT) => {
    expect(() => readSettings({ PORT })).toThrow(`PORT is a number from 0 to 65535, not "${PORT}".`);
  });

  test.each([
    'yes',
    '192.0.2.7,',
    '192.0.2.0/33',
    '192.0.2.0/x',
    '2001:db8::/129',
    '1',
    'all',
    '192.0.2.0/24/1',
    '0.0.0.0/0',
    '::/0',
  ])('TRUSTED_PROXIES=%s is refused in words', (TRUSTED_PROXIES) => {
    expect(() => readSettings({ TRUSTED_PROXIES })).toThrow(/^TRUSTED_PROXIES lists addresses .*, not "/);
  });

  test.each([
    ['HOST', 'nonsense host', 'is an address such as'],
    ['HOST', '999.1.1.1', 'is an address such as'],
    ['BASE_PATH', '/healthz', 'is none of the server’s own addresses'],
    ['BASE_PATH', 'boomtown', 'is a path such as /boomtown'],
    ['BASE_PATH', '/a//b', 'is a path'],
    ['BASE_PATH', '/a/../b', 'is a path'],
    ['BASE_PATH', '/a b', 'is a path'],
    ['ALLOWED_HOSTS', 'games.example:2567', 'lists names such as games.example, without port'],
    ['ALLOWED_HOSTS', 'https://games.example', 'lists names'],
    ['ALLOWED_HOSTS', '*', 'lists names'],
    ['METRICS_FROM', 'everybody', 'lists addresses'],
    ['PUBLIC_URL', 'games.example', 'is an address such as https://games.example'],
    ['PUBLIC_URL', 'ftp://games.example', 'is an address'],
    ['PUBLIC_URL', 'https://games.example/?table=1', 'is an address'],
    ['PROCESS_PATH', 'p/1', 'is a path such as /p/1'],
    ['PROCESS_PATH', '/p/{name}', 'is a path such as /p/1'],
    ['PUBLISHED_PORT', '0', 'is a number from 1 to 65535, or unknown'],
    ['BACKUP_EVERY', 'never', 'is a number of hours or days'],
    ['BACKUPS_KEPT', '0', 'is a whole number from 1 to 1000'],
    ['LISTED_TABLES', 'true', 'is yes or no'],
    ['MAX_TABLES', '0', 'is a whole number from 1'],
    ['TABLE_TTL', '90', 'is a number of hours or days'],
    ['TABLE_TTL', '0d', 'is a number of hours or days'],
  ])('%s=%s is refused in words', (name, value, words) => {
    expect(() => readSettings({ [name]: value })).toThrow(`${name} ${words}`);
    expect(() => readSettings({ [name]: value })).toThrow(`not "${value}".`);
  });

  test.each(['PASSPHRASE'])('a %s that is too short is refused, and not shown', (name) => {
    expect(() => readSettings({ [name]: 'hunt' })).toThrow(`${name} has`);
    expect(() => readSettings({ [name]: 'hunt' })).not.toThrow('hunt');
  });

  test('words of nothing but blanks are too short', () => {
    expect(() => readSettings({ PASSPHRASE: ' '.repeat(8) })).toThrow('PASSPHRASE has');
    expect(() => readSettings({ ADMIN_PASSWORD: ' '.repeat(14) })).toThrow('ADMIN_PASSWORD has');
  });

  test('what guests know does not open the page of the host', () => {
    const word = 'a-secret for two';
    expect(() => readSettings({ PASSPHRASE: word, ADMIN_PASSWORD: word })).toThrow('another word than PASSPHRASE');
    expect(() => readSettings({ PASSPHRASE: word, ADMIN_PASSWORD: word })).not.toThrow('a-secret');
  });

  test('the address that friends open ends with the path below which everything lies', () => {
    const PUBLIC_URL = 'https://games.example/elsewhere';
    expect(() => readSettings({ PUBLIC_URL, BASE_PATH: '/boomtown' })).toThrow('PUBLIC_URL ends with');
  });

  test('an address of a database that is none is refused, and not shown', () => {
    for (const DATABASE_URL of ['postgres:', 'postgres://', 'mysql://me:a-secret@db.example/tables', 'a-secret']) {
      expect(() => readSettings({ DATABASE_URL })).toThrow('DATABASE_URL is the address of a PostgreSQL database');
      expect(() => readSettings({ DATABASE_URL })).not.toThrow('a-secret');
    }
  });

  test('of one of several processes are all there, or none', () => {
    const all = {
      DATABASE_URL: 'postgres://boomtown@db.example/tables',
      REDIS_URL: 'redis://cache.example',
      PROCESS_PATH: '/p/1',
    };
    expect(readSettings(all).shared).toEqual({ redisUrl: all.REDIS_URL, processPath: all.PROCESS_PATH });
    const byName = readSettings({ ...all, PROCESS_PATH: '/p/{host}' });
    expect(byName.shared?.processPath).toBe(`/p/${hostname()}`);
    for (const missing of Object.keys(all)) {
      expect(() => readSettings({ ...all, [missing]: '' })).toThrow('DATABASE_URL, REDIS_URL and PROCESS_PATH');
    }
  });

  test('stand in the host’s guide, each with its default and its meaning as the code has them', () => {
    const guide = readFileSync(join(ROOT, 'docs/hosting.md'), 'utf8');
    const rows = guide.split('\n').filter((line) => line.startsWith('| `'));
    const wanted = Object.entries(SETTINGS).map(
      ([name, { otherwise, meaning }]) => `| \`${name}\` | ${otherwise} | ${meaning} |`,
    );
    expect(rows).toEqual(wanted);
  });

  test('each wrong one is named', () => {
    expect(() => readSettings({ PORT: 'x', LOG_LEVEL: 'loud' })).toThrow(
      /PORT .*\nLOG_LEVEL is one of fatal, .*not "loud"/,
    );
  });
});

describe('the port', () => {
  test('that is taken is named', async () => {
    const [first, second] = [createServer(), createServer()];
    const settings = { ...readSettings({}), host: '127.0.0.1' };
    await listenOn(first, { ...settings, port: 0 });
    const address = first.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const taken = listenOn(second, { ...settings, port });
    await expect(taken).rejects.toThrow(StartFault);
    await expect(taken).rejects.toThrow(`Port ${port} is taken`);
    first.close();
  });
});

describe('starting', () => {
  test.each([
    ['a file', (folder: string) => join(folder, 'file')],
    ['below a file', (folder: string) => join(folder, 'file', 'below')],
    // Making folders there fails as if the one above were missing, however often that is made.
    ['among the system’s processes', () => '/proc/boomtown/data'],
    ['in the system’s settings', () => '/sys/boomtown'],
  ])(
    'with a folder for the data that can’t be used, since it is %s, ends with a clear line and no stack',
    async (_, within) => {
      const folder = await mkdtemp(join(tmpdir(), 'boomtown-settings-'));
      writeFileSync(join(folder, 'file'), '');
      const dataDir = within(folder);
      const child = runMain({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir });
      let printed = '';
      child.stderr?.on('data', (chunk: Buffer) => {
        printed += chunk.toString();
      });
      expect(await endOf(child)).toEqual({ code: 1, signal: null });
      expect(printed).toContain(`The folder for the data can't be used: ${dataDir}`);
      expect(printed).toContain('DATA_DIR');
      expect(printed).not.toContain('    at ');
      await rm(folder, { recursive: true });
    },
  );
});

describe('docker-compose.yml', () => {
  const compose = readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8');
  const names = Object.entries(SETTINGS).flatMap(([name, { secret }]) =>
    secret === true ? [name, fileSettingOf(name)] : [name],
  );
  /** What the image or the file itself says. */
  const fixed = new Set(['PORT', 'HOST', 'DATA_DIR', 'PUBLISHED_PORT']);
  /** The processes lie at the root, behind nginx, which is the one that they trust. PostgreSQL's own tools make backups. */
  const fixedInScale = new Set([
    ...[...fixed, 'DATABASE_URL', 'DATABASE_URL_FILE', 'REDIS_URL', 'REDIS_URL_FILE', 'PROCESS_PATH'],
    ...['BASE_PATH', 'TRUSTED_PROXIES', 'BACKUP_DIR'],
  ]);
  /** What the file `.env` alone sets: it means nothing to one of the two, or the image has it from the build. */
  const inFileOnly = new Set(['GAMES_DIR', 'REDIS_URL', 'PROCESS_PATH']);
  const inFileOnlyInScale = new Set(['GAMES_DIR', 'BACKUP_EVERY', 'BACKUPS_KEPT']);
  const [, common = '', shared = '', single = '', several = ''] =
    compose.match(/^x-server:(.*?)^x-shared:(.*?)^services:.*^ {2}boomtown:(.*?)^ {2}server:(.*?)^ {2}nginx:/ms) ?? [];
  const scale = `${shared}${several}`;
  const isFixed = (name: string, service: string) =>
    new RegExp(`^ +${name}: (?!.*\\$\\{${name}\\b)`, 'm').test(service);

  test.each(names)('passes %s on to the servers, from the file with the settings', (name) => {
    const line = `${name}: \${${name}`;
    if (fixed.has(name)) expect(isFixed(name, single)).toBe(true);
    else if (!inFileOnly.has(name)) expect(single).toContain(line);
    if (fixedInScale.has(name)) expect(isFixed(name, scale)).toBe(true);
    else if (!inFileOnlyInScale.has(name)) expect(scale).toContain(line);
  });

  test('hands the servers the whole file, so that a mistyped setting in it ends their start', () => {
    expect(common).toContain('\n  env_file:\n    - path: .env\n      required: false\n');
    for (const service of [single, several]) expect(service).toMatch(/^\s+<<: \*server$/m);
    expect(() => readSettings({ PASSPHARSE: 'open sesame' })).toThrow('Is PASSPHRASE meant?');
  });

  test('has no setting of its own that a server takes for a mistyped one', () => {
    const own = [...compose.matchAll(/\$\{(\w+)/g)].flatMap(([, name = '']) => (names.includes(name) ? [] : [name]));
    expect(own).toEqual(expect.arrayContaining(['SERVERS', 'MEMORY', 'NODE_IMAGE', 'POSTGRES_PASSWORD']));
    const all = ['COMPOSE_PROJECT_NAME', 'COMPOSE_PROFILES', 'COMPOSE_FILE', ...own];
    expect(() => readSettings(Object.fromEntries(all.map((name) => [name, 'x'])))).not.toThrow();
  });
});
