import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { matchMaker } from '@colyseus/core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OPEN_GAME } from '../support/chosen-games.ts';
import { Player, play, startMatch } from '../support/player.ts';
import { RunningServer } from '../support/running-server.ts';
import { until } from '../support/until.ts';

const GONE = { status: 409, body: { code: 'game-gone' } };
let server: RunningServer;
beforeAll(async () => {
  server = await RunningServer.start();
});
afterAll(() => server.remove());

/** The record then names a game that this build does, or does not, have. */
function setGame(code: string, game: string): void {
  const file = new DatabaseSync(join(server.dataDir, 'boomtown.sqlite'));
  file.prepare('update tables set game = ? where code = ?').run(game, code);
  file.close();
}

async function sleepingTable({ over = false } = {}) {
  const { code, tokens } = await server.table(['Ada', 'Ben']);
  const both = await Player.join(server.url, code, tokens);
  await startMatch([[both, 0, 1]]);
  await play([both, both], 3);
  if (over) await both.ask('resign', { id: 'enough', seat: 0 });
  await both.leave();
  await until(() => matchMaker.getLocalRoomById(code) === undefined, 'the table to sleep');
  return { code, tokens };
}

describe('a table whose game this build has no more', () => {
  test('says so wherever it is asked for, is no damaged record, and goes on when the game is back', async () => {
    const { code, tokens } = await sleepingTable();
    setGame(code, 'long-gone');
    expect(await server.info(code)).toMatchObject(GONE);
    expect(await server.post(`/api/tables/${code}/open`)).toMatchObject(GONE);
    expect(await server.post(`/api/tables/${code}/seats`, { name: 'Cleo' })).toMatchObject(GONE);
    await expect(Player.join(server.url, code, tokens)).rejects.toMatchObject({ refusal: { code: 'game-gone' } });
    const held = await server.post('/api/tables/held', { tables: [{ code, tokens }] });
    expect(held.body).toEqual({ tables: [null], missing: ['game-gone'] });
    const listed = await server.get<{ readonly tables: readonly object[] }>('/api/tables');
    expect(JSON.stringify(listed.body)).not.toContain(code);
    expect(server.logged.join('')).not.toContain('set aside');
    setGame(code, OPEN_GAME);
    const again = await Player.join(server.url, code, tokens);
    expect(again.state.step).toBe(3);
    await again.leave();
  });

  test('still gives the transcript of its finished match', async () => {
    const { code, tokens } = await sleepingTable({ over: true });
    setGame(code, 'long-gone');
    expect(await server.info(code)).toMatchObject(GONE);
    expect(await server.post(`/api/tables/${code}/transcript`, { tokens })).toMatchObject({
      status: 200,
      body: { game: 'long-gone' },
    });
  });
});
