import { once } from 'node:events';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { GatheredFrames } from '../../src/limits/gathered-frames.ts';
import { DEFAULT_LIMITS, guardedSockets, LoopBudgets } from '../../src/limits/index.ts';
import { systemClock } from '../../src/monotonic-clock.ts';

/** On both sides of each length at which the header grows. */
const LENGTHS = [0, 1, 125, 126, 65_535, 65_536];

const guarded = guardedSockets({
  limits: DEFAULT_LIMITS,
  log: pino({ level: 'silent' }),
  clock: systemClock,
  budgets: new LoopBudgets(DEFAULT_LIMITS.loop, systemClock, () => 0),
  tooFast: () => new Uint8Array(),
});
let server: WebSocketServer;
beforeAll(async () => {
  server = new WebSocketServer({ host: '127.0.0.1', port: 0, WebSocket: guarded.Socket });
  await once(server, 'listening');
});
afterAll(() => {
  guarded.stop();
  server.close();
});

function port(): number {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return address.port;
}

/** A link with both of its ends. */
async function linked() {
  const joined = once(server, 'connection');
  const client = new WebSocket(`ws://127.0.0.1:${port()}`);
  const [socket] = await joined;
  await once(client, 'open');
  // The server makes its sockets of this class.
  return { client, socket: socket as WebSocket };
}

/** What comes at the client, in order, until its link is closed. */
async function heardBy(client: WebSocket) {
  const heard: { readonly kind: string; readonly data: Buffer }[] = [];
  client.on('message', (data: Buffer) => heard.push({ kind: 'binary', data }));
  client.on('ping', (data) => heard.push({ kind: 'ping', data }));
  const [code] = await once(client, 'close');
  return { heard, code };
}

describe('frames that leave together', () => {
  test('come one by one, whole and in order, and before the farewell', async () => {
    const { client, socket } = await linked();
    const payloads = LENGTHS.map((length, i) => Buffer.alloc(length, i + 1));
    for (const payload of payloads) socket.send(payload, { binary: true });
    socket.ping('trip 1');
    socket.close(4100);
    const { heard, code } = await heardBy(client);
    expect(heard.map(({ kind, data }) => [kind, data.length])).toEqual([
      ...LENGTHS.map((length) => ['binary', length]),
      ['ping', 6],
    ]);
    for (const [i, payload] of payloads.entries()) expect(heard[i]?.data.equals(payload)).toBe(true);
    expect(code).toBe(4100);
  });

  test('text, and what a client waits for, keeps its place among them', async () => {
    const { client, socket } = await linked();
    const texts: string[] = [];
    client.on('message', (data: Buffer) => texts.push(data.toString('latin1')));
    const sent = new Promise((resolve) => {
      socket.send(Buffer.from('one'), { binary: true });
      socket.send('two');
      socket.send(Buffer.from('three'), { binary: true }, resolve);
      socket.send(Buffer.from('four'), { binary: true });
    });
    await sent;
    socket.close();
    await once(client, 'close');
    expect(texts).toEqual(['one', 'two', 'three', 'four']);
  });

  test('are one write for each turn of the event loop, and count as waiting until then', async () => {
    const blocks: number[] = [];
    const frames = new GatheredFrames((block) => blocks.push(block.length));
    frames.add('binary', Buffer.alloc(10));
    frames.add('binary', Buffer.alloc(200));
    expect(frames.bytes).toBe(2 + 10 + 4 + 200);
    expect(blocks).toEqual([]);
    await new Promise((resolve) => setImmediate(resolve));
    frames.add('binary', Buffer.alloc(1));
    await new Promise((resolve) => setImmediate(resolve));
    expect(blocks).toEqual([216, 3]);
    expect(frames.bytes).toBe(0);
  });

  test('count as a backlog at once: one turn of the event loop fills no memory', async () => {
    const { client, socket } = await linked();
    const closed = once(client, 'close');
    const chunk = Buffer.alloc(DEFAULT_LIMITS.backlogBytes / 4);
    for (let i = 0; i < 4; i += 1) socket.send(chunk, { binary: true });
    expect(socket.readyState).toBe(WebSocket.OPEN);
    for (let i = 0; i < 2; i += 1) socket.send(chunk, { binary: true });
    expect(socket.readyState).not.toBe(WebSocket.OPEN);
    expect((await closed)[0]).toBe(1006);
  });

  test('to a client that is gone go nowhere, and the next one is served', async () => {
    const { client, socket } = await linked();
    const closed = once(socket, 'close');
    client.terminate();
    await closed;
    socket.send(Buffer.from('late'), { binary: true });
    socket.ping();
    socket.close();
    const again = await linked();
    again.socket.close(4100);
    expect((await heardBy(again.client)).code).toBe(4100);
  });
});
