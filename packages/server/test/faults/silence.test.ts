import { WIRE_VERSION } from '@boomtown/wire';
import { Protocol } from '@colyseus/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { HandClock } from '../support/hand-clock.ts';
import { Player } from '../support/player.ts';
import { RunningServer } from '../support/running-server.ts';
import { until } from '../support/until.ts';

const SILENT_MS = 1_200;
const QUIET_MS = 150;
/** How often the server looks at its sockets. */
const SWEEP_MS = QUIET_MS / 10;
/** Time is passed by pings. */
const PLENTY = { atOnce: 1e6, aSecond: 1e6 };
const clock = new HandClock();
let server: RunningServer;
beforeAll(async () => {
  server = await RunningServer.start({
    socketClock: clock,
    limits: { silentMs: SILENT_MS, quietMs: QUIET_MS, controlFrames: PLENTY },
  });
});
afterAll(() => server.remove());

/** Lets time pass, sweep by sweep; in each the socket's browser has the time that it takes to answer what it was asked. */
async function pass(ms: number, answering: WebSocket, meanwhile?: (passed: number) => Promise<unknown>): Promise<void> {
  for (let passed = 0; passed < ms; passed += SWEEP_MS) {
    clock.advance(SWEEP_MS);
    // The first answer comes after what the server asked; the second after the server has heard what was answered to that.
    for (let i = 0; i < 2; i += 1) {
      answering.ping();
      await new Promise((resolve) => answering.once('pong', resolve));
    }
    await meanwhile?.(passed);
  }
}

/** A socket that has joined and says nothing more. `autoPong`: does its browser still answer for it? */
async function quietSocket(code: string, token: string | undefined, autoPong: boolean): Promise<WebSocket> {
  const join = { wire: WIRE_VERSION, tokens: token === undefined ? [] : [token] };
  const { body } = await server.post<{ sessionId: string; processId: string }>(`/matchmake/joinById/${code}`, join);
  const address = `${server.url.replace('http', 'ws')}/${body.processId}/${code}?sessionId=${body.sessionId}`;
  const socket = new WebSocket(address, { autoPong });
  await new Promise<void>((resolve) => socket.once('message', () => resolve()));
  // The state and who is there come first. Once a ping is answered the server has read all that was said before it.
  const told = new Promise((resolve) => socket.once('message', resolve));
  const heard = new Promise((resolve) => socket.once('pong', resolve));
  socket.send(Uint8Array.of(Protocol.JOIN_ROOM));
  socket.ping();
  await Promise.all([told, heard]);
  return socket;
}

test('faults 9 and 11: a dead socket is ended; one whose page sleeps in the background, or sends its heartbeat, is not', async () => {
  const { code, tokens } = await server.table(['Ada', 'Ben']);
  const ben = await Player.join(server.url, code, tokens.slice(1));
  const dead = await quietSocket(code, tokens[0], false);
  const asleep = await quietSocket(code, undefined, true);
  await until(() => ben.state.seats[0]?.here === true && ben.state.watchers === 1, 'both to be there');
  const heartbeat = async (passed: number) => {
    if (passed % (SILENT_MS / 4) === 0) await ben.ask('echo', {});
  };
  await pass(SILENT_MS, asleep, heartbeat);
  expect(dead.readyState).toBe(WebSocket.OPEN);
  expect(ben.state.seats[0]?.here).toBe(true);
  await pass(SWEEP_MS, asleep);
  await until(() => ben.state.seats[0]?.here === false, 'the dead socket to be ended');
  await pass(SILENT_MS * 2, asleep, heartbeat);
  expect(ben.state.watchers).toBe(1);
  expect(asleep.readyState).toBe(WebSocket.OPEN);
  await until(() => dead.readyState === WebSocket.CLOSED, 'the dead socket to be closed');
  asleep.close();
});

test('fault 11: a page that says nothing stays also where others have much to say; a dead socket does not', async () => {
  const { code, tokens } = await server.table(['Ada', 'Ben']);
  const ben = await Player.join(server.url, code, tokens.slice(1));
  const watching = await quietSocket(code, undefined, true);
  const dead = await quietSocket(code, tokens[0], false);
  await until(() => ben.state.seats[0]?.here === true && ben.state.watchers === 1, 'both to be there');
  // Something is said to all more often than signs of life are sent.
  const talk = async (passed: number) => {
    if (passed % (QUIET_MS / 2) === 0) await ben.ask('rename', { seat: 1, name: `Ben ${passed}` });
  };
  await pass(SILENT_MS + SWEEP_MS, watching, talk);
  await until(() => ben.state.seats[0]?.here === false, 'the dead socket to be ended');
  await pass(SILENT_MS * 2, watching, talk);
  expect(watching.readyState).toBe(WebSocket.OPEN);
  expect(ben.state.watchers).toBe(1);
  await until(() => dead.readyState === WebSocket.CLOSED, 'the dead socket to be closed');
  watching.close();
});

test('fault 9: a page at a table at rest hears again and again that the server is there, and nothing else', async () => {
  const { code } = await server.table(['Ada', 'Ben']);
  const socket = await quietSocket(code, undefined, true);
  const heard: Buffer[] = [];
  socket.on('message', (frame: Buffer) => heard.push(frame));
  await pass(5 * (QUIET_MS + SWEEP_MS), socket);
  expect(heard).toHaveLength(5);
  expect(heard.every((frame) => frame.length === 1 && frame[0] === Protocol.PING)).toBe(true);
  socket.close();
});
