import { textStream } from '@boomtown/game-core';
import { GAME_IDS } from '@boomtown/registry/ids';
import { gameOf } from '@boomtown/registry/rules';
import { CLOSE, type HttpRefusal, type SeatReply, type TableInfo, unpackStep, WIRE_VERSION } from '@boomtown/wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { actByChance, anyTable, playByChance, playerAt, ROOMY, sightOf } from '../../support/any-table.ts';
import { HandClock } from '../../support/hand-clock.ts';
import { Player } from '../../support/player.ts';
import { RunningServer } from '../../support/running-server.ts';
import { actorsAt, comeBack } from '../../support/timed-table.ts';
import { until } from '../../support/until.ts';

/** The list of tables is made anew after this time at most. */
const LIST_FRESH_MS = 600;
const clock = new HandClock();
let server: RunningServer;
beforeAll(async () => {
  server = await RunningServer.start({ monotonicClock: clock, limits: ROOMY });
});
afterAll(() => server.remove());

interface Reservation {
  readonly sessionId: string;
  readonly processId: string;
}

describe.each(GAME_IDS)('at a table of %s', (game) => {
  const { max } = gameOf(game).info.seats;
  const asked = { game, options: {}, seats: max };
  const names = Array.from({ length: max - 1 }, (_, seat) => `Guest ${seat}`);
  const chance = () => textStream(`seats of ${game}`);

  async function reserve(code: string, tokens: readonly string[]): Promise<Reservation> {
    return (await server.post<Reservation>(`/matchmake/joinById/${code}`, { wire: WIRE_VERSION, tokens })).body;
  }

  test('fault 1: of twenty who ask for the last seat at once one gets it, and the lobby counts right', async () => {
    const { code } = await server.table(names, { ...asked, listed: true });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        server.post<SeatReply & HttpRefusal>(`/api/tables/${code}/seats`, { name: `Late ${i}` }),
      ),
    );
    const seated = answers.filter(({ status }) => status === 201);
    expect(seated.map(({ body }) => body.seat)).toEqual([max - 1]);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(19);
    for (const { body } of refused) expect(body).toMatchObject({ code: 'full', watchable: true });
    clock.advance(LIST_FRESH_MS);
    const lobby = await server.get<TableInfo[]>('/api/tables');
    expect(lobby.body.find((table) => table.code === code)?.names).not.toContain(null);
  });

  test('faults 2 and 3: unused reservations and sockets take no seat, and harm nobody', async () => {
    const { code, tokens } = await server.table(names, asked);
    await Promise.all(Array.from({ length: 20 }, () => reserve(code, [])));
    for (let i = 0; i < 3; i += 1) {
      const { sessionId, processId } = await reserve(code, tokens.slice(0, 1));
      const address = `${server.url.replace('http', 'ws')}/${processId}/${code}?sessionId=${sessionId}`;
      const socket = new WebSocket(address);
      await new Promise((resolve) => socket.once('open', resolve));
      socket.terminate();
    }
    const last = await server.post<SeatReply>(`/api/tables/${code}/seats`, { name: 'The last' });
    expect(last).toMatchObject({ status: 201, body: { seat: max - 1 } });
    const people = await comeBack(server.url, { code, game, tokens: [...tokens, last.body.token] });
    for (const player of people) await expect(player.ask('echo', {})).resolves.toEqual({});
  });

  test('fault 5: what is public about a seat opens nothing, and no token is in it', async () => {
    const table = await anyTable(server, game);
    await playByChance(table, 6, chance());
    const spectator = await Player.join(server.url, table.code, [], game);
    const { steps } = await spectator.ask('log', { count: 100 });
    const everything = JSON.stringify([spectator.state.toJSON(), steps, (await server.info(table.code)).body]);
    for (const token of table.tokens) {
      expect(everything).not.toContain(token);
      expect(Buffer.concat(spectator.frames).toString('latin1')).not.toContain(token);
      expect(server.logged.join('')).not.toContain(token);
    }
    const hashes = everything.match(/[0-9a-f]{32,64}/g) ?? [];
    expect(hashes.length).toBeGreaterThan(table.players.length);
    for (const guess of hashes) {
      await expect(Player.join(server.url, table.code, [guess.slice(0, 32)], game)).rejects.toMatchObject({
        refusal: { code: 'not-your-seat' },
      });
    }
  });

  test('faults 6 and 12: a page that is refreshed again and again has its seat at once, and plays on', async () => {
    const table = await anyTable(server, game);
    await playByChance(table, 5, chance());
    const [seat = 0] = actorsAt(table);
    const before = playerAt(table, seat);
    for (let i = 0; i < 3; i += 1) {
      const early = await Player.connect(server.url, table.code, [table.tokens[seat] ?? ''], game);
      early.room.connection.close();
    }
    // The old socket of this page still seems open.
    const again = await Player.join(server.url, table.code, [table.tokens[seat] ?? ''], game);
    expect(sightOf(again)).toEqual(sightOf(before));
    const players = table.players.with(seat, again);
    await until(() => players.every(({ state }) => state.seats[seat]?.here === true), 'the seat to be there');
    expect(await actByChance({ game, players }, chance())).not.toBeNull();
  });

  test('fault 7: of three sockets with one token one holds the seat, and it alone gets the seat’s view', async () => {
    const table = await anyTable(server, game);
    const { code, tokens } = table;
    const [seat = 0] = actorsAt(table);
    const three = await Promise.all([1, 2, 3].map(() => Player.connect(server.url, code, [tokens[seat] ?? ''], game)));
    await until(() => three.filter(({ closeCode }) => closeCode !== undefined).length === 2, 'two to be closed');
    expect(await playerAt(table, seat).closed).toBe(CLOSE.elsewhere);
    const closed = three.filter(({ closeCode }) => closeCode !== undefined);
    expect(closed.map(({ closeCode }) => closeCode)).toEqual([CLOSE.elsewhere, CLOSE.elsewhere]);
    const holder = three.find((player) => !closed.includes(player));
    if (holder === undefined) throw new Error('nobody holds the seat');
    holder.own = unpackStep(holder.wire.events, (await holder.ask('snapshot', {})).step).you;
    expect(holder.own.map((own) => own.seat)).toEqual([seat]);
    const frames = closed.map((player) => player.frames.length);
    const players = table.players.with(seat, holder);
    expect(await playByChance({ game, players }, 4, chance())).toBe(4);
    expect(closed.map((player) => player.frames.length)).toEqual(frames);
    expect(closed.flatMap(({ steps }) => steps)).toEqual([]);
  });

  test.each([1, 200])('fault 8: after %d actions while it was away a board equals the server’s', async (away) => {
    const { code, tokens, players } = await anyTable(server, game);
    await playerAt({ players }, 0).leave();
    // One browser plays all seats meanwhile.
    const all = await Player.join(server.url, code, tokens, game);
    const made = await playByChance({ game, players: tokens.map(() => all) }, away, chance());
    const back = await Player.join(server.url, code, tokens.slice(0, 1), game);
    const spectator = await Player.join(server.url, code, [], game);
    expect(back.state.step).toBe(made);
    expect(back.view).toEqual(spectator.view);
    expect(back.view).toEqual(all.view);
    expect(back.own).toEqual(all.own.filter(({ seat }) => seat === 0));
    expect(spectator.own).toEqual([]);
    const numbers: number[] = [];
    for (let before = made + 1; before > 0; before = numbers[0] ?? 0) {
      const { steps } = await back.ask('log', { before, count: 100 });
      numbers.unshift(...steps.map(([step]) => step));
    }
    expect(numbers).toEqual([...Array(made + 1).keys()]);
  });
});
