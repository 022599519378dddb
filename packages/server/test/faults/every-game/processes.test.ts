// Only in test:all: it kills servers in processes of their own.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { textStream } from '@boomtown/game-core';
import { GAME_IDS } from '@boomtown/registry/ids';
import { gameOf } from '@boomtown/registry/rules';
import { CLOSE, type GameId, type SeatReply, type TableInfo } from '@boomtown/wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allAt, choicesAt, playByChance, playerAt, sightOf } from '../../support/any-table.ts';
import { ChildServer } from '../../support/child-server.ts';
import { Player, startMatch } from '../../support/player.ts';
import { actorsAt, comeBack, type TimedTable } from '../../support/timed-table.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const chance = textStream('processes');

let server: ChildServer;
beforeAll(async () => {
  server = await ChildServer.start();
});
afterAll(() => server.remove());

async function post<T>(path: string, body: unknown): Promise<T> {
  const sent = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  // Each caller knows what it asked for.
  return (await (await fetch(server.url + path, sent)).json()) as T;
}

/** A listed table at which everybody has come and some actions were made. */
async function playedTable(game: GameId): Promise<TimedTable> {
  const seats = gameOf(game).info.seats.min;
  const asked = { game, options: {}, seats, name: 'Seat 0', listed: true, watchable: true };
  const { code, token } = await post<SeatReply>('/api/tables', asked);
  const tokens = [token];
  while (tokens.length < seats) {
    tokens.push((await post<SeatReply>(`/api/tables/${code}/seats`, { name: `Seat ${tokens.length}` })).token);
  }
  const players = await comeBack(server.url, { code, game, tokens });
  await startMatch(players.map((player, seat) => [player, seat] as const));
  const table = { code, game, tokens, players };
  await allAt(table, 0);
  await playByChance(table, 4, chance);
  return table;
}

async function tablesOfAllGames(): Promise<TimedTable[]> {
  const tables: TimedTable[] = [];
  for (const game of GAME_IDS) tables.push(await playedTable(game));
  return tables;
}

async function listed(): Promise<Map<string, TableInfo>> {
  const answer = await fetch(`${server.url}/api/tables`);
  // The list of tables, as its route answers.
  const tables = (await answer.json()) as TableInfo[];
  return new Map(tables.map((table) => [table.code, table]));
}

/** Everybody comes back to where they were, and the match goes on. */
async function goesOn(table: TimedTable): Promise<void> {
  const back = { ...table, players: await comeBack(server.url, table) };
  expect(back.players.map(sightOf)).toEqual(table.players.map(sightOf));
  expect(await playByChance(back, 2, chance)).toBe(2);
}

describe('the process that holds a table of every game', () => {
  test('fault 21: dies; nobody is lost, and the list of tables shows none as in play for ever', async () => {
    const tables = await tablesOfAllGames();
    await server.end('SIGKILL');
    await server.open();
    const after = await listed();
    for (const { code } of tables) expect(after.get(code)).toMatchObject({ stage: 'playing' });
    for (const table of tables) await goesOn(table);
    // Of those to which nobody comes back the list is rid in a day; who holds a seat finds them all the same.
    await server.end('SIGKILL');
    const file = new DatabaseSync(join(server.dataDir, 'boomtown.sqlite'));
    file.prepare('update tables set made_at = made_at - ?').run(DAY_MS);
    file.close();
    await server.open();
    expect([...(await listed()).keys()]).toEqual([]);
    for (const { code, game, tokens } of tables) {
      const seats = await comeBack(server.url, { code, game, tokens });
      expect(seats.map(({ state }) => state.step)).toEqual(seats.map(() => 6));
    }
  });

  test('fault 31: is stopped; its clients are asked to come back, and find everything as it was', async () => {
    const tables = await tablesOfAllGames();
    const spectators = await Promise.all(tables.map(({ code, game }) => Player.join(server.url, code, [], game)));
    // One action of each table is under way when the signal comes.
    const underWay = tables.map((table) => {
      const [seat = -1] = actorsAt(table);
      const [action = { type: '' }] = choicesAt(table, seat);
      return playerAt(table, seat)
        .act(seat, action)
        .then(
          ({ step }) => step,
          () => null,
        );
    });
    expect(await server.end('SIGTERM')).toEqual({ code: 0, signal: null });
    const everybody = [...tables.flatMap(({ players }) => players), ...spectators];
    expect(new Set(await Promise.all(everybody.map(({ closed }) => closed)))).toEqual(new Set([CLOSE.comeBack]));
    const acknowledged = await Promise.all(underWay);
    await server.open();
    for (const [i, table] of tables.entries()) {
      const back = { ...table, players: await comeBack(server.url, table) };
      const { step } = playerAt(back, 0).state;
      expect(acknowledged[i] === null ? [4, 5] : [5]).toContain(step);
      if (step === playerAt(table, 0).state.step) expect(back.players.map(sightOf)).toEqual(table.players.map(sightOf));
      expect(await playByChance(back, 2, chance)).toBe(2);
    }
  });
});
