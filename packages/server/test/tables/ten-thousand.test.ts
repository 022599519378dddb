import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { textStream } from '@boomtown/game-core';
import { GAME_IDS } from '@boomtown/registry/ids';
import { CODE_ALPHABET, type GameId, type TableInfo } from '@boomtown/wire';
import { matchMaker } from '@colyseus/core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { anyTable, playByChance, ROOMY, sightOf } from '../support/any-table.ts';
import type { Player } from '../support/player.ts';
import { RunningServer } from '../support/running-server.ts';
import { comeBack, type TimedTable } from '../support/timed-table.ts';
import { type Asked, watchedStatements } from '../support/watched-statements.ts';

const TABLES = 10_000;
const ACTIONS = 6;
/** No more of them stand in the lobby at once. */
const LISTED = 50;

let server: RunningServer;
let asked: Asked[];
/** What a start asks of the database where nothing is recorded. */
let ofEmptyStart: readonly Asked[];
let ofStart: readonly Asked[];
/** One table of each game; all others are copies. */
const played = new Map<GameId, TimedTable>();

beforeAll(async () => {
  asked = watchedStatements();
  server = await RunningServer.start({ limits: ROOMY });
  await server.close();
  ofEmptyStart = await start();
  for (const game of GAME_IDS) {
    const table = await anyTable(server, game);
    await playByChance(table, ACTIONS, textStream(`ten thousand of ${game}`));
    played.set(game, table);
  }
  await server.close();
  copyTables([...played.values()].map(({ code }) => code));
  ofStart = await start();
});
afterAll(async () => {
  await server.remove();
  vi.restoreAllMocks();
});

/** Starts the server on the records that are there. Returns what it asked of the database for that. */
async function start(): Promise<readonly Asked[]> {
  asked.length = 0;
  await server.open();
  return asked.splice(0);
}

/** Writes copies of these tables in turn, listed and under way, until there are ten thousand in all. */
function copyTables(codes: readonly string[]): void {
  const file = new DatabaseSync(join(server.dataDir, 'boomtown.sqlite'));
  file.exec('begin');
  file.exec('update tables set listed = 1');
  for (const name of ['tables', 'seats', 'entries']) {
    const originals = codes.map((code) => file.prepare(`select * from ${name} where code = ?`).all(code));
    const columns = Object.keys(originals[0]?.[0] ?? {});
    const insert = file.prepare(`insert into ${name} (${columns.join()}) values (${columns.map(() => '?').join()})`);
    for (let number = 0; number < TABLES - codes.length; number += 1) {
      for (const row of originals[number % codes.length] ?? []) {
        insert.run(...Object.values<SQLInputValue>({ ...row, code: codeOf(number) }));
      }
    }
  }
  file.exec('commit');
  file.close();
  asked.length = 0;
}

function codeOf(number: number): string {
  let code = '';
  for (let rest = number; code.length < 4; rest = Math.floor(rest / CODE_ALPHABET.length)) {
    code += CODE_ALPHABET[rest % CODE_ALPHABET.length];
  }
  return `${code}${CODE_ALPHABET[0]}`;
}

/** The ways in which the database finds what these statements ask for. */
function plansOf(statements: readonly Asked[]): string[] {
  const file = new DatabaseSync(join(server.dataDir, 'boomtown.sqlite'), { readOnly: true });
  const reading = new Set(statements.map(({ sql }) => sql).filter((sql) => /^select\b/i.test(sql)));
  const plans = [...reading].flatMap((sql) => file.prepare(`explain query plan ${sql}`).all());
  file.close();
  return plans.map(({ detail }) => String(detail));
}

describe('ten thousand recorded tables', () => {
  test('are there', () => {
    const file = new DatabaseSync(join(server.dataDir, 'boomtown.sqlite'), { readOnly: true });
    const count = (name: string) => Number(file.prepare(`select count(*) as count from ${name}`).get()?.count);
    expect(count('tables')).toBe(TABLES);
    expect(count('entries')).toBe(TABLES * ACTIONS);
    file.close();
  });

  test('cost a start nothing: it asks the database for the same as without any, and wakes none', async () => {
    expect(ofEmptyStart.length).toBeGreaterThan(0);
    expect(ofStart).toEqual(ofEmptyStart);
    const ofTables = ofStart.filter(({ sql }) => /\b(from|update|into) "?(tables|seats|entries)\b/i.test(sql));
    // It looks for tables that are too old, by their age; of these there are none.
    expect(ofTables.map(({ rows }) => rows)).toEqual(ofTables.map(() => 0));
    expect(plansOf(ofTables).filter((plan) => !/^SEARCH |^CORRELATED /.test(plan))).toEqual([]);
    expect(await matchMaker.query({})).toEqual([]);
  });

  test('cost a reader of the list of tables no more than it shows, and are found by an index', async () => {
    asked.length = 0;
    const { body } = await server.get<TableInfo[]>('/api/tables');
    expect(body).toHaveLength(LISTED);
    // The first reader makes the server try whether what it lists can be played, once.
    const ofFirst = asked.splice(0).reduce((sum, one) => sum + one.rows, 0);
    expect(ofFirst).toBeLessThanOrEqual(LISTED * (3 + 1 + 4 + 1 + ACTIONS));
    await expect.poll(async () => (await server.get('/api/tables')) && asked.length).toBeGreaterThan(0);
    const statements = asked.splice(0);
    const rows = statements.reduce((sum, one) => sum + one.rows, 0);
    expect(rows).toBeLessThanOrEqual(LISTED * 3);
    expect(await matchMaker.query({})).toEqual([]);
    const plans = plansOf(statements);
    expect(plans.length).toBeGreaterThan(0);
    expect(plans.filter((plan) => /^SCAN/.test(plan))).toEqual([]);
  });

  test.each(GAME_IDS)('of %s one is woken with its own rows alone, as it was, and no other with it', async (game) => {
    const table = played.get(game);
    if (table === undefined) throw new Error('it was not played');
    asked.length = 0;
    const players = await comeBack(server.url, table);
    const statements = asked.splice(0);
    expect(players.map(sightOf)).toEqual(table.players.map(sightOf));
    const rooms = await matchMaker.query({});
    expect(rooms.map(({ roomId }) => roomId)).toContain(table.code);
    const perAsk = 1 + table.tokens.length + ACTIONS;
    for (const { rows } of statements) expect(rows).toBeLessThanOrEqual(perAsk);
    const plans = plansOf(statements);
    expect(plans.filter((plan) => !plan.startsWith('SEARCH '))).toEqual([]);
    await Promise.all(players.map((player: Player) => player.leave()));
  });
});
