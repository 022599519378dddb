// Only in test:all: it kills servers in processes of their own.

import { setTimeout as slowDisk } from 'node:timers/promises';
import type { ClockTerms, SeatReply } from '@boomtown/wire';
import { DEFAULT_TERMS } from '@boomtown/wire';
import { matchMaker } from '@colyseus/core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { RecordStore } from '../../src/storage/record-store.ts';
import { ChildServer } from '../support/child-server.ts';
import { OPEN_GAME, OPEN_TABLE } from '../support/chosen-games.ts';
import { HandClock } from '../support/hand-clock.ts';
import { Player, startMatch } from '../support/player.ts';
import { RunningServer } from '../support/running-server.ts';
import { act, actorsAt, comeBack, settled, type TimedTable, timedTable } from '../support/timed-table.ts';
import { until } from '../support/until.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
/** How long the last write of a table's clocks takes here. */
const LATE_MS = 300;
const BANK: ClockTerms = { kind: 'bank', seconds: 300, increment: 5, atZero: 'move' };

/** What each seat has left, by the clock of the server. */
function leftAt(players: readonly Player[], now: number): number[] {
  const seats = [...(players[0]?.state.seats ?? [])];
  return seats.map(({ left, since }) => Math.round((left - (since === 0 ? 0 : now - since)) / SECOND));
}

function isRunning(players: readonly Player[], seat: number): boolean {
  return (players[0]?.state.seats[seat]?.since ?? 0) > 0;
}

describe('fault 19: the server restarts with running clocks', () => {
  const clock = new HandClock();
  let server: RunningServer;
  beforeAll(async () => {
    server = await RunningServer.start({ monotonicClock: clock });
  });
  afterAll(() => server.remove());

  async function inMidDecision(): Promise<{ table: TimedTable; seat: number; left: number[] }> {
    const table = await timedTable(server, OPEN_GAME, BANK);
    clock.advance(30 * SECOND);
    await act(table, actorsAt(table)[0] ?? -1);
    clock.advance(17 * SECOND);
    return { table, seat: actorsAt(table)[0] ?? -1, left: leftAt(table.players, clock.now()) };
  }

  test('the time it was down is charged to nobody', async () => {
    const { table, seat, left } = await inMidDecision();
    await server.close();
    clock.advance(HOUR);
    await server.open();
    const players = await comeBack(server.url, table);
    await until(() => isRunning(players, seat), 'the clock to run again');
    expect(leftAt(players, clock.now())).toEqual(left);
    clock.advance(10 * SECOND);
    expect(leftAt(players, clock.now())[seat]).toBe((left[seat] ?? 0) - 10);
  });

  test('nor is the time that a table sleeps, or that its people need to come back', async () => {
    const { table, seat, left } = await inMidDecision();
    await Promise.all(table.players.map((player) => player.leave()));
    await until(() => matchMaker.getLocalRoomById(table.code) === undefined, 'the table to sleep');
    clock.advance(HOUR);
    const other = await Player.join(server.url, table.code, [table.tokens[1 - seat] ?? '']);
    clock.advance(20 * SECOND);
    await settled([other]);
    expect(isRunning([other], seat)).toBe(false);
    const back = await Player.join(server.url, table.code, [table.tokens[seat] ?? '']);
    await until(() => isRunning([back], seat), 'the clock to run again');
    expect(leftAt([back], clock.now())).toEqual(left);
  });

  test('and a table that is woken while its last clocks are being written has these', async () => {
    const { table, seat, left } = await inMidDecision();
    const written = RecordStore.prototype.saveClocks;
    const late = vi.spyOn(RecordStore.prototype, 'saveClocks').mockImplementation(async function (
      this: RecordStore,
      ...said
    ) {
      // A slow disk, not a wait for something.
      await slowDisk(LATE_MS);
      // The store itself writes, a little later.
      return written.apply(this, said);
    });
    try {
      await Promise.all(table.players.map((player) => player.leave()));
      await until(() => matchMaker.getLocalRoomById(table.code) === undefined, 'the table to sleep');
      const players = await comeBack(server.url, table);
      await until(() => isRunning(players, seat), 'the clock to run again');
      expect(leftAt(players, clock.now())).toEqual(left);
    } finally {
      late.mockRestore();
    }
  });

  test('but nobody waits for ever for a player who does not come back', async () => {
    const { table, seat, left } = await inMidDecision();
    await Promise.all(table.players.map((player) => player.leave()));
    await until(() => matchMaker.getLocalRoomById(table.code) === undefined, 'the table to sleep');
    const other = await Player.join(server.url, table.code, [table.tokens[1 - seat] ?? '']);
    clock.advance(30 * SECOND);
    await until(() => isRunning([other], seat), 'the clock to run');
    clock.advance((left[seat] ?? 0) * SECOND);
    await other.reach(2);
    await until(() => other.steps.at(-1)?.standIn?.by === 'time', 'the step message');
  });
});

describe('fault 19 and 30: the process is killed with −9 while clocks run', () => {
  let server: ChildServer;
  beforeAll(async () => {
    server = await ChildServer.start('by-hand');
  });
  afterAll(() => server.remove());

  async function post<T>(path: string, body: unknown): Promise<T> {
    const sent = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    // Each caller knows what it asked for.
    return (await (await fetch(server.url + path, sent)).json()) as T;
  }

  test('what was left is left, but for a few seconds that nobody is charged for', async () => {
    const terms = { ...DEFAULT_TERMS, clock: BANK };
    const asked = { ...OPEN_TABLE, name: 'Ada', listed: false, watchable: true, terms };
    const { code, token } = await post<SeatReply>('/api/tables', asked);
    const { token: second } = await post<SeatReply>(`/api/tables/${code}/seats`, { name: 'Ben' });
    const table = { code, game: OPEN_GAME, tokens: [token, second] } as const;
    let players = await comeBack(server.url, table);
    await startMatch(players.map((player, seat) => [player, seat] as const));
    await settled(players);
    await server.turnClock(40 * SECOND);
    await act({ ...table, players }, actorsAt({ ...table, players })[0] ?? -1);
    const [seat = -1] = actorsAt({ ...table, players });
    const now = await server.turnClock(63 * SECOND);
    const before = leftAt(players, now);
    // The seat that chose the board begins.
    expect(before[seat]).toBe(300 - 40 + 5 - 63);
    // Behind the last writing down of the clocks, whose flush is under way.
    await players[0]?.ask('rename', { seat: 0, name: 'Ada again' });
    await server.end('SIGKILL');
    await server.open();
    await server.turnClock(HOUR);
    players = await comeBack(server.url, table);
    await until(() => isRunning(players, seat), 'the clock to run again');
    const after = leftAt(players, await server.turnClock(0));
    expect(after[1 - seat]).toBe(before[1 - seat]);
    expect((after[seat] ?? 0) - (before[seat] ?? 0)).toBeGreaterThanOrEqual(0);
    expect((after[seat] ?? 0) - (before[seat] ?? 0)).toBeLessThanOrEqual(5);
  });
});
