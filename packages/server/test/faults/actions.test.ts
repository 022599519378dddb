import { type AnyGame, outcome } from '@boomtown/game-core';
import { GAMES } from '@boomtown/registry/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OPEN_GAME, OPEN_RULES } from '../support/chosen-games.ts';
import { Player, play, someAction, startMatch } from '../support/player.ts';
import { RunningServer } from '../support/running-server.ts';
import { entriesOf } from '../support/timed-table.ts';
import { until } from '../support/until.ts';

/** May both act at any time? */
let nobodyWaits = false;
const together: AnyGame = {
  ...OPEN_RULES,
  actors(view) {
    if (!nobodyWaits) return OPEN_RULES.actors(view);
    return OPEN_RULES.outcome(view) === null ? [0, 1] : [];
  },
};

let server: RunningServer;
beforeAll(async () => {
  server = await RunningServer.start({ games: { ...GAMES, [OPEN_GAME]: together } });
});
afterAll(() => server.remove());

async function startedTable() {
  const { code, tokens } = await server.table(['Ada', 'Ben'], { game: OPEN_GAME });
  const ada = await Player.join(server.url, code, tokens.slice(0, 1));
  const ben = await Player.join(server.url, code, tokens.slice(1));
  await startMatch([
    [ada, 0],
    [ben, 1],
  ]);
  await ada.act(0, { type: 'board', board: 'rhombus' });
  await ben.reach(1);
  return { code, tokens, ada, ben };
}

describe('fault 13: a button is double-clicked', () => {
  test('one action happens, and both requests get its reply', async () => {
    const { ada, ben } = await startedTable();
    const { action } = someAction(ada);
    const request = { id: 'one-click', step: 1, seat: 0, action: { ...action } };
    const [first, second] = await Promise.allSettled([ada.ask('act', request), ada.ask('act', request)]);
    expect(first).toMatchObject({ status: 'fulfilled', value: { step: 2 } });
    expect(second).toEqual(first);
    // The id is that request's and no other's.
    expect((await ada.refused('act', { ...request, step: 2 })).code).toBe('already-done');
    await ben.reach(2);
    expect(ben.steps.at(-1)?.step).toBe(2);
  });

  test('also when the server was started anew in between', async () => {
    const { code, tokens, ada } = await startedTable();
    const request = { id: 'before-the-crash', step: 1, seat: 0, action: { type: 'place', piece: 'ring', cell: 0 } };
    await ada.ask('act', request);
    await server.close();
    await server.open();
    const again = await Player.join(server.url, code, tokens.slice(0, 1));
    expect(await again.ask('act', request)).toEqual({ step: 2 });
    expect(again.state.step).toBe(2);
  });
});

describe('fault 14: an action made for step n arrives at step n+1', () => {
  test('it is refused as stale and changes nothing', async () => {
    const { ada, ben } = await startedTable();
    await ada.act(0, { type: 'place', piece: 'ring', cell: 0 });
    await ben.reach(2);
    const before = JSON.stringify(ben.view);
    const late = { id: 'late', step: 1, seat: 1, action: { type: 'place', piece: 'ring', cell: 1 } };
    expect(await ben.refused('act', late)).toMatchObject({ code: 'stale' });
    const early = { id: 'early', step: 3, seat: 1, action: { type: 'place', piece: 'ring', cell: 1 } };
    expect(await ben.refused('act', early)).toMatchObject({ code: 'stale' });
    expect(JSON.stringify(ben.view)).toBe(before);
    await expect(ben.act(1, { type: 'place', piece: 'ring', cell: 1 })).resolves.toEqual({ step: 3 });
  });

  test('an illegal action is refused with code, words and rule, and changes nothing', async () => {
    const { ada, ben } = await startedTable();
    const refusal = await ada.refused('act', { id: 'x', step: 1, seat: 0, action: { type: 'move', from: 0, to: 1 } });
    expect(refusal).toMatchObject({ code: 'nothing-there', rule: expect.stringMatching(/\d/) });
    expect(refusal.message.length).toBeGreaterThan(10);
    expect(ben.state.step).toBe(1);
  });
});

