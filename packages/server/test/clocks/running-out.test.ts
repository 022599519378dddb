import { GAME_IDS } from '@boomtown/registry/ids';
import type { ClockTerms } from '@boomtown/wire';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { GAME_FOR_FOUR, HIDDEN_GAME_FOR_TWO, OPEN_GAME } from '../support/chosen-games.ts';
import { HandClock } from '../support/hand-clock.ts';
import { Player } from '../support/player.ts';
import { RunningServer } from '../support/running-server.ts';
import { act, actorsAt, entriesOf, legalAt, settled, timedTable, timeoutOf } from '../support/timed-table.ts';
import { until } from '../support/until.ts';

const TURN: ClockTerms = { kind: 'turn', seconds: 90, atZero: 'move' };
const SECOND = 1000;

const clock = new HandClock();
let server: RunningServer;
beforeAll(async () => {
  server = await RunningServer.start({ monotonicClock: clock });
});
afterAll(() => server.remove());
afterEach(() => vi.restoreAllMocks());

describe.each(GAME_IDS)('when the time of a turn is up at %s', (game) => {
  test('the game’s own action for that is made, again and again, and the log names it', async () => {
    const table = await timedTable(server, game, TURN);
    const [ada] = table.players;
    for (let step = 1; step <= 4; step += 1) {
      const [seat = -1] = actorsAt(table);
      const action = timeoutOf(table, seat);
      clock.advance(89 * SECOND);
      await settled(table.players);
      expect(ada?.state.step).toBe(step - 1);
      clock.advance(1 * SECOND);
      await Promise.all(table.players.map((player) => player.reach(step)));
      await settled(table.players);
      expect(entriesOf(server, table.code).at(-1)).toEqual({ entry: step, seat, action, standIn: 'time' });
      await until(() => ada?.steps.at(-1)?.step === step, 'the step message');
      expect(ada?.steps.at(-1)?.standIn).toEqual({ seat, by: 'time' });
    }
    const log = await ada?.ask('log', { count: 100 });
    const [, seat] = log?.steps[0] ?? [];
    expect(seat).toBeDefined();
    expect(log?.steps.map(([, , standIn]) => standIn?.[1])).toEqual([undefined, 'time', 'time', 'time', 'time']);
  });

  test('a player who acts has the whole time again, and so has the next', async () => {
    const table = await timedTable(server, game, TURN);
    const [ada] = table.players;
    for (let step = 1; step <= 3; step += 1) {
      clock.advance(80 * SECOND);
      const [seat = -1] = actorsAt(table);
      await act(table, seat);
    }
    await settled(table.players);
    expect(ada?.state.step).toBe(3);
    expect(entriesOf(server, table.code).map(({ standIn }) => standIn)).toEqual([null, null, null]);
  });
});

describe('fault 17: a move arrives with the clock at zero', () => {
  test('in the last moment it counts; the time of receipt decides', async () => {
    const table = await timedTable(server, HIDDEN_GAME_FOR_TWO, TURN);
    const [seat = -1] = actorsAt(table);
    clock.advance(90 * SECOND - 1);
    await act(table, seat);
    expect(entriesOf(server, table.code).map(({ standIn }) => standIn)).toEqual([null]);
  });

  test('a moment later it does not, though the server had not yet looked at its clock', async () => {
    const table = await timedTable(server, HIDDEN_GAME_FOR_TWO, TURN);
    const [seat = -1] = actorsAt(table);
    const player = table.players[seat];
    const timeout = timeoutOf(table, seat);
    const action = legalAt(table, seat);
    clock.jump(90 * SECOND);
    expect(await player?.refused('act', { id: 'late', step: 0, seat, action: { ...action } })).toMatchObject({
      code: 'stale',
    });
    await player?.reach(1);
    expect(entriesOf(server, table.code)).toEqual([{ entry: 1, seat, action: timeout, standIn: 'time' }]);
    await until(() => player?.steps.at(-1)?.step === 1, 'the step message');
    expect(player?.steps.at(-1)?.standIn).toEqual({ seat, by: 'time' });
    // The timer that rings afterwards makes no second one.
    clock.advance(0);
    await settled(table.players);
    expect(player?.state.step).toBe(1);
  });

  test('nor where a bot takes over: it is the bot’s turn from then on', async () => {
    const table = await timedTable(server, HIDDEN_GAME_FOR_TWO, { ...TURN, atZero: 'bot' });
    const [seat = -1] = actorsAt(table);
    const player = table.players[seat];
    const action = legalAt(table, seat);
    clock.jump(90 * SECOND);
    expect(await player?.refused('act', { id: 'late', step: 0, seat, action: { ...action } })).toMatchObject({
      code: 'bot-plays',
    });
    await until(() => player?.state.seats[seat]?.kept === true, 'the bot to take over');
    expect(player?.state.step).toBe(1);
  });
});

