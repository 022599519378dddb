import { WIRE_VERSION } from '@boomtown/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { anyTable } from '../support/any-table.ts';
import { OPEN_GAME } from '../support/chosen-games.ts';
import { RunningServer } from '../support/running-server.ts';
import { until } from '../support/until.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await RunningServer.start({
    limits: { backlogBytes: 64 * 1024, requestsASecond: 100_000, requestsAtOnce: 100_000, framesAtOnce: 1_000_000 },
  });
});
afterAll(() => server.remove());

test('fault 33: a spectator that never reads its socket is cut off at a fixed backlog; a reader is not', async () => {
  const { code, players } = await anyTable(server, OPEN_GAME);
  const [ada] = players;
  if (ada === undefined) throw new Error('the seat is taken');
  const join = { wire: WIRE_VERSION, tokens: [] };
  const { body } = await server.post<{ sessionId: string; processId: string }>(`/matchmake/joinById/${code}`, join);
  const address = `${server.url.replace('http', 'ws')}/${body.processId}/${code}?sessionId=${body.sessionId}`;
  const slow = new WebSocket(address);
  await new Promise<void>((resolve) => slow.once('message', () => resolve()));
  slow.send(Uint8Array.from([10]));
  await until(() => ada.state.watchers === 1, 'the watcher');
  slow.pause();
  // It asks and asks, and reads none of the answers.
  const ask = Buffer.concat([Buffer.from([21, 1, 0xa8]), Buffer.from('snapshot'), Buffer.from([0x80])]);
  for (let i = 0; i < 2_000 && ada.state.watchers === 1; i += 1) {
    for (let n = 0; n < 500; n += 1) slow.send(ask);
    await ada.ask('echo', {});
  }
  expect(ada.state.watchers).toBe(0);
  await expect(ada.ask('echo', {})).resolves.toEqual({});
  slow.terminate();
});
