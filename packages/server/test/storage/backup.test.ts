// Only in test:all: it starts a process for each command and each server.
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import type { SeatReply } from '@boomtown/wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ChildServer } from '../support/child-server.ts';
import { OPEN_TABLE } from '../support/chosen-games.ts';
import { Player, play, startMatch } from '../support/player.ts';

const BOOMTOWN = fileURLToPath(new URL('../../../cli/src/boomtown.ts', import.meta.url));

let server: ChildServer;
let folder: string;
beforeAll(async () => {
  server = await ChildServer.start();
  folder = await mkdtemp(join(tmpdir(), 'boomtown-backup-'));
});
afterAll(async () => {
  await server.remove();
  await rm(folder, { recursive: true, force: true });
});

interface Run {
  readonly exitCode: number;
  readonly said: string;
}

/** The command as a host types it, in the folder of the backups. */
function boomtown(words: readonly string[], dataDir = server.dataDir): Promise<Run> {
  const env = { ...process.env, DATA_DIR: dataDir, INIT_CWD: folder };
  return new Promise((resolve) => {
    execFile(process.execPath, [BOOMTOWN, ...words], { env }, (error, out, complaint) => {
      resolve({ exitCode: error === null ? 0 : Number(error.code), said: out + complaint });
    });
  });
}

/** What lies in a folder, but for the lock, in which nothing is ever written. */
const recordsIn = async (place: string) => (await readdir(place)).filter((name) => name !== 'boomtown.lock');

async function post<T>(path: string, body: unknown): Promise<T> {
  const sent = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  // Each caller knows what it asked for.
  return (await (await fetch(server.url + path, sent)).json()) as T;
}

interface Seated {
  readonly code: string;
  readonly tokens: readonly string[];
}

async function seated(): Promise<Seated> {
  const asked = { ...OPEN_TABLE, name: 'Ada', listed: false, watchable: true };
  const { code, token } = await post<SeatReply>('/api/tables', asked);
  const { token: second } = await post<SeatReply>(`/api/tables/${code}/seats`, { name: 'Ben' });
  return { code, tokens: [token, second] };
}

const join2 = ({ code, tokens }: Seated): Promise<Player[]> =>
  Promise.all(tokens.map((token) => Player.join(server.url, code, [token])));

async function inPlay(table: Seated): Promise<Player[]> {
  const players = await join2(table);
  await startMatch(players.map((player, seat) => [player, seat] as const));
  return players;
}

async function leaveAll(players: readonly Player[]): Promise<void> {
  for (const player of players) await player.leave();
}

describe('a backup', () => {
  test('taken in the middle of play holds what was acknowledged before it; restored, people are back in their seats', async () => {
    const tables = [await seated(), await seated()] as const;
    const [quiet, busy] = [await inPlay(tables[0]), await inPlay(tables[1])];
    await play(quiet, 4);
    const then = quiet[0]?.view;
    const before = await play(busy, 3);
    // The second table is played on with while the copy is made.
    const copying = boomtown(['backup', 'monday.sqlite']);
    let copied = false;
    void copying.then(() => {
      copied = true;
    });
    let during = 0;
    while (!copied && during < 20) during += await play(busy, 1);
    expect(await copying).toMatchObject({ exitCode: 0, said: expect.stringContaining('2 tables were written') });
    expect((await stat(join(folder, 'monday.sqlite'))).mode & 0o777).toBe(0o600);
    // A single file: nothing that belongs to it lies beside it.
    expect(await readdir(folder)).toEqual(['monday.sqlite']);

    await play(quiet, 2);
    expect(quiet[0]?.view).not.toEqual(then);
    await leaveAll([...quiet, ...busy]);
    await server.end('SIGTERM');
    const restored = await boomtown(['restore', '--replace', 'monday.sqlite']);
    expect(restored).toMatchObject({ exitCode: 0, said: expect.stringContaining('2 tables were put back') });
    await server.open();

    const back = await join2(tables[0]);
    expect(back[0]?.view).toEqual(then);
    expect(await play(back, 1)).toBe(1);
    const again = await join2(tables[1]);
    expect(again[0]?.state.step).toBeGreaterThanOrEqual(before);
    expect(again[0]?.state.step).toBeLessThanOrEqual(before + during);
    await leaveAll([...back, ...again]);
  });

  test('is never written over a file, and says where there is nothing to copy', async () => {
    const first = await stat(join(folder, 'monday.sqlite'));
    expect(await boomtown(['backup', 'monday.sqlite'])).toMatchObject({
      exitCode: 1,
      said: expect.stringContaining('is there already'),
    });
    expect((await stat(join(folder, 'monday.sqlite'))).mtimeMs).toBe(first.mtimeMs);
    const nothing = await boomtown(['backup', 'none.sqlite'], join(folder, 'nowhere'));
    expect(nothing).toMatchObject({ exitCode: 1, said: expect.stringContaining('There are no tables in') });
    expect(await boomtown(['backup', 'no/such/folder.sqlite'])).toMatchObject({
      exitCode: 1,
      said: expect.stringContaining('could not be written'),
    });
  });
});