describe('fault 18: the system clock jumps an hour', () => {
  test('nobody times out, and nothing is reordered', async () => {
    const table = await timedTable(server, OPEN_GAME, TURN);
    const [ada] = table.players;
    const real = Date.now;
    for (const [step, jump] of [3_600_000, -3_600_000, 7_200_000].entries()) {
      vi.spyOn(Date, 'now').mockImplementation(() => real() + jump);
      clock.advance(SECOND);
      await act(table, actorsAt(table)[0] ?? -1);
      expect(ada?.state.step).toBe(step + 1);
    }
    vi.restoreAllMocks();
    expect(entriesOf(server, table.code).map(({ entry, standIn }) => [entry, standIn])).toEqual([
      [1, null],
      [2, null],
      [3, null],
    ]);
    expect(ada?.state.seats.every(({ left }) => left === 90 * SECOND)).toBe(true);
    clock.advance(89 * SECOND);
    await settled(table.players);
    expect(ada?.state.step).toBe(3);
  });
});

describe('at a table that waits at zero', () => {
  test('nothing is made; a player who ran out may still act, and has the whole time for the next', async () => {
    const table = await timedTable(server, GAME_FOR_FOUR, { ...TURN, atZero: 'wait' });
    const [seat = -1] = actorsAt(table);
    const player = table.players[seat];
    clock.advance(500 * SECOND);
    await until(() => player?.state.seats[seat]?.left === 0, 'the clock to be seen at zero');
    expect(player?.state.seats[seat]?.since).toBe(0);
    expect(player?.state.step).toBe(0);
    await act(table, seat);
    expect(entriesOf(server, table.code).map(({ standIn }) => standIn)).toEqual([null]);
    expect(player?.state.seats[seat]?.left).toBe(90 * SECOND);
    clock.advance(89 * SECOND);
    await act(table, actorsAt(table)[0] ?? -1);
  });
});

describe('once a match is over', () => {
  test.each(['move', 'bot'] as const)(
    'a request that comes later adds nothing to its record: at zero, "%s"',
    async (atZero) => {
      const table = await timedTable(server, GAME_FOR_FOUR, { ...TURN, atZero });
      const [seat = -1] = actorsAt(table);
      const player = table.players[seat];
      const action = legalAt(table, seat);
      await table.players[1 - seat]?.ask('resign', { id: 'enough', seat: 1 - seat });
      await until(() => player?.state.stage === 'over', 'the end');
      clock.advance(91 * SECOND);
      const refusal = await player?.refused('act', { id: 'later', step: 1, seat, action: { ...action } });
      expect(refusal).toMatchObject({ code: 'wrong-stage' });
      await settled(table.players);
      expect(player?.state.step).toBe(1);
      expect(entriesOf(server, table.code)).toHaveLength(1);
    },
  );
});

describe('while a clock runs', () => {
  test('nothing is sent: pages count down by themselves', async () => {
    const table = await timedTable(server, OPEN_GAME, { kind: 'bank', seconds: 600, increment: 5, atZero: 'move' });
    const spectator = await Player.join(server.url, table.code, []);
    await act(table, actorsAt(table)[0] ?? -1);
    const everybody = [...table.players, spectator];
    await settled(everybody);
    const before = everybody.map(({ frames }) => frames.length);
    clock.advance(120 * SECOND);
    await settled(everybody);
    // The answers to the echoes.
    expect(everybody.map(({ frames }) => frames.length)).toEqual(before.map((count) => count + 2));
  });

  test('a player who comes later reads the same time from it as those who were there', async () => {
    const table = await timedTable(server, OPEN_GAME, TURN);
    clock.advance(40 * SECOND);
    const late = await Player.join(server.url, table.code, []);
    const [seat = -1] = actorsAt(table);
    const { now = 0 } = await late.ask('snapshot', {});
    const { left = 0, since = 0 } = late.state.seats[seat] ?? {};
    expect(left - (now - since)).toBe(50 * SECOND);
  });
});
