import { WIRE_VERSION } from '@boomtown/wire';
import { Protocol } from '@colyseus/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { Player } from '../support/player.ts';
import { RunningServer } from '../support/running-server.ts';
import { until } from '../support/until.ts';

const SILENT_MS = 1_200;
const QUIET_MS = 150;
let server: RunningServer;
beforeAll(async () => {
  server = await RunningServer.start({ limits: { silentMs: SILENT_MS, quietMs: QUIET_MS } });
});
afterAll(() => server.remove());

/** A socket that has joined and says nothing more. `autoPong`: does its browser still answer for it? */
async function quietSocket(code: string, token: string | undefined, autoPong: boolean): Promise<WebSocket> {
  const join = { wire: WIRE_VERSION, tokens: token === undefined ? [] : [token] };
  const { body } = await server.post<{ sessionId: string; processId: string }>(`/matchmake/joinById/${code}`, join);
  const address = `${server.url.replace('http', 'ws')}/${body.processId}/${code}?sessionId=${body.sessionId}`;
  const socket = new WebSocket(address, { autoPong });
  await new Promise<void>((resolve) => socket.once('message', () => resolve()));
  socket.send(Uint8Array.of(Protocol.JOIN_ROOM));
  return socket;
}

test('faults 9 and 11: a dead socket is ended; one whose page sleeps in the background, or sends its heartbeat, is not', async () => {
  const { code, tokens } = await server.table(['Ada', 'Ben']);
  const ben = await Player.join(server.url, code, tokens.slice(1));
  const heartbeat = setInterval(() => void ben.ask('echo', {}), SILENT_MS / 4);
  const dead = await quietSocket(code, tokens[0], false);
  const asleep = await quietSocket(code, undefined, true);
  await until(() => ben.state.seats[0]?.here === true && ben.state.watchers === 1, 'both to be there');
  await until(() => ben.state.seats[0]?.here === false, 'the dead socket to be ended');
  await new Promise((resolve) => setTimeout(resolve, SILENT_MS * 2));
  expect(ben.state.watchers).toBe(1);
  expect(asleep.readyState).toBe(WebSocket.OPEN);
  expect(dead.readyState).toBe(WebSocket.CLOSED);
  clearInterval(heartbeat);
  asleep.close();
});

test('fault 11: a page that says nothing stays also where others have much to say; a dead socket does not', async () => {
  const { code, tokens } = await server.table(['Ada', 'Ben']);
  const ben = await Player.join(server.url, code, tokens.slice(1));
  const watching = await quietSocket(code, undefined, true);
  const dead = await quietSocket(code, tokens[0], false);
  await until(() => ben.state.seats[0]?.here === true && ben.state.watchers === 1, 'both to be there');
  let names = 0;
  // Something is said to all more often than signs of life are sent.
  const talk = setInterval(() => {
    names += 1;
    void ben.ask('rename', { seat: 1, name: `Ben ${names}` });
  }, QUIET_MS / 2);
  await until(() => ben.state.seats[0]?.here === false, 'the dead socket to be ended');
  await new Promise((resolve) => setTimeout(resolve, SILENT_MS * 2));
  clearInterval(talk);
  expect(watching.readyState).toBe(WebSocket.OPEN);
  expect(ben.state.watchers).toBe(1);
  expect(dead.readyState).toBe(WebSocket.CLOSED);
  watching.close();
});

test('fault 9: a page at a table at rest hears again and again that the server is there, and nothing else', async () => {
  const { code } = await server.table(['Ada', 'Ben']);
  const socket = await quietSocket(code, undefined, true);
  const heard: Buffer[] = [];
  // The state and who is there come first.
  await new Promise<void>((resolve) => socket.once('message', () => resolve()));
  socket.on('message', (frame: Buffer) => heard.push(frame));
  await until(() => heard.length >= 5, 'five signs of life');
  expect(heard.every((frame) => frame.length === 1 && frame[0] === Protocol.PING)).toBe(true);
  socket.close();
});
