import { GAME_IDS } from '@boomtown/registry/ids';
import type { ClockTerms } from '@boomtown/wire';
import { matchMaker } from '@colyseus/core';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { playerAt, ROOMY } from '../../support/any-table.ts';
import { HandClock } from '../../support/hand-clock.ts';
import { Player } from '../../support/player.ts';
import { RunningServer } from '../../support/running-server.ts';
import {
  act,
  actorsAt,
  comeBack,
  entriesOf,
  legalAt,
  settled,
  type TimedTable,
  timedTable,
  timeoutOf,
} from '../../support/timed-table.ts';
import { until } from '../../support/until.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const TURN: ClockTerms = { kind: 'turn', seconds: 90, atZero: 'move' };
const BANK: ClockTerms = { kind: 'bank', seconds: 300, increment: 5, atZero: 'move' };

const clock = new HandClock();
let server: RunningServer;
beforeAll(async () => {
  server = await RunningServer.start({ monotonicClock: clock, limits: ROOMY });
});
afterAll(() => server.remove());
afterEach(() => vi.restoreAllMocks());

/** What each seat has left, by the clock of the server. */
function leftAt(players: readonly Player[]): number[] {
  const seats = [...(players[0]?.state.seats ?? [])];
  return seats.map(({ left, since }) => Math.round((left - (since === 0 ? 0 : clock.now() - since)) / SECOND));
}

/** Do the clocks of all who may act run? */
function areRunning(table: TimedTable): boolean {
  const seats = [...(table.players[0]?.state.seats ?? [])];
  return actorsAt(table).every((seat) => (seats[seat]?.since ?? 0) > 0);
}

function standInsOf(table: TimedTable): unknown[] {
  return entriesOf(server, table.code).map(({ standIn }) => standIn);
}

describe.each(GAME_IDS)('at a table of %s with clocks', (game) => {
  test('fault 17: a move that comes with the clock at zero is too late, and the log names whose time was up', async () => {
    const table = await timedTable(server, game, TURN);
    clock.advance(90 * SECOND - 1);
    await act(table, actorsAt(table)[0] ?? -1);
    expect(standInsOf(table)).toEqual([null]);
    const [seat = -1] = actorsAt(table);
    const player = playerAt(table, seat);
    const [late, timeout] = [legalAt(table, seat), timeoutOf(table, seat)];
    // The server has not looked at its clock yet when the move comes in.
    clock.jump(90 * SECOND);
    const request = { id: 'late', step: 1, seat, action: { ...late } };
    expect(['stale', 'not-your-turn']).toContain((await player.refused('act', request)).code);
    await player.reach(2);
    expect(entriesOf(server, table.code).at(-1)).toEqual({ entry: 2, seat, action: timeout, standIn: 'time' });
    const { steps } = await player.ask('log', { count: 1 });
    expect(steps[0]?.[2]).toEqual([seat, 'time']);
  });

  test('fault 18: the system clock jumps an hour, and nobody is out of time, nor is anything reordered', async () => {
    const table = await timedTable(server, game, TURN);
    const real = Date.now;
    for (const jump of [HOUR, -HOUR, 2 * HOUR]) {
      vi.spyOn(Date, 'now').mockImplementation(() => real() + jump);
      clock.advance(SECOND);
      await act(table, actorsAt(table)[0] ?? -1);
    }
    vi.restoreAllMocks();
    expect(entriesOf(server, table.code).map(({ entry, standIn }) => [entry, standIn])).toEqual([
      [1, null],
      [2, null],
      [3, null],
    ]);
    const first = await Player.join(server.url, table.code, [], game);
    const { steps } = await first.ask('log', { count: 100 });
    expect(steps.map(([step]) => step)).toEqual([0, 1, 2, 3]);
  });

  test('fault 19: the time for which the server is down is charged to nobody', async () => {
    const table = await timedTable(server, game, BANK);
    clock.advance(20 * SECOND);
    await act(table, actorsAt(table)[0] ?? -1);
    clock.advance(13 * SECOND);
    const left = leftAt(table.players);
    expect(Math.min(...left)).toBeLessThan(300);
    await server.close();
    clock.advance(HOUR);
    await server.open();
    const back = { ...table, players: await comeBack(server.url, table) };
    await until(() => areRunning(back), 'the clocks to run again');
    expect(leftAt(back.players)).toEqual(left);
  });

  test('fault 20: whatever a client says of its lag, its clock is charged what passed', async () => {
    const table = await timedTable(server, game, BANK);
    const [seat = -1] = actorsAt(table);
    const player = playerAt(table, seat);
    clock.advance(50 * SECOND);
    const action = { ...legalAt(table, seat) };
    const lies = { id: 'lies', step: 0, seat, action, lag: 40_000 };
    for (const [name, lie] of [
      ['act', lies],
      ['act', { id: 'lies', step: 0, seat, action: { ...action, lag: 40_000, sentAt: 0 } }],
      ['echo', { lag: 40_000 }],
      ['snapshot', { now: clock.now() - 40_000 }],
    ] as const) {
      expect(await player.refused(name, lie)).toMatchObject({ code: 'malformed' });
    }
    expect(leftAt(table.players)[seat]).toBe(250);
    expect(player.state.step).toBe(0);
  });

  test('fault 22: everybody sees what is done for an absent player, and a player who returns acts next', async () => {
    const table = await timedTable(server, game, TURN);
    const [seat = -1] = actorsAt(table);
    const others = table.players.filter((_, other) => other !== seat);
    await playerAt(table, seat).leave();
    await until(() => others.every(({ state }) => state.seats[seat]?.here === false), 'the seat to be seen empty');
    clock.advance(90 * SECOND);
    for (const other of others) await until(() => other.steps.at(-1)?.step === 1, 'what was done meanwhile');
    expect(others.map(({ steps }) => steps.at(-1)?.standIn)).toEqual(others.map(() => ({ seat, by: 'time' })));
    const back = await Player.join(server.url, table.code, [table.tokens[seat] ?? ''], game);
    await until(() => others.every(({ state }) => state.seats[seat]?.here === true), 'the seat to be seen taken');
    const here = { ...table, players: table.players.with(seat, back) };
    while (!actorsAt(here).includes(seat)) await act(here, actorsAt(here)[0] ?? -1);
    await act(here, seat);
    expect(standInsOf(table).filter((by) => by === 'time')).toHaveLength(1);
    expect(entriesOf(server, table.code).at(-1)).toMatchObject({ seat, standIn: null });
    const { steps } = await back.ask('log', { count: 100 });
    expect(steps.flatMap(([step, , standIn]) => ((standIn ?? null) === null ? [] : [[step, standIn]]))).toEqual([
      [1, [seat, 'time']],
    ]);
  });

  test('fault 19: nor is the time for which a table sleeps', async () => {
    const table = await timedTable(server, game, BANK);
    const left = leftAt(table.players);
    await Promise.all(table.players.map((player) => player.leave()));
    await until(() => matchMaker.getLocalRoomById(table.code) === undefined, 'the table to sleep');
    clock.advance(HOUR);
    const back = { ...table, players: await comeBack(server.url, table) };
    await settled(back.players);
    expect(leftAt(back.players)).toEqual(left);
    await act(back, actorsAt(back)[0] ?? -1);
    expect(standInsOf(back)).toEqual([null]);
  });
});
