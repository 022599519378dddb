import { CLOSE } from '@boomtown/wire';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '../../src/limits/index.ts';
import { HandClock } from '../support/hand-clock.ts';
import { Player, play, startMatch } from '../support/player.ts';
import { RunningServer } from '../support/running-server.ts';
import { until } from '../support/until.ts';

/** Everything that is measured takes so long, while a test says so. */
let each = 0;
let cost = 0;
let clock: HandClock;
let server: RunningServer;

beforeEach(async () => {
  each = 0;
  clock = new HandClock();
  server = await RunningServer.start({
    limits: { loop: DEFAULT_LIMITS.loop },
    socketClock: clock,
    // On a thread of its own the database would be charged for by real time.
    records: 'memory',
    meter: () => {
      cost += each;
      return cost;
    },
  });
});
afterEach(async () => {
  each = 0;
  await server.remove();
});

async function startedTable() {
  const { code, tokens } = await server.table(['Ada', 'Ben']);
  const ada = await Player.join(server.url, code, tokens.slice(0, 1));
  const ben = await Player.join(server.url, code, tokens.slice(1));
  await startMatch([
    [ada, 0],
    [ben, 1],
  ]);
  return { code, tokens, ada, ben };
}

/** Asks as fast as may be, until it has to wait. */
async function exhaust(player: Player): Promise<void> {
  each = 70;
  expect(await player.refused('echo', {})).toMatchObject({ code: 'too-fast', message: /wait a moment/ });
  each = 0;
}

test('a requester over the budget of the event loop waits and is informed; what it sent meanwhile is done later', async () => {
  const { code, ada, ben } = await startedTable();
  const spectator = await Player.join(server.url, code, []);
  each = 70;
  await spectator.ask('snapshot', {});
  each = 0;
  await exhaust(spectator);
  const waits = Promise.all([spectator.ask('echo', {}), spectator.ask('snapshot', {})]);
  expect(await play([ada, ben], 2)).toBe(2);
  let done = false;
  void waits.then(() => {
    done = true;
  });
  expect(await play([ada, ben], 2)).toBe(2);
  expect(done).toBe(false);
  clock.advance(12_000);
  expect(await waits).toMatchObject([{}, { step: expect.anything() }]);
  await expect(spectator.ask('echo', {})).resolves.toEqual({});
});

test('others who watch from the same address wait as well, players there do not, and come back to their seats', async () => {
  const { code, tokens, ada, ben } = await startedTable();
  const [one, other] = [await Player.join(server.url, code, []), await Player.join(server.url, code, [])];
  each = 250;
  await one.ask('echo', {});
  each = 0;
  expect(await other.refused('echo', {})).toMatchObject({ code: 'too-fast' });
  expect(await play([ada, ben], 2)).toBe(2);
  const response = await fetch(`${server.url}/api/tables/${code}`);
  expect(response.status).toBe(429);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await response.json()).toMatchObject({ code: 'too-fast', retryAfter: expect.any(Number) });
  expect((await server.get('/healthz')).status).toBe(200);
  const again = await Player.join(server.url, code, tokens.slice(0, 1));
  expect(await ada.closed).toBe(CLOSE.elsewhere);
  expect(await play([again, ben], 2)).toBe(2);
  clock.advance(11_000);
  expect((await server.info(code)).status).toBe(200);
  await expect(other.ask('echo', {})).resolves.toEqual({});
});

test('one that waits can still go, and is forgotten', async () => {
  const { code, ada } = await startedTable();
  const spectator = await Player.join(server.url, code, []);
  await until(() => ada.state.watchers === 1, 'the watcher');
  each = 250;
  await spectator.ask('echo', {});
  each = 0;
  await exhaust(spectator);
  spectator.room.connection.close();
  clock.advance(11_000);
  await until(() => ada.state.watchers === 0, 'the watcher to be gone');
});
