import { randomBytes } from 'node:crypto';
import { Refused } from '@boomtown/client';
import { isOpenAction, sameJson, textStream } from '@boomtown/game-core';
import { GAME_IDS } from '@boomtown/registry/ids';
import { gameOf } from '@boomtown/registry/rules';
import { CLOSE, DEFAULT_TERMS, type HttpRefusal, type ScreenReply, type SeatReply } from '@boomtown/wire';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { playerAt } from '../support/any-table.ts';
import { GAME_FOR_FOUR, OPEN_GAME } from '../support/chosen-games.ts';
import { Player } from '../support/player.ts';
import { RunningServer } from '../support/running-server.ts';
import { act, actorsAt, comeBack, settled, type TimedTable, timedTable, timeoutOf } from '../support/timed-table.ts';
import { until } from '../support/until.ts';

const MINUTE = 60_000;
const NO_CLOCK = { kind: 'none' } as const;
const LATE = { watchDelay: 2 };
let server: RunningServer;
beforeAll(async () => {
  const aMinute = { make: 1e6, sit: 1e6, join: 1e6, read: 1e6 };
  const requests = { requestsASecond: 1e6, requestsAtOnce: 1e6 };
  server = await RunningServer.start({ limits: { aMinute, wrongCodes: 1e6, screenCodes: 1e6, ...requests } });
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => server.remove());

type Table = Pick<TimedTable, 'code' | 'game' | 'tokens'>;
const drawn = () => randomBytes(16).toString('hex');
const look = (token: string) => server.post<ScreenReply & HttpRefusal>('/api/screens', { token });
const admit = (table: Table, seat: number, screen: string) =>
  server.post<HttpRefusal>(`/api/tables/${table.code}/screens`, { tokens: [table.tokens[seat]], screen });
const comes = (table: Pick<Table, 'code' | 'game'>, token: string) =>
  Player.join(server.url, table.code, [], table.game, undefined, token);
const later = (ms: number) => {
  const now = Date.now() + ms;
  vi.spyOn(Date, 'now').mockImplementation(() => now);
};

/** The code that a screen shows. */
async function codeOf(token: string): Promise<string> {
  const { body } = await look(token);
  if (!('code' in body)) throw new Error(`it shows no code: ${JSON.stringify(body)}`);
  return body.code;
}

/** A screen that a seat has admitted, at the table. */
async function screenAt(table: Table, seat = 0): Promise<{ readonly token: string; readonly screen: Player }> {
  const token = drawn();
  expect((await admit(table, seat, await codeOf(token))).status).toBe(200);
  return { token, screen: await comes(table, token) };
}

describe('the code of a big screen', () => {
  test('is the same whenever the screen asks, until a seat types it; then the screen knows its table', async () => {
    const table = await server.table(['Ada', 'Ben']).then((made) => ({ ...made, game: OPEN_GAME }));
    const token = drawn();
    const code = await codeOf(token);
    expect(await codeOf(token)).toBe(code);
    expect(await codeOf(drawn())).not.toBe(code);
    const typed = `${code.slice(0, 3)} ${code.slice(3).toLowerCase()}`;
    expect(await admit(table, 1, typed)).toMatchObject({ status: 200 });
    expect((await look(token)).body).toEqual({ table: table.code, game: OPEN_GAME });
    const screen = await comes(table, token);
    await until(() => screen.state.screens === 1, 'the table to count the screen');
    expect(screen.state.watchers).toBe(0);
  });

  test('is taken once: by the same seat again, since the answer may be lost, by no other one', async () => {
    const table = await server.table(['Ada', 'Ben']).then((made) => ({ ...made, game: OPEN_GAME }));
    const code = await codeOf(drawn());
    expect((await admit(table, 0, code)).status).toBe(200);
    expect((await admit(table, 0, code)).status).toBe(200);
    expect(await admit(table, 1, code)).toMatchObject({ status: 404, body: { code: 'no-screen-code' } });
  });

  test('is too old after ten minutes, and the screen shows another one by itself', async () => {
    const table = await server.table(['Ada', 'Ben']).then((made) => ({ ...made, game: OPEN_GAME }));
    const token = drawn();
    const code = await codeOf(token);
    later(11 * MINUTE);
    expect(await admit(table, 0, code)).toMatchObject({ status: 404, body: { code: 'no-screen-code' } });
    expect(await codeOf(token)).not.toBe(code);
  });

  test('counts from a seat of the table only, and only as a code', async () => {
    const table = await server.table(['Ada', 'Ben']).then((made) => ({ ...made, game: OPEN_GAME }));
    const code = await codeOf(drawn());
    const asked = { tokens: [drawn()], screen: code };
    const path = `/api/tables/${table.code}/screens`;
    expect(await server.post(path, asked)).toMatchObject({ status: 403, body: { code: 'not-your-seat' } });
    expect(await server.post(path, { tokens: [], screen: code })).toMatchObject({ status: 403 });
    expect(await server.post(path, { screen: code })).toMatchObject({ status: 400 });
    expect(await admit(table, 0, 'AAA')).toMatchObject({ status: 404, body: { code: 'no-screen-code' } });
    expect(await look('0'.repeat(32))).toMatchObject({ status: 400, body: { code: 'malformed' } });
  });
});

describe('what a big screen sees', () => {
  test('is what a spectator sees, to the last byte', async () => {
    const table = await timedTable(server, GAME_FOR_FOUR, NO_CLOCK, { seats: 3 });
    const { screen } = await screenAt(table);
    const spectator = await Player.join(server.url, table.code, [], table.game);
    await settled([screen, spectator]);
    const [seen, watched] = [screen.frames.length, spectator.frames.length];
    for (let made = 0; made < 6; made += 1) await act(table, actorsAt(table)[0] ?? 0);
    await settled([screen, spectator]);
    // The replies to the echoes bear numbers of their own.
    const steps = ({ frames }: Player, from: number) =>
      frames
        .slice(from)
        .map((frame) => Buffer.from(frame).toString('latin1'))
        .filter((frame) => frame.length > 4);
    expect(steps(screen, seen)).toEqual(steps(spectator, watched));
    expect(steps(screen, seen).length).toBeGreaterThan(6);
    expect(screen.steps.every(({ you }) => you.length === 0)).toBe(true);
  });

  test('is the present, where others watch late, while its seat stays; then it watches as they do', async () => {
    const table = await timedTable(server, GAME_FOR_FOUR, NO_CLOCK, { seats: 3, ...LATE });
    const { token, screen } = await screenAt(table, 1);
    await act(table, actorsAt(table)[0] ?? 0);
    await screen.reach(1);
    await playerAt(table, 1).ask('resign', { id: 'resign', seat: 1 });
    expect(await screen.closed).toBe(CLOSE.comeBack);
    const late = await comes(table, token);
    const spectator = await Player.join(server.url, table.code, [], table.game);
    // The table may act for the resigned seat at once, more than once.
    await settled([late, spectator, playerAt(table, 0)]);
    expect([late.state.step, late.view]).toEqual([spectator.state.step, spectator.view]);
    expect(late.state.step).toBeLessThan(playerAt(table, 0).state.step);
    expect(late.state.screens).toBe(0);
  });

  test('is what a player points at, who wills it: what their seat may do now, and no other client gets it', async () => {
    const table = await timedTable(server, OPEN_GAME, NO_CLOCK);
    const { screen } = await screenAt(table);
    const spectator = await Player.join(server.url, table.code, [], table.game);
    const [seat = 0] = actorsAt(table);
    const [player, rival] = [playerAt(table, seat), playerAt(table, 1 - seat)];
    const [action = { type: 'none' }, other] = player.game.legal(player.view, player.ownOf(seat), seat);
    const { step } = player.state;
    await player.ask('point', { step, seat, action: { ...action } });
    await player.ask('point', { step, seat, action: null });
    await until(() => screen.notices.length === 2, 'the screen to hear of it');
    const shown = { type: 'pointed', step, seat };
    expect(screen.notices).toEqual([
      { ...shown, action },
      { ...shown, action: null },
    ]);
    expect(await rival.refused('point', { step, seat, action })).toMatchObject({ code: 'not-your-seat' });
    expect(await spectator.refused('point', { step, seat, action })).toMatchObject({ code: 'not-your-seat' });
    expect(await rival.refused('point', { step, seat: 1 - seat, action: other })).toMatchObject({
      code: 'not-your-turn',
    });
    expect(await player.refused('point', { step: step + 1, seat, action })).toMatchObject({ code: 'stale' });
    expect(await player.refused('point', { step, seat, action: { type: 'fly' } })).toMatchObject({ code: 'malformed' });
    await settled([screen, spectator, player, rival]);
    expect([spectator, player, rival].flatMap(({ notices }) => notices)).toEqual([]);
    expect(screen.notices).toHaveLength(2);
  });

  test.each(GAME_IDS)(
    'is nothing that only a player of %s knows that they may do, whatever their page says that they point at',
    async (game) => {
      const table = await timedTable(server, game, NO_CLOCK);
      const { screen } = await screenAt(table);
      const rules = gameOf(game);
      const chance = textStream(`pointing at ${game}`);
      const shown: unknown[] = [];
      for (let made = 0; made < 12; made += 1) {
        const [seat = 0] = actorsAt(table);
        const player = playerAt(table, seat);
        const legal = rules.legal(player.view, player.ownOf(seat), seat);
        for (const action of chance.shuffle([...legal]).slice(0, 4)) {
          await player.ask('point', { step: player.state.step, seat, action: { ...action } });
          shown.push(isOpenAction(rules, player.view, seat, action) ? action : null);
        }
        // Who always does what is done at zero never comes to hold a card.
        const own = legal.filter((action) => !sameJson(action, timeoutOf(table, seat)));
        await act(table, seat, own[chance.int(Math.max(1, own.length))]);
      }
      await until(() => screen.notices.length === shown.length, 'the screen to hear of it');
      expect(screen.notices.map((notice) => notice.type === 'pointed' && notice.action)).toEqual(shown);
      expect(shown.includes(null)).toBe(rules.info.hidden);
    },
  );

  test('is nothing of the chat', async () => {
    const table = await timedTable(server, OPEN_GAME, NO_CLOCK);
    const { screen } = await screenAt(table);
    expect(await screen.refused('chat', { watchers: true })).toMatchObject({ code: 'not-your-seat' });
    const line = { id: 'line', text: 'hello', as: { name: 'Screen', voice: drawn() } };
    expect(await screen.refused('say', line)).toMatchObject({ code: 'not-your-seat' });
  });

  test('goes on at a table without spectators, and ends when its player says so', async () => {
    const made = await server.table(['Ada', 'Ben'], { watchable: false });
    const table = { ...made, game: OPEN_GAME };
    const { token, screen } = await screenAt(table, 1);
    const ended = await server.post(`/api/tables/${table.code}/screens/end`, { tokens: [table.tokens[1]] });
    expect(ended.status).toBe(200);
    expect(await screen.closed).toBe(CLOSE.comeBack);
    const refused = await comes(table, token).catch((error: unknown) => error);
    expect(refused instanceof Refused && refused.refusal.code).toBe('not-watchable');
    expect(await codeOf(token)).toHaveLength(6);
  });

  test('ends with the player whom the maker sends away, and with one who stands up', async () => {
    for (const leaves of ['kick', 'standUp'] as const) {
      const made = await server.table(['Ada', 'Ben'], { terms: { ...DEFAULT_TERMS, ...LATE }, watchable: false });
      const table = { ...made, game: OPEN_GAME };
      const [ada, ben] = await comeBack(server.url, table);
      const { screen } = await screenAt(table, 1);
      if (leaves === 'kick') await ada?.ask('kick', { seat: 1, name: 'Ben' });
      else await ben?.ask('standUp', { seat: 1 });
      expect(await screen.closed).toBe(CLOSE.comeBack);
    }
  });
});

describe('a big screen stays for an evening', () => {
  test('through a restart, and when its player takes their seat to another device', async () => {
    const table = await timedTable(server, OPEN_GAME, NO_CLOCK, LATE);
    const { token } = await screenAt(table);
    const { code } = await playerAt(table, 0).ask('seatCode', { id: 'device', seat: 0 });
    const moved = await server.post<SeatReply>('/api/seat-codes', { code });
    const device = await Player.join(server.url, table.code, [moved.body.token], table.game);
    await act({ ...table, players: [device, playerAt(table, 1)] }, actorsAt(table)[0] ?? 0);
    await server.close();
    await server.open();
    expect((await look(token)).body).toEqual({ table: table.code, game: table.game });
    expect((await comes(table, token)).state.step).toBe(1);
  });

  test('through a rematch, also as it is asked where it belongs', async () => {
    const table = await timedTable(server, OPEN_GAME, NO_CLOCK, LATE);
    const { token, screen } = await screenAt(table);
    await playerAt(table, 0).ask('resign', { id: 'resign', seat: 0 });
    await until(() => screen.state.stage === 'over', 'the screen to show the end');
    await playerAt(table, 1).ask('rematch', {});
    await until(() => screen.notices.some(({ type }) => type === 'rematch'), 'the news of the rematch');
    const next = screen.notices.flatMap((notice) => (notice.type === 'rematch' ? [notice] : []))[0];
    expect(next?.seats).toEqual([]);
    const code = next?.code ?? '';
    const there = await comes({ code, game: table.game }, token);
    expect(there.state.screens).toBe(1);
    expect((await look(token)).body).toEqual({ table: code, game: table.game });
  });

  test('not with more than four of one seat: the first one goes', async () => {
    const table = await timedTable(server, OPEN_GAME, NO_CLOCK);
    const { screen } = await screenAt(table);
    for (let more = 0; more < 4; more += 1) {
      later(MINUTE);
      await admit(table, 0, await codeOf(drawn()));
    }
    expect(await screen.closed).toBe(CLOSE.comeBack);
  });
});
