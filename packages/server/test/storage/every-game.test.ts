import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { textStream } from '@boomtown/game-core';
import { GAME_IDS } from '@boomtown/registry/ids';
import type { HttpRefusal, TableInfo } from '@boomtown/wire';
import { matchMaker } from '@colyseus/core';
import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ThreadConnection } from '../../src/storage/sqlite-thread.ts';
import { actByChance, anyTable, playByChance, playerAt, ROOMY, sightOf } from '../support/any-table.ts';
import { OPEN_TABLE } from '../support/chosen-games.ts';
import { Player } from '../support/player.ts';
import { RunningServer } from '../support/running-server.ts';
import { comeBack, entriesOf, type TimedTable } from '../support/timed-table.ts';
import { until } from '../support/until.ts';

/** The server's own connections to its database, the newest last. */
const opened: ThreadConnection[] = [];
const chance = textStream('storage of every game');

let server: RunningServer;
beforeAll(async () => {
  const { executeQuery } = ThreadConnection.prototype;
  vi.spyOn(ThreadConnection.prototype, 'executeQuery').mockImplementation(function (this: ThreadConnection, query) {
    if (!opened.includes(this)) opened.push(this);
    return executeQuery.call(this, query);
  });
  server = await RunningServer.start({ limits: ROOMY });
});
afterAll(async () => {
  await server.remove();
  vi.restoreAllMocks();
});

/** Makes the server's database one that can be read only, or no longer so: SQLite itself then refuses to write. */
async function readOnly(is: boolean): Promise<void> {
  await opened.at(-1)?.executeQuery(CompiledQuery.raw(`PRAGMA query_only=${is ? 1 : 0}`));
}

async function listed(): Promise<string[]> {
  return (await server.get<TableInfo[]>('/api/tables')).body.map(({ code }) => code);
}

async function tablesOfAllGames(actions: number): Promise<TimedTable[]> {
  const tables: TimedTable[] = [];
  for (const game of GAME_IDS) {
    const table = await anyTable(server, game);
    await playByChance(table, actions, chance);
    tables.push(table);
  }
  return tables;
}

describe('a disk that has become read-only', () => {
  test('matches of all games go on in memory and say so, nothing written is harmed, and writing resumes by itself', async () => {
    const tables = await tablesOfAllGames(3);
    const spectators = await Promise.all(tables.map(({ code, game }) => Player.join(server.url, code, [], game)));
    const everybody = [...tables.flatMap(({ players }) => players), ...spectators];
    expect(everybody.some(({ state }) => state.unsaved)).toBe(false);
    const written = tables.map(({ code }) => entriesOf(server, code));

    await readOnly(true);
    for (const table of tables) expect(await playByChance(table, 3, chance)).toBe(3);
    await until(() => everybody.every(({ state }) => state.unsaved), 'the warning on every screen');
    const asked = { ...OPEN_TABLE, name: 'Ada', listed: false, watchable: true };
    expect(await server.post<HttpRefusal>('/api/tables', asked)).toMatchObject({
      status: 503,
      body: { code: 'storage', message: expect.stringContaining('disk') },
    });
    expect(tables.map(({ code }) => entriesOf(server, code))).toEqual(written);
    // A table that sleeps meanwhile wakes with what is in memory only.
    const [first] = tables;
    if (first === undefined) throw new Error('there is no game');
    const before = first.players.map(sightOf);
    await Promise.all([...first.players, ...spectators].map((player) => player.leave()));
    await until(() => matchMaker.getLocalRoomById(first.code) === undefined, 'the table to sleep');
    const woken = { ...first, players: await comeBack(server.url, first) };
    expect(woken.players.map(sightOf)).toEqual(before);

    await readOnly(false);
    const people = [woken, ...tables.slice(1)].flatMap(({ players }) => players);
    await until(() => people.every(({ state }) => !state.unsaved), 'the writing to resume');
    expect((await server.post('/api/tables', asked)).status).toBe(201);
    const sights = [woken, ...tables.slice(1)].map(({ players }) => players.map(sightOf));
    await server.close();
    await server.open();
    for (const [i, table] of tables.entries()) {
      expect(entriesOf(server, table.code).map(({ entry }) => entry)).toEqual([1, 2, 3, 4, 5, 6]);
      expect(entriesOf(server, table.code).slice(0, 3)).toEqual(written[i]);
      const back = { ...table, players: await comeBack(server.url, table) };
      expect(back.players.map(sightOf)).toEqual(sights[i]);
      expect(await playByChance(back, 2, chance)).toBe(2);
    }
  });
});

describe.each(GAME_IDS)('a record of %s that can’t be read', (game) => {
  test.each([
    ['an action that is none', `update entries set action = '{"type":"nothing"}' where entry = 2 and code = ?`],
    ['an action that is cut short', `update entries set action = '{"type":' where entry = 2 and code = ?`],
    ['a gap', 'delete from entries where entry = 2 and code = ?'],
    ['a seat that is none', 'update entries set seat = 77 where entry = 2 and code = ?'],
    ['options that are none', `update tables set options = '{"no":"such"}' where code = ?`],
  ])('sets that table alone aside, keeps its data and tells the host: %s', async (_, damage) => {
    const table = await anyTable(server, game);
    const other = await anyTable(server, game);
    await playByChance(table, 3, chance);
    await Promise.all(table.players.map((player) => player.leave()));
    await until(() => matchMaker.getLocalRoomById(table.code) === undefined, 'the table to sleep');
    const file = new DatabaseSync(join(server.dataDir, 'boomtown.sqlite'));
    file.prepare('update tables set listed = 1 where code in (?, ?)').run(table.code, other.code);
    file.prepare(damage).run(table.code);
    const kept = () => JSON.stringify(file.prepare('select * from entries where code = ?').all(table.code));
    const before = kept();
    server.logged.length = 0;
    await expect.poll(listed).toContain(other.code);
    expect(await listed()).not.toContain(table.code);
    expect(await server.info(table.code)).toMatchObject({ status: 500, body: { code: 'unreadable' } });
    for (let i = 0; i < 2; i += 1) {
      const answer = await server.post(`/api/tables/${table.code}/open`, { tokens: table.tokens });
      expect(answer).toMatchObject({ status: 500, body: { code: 'unreadable' } });
    }
    await expect(Player.join(server.url, table.code, table.tokens, game)).rejects.toMatchObject({
      refusal: { code: 'unreadable' },
    });
    expect(server.logged.filter((line) => line.includes('set aside'))).toHaveLength(1);
    expect(server.logged.join('')).not.toContain(table.code);
    expect(kept()).toBe(before);
    file.close();
    expect(await actByChance(other, chance)).not.toBeNull();
    await expect(playerAt(other, 0).ask('echo', {})).resolves.toEqual({});
  });
});
