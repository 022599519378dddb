import type { ClockTerms } from '@boomtown/wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HandClock } from '../support/hand-clock.ts';
import { RunningServer } from '../support/running-server.ts';
import { act, actorsAt, entriesOf, settled, type TimedTable, timedTable, timeoutOf } from '../support/timed-table.ts';

const SECOND = 1000;
const BANK: ClockTerms = { kind: 'bank', seconds: 100, increment: 5, atZero: 'move' };

const clock = new HandClock();
let server: RunningServer;
beforeAll(async () => {
  server = await RunningServer.start({ monotonicClock: clock });
});
afterAll(() => server.remove());

/** What each seat has left now, in seconds, as everybody is shown it. */
function leftAt({ players }: TimedTable): number[] {
  const seats = [...(players[0]?.state.seats ?? [])];
  return seats.map(({ left, since }) => (left - (since === 0 ? 0 : clock.now() - since)) / SECOND);
}

/** The seats whose clocks run. */
function running({ players }: TimedTable): number[] {
  return [...(players[0]?.state.seats ?? [])].flatMap(({ since }, seat) => (since === 0 ? [] : [seat]));
}

describe('a bank with an increment', () => {
  test('is charged for one’s own decisions only, and gets more after each', async () => {
    const table = await timedTable(server, 'constructo', BANK, {});
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
    const table = await timedTable(server, 'bau-boom', { ...BANK, increment: 0 });
    const [seat = -1] = actorsAt(table);
    const [ada] = table.players;
    clock.advance(100 * SECOND);
    await ada?.reach(1);
    await settled(table.players);
    // It rolled; the same seat moves now.
    expect(actorsAt(table)).toEqual([seat]);
    expect(leftAt(table)[seat]).toBe(5);
    clock.advance(3 * SECOND);
    await act(table, seat);
    expect(leftAt(table)[seat]).toBe(2);
  });
});

describe('a move that is taken back', () => {
  test('gives nobody time: no increment stays, and who made it has what was left then', async () => {
    const table = await timedTable(server, 'constructo', BANK, { takeback: true });
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

describe('where several act at once (trading at Boondoggle)', () => {
  /** Plays on until everybody may act. The first decision takes `seconds`, the others none. */
  async function trading(seats: number, first = 0): Promise<TimedTable> {
    const table = await timedTable(server, 'boondoggle', BANK, { seats });
    clock.advance(first * SECOND);
    while (actorsAt(table).length < seats) {
      const [seat = -1] = actorsAt(table);
      await act(table, seat, timeoutOf(table, seat));
    }
    return table;
  }

  const NOTHING = { money: 0, crew: 0, asphalt: 0, permit: 0, steel: 0, cards: [], honchos: [] };
  const offer = (to: number) => ({ type: 'offer', to, give: { ...NOTHING, money: 1 }, want: { ...NOTHING, steel: 1 } });

  test('each has a clock that runs until it is done, whatever the others do', async () => {
    const table = await trading(3);
    const before = leftAt(table);
    expect(running(table)).toEqual([0, 1, 2]);
    clock.advance(10 * SECOND);
    await act(table, 1, { type: 'done' });
    expect(running(table)).toEqual([0, 2]);
    clock.advance(10 * SECOND);
    await act(table, 0, { type: 'done' });
    clock.advance(4 * SECOND);
    const [a = 0, b = 0, c = 0] = before;
    expect(leftAt(table)).toEqual([a - 20 + 5, b - 10 + 5, c - 24]);
    expect(running(table)).toEqual([2]);
  });

  test('making offer after offer neither costs nor gains anybody time', async () => {
    const table = await trading(2);
    const before = leftAt(table);
    for (let i = 0; i < 3; i += 1) {
      clock.advance(2 * SECOND);
      await act(table, 0, offer(1));
    }
    expect(leftAt(table)).toEqual(before.map((left) => left - 6));
  });

  test('a player who runs out is done, alone; the others trade on', async () => {
    const table = await trading(3, 30);
    const [ada] = table.players;
    const step = ada?.state.step ?? 0;
    clock.advance((leftAt(table)[0] ?? 0) * SECOND);
    await ada?.reach(step + 1);
    await settled(table.players);
    expect(entriesOf(server, table.code).slice(step)).toEqual([
      { entry: step + 1, seat: 0, action: { type: 'done' }, standIn: 'time' },
    ]);
    expect(running(table)).toEqual([1, 2]);
    await act(table, 1, offer(2));
  });
});
