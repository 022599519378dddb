import type { RequestName, RequestOf } from '@boomtown/wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playerAt, ROOMY } from '../support/any-table.ts';
import { GAME_FOR_FOUR, OPEN_GAME } from '../support/chosen-games.ts';
import { HandClock } from '../support/hand-clock.ts';
import { Player } from '../support/player.ts';
import { RunningServer } from '../support/running-server.ts';
import { ScriptedOpponents } from '../support/scripted-opponents.ts';
import { act, actorsAt, entriesOf, type TimedTable, timedTable } from '../support/timed-table.ts';
import { until } from '../support/until.ts';

const monotonicClock = new HandClock();
let server: RunningServer;
beforeAll(async () => {
  server = await RunningServer.start({ monotonicClock, opponents: new ScriptedOpponents(), limits: ROOMY });
});
afterAll(() => server.remove());

const comes = ({ code, game, tokens }: TimedTable, seat: number) =>
  Player.join(server.url, code, tokens.slice(seat, seat + 1), game);

/** Asks, loses the link, comes back and asks the same again. Returns both answers and the new link. */
async function twice<N extends RequestName>(table: TimedTable, seat: number, name: N, request: RequestOf<N>) {
  const link = playerAt(table, seat);
  const first = await link.ask(name, request);
  await link.leave();
  const again = await comes(table, seat);
  const second = await again.ask(name, request);
  return { first, second, again };
}

async function restarted(): Promise<void> {
  await server.close();
  await server.open();
}

/** One of three players is away for long enough. */
async function oneAway() {
  const table = await timedTable(server, GAME_FOR_FOUR, { kind: 'none' }, { seats: 3 });
  const [ada, ben, cleo] = table.players;
  if (ada === undefined || ben === undefined || cleo === undefined) throw new Error('three came');
  await ada.leave();
  await until(() => ben.state.seats[0]?.here === false, 'the seat to be empty');
  monotonicClock.advance(30_000);
  await until(() => ben.state.seats[0]?.away === true, 'the seat to count as left');
  return { table, ben, cleo };
}

function vote(id: string, seat: number, heir: 'bot' | 'person'): RequestOf<'voteAbsent'> {
  return { id, seat: 0, heir, seats: [seat], agree: true };
}

