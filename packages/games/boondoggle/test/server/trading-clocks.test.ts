import {
  act,
  actorsAt,
  entriesOf,
  HandClock,
  RunningServer,
  runningClocks,
  secondsLeft,
  settled,
  type TimedTable,
  timedTable,
  timeoutOf,
} from '@boomtown/server/testing';
import type { ClockTerms } from '@boomtown/wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const SECOND = 1000;
const BANK: ClockTerms = { kind: 'bank', seconds: 100, increment: 5, atZero: 'move' };

const clock = new HandClock();
let server: RunningServer;
beforeAll(async () => {
  server = await RunningServer.start({ monotonicClock: clock });
});
afterAll(() => server.remove());

describe('a bank with an increment, where several trade at once', () => {
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
    const before = secondsLeft(table, clock);
    expect(runningClocks(table)).toEqual([0, 1, 2]);
    clock.advance(10 * SECOND);
    await act(table, 1, { type: 'done' });
    expect(runningClocks(table)).toEqual([0, 2]);
    clock.advance(10 * SECOND);
    await act(table, 0, { type: 'done' });
    clock.advance(4 * SECOND);
    const [a = 0, b = 0, c = 0] = before;
    expect(secondsLeft(table, clock)).toEqual([a - 20 + 5, b - 10 + 5, c - 24]);
    expect(runningClocks(table)).toEqual([2]);
  });

  test('making offer after offer neither costs nor gains anybody time', async () => {
    const table = await trading(2);
    const before = secondsLeft(table, clock);
    for (let i = 0; i < 3; i += 1) {
      clock.advance(2 * SECOND);
      await act(table, 0, offer(1));
    }
    expect(secondsLeft(table, clock)).toEqual(before.map((left) => left - 6));
  });

  test('a player who runs out is done, alone; the others trade on', async () => {
    const table = await trading(3, 30);
    const [ada] = table.players;
    const step = ada?.state.step ?? 0;
    clock.advance((secondsLeft(table, clock)[0] ?? 0) * SECOND);
    await ada?.reach(step + 1);
    await settled(table.players);
    expect(entriesOf(server, table.code).slice(step)).toEqual([
      { entry: step + 1, seat: 0, action: { type: 'done' }, standIn: 'time' },
    ]);
    expect(runningClocks(table)).toEqual([1, 2]);
    await act(table, 1, offer(2));
  });
});
