import type { Refusal, Rng } from '@boomtown/game-core';
import { GAMES, gameOf } from '@boomtown/registry/rules';
import { CLOSE, type GameId } from '@boomtown/wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '../../src/limits/index.ts';
import { OPEN_GAME, OTHER_OPEN_GAME } from '../support/chosen-games.ts';
import { HandClock } from '../support/hand-clock.ts';
import { Player, play, startMatch } from '../support/player.ts';
import { RunningServer } from '../support/running-server.ts';
import { until } from '../support/until.ts';

const BAD_CELL = 7;
/** After it a socket may ask once more. */
const A_REQUEST_MS = 1000 / DEFAULT_LIMITS.requestsASecond;

const clock = new HandClock();
let server: RunningServer;
beforeAll(async () => {
  server = await RunningServer.start({
    socketClock: clock,
    games: {
      ...GAMES,
      // A build with a bug: a seat that places on one certain hexagon makes the rules throw.
      [OTHER_OPEN_GAME]: {
        ...gameOf(OTHER_OPEN_GAME),
        perform(state: never, seat: number, action: { readonly type: string; readonly cell?: number }, rng: Rng) {
          if ('cell' in action && action.cell === BAD_CELL) throw new Error('a planted bug');
          return gameOf(OTHER_OPEN_GAME).perform(state as never, seat, action as never, rng);
        },
      },
    },
  });
});
afterAll(() => server.remove());

async function startedTable(game: GameId = OPEN_GAME) {
  const { code, tokens } = await server.table(['Ada', 'Ben'], { game });
  const ada = await Player.join(server.url, code, tokens.slice(0, 1));
  const ben = await Player.join(server.url, code, tokens.slice(1));
  await startMatch([
    [ada, 0],
    [ben, 1],
  ]);
  return { code, tokens, ada, ben };
}

describe('fault 24: a spectator sends an action, or one in the name of a seat', () => {
  test('it is refused and nothing changes', async () => {
    const { code, ada, ben } = await startedTable();
    const spectator = await Player.join(server.url, code, []);
    const board = { type: 'board', board: 'rhombus' };
    for (const [who, seat] of [
      [spectator, 0],
      [spectator, 1],
      [ben, 0],
    ] as const) {
      const request = { id: 'not-mine', step: 0, seat, action: board };
      expect(await who.refused('act', request)).toMatchObject({ code: 'not-your-seat' });
    }
    for (const request of [
      ['rename', { seat: 0, name: 'Mallory' }],
      ['standUp', { seat: 0 }],
      ['unready', { seats: [0] }],
      ['nonces', { nonces: [{ seat: 0, nonce: 'ab'.repeat(16) }] }],
      ['ready', { seats: [{ seat: 0, nonceHash: 'ab'.repeat(32) }] }],
    ] as const) {
      expect(await spectator.refused(request[0], request[1])).toMatchObject({ code: 'not-your-seat' });
    }
    expect(ada.state.step).toBe(0);
    expect(ada.state.seats[0]?.name).toBe('Ada');
    await expect(ada.act(0, { type: 'board', board: 'rhombus' })).resolves.toEqual({ step: 1 });
  });
});

describe('fault 25: a spectator joins and leaves', () => {
  test('nothing changes on a player’s screen but the count', async () => {
    const { code, ada } = await startedTable();
    const before = { ...ada.state.toJSON(), watchers: 0 };
    const frames = ada.frames.length;
    const spectator = await Player.join(server.url, code, []);
    await until(() => ada.state.watchers === 1, 'the watcher to be counted');
    expect({ ...ada.state.toJSON(), watchers: 0 }).toEqual(before);
    await spectator.leave();
    await until(() => ada.state.watchers === 0, 'the watcher to be gone');
    expect({ ...ada.state.toJSON(), watchers: 0 }).toEqual(before);
    expect(ada.frames.length - frames).toBe(2);
    expect(ada.frames.slice(frames).every((frame) => frame.length <= 4)).toBe(true);
  });

  test('a table that is not watchable lets nobody watch, and says so', async () => {
    const { code, tokens } = await server.table(['Ada', 'Ben'], { watchable: false });
    await expect(Player.join(server.url, code, [])).rejects.toMatchObject({
      refusal: { code: 'not-watchable' },
      message: /audience/,
    });
    const ada = await Player.join(server.url, code, tokens.slice(0, 1));
    await ada.ask('standUp', { seat: 0 });
    expect(await ada.closed).toBe(CLOSE.gone);
  });
});

