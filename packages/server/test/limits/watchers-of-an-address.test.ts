import { JOIN_REFUSED, WIRE_VERSION } from '@boomtown/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { Player } from '../support/player.ts';
import { RunningServer } from '../support/running-server.ts';
import { until } from '../support/until.ts';

const EACH = 2;

let server: RunningServer;
beforeAll(async () => {
  server = await RunningServer.start({ limits: { watchersAnAddress: EACH } }, { TRUSTED_PROXIES: 'loopback' });
});
afterAll(() => server.remove());

interface Reservation {
  readonly sessionId: string;
  readonly processId: string;
}

function join(code: string, from: string, options: object = { wire: WIRE_VERSION, tokens: [] }) {
  const headers = { 'x-forwarded-for': from };
  return server.postText<Reservation>(`/matchmake/joinById/${code}`, JSON.stringify(options), headers);
}

async function watch(code: string, from: string): Promise<WebSocket> {
  const { sessionId, processId } = (await join(code, from)).body;
  const address = `${server.url.replace('http', 'ws')}/${processId}/${code}?sessionId=${sessionId}`;
  const socket = new WebSocket(address, { headers: { 'x-forwarded-for': from } });
  await new Promise((resolve) => socket.once('message', resolve));
  socket.send(Uint8Array.from([10]));
  return socket;
}

test('one address has a limited number of places to watch a table from; a household of IPv6 is one; seats and others have theirs', async () => {
  const { code, tokens } = await server.table(['Ada', 'Ben']);
  const ada = await Player.join(server.url, code, tokens.slice(0, 1));
  const sockets = [await watch(code, '2001:db8:0:1::1'), await watch(code, '2001:db8:0:1:2::2')];
  await until(() => ada.state.watchers === EACH, 'the watchers');
  const refused = { status: JOIN_REFUSED.audienceFull, body: { code: 'audience-full' } };
  expect(await join(code, '2001:db8:0:1:ffff::3')).toMatchObject(refused);
  sockets.push(await watch(code, '2001:db8:0:2::1'));
  const seat = await join(code, '2001:db8:0:1::1', { wire: WIRE_VERSION, tokens: tokens.slice(1) });
  expect(seat.status).toBe(200);
  // Whom a join counts as is not for the join to say.
  const sneaky = { wire: WIRE_VERSION, tokens: [], from: '192.0.2.1' };
  expect(await join(code, '192.0.2.9', sneaky)).toMatchObject({ status: JOIN_REFUSED.malformed });
  for (const socket of sockets) socket.terminate();
});
