import { afterAll, beforeAll, expect, test } from 'vitest';
import { Player } from '../support/player.ts';
import { RunningServer } from '../support/running-server.ts';
import { until } from '../support/until.ts';

const SILENT_MS = 1_500;
let server: RunningServer;
beforeAll(async () => {
  server = await RunningServer.start({ limits: { silentMs: SILENT_MS } });
});
afterAll(() => server.remove());

test('fault 9: a socket whose network died silently is ended; one that sends its heartbeat is not', async () => {
  const { code, tokens } = await server.table(['Ada', 'Ben']);
  const silent = await Player.join(server.url, code, tokens.slice(0, 1));
  const alive = await Player.join(server.url, code, tokens.slice(1));
  expect(alive.state.seats[0]?.here).toBe(true);
  const heartbeat = setInterval(() => void alive.ask('echo', {}), SILENT_MS / 5);
  await until(() => alive.state.seats[0]?.here === false, 'the silent seat to be away', 12_000);
  expect(await silent.closed).toBe(1006);
  expect(alive.closeCode).toBeUndefined();
  clearInterval(heartbeat);
});