describe('fault 26: a name contains markup', () => {
  test('it comes out of the server as it went in; what cannot be seen does not', async () => {
    const name = '<b>Ada</b>&"\'';
    const { code, tokens } = await server.table([name, 'Ben']);
    const ada = await Player.join(server.url, code, tokens.slice(0, 1));
    expect(ada.state.seats[0]?.name).toBe(name);
    expect((await server.info(code)).body.names).toEqual([name, 'Ben']);
    await ada.ask('rename', { seat: 0, name: '  A\u202e\u0007d\u200ba \n B  ' });
    expect(ada.state.seats[0]?.name).toBe('Ada B');
    expect(await ada.refused('rename', { seat: 0, name: ' \u200b ' })).toMatchObject({ code: 'malformed' });
    expect(await ada.refused('rename', { seat: 0, name: 'x'.repeat(25) })).toMatchObject({ code: 'malformed' });
  });
});

/** A list in a list in a list …, by hand: packing it with recursion would fail here already. */
function nested(levels: number): Uint8Array {
  return Uint8Array.from([...Array(levels).fill(0x91), 0xc0]);
}

describe('faults 27 and 36: damaged and hostile messages', () => {
  test('requests of the wrong shape are refused, and nothing else changes', async () => {
    const { ada, ben } = await startedTable();
    const board = { type: 'board', board: 'rhombus' };
    const hostile: readonly unknown[] = [
      null,
      [],
      'board',
      7,
      {},
      { id: 'a', step: 0, seat: 0 },
      { id: 'a', step: 0, seat: 0, action: null },
      { id: 'a', step: 0, seat: 0, action: [] },
      { id: 'a', step: '0', seat: 0, action: board },
      { id: 'a', step: 0.5, seat: 0, action: board },
      { id: 'a', step: Number.NaN, seat: 0, action: board },
      { id: 'a', step: 0, seat: -1, action: board },
      { id: 'a', step: 0, seat: 2 ** 40, action: board },
      { id: '', step: 0, seat: 0, action: board },
      { id: 'x'.repeat(25), step: 0, seat: 0, action: board },
      { id: 'a', step: 0, seat: 0, action: board, more: 1 },
      { id: 'a', step: 0, seat: 0, action: { ...board, type: 'x'.repeat(41) } },
      { id: 'a', step: 0, seat: 0, action: { ...board, more: 1 } },
      { id: 'a', step: 0, seat: 0, action: { type: 'board', board: undefined } },
      { id: 'a', step: 0, seat: 0, action: { type: 'board', board: new Date() } },
      { id: 'a', step: 0, seat: 0, action: { type: 'constructor' } },
      { id: 'a', step: 0, seat: 0, action: { type: '__proto__' } },
      { id: 'a', step: 0, seat: 0, action: JSON.parse('{"type":"board","board":"rhombus","__proto__":{"x":1}}') },
      { id: 'a', step: 0, seat: 0, action: JSON.parse('{"type":"board","constructor":{"prototype":1}}') },
      JSON.parse('{"id":"a","step":0,"seat":0,"action":{"type":"board","board":"rhombus"},"__proto__":{}}'),
    ];
    for (const request of hostile) {
      const refusal: Refusal = await ada.refused('act', request);
      expect([JSON.stringify(request), refusal.code]).toEqual([JSON.stringify(request), 'malformed']);
      clock.advance(A_REQUEST_MS);
    }
    expect(Object.hasOwn(Object.prototype, 'x')).toBe(false);
    expect(ben.state.step).toBe(0);
    await expect(ada.act(0, { type: 'board', board: 'rhombus' })).resolves.toEqual({ step: 1 });
  });

  test('requests that nobody knows are refused; their sender stays', async () => {
    const { ada } = await startedTable();
    for (const name of ['fly', '__proto__', 'constructor', 'toString', '*', '_$bact', '']) {
      await expect(ada.room.request(name as never, {})).rejects.toThrow(/no onMessage/);
    }
    await expect(ada.ask('echo', {})).resolves.toEqual({});
  });

  test.each([
    ['a message that is no request', [13, 0xa3, 0x61, 0x63, 0x74, 0x80]],
    ['raw bytes', [17, 0xa3, 0x61, 0x63, 0x74, 1, 2, 3]],
    ['an input of a kind that no room takes', [19, 0]],
    ['a frame of no kind', [0]],
    ['an empty frame', []],
    ['a frame with modifier bits', [0x80 | 21, 1]],
    ['a request cut short', [21, 1, 0xa3, 0x61, 0x63, 0x74, 0x84, 0xa2, 0x69]],
    ['a request nested thousands of levels deep', [21, 1, 0xa3, 0x61, 0x63, 0x74, ...nested(12_000)]],
    ['a request of an enormous declared length', [21, 1, 0xa3, 0x61, 0x63, 0x74, 0xdd, 0xff, 0xff, 0xff, 0xff, 0xc0]],
    ['a request of an enormous declared text', [21, 1, 0xdb, 0xff, 0xff, 0xff, 0xff, 0x61]],
    ['a request without a name', [21]],
  ])('%s ends its sender’s socket and nothing else', async (_, bytes) => {
    const { code, tokens, ada, ben } = await startedTable();
    const before = server.logged.length;
    ada.room.connection.send(Uint8Array.from(bytes));
    expect(await ada.closed).toBe(CLOSE.unreadable);
    expect(server.logged.slice(before).filter((line) => JSON.parse(line).level > 20)).toEqual([]);
    const again = await Player.join(server.url, code, tokens.slice(0, 1));
    expect(await play([again, ben], 2)).toBe(2);
  });

  test('a huge frame ends its sender’s socket and nothing else', async () => {
    const { ada, ben } = await startedTable();
    ada.room.connection.send(new Uint8Array(100 * 1024).fill(21));
    expect(await ada.closed).toBe(1009);
    await expect(ben.ask('echo', {})).resolves.toEqual({});
  });
});

