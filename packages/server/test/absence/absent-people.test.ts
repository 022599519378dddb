import { GAME_IDS } from '@boomtown/registry/ids';
import type { Terms } from '@boomtown/wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOMY } from '../support/any-table.ts';
import { begunBy, GAME_FOR_FOUR, OPEN_GAME } from '../support/chosen-games.ts';
import { HandClock } from '../support/hand-clock.ts';
import { Player } from '../support/player.ts';
import { RunningServer } from '../support/running-server.ts';
import { ScriptedOpponents } from '../support/scripted-opponents.ts';
import { act, actorsAt, entriesOf, settled, type TimedTable, timedTable } from '../support/timed-table.ts';
import { until } from '../support/until.ts';

const MINUTE = 60_000;
const monotonicClock = new HandClock();
const opponents = new ScriptedOpponents();
let server: RunningServer;
beforeAll(async () => {
  server = await RunningServer.start({ monotonicClock, opponents, limits: ROOMY });
});
afterAll(() => server.remove());

/** Two at a table at which seat 0 begins. */
async function two(terms: Partial<Terms> = {}) {
  const table = await timedTable(server, OPEN_GAME, { kind: 'none' }, { ...terms, options: begunBy(OPEN_GAME, 0) });
  const [ada, ben] = table.players;
  if (ada === undefined || ben === undefined) throw new Error('two came');
  return { table, ada, ben };
}

/** A player goes, and the others see it. */
async function goes(who: Player, seat: number, sees: Player): Promise<void> {
  await who.leave();
  await until(() => sees.state.seats[seat]?.here === false, 'the seat to be empty');
}

async function comesBack(table: TimedTable, seat: number): Promise<Player> {
  return Player.join(server.url, table.code, table.tokens.slice(seat, seat + 1), table.game);
}

/** Lets the time of a bot's pause pass until a page has gone on. */
async function botMoves(sees: Player, from = sees.state.step): Promise<void> {
  await until(() => {
    if (sees.state.step === from) monotonicClock.advance(1_000);
    return sees.state.step > from;
  }, 'the bot to move');
}

const standIns = ({ code }: TimedTable) => entriesOf(server, code).map(({ seat, standIn }) => [seat, standIn]);

describe('a player is away', () => {
  test('and at a table that waits it waits for ever', async () => {
    const { table, ada, ben } = await two();
    await goes(ada, 0, ben);
    monotonicClock.advance(600 * MINUTE);
    await ben.ask('echo', {});
    expect(ben.state).toMatchObject({ step: 0 });
    expect(ben.state.seats[0]).toMatchObject({ kept: false, bot: '', away: true });
    expect(entriesOf(server, table.code)).toEqual([]);
  });

  test('fault 22: after the time in the terms a substitute bot plays until they are back; everybody gets a notice', async () => {
    const { table, ada, ben } = await two({ botAfter: 5 });
    await goes(ada, 0, ben);
    monotonicClock.advance(5 * MINUTE - 1);
    await ben.ask('echo', {});
    expect(ben.state.step).toBe(0);
    monotonicClock.advance(1);
    await until(() => ben.state.seats[0]?.kept === true, 'a bot to take over');
    expect(ben.steps.at(-1)?.tableEvent).toEqual({ type: 'handed-over', seat: 0, why: 'away' });
    await botMoves(ben, 1);
    expect(standIns(table).slice(0, 2)).toEqual([
      [0, null],
      [0, 'bot'],
    ]);

    const again = await comesBack(table, 0);
    await until(() => ben.state.seats[0]?.kept === false, 'the person to play on');
    expect(ben.steps.at(-1)?.tableEvent).toEqual({ type: 'handed-over', seat: 0, why: 'back' });
    const { step } = ben.state;
    monotonicClock.advance(MINUTE);
    await ben.ask('echo', {});
    expect(ben.state.step).toBe(step);
    const back = { ...table, players: [again, ben] };
    await act(back, actorsAt(back)[0] ?? -1);
    expect(standIns(table).at(-1)?.[1]).toBe(null);
  });

  test('for a moment only, and nothing comes of it', async () => {
    const { table, ada, ben } = await two({ botAfter: 1 });
    await goes(ada, 0, ben);
    monotonicClock.advance(59_000);
    await comesBack(table, 0);
    await until(() => ben.state.seats[0]?.here === true, 'the person to be back');
    monotonicClock.advance(10 * MINUTE);
    await ben.ask('echo', {});
    expect(ben.state.seats[0]).toMatchObject({ kept: false, away: false });
    expect(entriesOf(server, table.code)).toEqual([]);
  });

  test('and a bot keeps the seat through a sleep of the table and a restart', async () => {
    const { table, ada, ben } = await two({ botAfter: 1 });
    await goes(ada, 0, ben);
    monotonicClock.advance(MINUTE);
    await until(() => ben.state.seats[0]?.kept === true, 'a bot to take over');
    await server.close();
    await server.open();
    const again = await comesBack(table, 1);
    expect(again.state.seats[0]).toMatchObject({ kept: true, bot: 'normal', here: false });
    await botMoves(again);
    expect(standIns(table).slice(0, 2)).toEqual([
      [0, null],
      [0, 'bot'],
    ]);
  });
});

