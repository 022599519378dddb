import { WIRE_VERSION } from '@boomtown/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { Player, play, startMatch } from './support/player.ts';
import { RunningServer } from './support/running-server.ts';

/** The WebSocket's own header of a short frame. */
const HEADER = 2;
const JOIN_ROOM = 10;
const ROOM_STATE = 14;
const ROOM_RESPONSE = 22;

let server: RunningServer;
beforeAll(async () => {
  server = await RunningServer.start();
});
afterAll(() => server.remove());

/** Joins as a browser does, snapshot included, and counts every byte that comes. */
async function bytesOfJoin(code: string): Promise<number> {
  const { body } = await server.post<{ sessionId: string; processId: string }>(`/matchmake/joinById/${code}`, {
    wire: WIRE_VERSION,
    tokens: [],
  });
  const { sessionId, processId } = body;
  const address = `${server.url.replace('http', 'ws')}/${processId}/${code}?sessionId=${sessionId}&skipHandshake=1`;
  const socket = new WebSocket(address);
  let bytes = 0;
  await new Promise<void>((resolve) => {
    socket.on('message', (frame: Buffer) => {
      bytes += frame.length + HEADER;
      if (frame[0] === JOIN_ROOM) socket.send(Uint8Array.from([JOIN_ROOM]));
      // The request "snapshot" with an empty object.
      if (frame[0] === ROOM_STATE)
        socket.send(Buffer.concat([Buffer.from([21, 1, 0xa8]), Buffer.from('snapshot'), Buffer.from([0x80])]));
      if (frame[0] === ROOM_RESPONSE) resolve();
    });
  });
  socket.close();
  return bytes;
}

function bytesOf(player: Player): number {
  return player.frames.reduce((sum, frame) => sum + frame.length + HEADER, 0);
}

test('a step of the open game is below 80 bytes a client on average, and a join below 1 KB at any point', async () => {
  const { code, tokens } = await server.table(['Ada', 'Ben'], { options: {} });
  const ada = await Player.join(server.url, code, tokens.slice(0, 1));
  const ben = await Player.join(server.url, code, tokens.slice(1));
  const spectator = await Player.join(server.url, code, []);
  const joins = [await bytesOfJoin(code)];
  await startMatch([
    [ada, 0],
    [ben, 1],
  ]);
  await play([ada, ben], 1);
  await spectator.reach(1);
  const clients = [ada, ben, spectator];
  const before = clients.map(bytesOf);
  let steps = 0;
  for (let more = 1; more > 0; ) {
    more = await play([ada, ben], 10);
    steps += more;
    await spectator.reach(1 + steps);
    joins.push(await bytesOfJoin(code));
  }
  const perStep = clients.map((player, i) => (bytesOf(player) - (before[i] ?? 0)) / steps);
  expect(steps).toBeGreaterThan(20);
  for (const bytes of perStep) expect(bytes).toBeLessThan(80);
  for (const bytes of joins) expect(bytes).toBeLessThan(1024);
});