describe('fault 28: one client sends 20,000 messages', () => {
  test('it is throttled, then cut off; the others play on', async () => {
    const flooded = await startedTable();
    const { ada, ben } = await startedTable();
    const echo = Uint8Array.from([21, 1, 0xa4, 0x65, 0x63, 0x68, 0x6f, 0x80]);
    for (let i = 0; i < 20_000; i += 1) flooded.ada.room.connection.send(echo);
    expect(await play([ada, ben], 10)).toBe(10);
    expect(await flooded.ada.closed).toBe(CLOSE.flooded);
    await expect(flooded.ben.ask('echo', {})).resolves.toEqual({});
    const again = await Player.join(server.url, flooded.code, flooded.tokens.slice(0, 1));
    expect(await play([again, flooded.ben], 2)).toBe(2);
  });

  test('a client that asks a little too fast is refused, and served a moment later', async () => {
    const { ada } = await startedTable();
    clock.advance(DEFAULT_LIMITS.requestsAtOnce * A_REQUEST_MS);
    const answers = await Promise.allSettled(Array.from({ length: 100 }, () => ada.ask('echo', {})));
    const refused = answers.filter((answer) => answer.status === 'rejected');
    expect(refused).toHaveLength(100 - DEFAULT_LIMITS.requestsAtOnce);
    for (const { reason } of refused) expect(reason.refusal).toMatchObject({ code: 'too-fast' });
    clock.advance(A_REQUEST_MS);
    await expect(ada.ask('echo', {})).resolves.toEqual({});
  });
});

describe('fault 29: rules code throws in one table', () => {
  test('that action fails with a logged reason, that table shows it; all others go on', async () => {
    const other = await startedTable();
    const { code, tokens, ada, ben } = await startedTable(OTHER_OPEN_GAME);
    await ada.act(0, { type: 'board', board: 'rhombus' });
    await ben.reach(1);
    const bad = { id: 'bad', step: 1, seat: 0, action: { type: 'place', piece: 'ring', cell: BAD_CELL } };
    expect(await ada.refused('act', bad)).toMatchObject({ code: 'fault' });
    await until(() => ben.notices.length > 0, 'the notice');
    expect(ben.notices).toEqual([{ type: 'fault' }]);
    expect(server.logged.some((line) => line.includes('a planted bug') && !line.includes(code))).toBe(true);
    expect(ada.state.step).toBe(1);
    // The same table goes on with another action, also after it slept.
    await ada.act(0, { type: 'place', piece: 'ring', cell: 0 });
    await Promise.all([ada.leave(), ben.leave()]);
    const again = await Player.join(server.url, code, tokens);
    expect(again.state.step).toBe(2);
    expect(await play([other.ada, other.ben], 3)).toBe(3);
  });
});
