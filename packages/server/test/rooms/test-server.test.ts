import { randomBytes } from 'node:crypto';
import { bytesToHex, hashOfNonce, NONCE_BYTES, type Seat } from '@boomtown/game-core';
import { wireOf } from '@boomtown/registry/wires';
import { MESSAGE, type PackedStep, type SeatReply, type TableState, WIRE_VERSION } from '@boomtown/wire';
import type { Server, Room as ServerRoom } from '@colyseus/core';
import type { Room } from '@colyseus/sdk';
// Not by the package's main export: it pulls in tools that change what becomes of rejected promises.
import { ColyseusTestServer } from '@colyseus/testing/TestServer';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OPEN_GAME, OPEN_RULES } from '../support/chosen-games.ts';
import { someAction } from '../support/player.ts';
import { RunningServer } from '../support/running-server.ts';
import { until } from '../support/until.ts';

const wire = wireOf(OPEN_GAME);

let server: RunningServer;
let colyseus: ColyseusTestServer;
beforeAll(async () => {
  server = await RunningServer.start();
  // Of a server that it does not start itself it only reads the port.
  colyseus = new ColyseusTestServer({ port: Number(new URL(server.url).port) } as unknown as Server);
});
afterAll(() => server.remove());

type ClientRoom = Room<unknown, TableState>;

/** A client at the table, through the framework's own test client. */
async function connect(room: ServerRoom, tokens: readonly string[]): Promise<{ client: ClientRoom; steps: number[] }> {
  // The room's state is that of the game's tables; the SDK finds it out by reflection.
  const client = (await colyseus.connectTo(room, { wire: WIRE_VERSION, tokens })) as unknown as ClientRoom;
  const steps: number[] = [];
  client.onMessage<PackedStep>(MESSAGE.step, ([step]) => steps.push(step));
  await client.request('snapshot' as never, {});
  return { client, steps };
}

/** The public view as one end has it. */
function viewIn(state: TableState) {
  return wire.read(state.game);
}

describe('a match on the real rooms', () => {
  test('two seats and a spectator get every step, and their states are the room’s after each', async () => {
    const { code, tokens } = await server.table(['Ada']);
    const room = await colyseus.createRoom<ServerRoom<{ state: TableState }>>(OPEN_GAME, { code });
    expect(room.roomId).toBe(code);
    const seated = await server.post<SeatReply>(`/api/tables/${code}/seats`, { name: 'Ben' });
    const ada = await connect(room, tokens);
    const ben = await connect(room, [seated.body.token]);
    const spectator = await connect(room, []);
    const everybody = [ada, ben, spectator];
    expect(room.clients).toHaveLength(3);
    expect(spectator.client.state.toJSON()).toMatchObject({ stage: 'waiting', watchers: 1 });

    const nonces = [randomBytes(NONCE_BYTES), randomBytes(NONCE_BYTES)];
    const players = [ada.client, ben.client];
    for (const [seat, client] of players.entries()) {
      await client.request('ready' as never, {
        seats: [{ seat, nonceHash: hashOfNonce(nonces[seat] ?? randomBytes(1)) }],
      });
    }
    for (const [seat, client] of players.entries()) {
      await client.request('nonces' as never, {
        nonces: [{ seat, nonce: bytesToHex(nonces[seat] ?? randomBytes(1)) }],
      });
    }
    expect(room.state.stage).toBe('playing');

    let made = 0;
    for (; room.state.stage === 'playing'; made += 1) {
      const { seat, action }: { seat: Seat; action: object } = someAction(
        { game: OPEN_RULES, view: viewIn(room.state), ownOf: () => ({}) },
        made * 5 + 1,
      );
      const reply = await players[seat]?.request('act' as never, { id: `act-${made}`, step: made, seat, action });
      expect(reply).toEqual({ step: made + 1 });
      await until(() => everybody.every(({ steps }) => steps.at(-1) === made + 1), `step ${made + 1}`);
      for (const { client } of everybody) {
        expect(client.state.toJSON()).toEqual(room.state.toJSON());
        expect(viewIn(client.state)).toEqual(viewIn(room.state));
      }
    }
    expect(made).toBeGreaterThan(20);
    for (const { steps } of everybody) expect(steps).toEqual([...Array(made + 1).keys()]);
    await expect(
      spectator.client.request('act' as never, { id: 'x', step: made, seat: 0, action: { type: 'board' } }),
    ).rejects.toMatchObject({ reason: { code: 'not-your-seat' } });
  });
});
