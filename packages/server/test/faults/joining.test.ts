import { type HttpRefusal, type SeatReply, type TableInfo, WIRE_VERSION } from '@boomtown/wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { HandClock } from '../support/hand-clock.ts';
import { Player, play, startMatch } from '../support/player.ts';
import { RunningServer } from '../support/running-server.ts';
import { until } from '../support/until.ts';

const UNCLAIMED_MS = 1_000;
/** The list of tables is made anew after this time at most. */
const LIST_FRESH_MS = 600;
const clock = new HandClock();
let server: RunningServer;
beforeAll(async () => {
  server = await RunningServer.start({ monotonicClock: clock, unclaimedMs: UNCLAIMED_MS });
});
afterAll(() => server.remove());

interface Reservation {
  readonly sessionId: string;
  readonly roomId: string;
  readonly processId: string;
}

async function reserve(code: string, tokens: readonly string[]): Promise<Reservation> {
  const { status, body } = await server.post<Reservation>(`/matchmake/joinById/${code}`, {
    wire: WIRE_VERSION,
    tokens,
  });
  expect(status).toBe(200);
  return body;
}

function socketTo({ sessionId, roomId, processId }: Reservation): WebSocket {
  return new WebSocket(`${server.url.replace('http', 'ws')}/${processId}/${roomId}?sessionId=${sessionId}`);
}

describe('fault 1: twenty clients ask for the last seat in the same instant', () => {
  test('exactly one gets it, the others are offered to watch, and the lobby counts right', async () => {
    const { code } = await server.table(['Ada'], { listed: true });
    const names = Array.from({ length: 20 }, (_, i) => `Guest ${i}`);
    const answers = await Promise.all(
      names.map((name) => server.post<SeatReply & HttpRefusal>(`/api/tables/${code}/seats`, { name })),
    );
    const seated = answers.filter(({ status }) => status === 201);
    const refused = answers.filter(({ status }) => status === 409);
    expect(seated).toHaveLength(1);
    expect(seated[0]?.body.seat).toBe(1);
    expect(refused).toHaveLength(19);
    for (const { body } of refused) expect(body).toMatchObject({ code: 'full', watchable: true });
    clock.advance(LIST_FRESH_MS);
    const lobby = await server.get<TableInfo[]>('/api/tables');
    const listed = lobby.body.find((table) => table.code === code);
    expect(listed?.names.filter((name) => name !== null)).toHaveLength(2);
  });
});

describe('fault 2: a stranger reserves and never connects', () => {
  test('reservations of the framework take no seat', async () => {
    const { code } = await server.table(['Ada']);
    await Promise.all(Array.from({ length: 30 }, () => reserve(code, [])));
    expect((await server.post(`/api/tables/${code}/seats`, { name: 'Ben' })).status).toBe(201);
  });

  test('a seat that was taken, and to which nobody came, goes to the next who asks within two seconds', async () => {
    const { code, tokens } = await server.table(['Ada', 'Stranger']);
    await Player.join(server.url, code, tokens.slice(0, 1));
    clock.advance(UNCLAIMED_MS - 1);
    expect((await server.post(`/api/tables/${code}/seats`, { name: 'Ben' })).body).toMatchObject({ code: 'full' });
    clock.advance(1);
    const seated = await server.post<SeatReply>(`/api/tables/${code}/seats`, { name: 'Ben' });
    expect(seated).toMatchObject({ status: 201, body: { seat: 1 } });
    const ben = await Player.join(server.url, code, [seated.body.token]);
    await until(() => ben.state.seats[1]?.name === 'Ben', 'the name');
    // A player who has come keeps the seat.
    clock.advance(UNCLAIMED_MS);
    expect((await server.post(`/api/tables/${code}/seats`, { name: 'Cy' })).body).toMatchObject({ code: 'full' });
  });
});

describe('fault 3: a socket opens with a valid reservation and drops before the join is finished', () => {
  test('the table and all others go on', async () => {
    const other = await server.table(['Eve', 'Flo']);
    const eve = await Player.join(server.url, other.code, other.tokens);
    const { code, tokens } = await server.table(['Ada', 'Ben']);
    for (let i = 0; i < 10; i += 1) {
      const socket = socketTo(await reserve(code, tokens.slice(0, 1)));
      await new Promise((resolve) => socket.once('open', resolve));
      socket.terminate();
    }
    const ada = await Player.join(server.url, code, tokens);
    await startMatch([[ada, 0, 1]]);
    await startMatch([[eve, 0, 1]]);
    expect(await play([ada, ada], 4)).toBe(4);
    expect(await play([eve, eve], 4)).toBe(4);
  });

  test('a socket without a reservation is not let in', async () => {
    const { code } = await server.table(['Ada']);
    const { processId } = await reserve(code, []);
    const socket = socketTo({ processId, roomId: code, sessionId: 'made-up' });
    const refused = await new Promise((resolve) =>
      socket.once('unexpected-response', (_, answer) => resolve(answer.statusCode)),
    );
    expect(refused).toBe(404);
  });
});

describe('fault 5: everything public about a seat opens nothing', () => {
  test('neither a session, nor a name, nor a hash in the place of the token gives the seat', async () => {
    const { code, tokens } = await server.table(['Ada', 'Ben']);
    const ada = await Player.join(server.url, code, tokens.slice(0, 1));
    await ada.ready(0);
    const { nonceHash = '' } = ada.state.seats[0] ?? {};
    for (const guess of [nonceHash.slice(0, 32), ada.state.commitment.slice(0, 32)]) {
      await expect(Player.join(server.url, code, [guess])).rejects.toMatchObject({
        refusal: { code: 'not-your-seat' },
      });
    }
    const stranger = await Player.join(server.url, code, []);
    expect((await stranger.ask('snapshot', {})).step[2]).toEqual([]);
    expect(await stranger.refused('unready', { seats: [0] })).toMatchObject({ code: 'not-your-seat' });
    await stranger.leave();
    const resumed = new WebSocket(
      `${server.url.replace('http', 'ws')}/x/${code}?sessionId=${ada.room.sessionId}&reconnectionToken=${ada.room.reconnectionToken.split(':')[1]}`,
    );
    expect(
      await new Promise((resolve) => resumed.once('unexpected-response', (_, answer) => resolve(answer.statusCode))),
    ).toBe(404);
    expect(ada.closeCode).toBeUndefined();
  });

  test('no token is in the state, in what a spectator is sent, or in a log line', async () => {
    const { code, tokens } = await server.table(['Ada', 'Ben']);
    const ada = await Player.join(server.url, code, tokens.slice(0, 1));
    const spectator = await Player.join(server.url, code, []);
    await ada.ready(0);
    await until(() => spectator.state.seats[0]?.ready === true, 'the ready mark');
    const sent = Buffer.concat(spectator.frames).toString('latin1');
    const public_ = JSON.stringify([spectator.state.toJSON(), (await server.info(code)).body]);
    const nonce = Buffer.from(ada.nonces.get(0) ?? []).toString('hex');
    for (const secret of [...tokens, nonce]) {
      expect(sent).not.toContain(secret);
      expect(public_).not.toContain(secret);
      expect(server.logged.join('')).not.toContain(secret);
    }
    expect(server.logged.join('')).not.toContain(code);
  });
});
