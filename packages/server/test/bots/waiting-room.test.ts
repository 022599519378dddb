import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAME_FOR_FOUR } from '../support/chosen-games.ts';
import { Player } from '../support/player.ts';
import { RunningServer } from '../support/running-server.ts';
import { until } from '../support/until.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await RunningServer.start();
});
afterAll(() => server.remove());

async function gathered() {
  const { code, tokens } = await server.table(['Ada', 'Ben'], { game: GAME_FOR_FOUR, options: {}, seats: 4 });
  const [ada, ben] = await Promise.all(tokens.map((token) => Player.join(server.url, code, [token], GAME_FOR_FOUR)));
  if (ada === undefined || ben === undefined) throw new Error('two came');
  return { code, tokens, ada, ben };
}

describe('the maker of a table', () => {
  test('puts bots on free seats, with a level that can be changed, and takes them away', async () => {
    const { code, ada, ben } = await gathered();
    await ada.ask('seatBot', { seat: 2, level: 'easy' });
    await ada.ask('seatBot', { seat: 3, level: 'hard' });
    await until(() => ben.state.seats[3]?.bot === 'hard', 'the bots to show');
    const [, , second, third] = ben.state.seats;
    expect(second).toMatchObject({ taken: true, ready: true, bot: 'easy', nonceHash: '' });
    expect(second?.name).not.toBe('');
    expect(second?.name).not.toBe(third?.name);
    expect((await server.post(`/api/tables/${code}/seats`, { name: 'Cleo' })).status).toBe(409);

    const { name } = second ?? {};
    await ada.ask('seatBot', { seat: 2, level: 'normal' });
    await until(() => ben.state.seats[2]?.bot === 'normal', 'the level to change');
    expect(ben.state.seats[2]?.name).toBe(name);
    await ada.ask('seatBot', { seat: 2, level: null });
    await until(() => ben.state.seats[2]?.taken === false, 'the seat to be free');
    expect(ben.state.seats[2]).toMatchObject({ name: '', bot: '', ready: false });
    expect(await server.post(`/api/tables/${code}/seats`, { name: 'Cleo' })).toMatchObject({ body: { seat: 2 } });
  });

  test('alone may do that, and never where a person sits', async () => {
    const { code, ada, ben } = await gathered();
    const spectator = await Player.join(server.url, code, [], GAME_FOR_FOUR);
    expect((await ben.refused('seatBot', { seat: 2, level: 'easy' })).code).toBe('not-the-maker');
    expect((await spectator.refused('seatBot', { seat: 2, level: 'easy' })).code).toBe('not-the-maker');
    expect((await ada.refused('seatBot', { seat: 1, level: 'easy' })).code).toBe('seat-taken');
    expect((await ada.refused('seatBot', { seat: 1, level: null })).code).toBe('seat-taken');
    expect((await ada.refused('seatBot', { seat: 5, level: 'easy' })).code).toBe('seat-taken');
    expect((await ada.refused('seatBot', { seat: 2, level: 'divine' })).code).toBe('malformed');
    expect(ada.state.seats[1]).toMatchObject({ name: 'Ben', bot: '' });
  });

  test('is followed by a person, never by a bot', async () => {
    const { ada, ben } = await gathered();
    await ada.ask('seatBot', { seat: 2, level: 'easy' });
    await ada.ask('standUp', { seat: 0 });
    await until(() => ben.state.maker === 1, 'the next maker');
    await ben.ask('seatBot', { seat: 0, level: 'easy' });
    await until(() => ben.state.seats[0]?.bot === 'easy', 'a bot on the seat of who left');
    expect(ben.state.maker).toBe(1);
  });

  test('finds the bots as they were after a restart', async () => {
    const { code, tokens, ada } = await gathered();
    await ada.ask('seatBot', { seat: 3, level: 'hard' });
    const name = ada.state.seats[3]?.name;
    await server.close();
    await server.open();
    const again = await Player.join(server.url, code, tokens.slice(0, 1), GAME_FOR_FOUR);
    expect(again.state.seats[3]).toMatchObject({ name, bot: 'hard', ready: true });
  });
});
