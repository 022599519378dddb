import { WIRE_VERSION } from '@boomtown/wire';
import { matchMaker } from '@colyseus/core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { Player } from '../support/player.ts';
import { RunningServer } from '../support/running-server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await RunningServer.start();
});
afterAll(() => server.remove());

const GUESS = 'ab'.repeat(16);

describe('a join', () => {
  test('with tokens that open no seat is refused, and does not become a spectator', async () => {
    const { code, tokens } = await server.table(['Ada', 'Ben']);
    const other = await server.table(['Cy', 'Di']);
    const ada = await Player.join(server.url, code, tokens.slice(0, 1));
    for (const wrong of [[GUESS], other.tokens, [GUESS, ...other.tokens]]) {
      const refused = await server.post(`/matchmake/joinById/${code}`, { wire: WIRE_VERSION, tokens: wrong });
      expect(refused).toMatchObject({ status: 410, body: { code: 'not-your-seat' } });
      await expect(Player.join(server.url, code, wrong)).rejects.toMatchObject({
        refusal: { code: 'not-your-seat' },
        message: /not yours/,
      });
    }
    expect(ada.state.watchers).toBe(0);
  });

  test('with a token that opens a seat beside one that does not has that seat', async () => {
    const { code, tokens } = await server.table(['Ada', 'Ben']);
    const ada = await Player.join(server.url, code, [GUESS, ...tokens.slice(0, 1)]);
    expect((await ada.ask('snapshot', {})).step[2]).toEqual([[0, {}]]);
  });

  test('of a seat that was given up, and to another player, is refused', async () => {
    const { code, tokens } = await server.table(['Ada', 'Ben']);
    const ben = await Player.join(server.url, code, tokens.slice(1));
    await ben.ask('standUp', { seat: 1 });
    await expect(Player.join(server.url, code, tokens.slice(1))).rejects.toMatchObject({
      refusal: { code: 'not-your-seat' },
    });
  });

  test.each([
    ['nothing', {}],
    ['no version', { tokens: [] }],
    ['no tokens', { wire: WIRE_VERSION }],
    ['a token that is none', { wire: WIRE_VERSION, tokens: ['x'] }],
    ['a field too many', { wire: WIRE_VERSION, tokens: [], more: 1 }],
    ['a version that is no number', { wire: 'x', tokens: [] }],
    ['a list', []],
    ['a text', 'hello'],
    ['too many tokens', { wire: WIRE_VERSION, tokens: Array(7).fill(GUESS) }],
  ])('with %s is malformed', async (_, options) => {
    const { code } = await server.table(['Ada']);
    expect(await server.post(`/matchmake/joinById/${code}`, options)).toMatchObject({
      status: 400,
      body: { code: 'malformed' },
    });
  });

  test('of a page of another version is asked to reload, whatever else that version sends', async () => {
    const { code, tokens } = await server.table(['Ada']);
    for (const options of [
      { wire: 999, tokens },
      { wire: 0, tokens },
      { wire: 999, seats: [{ token: 'x' }] },
    ]) {
      const refused = await server.post(`/matchmake/joinById/${code}`, options);
      expect(refused).toMatchObject({ status: 426, body: { code: 'reload' } });
    }
  });
});

/** The status with which a socket is refused, or `open`. */
function upgraded(path: string, protocol?: string): Promise<number | 'open'> {
  const socket = new WebSocket(server.url.replace('http', 'ws') + path, protocol === undefined ? [] : [protocol]);
  return new Promise((resolve, reject) => {
    socket.once('unexpected-response', (_, { statusCode }) => resolve(statusCode ?? 0));
    socket.once('error', reject);
    socket.once('open', () => {
      socket.terminate();
      resolve('open');
    });
  });
}

describe('the address of a socket', () => {
  const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'KPQRT', 'x', '-'];

  test.each(names)('with %s in the place of the room is refused like any other that is none', async (name) => {
    expect(await upgraded(`/x/${name}?sessionId=${name}`)).toBe(404);
    expect(await upgraded(`/${name}/${name}`)).toBe(404);
  });

  test.each(names)('with %s in the place of the session is refused', async (name) => {
    const { code, tokens } = await server.table(['Ada']);
    const ada = await Player.join(server.url, code, tokens);
    expect(await upgraded(`/${matchMaker.processId}/${code}?sessionId=${name}`)).toBe(404);
    await expect(ada.ask('echo', {})).resolves.toEqual({});
  });

  test('with a subprotocol of a development tool is answered, not left hanging', async () => {
    const { code } = await server.table(['Ada']);
    expect(await upgraded(`/x/${code}`, 'vite-hmr')).toBe(404);
    expect(await upgraded('/', 'vite-ping')).toBe(404);
  });

  test.each(['/', '/api/tables', '//', '/x', `/x/y/z`, '/%ff/%ff', '/?sessionId=x'])('%s is refused', async (path) => {
    expect(await upgraded(path)).toBe(404);
  });
});
