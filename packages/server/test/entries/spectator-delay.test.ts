import { CLOSE, DEFAULT_TERMS } from '@boomtown/wire';
import { matchMaker } from '@colyseus/core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAME_FOR_FOUR, OPEN_GAME } from '../support/chosen-games.ts';
import { Player } from '../support/player.ts';
import { RunningServer } from '../support/running-server.ts';
import { act, actorsAt, comeBack, NAMES, settled, type TimedTable, timedTable } from '../support/timed-table.ts';
import { until } from '../support/until.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await RunningServer.start();
});
afterAll(() => server.remove());

const BANK = { kind: 'bank', seconds: 600, increment: 0, atZero: 'move' } as const;
const DELAY = 2;
const watch = (code: string) => Player.join(server.url, code, []);
const watchFour = (code: string) => Player.join(server.url, code, [], GAME_FOR_FOUR);

/** A table after three actions, the last of which the other one is asked to give back. */
async function asked() {
  const table = await timedTable(server, OPEN_GAME, BANK, { takeback: true, watchDelay: DELAY });
  const spectator = await watch(table.code);
  const views = [spectator.view];
  for (let made = 0; made < 3; made += 1) {
    await act(table, actorsAt(table)[0] ?? 0);
    views.push(table.players[0]?.view ?? {});
  }
  const seat = 1 - (actorsAt(table)[0] ?? 0);
  const [requester, other] = [at(table, seat), at(table, 1 - seat)];
  expect(await requester.ask('takeBack', { id: `back-${table.code}`, step: 3, seat })).toEqual({ done: false });
  await settled([spectator]);
  return { table, spectator, views, seat, requester, other };
}

function at({ players }: TimedTable, seat: number): Player {
  const player = players[seat];
  if (player === undefined) throw new Error(`nobody sits at seat ${seat}`);
  return player;
}

describe('fault 59: those who watch late', () => {
  test('hear nothing of what the table is asked now, nor of the answer', async () => {
    const { spectator, requester, other, seat } = await asked();
    expect(requester.state.takebackAsked).toBe(seat);
    expect(spectator.state).toMatchObject({ step: 1, takebackAsked: -1, mayTakeBack: -1 });
    await other.ask('answerTakeback', { step: 3, seats: [1 - seat], agree: false });
    await until(() => requester.notices.length > 0, 'the answer');
    await settled([spectator]);
    expect(spectator.notices).toEqual([]);
  });

  test('see what was taken back when it is their turn to see it, also after a restart in between', async () => {
    const { table, spectator, views, other, seat } = await asked();
    await other.ask('answerTakeback', { step: 3, seats: [1 - seat], agree: true });
    await other.reach(4);
    await settled([spectator]);
    expect(spectator.state.step).toBe(1);
    await server.close();
    await server.open();
    const players = await comeBack(server.url, table);
    const again = await watch(table.code);
    expect(again.state.step).toBe(1);
    expect(again.view).toEqual(views[1]);
    // How their clocks stood then is in no record.
    expect(again.state.seats.map(({ left }) => left)).toEqual([-1, -1]);
    const { steps } = await again.ask('log', { count: 100 });
    expect(steps.map(([step]) => step)).toEqual([0, 1]);
    const awake = { ...table, players };
    await act(awake, actorsAt(awake)[0] ?? 0);
    await settled([again]);
    expect(again.state.step).toBe(1);
    await act(awake, actorsAt(awake)[0] ?? 0);
    await again.reach(4);
    await until(() => again.steps.length === 3, 'three steps');
    expect(again.steps.map(({ step, tableEvent }) => [step, tableEvent?.type])).toEqual([
      [2, undefined],
      [3, undefined],
      [4, 'took-back'],
    ]);
    expect(again.view).toEqual(views[2]);
    const log = await again.ask('log', { count: 100 });
    expect(log.steps.map(([step]) => step)).toEqual([0, 1, 2, 4]);
  });

  test('are not those who gave their seat up there: they saw too much, and have to come anew', async () => {
    const { code, tokens } = await server.table(['Ada', 'Ben'], { terms: { ...DEFAULT_TERMS, watchDelay: DELAY } });
    const [, ben] = await comeBack(server.url, { code, game: OPEN_GAME, tokens });
    await ben?.ask('standUp', { seat: 1 });
    expect(await ben?.closed).toBe(CLOSE.gone);
  });

  test('learn of a resignation in its turn, though nothing shall be left of who gave up: not by the name, nor by who runs the table', async () => {
    const table = await timedTable(server, GAME_FOR_FOUR, { kind: 'none' }, { seats: 3, watchDelay: 10 });
    const [ada, ben] = [at(table, 0), at(table, 1)];
    let spectator = await watchFour(table.code);
    const seen = () => [...spectator.state.seats].map(({ name, resigned }) => [name, resigned]);
    const outside = async () => (await server.info(table.code)).body.names;
    await act(table, actorsAt(table)[0] ?? 0);
    await ada.ask('resign', { id: `enough-${table.code}`, seat: 0 });
    const tokens = table.tokens.slice(0, 1);
    expect((await server.post(`/api/tables/${table.code}/forget`, { tokens })).status).toBe(200);
    const before = NAMES.slice(0, 3).map((name) => [name, false]);
    await settled([spectator, ben]);
    expect(ben.state.maker).toBe(1);
    expect(spectator.state.maker).toBe(0);
    expect([seen(), await outside()]).toEqual([before, NAMES.slice(0, 3)]);
    // The secret is gone at once.
    const held = await server.post('/api/tables/held', { tables: [{ code: table.code, tokens }] });
    expect(held.body).toEqual({ tables: [null], missing: ['no-such-table'] });
    await server.close();
    await server.open();
    const [back, third] = await Promise.all(
      table.tokens.slice(1).map((token) => Player.join(server.url, table.code, [token], GAME_FOR_FOUR)),
    );
    spectator = await watchFour(table.code);
    await settled([spectator]);
    expect(spectator.state.maker).toBe(0);
    expect([seen(), await outside()]).toEqual([before, NAMES.slice(0, 3)]);
    const rest = { game: table.game, players: [back, back, third].flatMap((player) => player ?? []) };
    while (seen()[0]?.[1] === false) {
      await until(() => actorsAt(rest)[0] !== 0, 'the server to act for the seat that resigned');
      await act(rest, actorsAt(rest)[0] ?? 0);
      await settled([spectator]);
    }
    await until(() => seen()[0]?.[0] === 'Anonymous 1', 'the name to go');
    await until(() => back?.state.seats[0]?.name === 'Anonymous 1', 'the name to go for all');
    expect(await outside()).toEqual(['Anonymous 1', ...NAMES.slice(1, 3)]);
  });

  test('see a table that slept and woke as they saw it before', async () => {
    const { table, spectator } = await asked();
    const seen = spectator.view;
    await Promise.all([...table.players, spectator].map((player) => player.leave()));
    await until(() => matchMaker.getLocalRoomById(table.code) === undefined, 'the table to sleep');
    const again = await watch(table.code);
    expect(again.view).toEqual(seen);
    expect(again.state).toMatchObject({ step: 1, stage: 'playing' });
    expect(again.state.seats.map(({ name, taken, ready }) => [name, taken, ready])).toEqual([
      ['Ada', true, true],
      ['Ben', true, true],
    ]);
  });
});