describe('fault 40: the link is lost with the answer, and the request is asked again over the next one', () => {
  test('a takeback is asked for once, and withdrawn once', async () => {
    const table = await timedTable(server, OPEN_GAME, { kind: 'none' }, { takeback: true });
    await act(table, actorsAt(table)[0] ?? 0);
    const [seat = 0] = actorsAt(table);
    await act(table, seat);
    const other = playerAt(table, 1 - seat);
    const { step } = other.state;
    const asked = await twice(table, seat, 'takeBack', { id: 'back', step, seat });
    expect([asked.first, asked.second]).toEqual([{ done: false }, { done: false }]);
    const withdraw = { id: 'not after all', step, seat };
    await asked.again.ask('withdrawTakeback', withdraw);
    expect(await asked.again.ask('withdrawTakeback', withdraw)).toEqual({});
    // It does not come back by its old request.
    expect(await asked.again.ask('takeBack', { id: 'back', step, seat })).toEqual({ done: false });
    await other.ask('echo', {});
    expect(other.state).toMatchObject({ takebackAsked: -1, step });
    expect((await asked.again.refused('withdrawTakeback', { id: 'back', step, seat })).code).toBe('already-done');
  });

  test('the last yes of a vote hands a seat over once, also where the server was started anew', async () => {
    const { table, ben, cleo } = await oneAway();
    await ben.ask('voteAbsent', vote('ben', 1, 'bot'));
    await cleo.ask('voteAbsent', vote('cleo', 2, 'bot'));
    await until(() => ben.state.seats[0]?.kept === true, 'a bot to play');
    await restarted();
    const again = await comes(table, 2);
    expect(await again.ask('voteAbsent', vote('cleo', 2, 'bot'))).toEqual({});
    expect(entriesOf(server, table.code).filter(({ action }) => 'why' in action)).toHaveLength(1);
    // The id is of no use to another seat.
    const other = await comes(table, 1);
    expect((await other.refused('voteAbsent', vote('cleo', 1, 'bot'))).code).toBe('not-away');
  });

  test('the last yes for a new player makes one code, also where the server was started anew', async () => {
    const { table, ben, cleo } = await oneAway();
    await ben.ask('voteAbsent', vote('ben', 1, 'person'));
    await cleo.ask('voteAbsent', vote('cleo', 2, 'person'));
    await until(() => cleo.notices.some(({ type }) => type === 'seat-code'), 'the code');
    const notice = cleo.notices.find(({ type }) => type === 'seat-code');
    await restarted();
    const again = await comes(table, 2);
    expect(await again.ask('voteAbsent', vote('cleo', 2, 'person'))).toEqual({});
    const code = notice?.type === 'seat-code' ? notice.code : '';
    expect((await server.post('/api/seat-codes/look', { code })).status).toBe(200);
  });

  test('playing on takes a seat back from its bot once, also where the server was started anew', async () => {
    const table = await timedTable(server, OPEN_GAME, { kind: 'turn', seconds: 30, atZero: 'bot' });
    const [seat = 0] = actorsAt(table);
    const other = playerAt(table, 1 - seat);
    const timesUp = async (sees: Player) => {
      monotonicClock.advance(34_000);
      await until(() => sees.state.seats[seat]?.kept === true, 'a bot to take over');
    };
    const handovers = () => entriesOf(server, table.code).flatMap(({ action }) => ('why' in action ? action.why : []));
    await timesUp(other);
    const { first, second, again } = await twice(table, seat, 'playOn', { id: 'on', seat });
    expect([first, second]).toEqual([{}, {}]);
    expect(handovers()).toEqual(['time', 'back']);
    await timesUp(other);
    // The bot has the seat again: the old request is not done a second time.
    expect(await again.ask('playOn', { id: 'on', seat })).toEqual({});
    expect(handovers()).toEqual(['time', 'back', 'time']);
    await restarted();
    const back = await comes(table, seat);
    // After a start a player who comes has the seat again, once that is written down.
    await until(() => back.state.seats[seat]?.kept === false, 'the player to have the seat');
    const since = handovers();
    expect(await back.ask('playOn', { id: 'on', seat })).toEqual({});
    expect(handovers()).toEqual(since);
  });

  test('a reaction is shown once', async () => {
    const table = await timedTable(server, OPEN_GAME, { kind: 'none' });
    const ben = playerAt(table, 1);
    await ben.ask('chat', { watchers: false });
    const { second } = await twice(table, 0, 'react', { id: 'bravo', seat: 0, reaction: 'bravo' });
    expect(second).toEqual({});
    await ben.ask('echo', {});
    expect(ben.heard).toEqual([{ type: 'reacted', seat: 0, reaction: 'bravo' }]);
  });

  test('a code for another device is one and the same, and counts', async () => {
    const table = await timedTable(server, OPEN_GAME, { kind: 'none' });
    const { first, second } = await twice(table, 0, 'seatCode', { id: 'move', seat: 0 });
    expect(second.code).toBe(first.code);
    expect((await server.post('/api/seat-codes/look', { code: first.code })).status).toBe(200);
    const other = await playerAt(table, 1).ask('seatCode', { id: 'move', seat: 1 });
    expect(other.code).not.toBe(first.code);
    const next = await comes(table, 0);
    expect((await next.ask('seatCode', { id: 'once more', seat: 0 })).code).not.toBe(first.code);
  });

  test('a request that is still under way when its link is lost is waited for, not done again', async () => {
    const table = await timedTable(server, OPEN_GAME, { kind: 'none' });
    const [seat = 0] = actorsAt(table);
    const old = playerAt(table, seat);
    const request: RequestOf<'resign'> = { id: 'enough', seat };
    const lost = old.ask('resign', request).catch(() => null);
    const again = await comes(table, seat);
    expect(await again.ask('resign', request)).toEqual({});
    await lost;
    expect(entriesOf(server, table.code)).toHaveLength(1);
  });
});

describe('a new player who used a code', () => {
  test('has the seat when they come, and nothing where the person came back before', async () => {
    const { table, ben, cleo } = await oneAway();
    await ben.ask('voteAbsent', vote('ben', 1, 'person'));
    await cleo.ask('voteAbsent', vote('cleo', 2, 'person'));
    await until(() => cleo.notices.some(({ type }) => type === 'seat-code'), 'the code');
    const notice = cleo.notices.find(({ type }) => type === 'seat-code');
    const used = { code: notice?.type === 'seat-code' ? notice.code : '', name: 'Zoe' };
    const given = await server.post<{ readonly token: string }>('/api/seat-codes', used);
    expect(given.status).toBe(201);
    const back = await comes(table, 0);
    await until(() => cleo.state.seats[0]?.here === true, 'the person to be back');
    await back.ask('echo', {});
    const { token } = given.body;
    await expect(Player.join(server.url, table.code, [token], table.game)).rejects.toMatchObject({
      refusal: { code: 'not-your-seat' },
    });
    expect(back.state.seats[0]?.name).toBe('Ada');
    expect((await server.post('/api/seat-codes', { ...used, token })).status).toBe(404);
  });
});