describe('fault 15: two players act in the same instant where both may', () => {
  beforeAll(() => {
    nobodyWaits = true;
  });
  afterAll(() => {
    nobodyWaits = false;
  });

  test('both are taken in the order of arrival', async () => {
    const { code, ada, ben } = await startedTable();
    const [first, second] = await Promise.all([
      ada.act(0, { type: 'place', piece: 'ring', cell: 0 }, 1),
      ben.act(1, { type: 'place', piece: 'ring', cell: 8 }, 1),
    ]);
    expect([first.step, second.step].sort()).toEqual([2, 3]);
    await Promise.all([ada.reach(3), ben.reach(3)]);
    expect(ada.view).toEqual(ben.view);
    const made = entriesOf(server, code).map(({ seat }) => seat);
    expect(made.toSorted()).toEqual([0, 0, 1]);
  });

  test('the second is judged on the present state, by the rules', async () => {
    const { ada, ben } = await startedTable();
    await ada.act(0, { type: 'place', piece: 'ring', cell: 4 }, 1);
    const clash = { id: 'clash', step: 1, seat: 1, action: { type: 'place', piece: 'ring', cell: 4 } };
    expect(await ben.refused('act', clash)).toMatchObject({ code: 'occupied' });
  });
});

describe('after the end', () => {
  test('nothing more can be done, and a rematch carries everybody to a table of its own, seats turned', async () => {
    const { code, tokens, ada, ben } = await startedTable();
    const spectator = await Player.join(server.url, code, []);
    await play([ada, ben]);
    const over = { id: 'too-late', step: ada.state.step, seat: 0, action: { type: 'place', piece: 'ring', cell: 0 } };
    expect(await ada.refused('act', over)).toMatchObject({ code: 'game-over' });
    expect(await spectator.refused('rematch', {})).toMatchObject({ code: 'not-your-seat' });
    await Promise.all([ada.ask('rematch', {}), ben.ask('rematch', {})]);
    await until(() => spectator.notices.length > 0 && ben.notices.length > 0, 'the notice');
    const [notice] = ben.notices;
    if (notice?.type !== 'rematch') throw new Error('another notice came');
    expect(ada.notices).toEqual([{ type: 'rematch', code: notice.code, seats: [{ seat: 1, token: tokens[0] }] }]);
    expect(notice.seats).toEqual([{ seat: 0, token: tokens[1] }]);
    expect(spectator.notices).toEqual([{ type: 'rematch', code: notice.code, seats: [] }]);
    expect(notice.code).not.toBe(code);
    const info = (await server.info(notice.code)).body;
    expect(info).toMatchObject({ stage: 'waiting', names: ['Ben', 'Ada'], options: { starter: 0 } });
    const next = await Player.join(server.url, notice.code, [notice.seats[0]?.token ?? '']);
    expect(next.state.commitment).not.toBe(ben.state.commitment);
    // A player who comes back to the old table later gets the notice, too.
    const late = await Player.join(server.url, code, tokens.slice(0, 1));
    await until(() => late.notices.length > 0, 'the late notice');
    expect(late.notices[0]).toMatchObject({ type: 'rematch', code: notice.code });
    const transcript = await server.get(`/api/tables/${code}/transcript`);
    expect(transcript.body).toMatchObject({ outcome: outcome(ada.game, ada.view) });
  });

  test('the next table knows how many each has won, until another player has their seat', async () => {
    const first = await startedTable();
    await first.ada.ask('resign', { id: 'enough', seat: 0 });
    /** Ada and Ben at the table to which they moved on. */
    const next = async ({ ada, tokens }: Pick<typeof first, 'ada' | 'tokens'>) => {
      await ada.ask('rematch', {});
      await until(() => ada.notices.length > 0, 'the notice');
      const [notice] = ada.notices;
      if (notice?.type !== 'rematch') throw new Error('another notice came');
      const [a = '', b = ''] = tokens;
      const come = (token: string) => Player.join(server.url, notice.code, [token]);
      return { code: notice.code, tokens, ada: await come(a), ben: await come(b) };
    };
    const won = ({ ada }: Pick<typeof first, 'ada'>) => ada.state.seats.map((seat) => [seat.name, seat.won]);
    expect(won(first)).toEqual([
      ['Ada', 0],
      ['Ben', 0],
    ]);
    const second = await next(first);
    expect(won(second)).toEqual([
      ['Ben', 1],
      ['Ada', 0],
    ]);
    await startMatch([
      [second.ada, 1],
      [second.ben, 0],
    ]);
    await second.ada.ask('resign', { id: 'again', seat: 1 });
    await until(() => second.ben.state.stage === 'over', 'the end');
    const third = await next(second);
    expect(won(third)).toEqual([
      ['Ada', 0],
      ['Ben', 2],
    ]);
    await third.ben.ask('standUp', { seat: 1 });
    await server.post(`/api/tables/${third.code}/seats`, { name: 'Cleo' });
    await until(() => third.ada.state.seats[1]?.name === 'Cleo', 'another player');
    expect(won(third)).toEqual([
      ['Ada', 0],
      ['Cleo', 0],
    ]);
  });

  test('there is no rematch before', async () => {
    const { ada } = await startedTable();
    expect(await ada.refused('rematch', {})).toMatchObject({ code: 'wrong-stage' });
  });
});