describe('the others', () => {
  test('may let a bot play for an absent player, if all who are here agree', async () => {
    const table = await timedTable(server, GAME_FOR_FOUR, { kind: 'none' }, { seats: 3 });
    const [ada, ben, cleo] = table.players;
    if (ada === undefined || ben === undefined || cleo === undefined) throw new Error('three came');
    const yes = { seat: 0, agree: true };
    expect((await ben.refused('voteAbsent', { ...yes, heir: 'bot', seats: [1] })).code).toBe('not-away');
    await goes(ada, 0, ben);
    expect((await ben.refused('voteAbsent', { ...yes, heir: 'bot', seats: [1] })).code).toBe('not-away');
    monotonicClock.advance(30_000);
    await until(() => ben.state.seats[0]?.away === true, 'the seat to count as left');

    await ben.ask('voteAbsent', { ...yes, heir: 'bot', seats: [1] });
    await until(() => cleo.state.vote === 0, 'the vote');
    expect(cleo.state).toMatchObject({ voteAgreed: 0b010, step: 0 });
    await cleo.ask('voteAbsent', { seat: 0, heir: 'bot', agree: false, seats: [2] });
    await until(() => ben.notices.length > 0, 'the no');
    expect(ben.notices).toEqual([{ type: 'vote-refused', seat: 0, by: 2 }]);
    expect(ben.state.vote).toBe(-1);

    await cleo.ask('voteAbsent', { ...yes, heir: 'bot', seats: [2] });
    await ben.ask('voteAbsent', { ...yes, heir: 'bot', seats: [1] });
    await until(() => cleo.state.seats[0]?.kept === true, 'a bot to play');
    expect(cleo.steps.at(-1)?.tableEvent).toEqual({ type: 'handed-over', seat: 0, why: 'vote' });
    expect(cleo.state.vote).toBe(-1);
    expect((await ben.refused('voteAbsent', { ...yes, heir: 'bot', seats: [1] })).code).toBe('not-away');
  });

  test('speak for their own seats only, and a spectator for none', async () => {
    const { table, ada, ben } = await two();
    const spectator = await Player.join(server.url, table.code, []);
    await goes(ada, 0, ben);
    monotonicClock.advance(30_000);
    await until(() => ben.state.seats[0]?.away === true, 'the seat to count as left');
    expect((await spectator.refused('voteAbsent', { seat: 0, heir: 'bot', seats: [1], agree: true })).code).toBe(
      'not-your-seat',
    );
    expect((await ben.refused('voteAbsent', { seat: 0, heir: 'bot', seats: [0], agree: true })).code).toBe(
      'not-your-seat',
    );
    expect((await spectator.refused('playOn', { seat: 0 })).code).toBe('not-your-seat');
    expect((await ben.refused('playOn', { seat: 1 })).code).toBe('nothing-asked');
    expect(ben.state.vote).toBe(-1);
  });

  test('have no say where the terms give them none', async () => {
    const { ada, ben } = await two({ vote: false });
    await goes(ada, 0, ben);
    monotonicClock.advance(30_000);
    await until(() => ben.state.seats[0]?.away === true, 'the seat to count as left');
    expect((await ben.refused('voteAbsent', { seat: 0, heir: 'bot', seats: [1], agree: true })).code).toBe(
      'wrong-stage',
    );
  });

  test('need not wait for the answer of a player who leaves, nor for one about a player who is back', async () => {
    const table = await timedTable(server, GAME_FOR_FOUR, { kind: 'none' }, { seats: 3 });
    const [ada, ben, cleo] = table.players;
    if (ada === undefined || ben === undefined || cleo === undefined) throw new Error('three came');
    await goes(ada, 0, ben);
    monotonicClock.advance(30_000);
    await until(() => ben.state.seats[0]?.away === true, 'the seat to count as left');
    await ben.ask('voteAbsent', { seat: 0, heir: 'bot', seats: [1], agree: true });
    const again = await comesBack(table, 0);
    await until(() => ben.state.vote === -1, 'the vote to be void');
    await goes(again, 0, ben);
    monotonicClock.advance(30_000);
    await until(() => ben.state.seats[0]?.away === true, 'the seat to count as left again');
    await ben.ask('voteAbsent', { seat: 0, heir: 'bot', seats: [1], agree: true });
    expect(ben.state.seats[0]?.kept).toBe(false);
    await goes(cleo, 2, ben);
    await until(() => ben.state.seats[0]?.kept === true, 'a bot to play');
  });
});

describe.for(GAME_IDS)('a clock of %s at zero', (game) => {
  test('fault 22: lets a bot play on, where the terms say so, until the person wants to decide again', async () => {
    const table = await timedTable(server, game, { kind: 'turn', seconds: 30, atZero: 'bot' });
    const [first] = table.players;
    const seat = actorsAt(table)[0] ?? -1;
    const slow = table.players[seat];
    if (first === undefined || slow === undefined) throw new Error('nobody is to act');
    monotonicClock.advance(30_000 + 4_000);
    await until(() => first.state.seats[seat]?.kept === true, 'a bot to take over');
    expect(first.steps.find(({ tableEvent }) => tableEvent !== undefined)?.tableEvent).toEqual({
      type: 'handed-over',
      seat,
      why: 'time',
    });
    const refused = await slow.refused('act', { id: 'late', step: slow.state.step, seat, action: { type: 'any' } });
    expect(refused.code).toBe('bot-plays');
    await until(() => {
      monotonicClock.advance(1_000);
      return entriesOf(server, table.code).some((entry) => entry.seat === seat && entry.standIn === 'bot');
    }, 'the bot to move');
    await slow.ask('playOn', { seat });
    await until(() => first.state.seats[seat]?.kept === false, 'the person to play on');
    await settled(table.players);
    expect(first.state.seats[seat]?.left).toBe(30_000);
  });
});
