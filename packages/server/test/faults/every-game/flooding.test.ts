import { textStream } from '@boomtown/game-core';
import { GAME_IDS } from '@boomtown/registry/ids';
import { CLOSE } from '@boomtown/wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '../../../src/limits/index.ts';
import { allAt, anyTable, playByChance, playerAt, ROOMY } from '../../support/any-table.ts';
import { Player } from '../../support/player.ts';
import { RunningServer } from '../../support/running-server.ts';

let server: RunningServer;
beforeAll(async () => {
  const { requestsASecond, requestsAtOnce, framesAtOnce } = DEFAULT_LIMITS;
  server = await RunningServer.start({ limits: { ...ROOMY, requestsASecond, requestsAtOnce, framesAtOnce } });
});
afterAll(() => server.remove());

const ECHO = Uint8Array.from([21, 1, 0xa4, 0x65, 0x63, 0x68, 0x6f, 0x80]);

describe.each(GAME_IDS)('at a table of %s', (game) => {
  test('fault 28: a client that floods is cut off; its table and another play on, and it comes back', async () => {
    const [flooded, other] = [await anyTable(server, game), await anyTable(server, game)];
    const flooder = playerAt(flooded, 0);
    for (let i = 0; i < 20_000; i += 1) flooder.room.connection.send(ECHO);
    expect(await playByChance(other, 3, textStream(game))).toBe(3);
    expect(await flooder.closed).toBe(CLOSE.flooded);
    const back = await Player.join(server.url, flooded.code, flooded.tokens.slice(0, 1), game);
    const again = { ...flooded, players: [back, ...flooded.players.slice(1)] };
    expect(await playByChance(again, 2, textStream(`${game} again`))).toBe(2);
    await allAt(again, 2);
  });

  test('fault 10: a client that woke proves its link by a round trip; a dead one proves nothing', async () => {
    const table = await anyTable(server, game);
    await playByChance(table, 1, textStream(game));
    const sleeper = playerAt(table, 0);
    await expect(sleeper.ask('echo', {})).resolves.toEqual({});
    await sleeper.leave();
    await expect(sleeper.ask('echo', {})).rejects.toThrow();
    const woken = await Player.join(server.url, table.code, table.tokens.slice(0, 1), game);
    expect(woken.state.step).toBe(1);
  });
});
