import { channel } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';
import { CLOSE } from '@boomtown/wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '../../src/limits/index.ts';
import { HandClock } from '../support/hand-clock.ts';
import { Player } from '../support/player.ts';
import type { RawConnection } from '../support/raw-connection.ts';
import { closeCode, FRAME, frame, rawSpectator } from '../support/raw-spectator.ts';
import { RunningServer } from '../support/running-server.ts';
import { until } from '../support/until.ts';

const { atOnce, aSecond } = DEFAULT_LIMITS.controlFrames;
/** What the kernel and the server take of what was sent, before anything of it is looked at. */
const UNDER_WAY = 256 * 1024;
const FLOOD = 64 * 1024 * 1024;
/** Long, and with many looks at the sockets. */
const SILENT_MS = 100_000;
const QUIET_MS = 1_000;

const clock = new HandClock();
/** The server's ends of the connections, in the order in which they came. */
const ends: Socket[] = [];
const note = (message: unknown) => {
  ends.push((message as { readonly socket: Socket }).socket);
};
let server: RunningServer;
let ada: Player;
let code: string;
let tokens: readonly string[];
beforeAll(async () => {
  channel('net.server.socket').subscribe(note);
  server = await RunningServer.start({ socketClock: clock, limits: { silentMs: SILENT_MS, quietMs: QUIET_MS } });
  ({ code, tokens } = await server.table(['Ada', 'Ben']));
  ada = await Player.join(server.url, code, tokens.slice(0, 1));
});
afterAll(async () => {
  channel('net.server.socket').unsubscribe(note);
  await server.remove();
});

async function spectator(): Promise<RawConnection> {
  const one = await rawSpectator(server, code);
  expect(await isAnswered(one, 'well met')).toBe(true);
  clock.advance(1_000);
  return one;
}

const times = (count: number, one: Buffer) => Buffer.concat(Array<Buffer>(count).fill(one));

/** Sends a last ping, which is answered where the socket is still open. */
async function isAnswered(one: RawConnection, mark: string): Promise<boolean> {
  one.send(frame(FRAME.ping, Buffer.from(mark)));
  await until(() => one.heard.includes(mark) || one.isEnded, 'an answer or the end');
  return one.heard.includes(mark);
}

describe('fault 28: pings, and pongs that nobody asked for', () => {
  test.each(['ping', 'pong'] as const)('are taken: %ss at once, and some each second', async (kind) => {
    const one = await spectator();
    one.send(times(atOnce - 1, frame(FRAME[kind])));
    expect(await isAnswered(one, 'first')).toBe(true);
    clock.advance(2_000);
    one.send(times(2 * aSecond - 1, frame(FRAME[kind])));
    expect(await isAnswered(one, 'second')).toBe(true);
    one.socket.destroy();
  });

  test.each(['ping', 'pong'] as const)('beyond that close the socket as flooded: %ss', async (kind) => {
    const one = await spectator();
    one.send(times(atOnce + 1, frame(FRAME[kind])));
    await until(() => one.isEnded, 'the connection to be ended');
    expect(closeCode(one)).toBe(CLOSE.flooded);
    one.socket.destroy();
    await expect(ada.ask('echo', {})).resolves.toEqual({});
  });
});

test('fault 11: a client that was asleep answers all the pings of that time at once, however many they were', async () => {
  const one = await spectator();
  const before = one.heard.length;
  const asked = () => one.heard.slice(before).split('\x89\x00').length - 1;
  clock.advance(0.6 * SILENT_MS);
  await until(() => asked() > 2 * atOnce, 'the server to have asked');
  one.send(times(asked(), frame(FRAME.pong)));
  expect(await isAnswered(one, 'awake')).toBe(true);
  one.socket.destroy();
});

describe('fault 28: nothing more is read from a client that was asked to leave', () => {
  test.each([
    ['sent what can’t be read', frame(FRAME.binary, Uint8Array.of(99)), CLOSE.unreadable],
    ['sent what is no frame', Buffer.alloc(16, 0xff), 1002],
    ['said goodbye itself', frame(FRAME.close), 1005],
  ])('where it %s', async (_, last, why) => {
    const one = await spectator();
    const end = ends.at(-1);
    const took = end?.bytesRead ?? 0;
    one.send(last);
    one.send(Buffer.alloc(FLOOD));
    await until(() => one.socket.closed || one.isEnded, 'the connection to be ended');
    await until(() => end?.destroyed === true, 'the server to have let go');
    expect((end?.bytesRead ?? FLOOD) - took).toBeLessThan(UNDER_WAY);
    if (why !== 1005) expect(closeCode(one)).toBe(why);
    one.socket.destroy();
    await expect(ada.ask('echo', {})).resolves.toEqual({});
  });
});

test('what was asked just before a goodbye is done', async () => {
  const ben = await rawSpectator(server, code, tokens.slice(1));
  await until(() => ada.state.seats[1]?.here === true, 'the other player');
  const rename = [21, 1, 0xa6, ...Buffer.from('rename'), 0x82, 0xa4, ...Buffer.from('seat'), 1];
  const asked = frame(
    FRAME.binary,
    Uint8Array.of(...rename, 0xa4, ...Buffer.from('name'), 0xa3, ...Buffer.from('Bea')),
  );
  ben.send(Buffer.concat([asked, frame(FRAME.close)]));
  await until(() => ada.state.seats[1]?.here === false, 'the other player to be gone');
  // It is shown once it is on disk, which may take longer than the goodbye.
  await until(() => ada.state.seats[1]?.name === 'Bea', 'the new name');
});