describe('restoring', () => {
  test('into an empty folder makes it', async () => {
    const fresh = join(folder, 'fresh', 'data');
    expect((await boomtown(['restore', 'monday.sqlite'], fresh)).exitCode).toBe(0);
    expect(await recordsIn(fresh)).toEqual(['boomtown.sqlite']);
  });

  test('is refused over existing tables without --replace; with it, those are set aside', async () => {
    const fresh = join(folder, 'fresh', 'data');
    const refused = await boomtown(['restore', 'monday.sqlite'], fresh);
    expect(refused).toMatchObject({ exitCode: 1, said: expect.stringContaining('Say --replace to replace them') });
    expect(await recordsIn(fresh)).toEqual(['boomtown.sqlite']);
    expect((await boomtown(['restore', 'monday.sqlite', '--force'], fresh)).exitCode).toBe(2);
    expect((await boomtown(['restore', 'monday.sqlite', '--replace'], fresh)).exitCode).toBe(0);
    expect(await recordsIn(fresh)).toEqual(['boomtown.sqlite', expect.stringMatching(/^boomtown\.sqlite\.before-/)]);
  });

  test('is refused while a server uses the tables, even with --replace', async () => {
    const refused = await boomtown(['restore', 'monday.sqlite', '--replace']);
    expect(refused).toMatchObject({ exitCode: 1, said: expect.stringContaining('Stop it first') });
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    const players = await inPlay(await seated());
    expect(await play(players, 1)).toBe(1);
    await leaveAll(players);
  });

  test('takes nothing but a sound backup of this product, and changes nothing else', async () => {
    await writeFile(join(folder, 'text.sqlite'), 'This is a letter, and no database, however long it may go on.');
    const other = new DatabaseSync(join(folder, 'other.sqlite'));
    other.exec('CREATE TABLE songs (name TEXT)');
    other.close();
    const newer = join(folder, 'newer');
    await boomtown(['restore', 'monday.sqlite'], newer);
    const database = new DatabaseSync(join(newer, 'boomtown.sqlite'));
    database.exec("INSERT INTO kysely_migration VALUES ('999-later', '2099-01-01')");
    database.close();
    const target = join(folder, 'target');
    await boomtown(['restore', 'monday.sqlite'], target);
    for (const [file, why] of [
      ['text.sqlite', 'no backup that can be read here'],
      ['other.sqlite', 'no backup that can be read here'],
      ['newer/boomtown.sqlite', 'written by a later Boomtown'],
    ] as const) {
      const refused = await boomtown(['restore', file, '--replace'], target);
      expect(refused).toMatchObject({ exitCode: 1, said: expect.stringContaining(why) });
      expect(await recordsIn(target)).toEqual(['boomtown.sqlite']);
    }
    expect((await boomtown(['restore', 'gone.sqlite', '--replace'], target)).said).toContain('There is no file');
  });

  test('puts back what is damaged', async () => {
    const target = join(folder, 'target');
    await writeFile(join(target, 'boomtown.sqlite'), 'damaged'.repeat(1000));
    expect((await boomtown(['restore', 'monday.sqlite', '--replace'], target)).exitCode).toBe(0);
    const database = new DatabaseSync(join(target, 'boomtown.sqlite'), { readOnly: true });
    expect(database.prepare('SELECT count(*) AS tables FROM tables').get()).toEqual({ tables: 2 });
    database.close();
  });
});
