import { DEFAULT_TERMS, type HttpRefusal, type SeatReply } from '@boomtown/wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAME_FOR_FOUR, OPEN_TABLE } from '../support/chosen-games.ts';
import { Player, startMatch } from '../support/player.ts';
import { RunningServer } from '../support/running-server.ts';

const FAMILY = '👨\u200d👩\u200d👧\u200d👦';
const PERSIAN = 'علی\u200cرضا';
const VOICE = 'a1'.repeat(16);

let server: RunningServer;
beforeAll(async () => {
  server = await RunningServer.start();
});
afterAll(() => server.remove());

const sit = (code: string, name: string) => server.post<SeatReply & HttpRefusal>(`/api/tables/${code}/seats`, { name });
const seatsOf = async (code: string) => (await server.info(code)).body.names;
/** Four seats, with Ada at the first one. */
const table = (names: readonly string[] = ['Ada'], asked = {}) =>
  server.table(names, { game: GAME_FOR_FOUR, options: {}, seats: 4, ...asked });

describe('fault 51: a name', () => {
  test.each(['\u3164', '\u115f\uffa0', '\u2800', '\u034f', '\ufe0f', '\u{e0041}', '\u200d', '\u0300\u0301', ' '])(
    'that shows nothing is none: %j',
    async (name) => {
      const { code } = await table();
      const refused = await sit(code, name);
      expect(refused.status).toBe(400);
      expect(refused.body.code).toBe('malformed');
      const made = await server.post('/api/tables', {
        ...OPEN_TABLE,
        name,
        listed: false,
        watchable: false,
      });
      expect(made.status).toBe(400);
      expect(await seatsOf(code)).toEqual(['Ada', null, null, null]);
    },
  );

  test('is spelt as its script spells it, wherever it is shown', async () => {
    const { code, tokens } = await table(['Ada', PERSIAN, FAMILY, 'Zoe\u0308']);
    expect(await seatsOf(code)).toEqual(['Ada', PERSIAN, FAMILY, 'Zo\u00eb']);
    const ada = await Player.join(server.url, code, tokens.slice(0, 1), GAME_FOR_FOUR);
    expect(ada.state.seats.map(({ name }) => name)).toEqual(['Ada', PERSIAN, FAMILY, 'Zo\u00eb']);
    await ada.ask('kick', { seat: 2, name: FAMILY });
    expect(await seatsOf(code)).toEqual(['Ada', PERSIAN, null, 'Zo\u00eb']);
  });

  test('carries no pile of marks', async () => {
    const { code } = await table();
    const piled = Array.from({ length: 23 }, (_, i) => String.fromCodePoint(0x300 + i)).join('');
    expect((await sit(code, `Z${piled}`)).status).toBe(201);
    expect((await seatsOf(code))[1]).toMatch(/^Z\p{M}{3}$/u);
  });

  test('that is far too long is refused before it is looked at', async () => {
    const { code } = await table();
    expect((await sit(code, `Ben${'\u200d'.repeat(60_000)}`)).status).not.toBe(201);
    expect((await sit(code, `Ben${'\u200d'.repeat(100)}`)).status).toBe(400);
    expect((await sit(code, `Ben${'\u200d'.repeat(60)}`)).status).toBe(201);
  });

  test('that looks like another at the table is refused, and the seat stays free', async () => {
    const { code } = await table(['Ada', 'Paul']);
    for (const name of ['Ada', 'ADA', 'A d a', '\u0410d\u0430', 'Ａｄａ', 'A\u200dda', 'PauI', 'Pau1']) {
      const refused = await sit(code, name);
      expect({ name, status: refused.status, code: refused.body.code }).toEqual({
        name,
        status: 409,
        code: 'name-taken',
      });
    }
    expect(await seatsOf(code)).toEqual(['Ada', 'Paul', null, null]);
    expect((await sit(code, 'Ada 2')).status).toBe(201);
  });

  test('that looks like another is refused where it is changed, too, but not to another spelling of the own one', async () => {
    const { code, tokens } = await table(['Ada', 'Ben']);
    const ben = await Player.join(server.url, code, tokens.slice(1), GAME_FOR_FOUR);
    expect((await ben.refused('rename', { seat: 1, name: 'ada' })).code).toBe('name-taken');
    await ben.ask('rename', { seat: 1, name: 'BEN' });
    expect(await seatsOf(code)).toEqual(['Ada', 'BEN', null, null]);
  });

  test('is not that of a seat where a spectator says something', async () => {
    const { code } = await table(['Ada']);
    const spectator = await Player.join(server.url, code, [], GAME_FOR_FOUR);
    const line = { id: 'w1', text: 'I resign', as: { name: 'A\u0501\u0430', voice: VOICE } };
    expect((await spectator.refused('say', line)).code).toBe('name-taken');
    await spectator.say('I watch', { name: 'Wim', voice: VOICE });
  });

  test('fault 59: is not that of a seat as those see it who watch late, which tells them nothing of who has left', async () => {
    const terms = { ...DEFAULT_TERMS, watchDelay: 10 };
    const { code, tokens } = await server.table(['Ada', 'Ben', 'Cleo'], { game: GAME_FOR_FOUR, seats: 3, terms });
    const players = await Promise.all(tokens.map((token) => Player.join(server.url, code, [token], GAME_FOR_FOUR)));
    await startMatch(players.map((player, seat) => [player, seat] as const));
    const spectator = await Player.join(server.url, code, [], GAME_FOR_FOUR);
    const asBen = { id: 'w2', text: 'I watch', as: { name: 'Ben', voice: VOICE } };
    expect((await spectator.refused('say', asBen)).code).toBe('name-taken');
    await players[1]?.ask('resign', { id: 'enough', seat: 1 });
    await server.post(`/api/tables/${code}/forget`, { tokens: tokens.slice(1, 2) });
    expect((await spectator.refused('say', asBen)).code).toBe('name-taken');
    expect(await spectator.say('I watch', { name: 'Wim', voice: VOICE }, 'w3')).toMatchObject({
      line: { name: 'Wim' },
    });
  });

  test('of a bot is not like that of a person', async () => {
    const { code, tokens } = await table(['BOLT']);
    const ada = await Player.join(server.url, code, tokens, GAME_FOR_FOUR);
    for (const seat of [1, 2, 3]) await ada.ask('seatBot', { seat, level: 'easy' });
    expect(await seatsOf(code)).not.toContain('Bolt');
  });

  test('is looked at after the number of seats, so that who comes too late hears of that', async () => {
    const { code } = await server.table(['Ada', 'Ben']);
    expect((await sit(code, 'Ben')).body.code).toBe('full');
  });
});
