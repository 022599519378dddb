import type { ClockTerms } from '@boomtown/wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAME_FOR_FOUR, OPEN_GAME } from '../support/chosen-games.ts';
import { HandClock } from '../support/hand-clock.ts';
import { RunningServer } from '../support/running-server.ts';
import {
  act,
  actorsAt,
  runningClocks as running,
  secondsLeft,
  settled,
  type TimedTable,
  timedTable,
} from '../support/timed-table.ts';

const SECOND = 1000;
const BANK: ClockTerms = { kind: 'bank', seconds: 100, increment: 5, atZero: 'move' };

const clock = new HandClock();
let server: RunningServer;
beforeAll(async () => {
  server = await RunningServer.start({ monotonicClock: clock });
});
afterAll(() => server.remove());

/** What each seat has left now, in seconds, as everybody is shown it. */
const leftAt = (table: TimedTable) => secondsLeft(table, clock);

describe('a bank with an increment', () => {
  test('is charged for one’s own decisions only, and gets more after each', async () => {
    const table = await timedTable(server, OPEN_GAME, BANK, {});
    const [first = -1] = actorsAt(table);
    const second = 1 - first;
    const spent = [0, 0];
    const made = [0, 0];
    for (const seconds of [7, 11, 3, 20]) {
      const [seat = -1] = actorsAt(table);
      expect(running(table)).toEqual([seat]);
      clock.advance(seconds * SECOND);
      await act(table, seat);
      spent[seat] = (spent[seat] ?? 0) + seconds;
      made[seat] = (made[seat] ?? 0) + 1;
    }
    const expected = [first, second].sort().map((seat) => 100 - (spent[seat] ?? 0) + 5 * (made[seat] ?? 0));
    expect(leftAt(table)).toEqual(expected);
  });

  test('that is empty leaves a few seconds for the next decision', async () => {
    const table = await timedTable(server, GAME_FOR_FOUR, { ...BANK, increment: 0 });
    const [seat = -1] = actorsAt(table);
    const [ada] = table.players;
    clock.advance(100 * SECOND);
    await ada?.reach(1);
    await settled(table.players);
    // The turn of that seat goes on.
    expect(actorsAt(table)).toEqual([seat]);
    expect(leftAt(table)[seat]).toBe(5);
    clock.advance(3 * SECOND);
    await act(table, seat);
    expect(leftAt(table)[seat]).toBe(2);
  });
});

describe('a move that is taken back', () => {
  test('gives nobody time: no increment stays, and who made it has what was left then', async () => {
    const table = await timedTable(server, OPEN_GAME, BANK, { takeback: true });
    const [first = -1] = actorsAt(table);
    clock.advance(7 * SECOND);
    await act(table, first);
    const [seat = -1] = actorsAt(table);
    const before = leftAt(table);
    clock.advance(9 * SECOND);
    await act(table, seat);
    const step = table.players[seat]?.state.step ?? -1;
    clock.advance(4 * SECOND);
    await table.players[seat]?.ask('takeBack', { id: 'back', step, seat });
    const other = 1 - seat;
    await table.players[other]?.ask('answerTakeback', { step, seats: [other], agree: true });
    await Promise.all(table.players.map((player) => player.reach(step + 1)));
    expect(running(table)).toEqual([seat]);
    expect(leftAt(table)[seat]).toBe((before[seat] ?? 0) - 9);
    expect(leftAt(table)[other]).toBe((before[other] ?? 0) - 4);
    clock.advance(2 * SECOND);
    expect(leftAt(table)[seat]).toBe((before[seat] ?? 0) - 11);
  });
});
