import { CLOSE } from '@boomtown/wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAME_FOR_FOUR } from '../support/chosen-games.ts';
import { Player, startMatch } from '../support/player.ts';
import { RunningServer } from '../support/running-server.ts';
import { until } from '../support/until.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await RunningServer.start();
});
afterAll(() => server.remove());

async function gathered(watchable = true) {
  const names = ['Ada', 'Ben', 'Cleo'];
  const { code, tokens } = await server.table(names, { game: GAME_FOR_FOUR, options: {}, seats: 4, watchable });
  const players = await Promise.all(tokens.map((token) => Player.join(server.url, code, [token], GAME_FOR_FOUR)));
  const [ada, ben, cleo] = players;
  if (ada === undefined || ben === undefined || cleo === undefined) throw new Error('three came');
  return { code, tokens, ada, ben, cleo };
}

describe('the maker of a table', () => {
  test('sends a player away, who loses the seat and the right to it', async () => {
    const { code, tokens, ada, ben, cleo } = await gathered(false);
    expect(ada.state.maker).toBe(0);
    await ada.ask('kick', { seat: 1, name: 'Ben' });
    expect(await ben.closed).toBe(CLOSE.gone);
    await until(() => cleo.state.seats[1]?.taken === false, 'the seat to be free');
    expect(ben.notices).toEqual([{ type: 'kicked', seat: 1, name: 'Ben' }]);
    await expect(Player.join(server.url, code, tokens.slice(1, 2), GAME_FOR_FOUR)).rejects.toThrow();
    const again = await server.post(`/api/tables/${code}/seats`, { name: 'Dan' });
    expect(again).toMatchObject({ status: 201, body: { seat: 1 } });
  });

  test('alone can do that, and only to whom they mean', async () => {
    const { ada, ben, cleo } = await gathered();
    expect((await ben.refused('kick', { seat: 2, name: 'Cleo' })).code).toBe('not-the-maker');
    const spectator = await Player.join(server.url, ada.room.roomId, [], GAME_FOR_FOUR);
    expect((await spectator.refused('kick', { seat: 2, name: 'Cleo' })).code).toBe('not-the-maker');
    expect((await ada.refused('kick', { seat: 2, name: 'An earlier name' })).code).toBe('stale');
    expect((await ada.refused('kick', { seat: 3, name: 'Cleo' })).code).toBe('stale');
    expect(cleo.state.seats[2]?.taken).toBe(true);
  });

  test('who leaves is followed by the next seat', async () => {
    const { code, ada, ben, cleo } = await gathered();
    await ada.ask('standUp', { seat: 0 });
    await until(() => cleo.state.maker === 1, 'the next maker');
    await ben.ask('kick', { seat: 2, name: 'Cleo' });
    await ben.ask('standUp', { seat: 1 });
    const taken = await server.post<{ seat: number; token: string }>(`/api/tables/${code}/seats`, { name: 'Eve' });
    const eve = await Player.join(server.url, code, [taken.body.token], GAME_FOR_FOUR);
    expect(eve.state.maker).toBe(taken.body.seat);
  });

  test('who took that over is the maker of the next table as well', async () => {
    const { code, tokens } = await server.table(['Ada', 'Ben', 'Cleo'], { game: GAME_FOR_FOUR, options: {}, seats: 3 });
    const [ada, ben, cleo] = await Promise.all(
      tokens.map((token) => Player.join(server.url, code, [token], GAME_FOR_FOUR)),
    );
    if (ada === undefined || ben === undefined || cleo === undefined) throw new Error('three came');
    await ada.ask('standUp', { seat: 0 });
    await until(() => ben.state.maker === 1, 'the next maker');
    const { body } = await server.post<{ token: string }>(`/api/tables/${code}/seats`, { name: 'Dan' });
    const dan = await Player.join(server.url, code, [body.token], GAME_FOR_FOUR);
    await startMatch([
      [dan, 0],
      [ben, 1],
      [cleo, 2],
    ]);
    await dan.ask('resign', { id: 'dan', seat: 0 });
    await cleo.ask('resign', { id: 'cleo', seat: 2 });
    await until(() => ben.state.stage === 'over', 'the end');
    await ben.ask('rematch', {});
    await until(() => ben.notices.length > 0, 'the next table');
    const [next] = ben.notices;
    if (next?.type !== 'rematch') throw new Error('nothing else is told');
    const there = await Player.join(server.url, next.code, [], GAME_FOR_FOUR);
    const names = [...there.state.seats].map(({ name }) => name);
    expect(names[there.state.maker]).toBe('Ben');
  });

  test('is known after a restart', async () => {
    const { code, tokens, ada } = await gathered();
    await ada.ask('standUp', { seat: 0 });
    await server.close();
    await server.open();
    const ben = await Player.join(server.url, code, tokens.slice(1, 2), GAME_FOR_FOUR);
    expect(ben.state.maker).toBe(1);
  });
});
