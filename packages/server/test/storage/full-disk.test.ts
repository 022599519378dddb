// Only in test:all: it fills disks under servers in processes of their own.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HttpRefusal, SeatReply } from '@boomtown/wire';
import { afterEach, describe, expect, test } from 'vitest';
import { ChildServer } from '../support/child-server.ts';
import { OPEN_TABLE } from '../support/chosen-games.ts';
import { Player, play, startMatch } from '../support/player.ts';
import { until } from '../support/until.ts';

/** A way in which writing fails for real, and ends to. */
interface Trouble {
  readonly name: string;
  /** Readies the folder for the data, while no server runs. Returns whether this machine permits it. */
  prepare(folder: string): boolean;
  begin(server: ChildServer): void;
  end(server: ChildServer): void;
  remove(folder: string): void;
}

/** A whole file system of a megabyte, filled to the last byte. Needs the right to mount one. */
const fullDisk: Trouble = {
  name: 'a disk that is full',
  prepare: (folder) => works('mount', '-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder),
  begin({ dataDir }) {
    for (let size = 512 * 1024; size >= 1; size >>= 1) {
      for (let i = 0; hasRoomFor(join(dataDir, `filling-${size}-${i}`), size); i += 1);
    }
  },
  end: ({ dataDir }) => execFileSync('mount', ['-o', 'remount,size=8m', dataDir]),
  remove: (folder) => execFileSync('umount', ['-l', folder]),
};

/** The process may make no file larger than it is: the system refuses every write that would. */
const failingWrites: Trouble = {
  name: 'a disk on which writing fails',
  prepare: () => works('prlimit', '--version'),
  begin: ({ pid }) => execFileSync('prlimit', ['--pid', `${pid}`, '--fsize=4096:unlimited']),
  end: ({ pid }) => execFileSync('prlimit', ['--pid', `${pid}`, '--fsize=unlimited:unlimited']),
  remove() {},
};

function works(command: string, ...given: string[]): boolean {
  try {
    execFileSync(command, given, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function hasRoomFor(file: string, size: number): boolean {
  try {
    writeFileSync(file, Buffer.alloc(size));
    return true;
  } catch {
    return false;
  }
}

/** A server whose writing can be made to fail; `null` where this machine does not permit that. */
async function troubledServer(trouble: Trouble): Promise<ChildServer | null> {
  const server = await ChildServer.unopened();
  closing.push(() => server.remove());
  if (!trouble.prepare(server.dataDir)) return null;
  closing.push(async () => {
    await server.end('SIGKILL');
    trouble.remove(server.dataDir);
  });
  await server.open();
  return server;
}

const TABLE = { ...OPEN_TABLE, name: 'Ada', listed: false, watchable: true };
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function post<T>(server: ChildServer, path: string, body: unknown): Promise<{ status: number; body: T }> {
  const sent = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(server.url + path, sent);
  // Each caller knows what it asked for.
  return { status: response.status, body: (await response.json()) as T };
}

async function startedTable(server: ChildServer) {
  const { code, token } = (await post<SeatReply>(server, '/api/tables', TABLE)).body;
  const { token: second } = (await post<SeatReply>(server, `/api/tables/${code}/seats`, { name: 'Ben' })).body;
  const tokens = [token, second];
  const ada = await Player.join(server.url, code, [token]);
  const ben = await Player.join(server.url, code, [second]);
  await startMatch([
    [ada, 0],
    [ben, 1],
  ]);
  return { code, tokens, ada, ben };
}

describe.each([fullDisk, failingWrites])('$name', (trouble) => {
  test('matches go on in memory and say so, new tables are refused, and writing resumes by itself', async (context) => {
    const server = await troubledServer(trouble);
    if (server === null) return context.skip('this machine does not permit it');
    const { code, tokens, ada, ben } = await startedTable(server);
    const other = await startedTable(server);
    const spectator = await Player.join(server.url, code, []);
    await play([ada, ben], 4);
    expect([ada, spectator, other.ada].map(({ state }) => state.unsaved)).toEqual([false, false, false]);

    trouble.begin(server);
    // A disk may have room for a few more, in what is already its file.
    let made = 4;
    while (!ada.state.unsaved) made += await play([ada, ben], 1);
    made += await play([ada, ben], 5);
    await play([other.ada, other.ben], 3);
    for (const { state } of [ada, ben, spectator, other.ada]) expect(state.unsaved).toBe(true);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
    await spectator.reach(made);
    expect(spectator.view).toEqual(ada.view);
    expect(await post<HttpRefusal>(server, '/api/tables', TABLE)).toMatchObject({
      status: 503,
      body: { code: 'storage', message: expect.stringContaining('disk') },
    });

    // Everybody goes, the table sleeps, and wakes as it was: also from what is in memory only.
    for (const player of [ada, ben, spectator]) await player.leave();
    const both = await Player.join(server.url, code, tokens);
    expect([both.state.step, both.state.unsaved]).toEqual([made, true]);
    const { steps } = await both.ask('log', { count: 100 });
    expect(steps.map(([step]) => step)).toEqual([...Array(made + 1).keys()]);
    made += await play([both, both], 2);

    trouble.end(server);
    await until(() => !both.state.unsaved && !other.ada.state.unsaved, 'the writing to resume', 30_000);
    made += await play([both, both], 2);
    const { view } = both;
    expect((await post(server, '/api/tables', TABLE)).status).toBe(201);
    expect(server.printed.match(/can’t be written/g)).toHaveLength(1);
    expect(server.printed.match(/are written again/g)).toHaveLength(1);

    // All of it is on the disk, in order.
    await server.end('SIGKILL');
    await server.open();
    const again = await Player.join(server.url, code, tokens);
    expect([again.state.step, again.state.unsaved]).toEqual([made, false]);
    expect(again.view).toEqual(view);
    await play([again, again]);
    const transcript = await post(server, `/api/tables/${code}/transcript`, { tokens });
    expect(transcript.body).toMatchObject({ outcome: { scores: expect.anything() } });
    expect((await Player.join(server.url, other.code, other.tokens)).state.step).toBe(3);
  });

  test('what was written before is unharmed when the process is killed meanwhile', async (context) => {
    const server = await troubledServer(trouble);
    if (server === null) return context.skip('this machine does not permit it');
    const { code, tokens, ada, ben } = await startedTable(server);
    await play([ada, ben], 4);
    trouble.begin(server);
    let written = 4;
    for (; !ada.state.unsaved; written += 1) await play([ada, ben], 1);
    await play([ada, ben], 3);
    await server.end('SIGKILL');
    if (trouble === fullDisk) trouble.end(server);
    await server.open();
    const both = await Player.join(server.url, code, tokens);
    // The action whose writing failed first was shown as unsaved.
    expect(both.state.step).toBe(written - 1);
    await play([both, both], 2);
    expect(both.state.unsaved).toBe(false);
  });

  test('a server that is stopped meanwhile says what is lost, and ends with 1; else that all is saved, with 0', async (context) => {
    const server = await troubledServer(trouble);
    if (server === null) return context.skip('this machine does not permit it');
    const { ada, ben } = await startedTable(server);
    await play([ada, ben], 2);
    trouble.begin(server);
    while (!ada.state.unsaved) await play([ada, ben], 1);
    await play([ada, ben], 2);
    expect(await server.end('SIGTERM')).toEqual({ code: 1, signal: null });
    expect(server.printed).toMatch(/The records could not be written: the last [1-9]\d* entries are lost/);
    expect(server.printed).not.toContain('are saved');
    if (trouble === fullDisk) trouble.end(server);
    await server.open();
    expect(await server.end('SIGTERM')).toEqual({ code: 0, signal: null });
    expect(server.printed).toContain('All tables are saved');
  });
});
