import { MAX_FRAME_BYTES } from '@boomtown/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Player } from '../support/player.ts';
import { RunningServer } from '../support/running-server.ts';

/** A request of a given size that can be read. */
function padded(length: number): Uint8Array {
  const head = [21, 0x7f, 0xa4, ...Buffer.from('echo'), 0xc5];
  const frame = new Uint8Array(length);
  frame.set(head);
  new DataView(frame.buffer).setUint16(head.length, length - head.length - 2);
  return frame;
}

let server: RunningServer;
beforeAll(async () => {
  server = await RunningServer.start();
});
afterAll(() => server.remove());

test('a frame beyond the size closes its socket and writes no stack into the log; one below it does not', async () => {
  const { code, tokens } = await server.table(['Ada', 'Ben']);
  const [ada, ben] = [
    await Player.join(server.url, code, tokens.slice(0, 1)),
    await Player.join(server.url, code, tokens.slice(1)),
  ];
  // An echo with bytes that nobody asked for: refused, but no reason to go.
  ben.room.connection.send(padded(MAX_FRAME_BYTES - 100));
  await expect(ben.ask('echo', {})).resolves.toEqual({});
  const before = server.logged.length;
  ada.room.connection.send(new Uint8Array(MAX_FRAME_BYTES + 1).fill(21));
  expect(await ada.closed).toBe(1009);
  await expect(ben.ask('echo', {})).resolves.toEqual({});
  const log = server.logged.slice(before).map((line) => JSON.parse(line));
  expect(log).toContainEqual(expect.objectContaining({ level: 20, code: 'WS_ERR_UNSUPPORTED_MESSAGE_LENGTH' }));
  expect(log.filter(({ level }) => level > 20)).toEqual([]);
  expect(JSON.stringify(log)).not.toMatch(/\\n\s+at /);
});
