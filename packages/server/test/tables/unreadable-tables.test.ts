import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { AnyGame } from '@boomtown/game-core';
import { GAMES } from '@boomtown/registry/rules';
import { matchMaker } from '@colyseus/core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { OPEN_GAME, OPEN_RULES } from '../support/chosen-games.ts';
import { Player, play, startMatch } from '../support/player.ts';
import { RunningServer } from '../support/running-server.ts';
import { until } from '../support/until.ts';

let server: RunningServer;
let setups = 0;

beforeEach(async () => {
  setups = 0;
  const watched = new Proxy<AnyGame>(OPEN_RULES, {
    get(target, name) {
      if (name === 'setup') setups += 1;
      return Reflect.get(target, name);
    },
  });
  server = await RunningServer.start({ games: { ...GAMES, [OPEN_GAME]: watched } });
});
afterEach(() => server.remove());

function actionOf(code: string, to?: string): string {
  const file = new DatabaseSync(join(server.dataDir, 'boomtown.sqlite'));
  const row = file.prepare('select action from entries where code = ? and entry = 2').get(code);
  if (to !== undefined) file.prepare('update entries set action = ? where code = ? and entry = 2').run(to, code);
  file.close();
  return String(row?.action);
}

test('a match that can’t be played again is not tried again at each opening, but once its host has mended it', async () => {
  const { code, tokens } = await server.table(['Ada', 'Ben']);
  const both = await Player.join(server.url, code, tokens);
  await startMatch([[both, 0, 1]]);
  await play([both, both], 2);
  await both.leave();
  await until(() => matchMaker.getLocalRoomById(code) === undefined, 'the table to sleep');
  const before = actionOf(code);
  actionOf(code, '{"type":"place"}');
  const open = () => server.post(`/api/tables/${code}/open`);
  expect((await open()).status).toBe(500);
  const tried = setups;
  for (let i = 0; i < 5; i += 1) expect(await open()).toMatchObject({ status: 500, body: { code: 'unreadable' } });
  expect(setups).toBe(tried);
  expect(tried).toBeGreaterThan(0);
  actionOf(code, before);
  expect((await open()).status).toBe(200);
});
