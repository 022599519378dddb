import { JOIN_REFUSED, WIRE_VERSION } from '@boomtown/wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Player, play, startMatch } from '../support/player.ts';
import { RunningServer } from '../support/running-server.ts';
import { until } from '../support/until.ts';

const MOST = 2;

let server: RunningServer;
beforeAll(async () => {
  server = await RunningServer.start({ limits: { watchersATable: MOST } });
});
afterAll(() => server.remove());

const askToWatch = (code: string) => server.post(`/matchmake/joinById/${code}`, { wire: WIRE_VERSION, tokens: [] });

describe('people who watch one table', () => {
  test('beyond the limit the next is refused in words; players and other tables are not', async () => {
    const { code, tokens } = await server.table(['Ada', 'Ben']);
    const spectators = [await Player.join(server.url, code, []), await Player.join(server.url, code, [])];
    expect(await askToWatch(code)).toMatchObject({
      status: JOIN_REFUSED.audienceFull,
      body: { code: 'audience-full', message: expect.stringContaining('watch this table') },
    });
    const players = await Promise.all(tokens.map((token) => Player.join(server.url, code, [token])));
    await startMatch(players.map((player, seat) => [player, seat] as const));
    expect(await play(players, 2)).toBe(2);
    const { code: other } = await server.table(['Cleo']);
    await (await Player.join(server.url, other, [])).leave();

    // One who goes makes room, and who comes back to a seat needs none.
    await spectators[0]?.leave();
    await until(() => players[0]?.state.watchers === 1, 'the watcher to be gone');
    spectators.push(await Player.join(server.url, code, []));
    await players[0]?.leave();
    await (await Player.join(server.url, code, tokens.slice(0, 1))).leave();
    for (const person of [...spectators.slice(1), ...players.slice(1)]) await person.leave();
  });

  test('many who asked in the same instant do not get past it', async () => {
    const { code, tokens } = await server.table(['Ada']);
    const ada = await Player.join(server.url, code, tokens);
    const tries = await Promise.allSettled(Array.from({ length: 6 }, () => Player.join(server.url, code, [])));
    const inside = tries.flatMap((tried) => (tried.status === 'fulfilled' ? [tried.value] : []));
    const codes = tries.flatMap((tried) => (tried.status === 'rejected' ? [tried.reason.refusal.code] : []));
    expect(inside).toHaveLength(MOST);
    expect(new Set(codes)).toEqual(new Set(['audience-full']));
    expect(ada.state.watchers).toBe(MOST);
    // They were refused as they should be: that is no fault of the server.
    expect(server.logged.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
    for (const person of [ada, ...inside]) await person.leave();
  });
});
