import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Refused } from '@boomtown/client';
import { GAME_IDS } from '@boomtown/registry/ids';
import {
  type ChatReply,
  CLOSE,
  type GameId,
  type HeldTablesReply,
  type HttpRefusal,
  type Notice,
  type SeatCodeReply,
  type SeatReply,
} from '@boomtown/wire';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { isSaidSince } from '../../src/tables/index.ts';
import { playerAt, ROOMY, sightOf } from '../support/any-table.ts';
import { GAME_FOR_FOUR, OPEN_GAME } from '../support/chosen-games.ts';
import { HandClock } from '../support/hand-clock.ts';
import { Player, startMatch } from '../support/player.ts';
import { RunningServer } from '../support/running-server.ts';
import { ScriptedOpponents } from '../support/scripted-opponents.ts';
import { act, actorsAt, entriesOf, type TimedTable, timedTable } from '../support/timed-table.ts';
import { until } from '../support/until.ts';

const MINUTE = 60_000;
const monotonicClock = new HandClock();
let server: RunningServer;
beforeAll(async () => {
  const limits = { ...ROOMY, wrongCodes: 1e6 };
  server = await RunningServer.start({ monotonicClock, opponents: new ScriptedOpponents(), limits });
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => server.remove());

const use = (code: string, name?: string) =>
  server.post<SeatReply & HttpRefusal>('/api/seat-codes', { code, ...(name === undefined ? {} : { name }) });
const look = (code: string) => server.post<SeatCodeReply & HttpRefusal>('/api/seat-codes/look', { code });
const comes = (table: { readonly code: string; readonly game: GameId }, token: string) =>
  Player.join(server.url, table.code, [token], table.game);
const joins = (code: string, token: string | undefined) =>
  Player.join(server.url, code, [token ?? '']).then(
    () => 'joined',
    (error: Error) => (error instanceof Refused ? error.refusal.code : error),
  );
const table = (game: GameId, seats?: number) =>
  timedTable(server, game, { kind: 'none' }, seats === undefined ? {} : { seats });
/** The clock on the wall is so much further. */
const later = (ms: number) => {
  const now = Date.now() + ms;
  vi.spyOn(Date, 'now').mockImplementation(() => now);
};

/** All that the server has written: its log, and every file of its records. */
async function writtenDown(): Promise<string> {
  const files = await readdir(server.dataDir, { recursive: true, withFileTypes: true });
  const texts = files
    .filter((file) => file.isFile())
    .map((file) => readFile(join(file.parentPath, file.name), 'latin1'));
  return [...server.logged, ...(await Promise.all(texts))].join('\n');
}

const textOf = ({ frames }: Player) => Buffer.concat(frames).toString('latin1');

/** A player goes, and is away for long enough. */
async function isAway({ players }: Pick<TimedTable, 'players'>, seat: number, sees: Player): Promise<void> {
  await playerAt({ players }, seat).leave();
  await until(() => sees.state.seats[seat]?.here === false, 'the seat to be empty');
  monotonicClock.advance(30_000);
  await until(() => sees.state.seats[seat]?.away === true, 'the seat to count as left');
}

/** The others agree that a new player shall have a seat. Returns the code that each of them is shown. */
async function offered(others: readonly (readonly [Player, number])[], seat: number): Promise<string[]> {
  for (const [other, own] of others) await other.ask('voteAbsent', { seat, heir: 'person', seats: [own], agree: true });
  await until(() => others.every(([{ notices }]) => notices.some(isCode)), 'the code to be shown');
  return others.map(([{ notices }]) => notices.findLast(isCode)?.code ?? '');
}

const isCode = (notice: Notice) => notice.type === 'seat-code';

describe.each(GAME_IDS)('at a table of %s a one-time code', (game) => {
  test('fault 5: moves a seat to another device, which sees what the old one saw; the old one gets a notice', async () => {
    const playing = await table(game);
    const [seat = -1] = actorsAt(playing);
    const old = playerAt(playing, seat);
    const others = playing.players.filter((player) => player !== old);
    const spectator = await Player.join(server.url, playing.code, [], game);
    const { code, seconds } = await old.ask('seatCode', { seat });
    expect(code).toMatch(/^[23479BCDFGHJKMPQRTVWXY]{8}$/);
    expect(seconds).toBe(15 * 60);
    expect((await look(code)).body).toMatchObject({ table: playing.code, game, heir: 'device' });

    const moved = await use(`${code.slice(0, 4)}-${code.slice(4).toLowerCase()}`);
    expect(moved).toMatchObject({ status: 201, body: { code: playing.code, game, seat } });
    // Until the other device comes, the seat is still the old one's.
    await old.ask('echo', {});
    expect(old.notices).toEqual([]);
    const fresh = await comes(playing, moved.body.token);
    expect(await old.closed).toBe(CLOSE.passed);
    expect(old.notices).toEqual([{ type: 'seat-passed', seat, heir: 'device' }]);
    expect(sightOf(fresh)).toEqual(sightOf(old));
    await act({ game, players: playing.players.map((player) => (player === old ? fresh : player)) }, seat);

    expect(await joins(playing.code, playing.tokens[seat])).toBe('seat-moved');
    expect(await use(code)).toMatchObject({ status: 404, body: { code: 'no-seat-code' } });
    expect(entriesOf(server, playing.code)).toHaveLength(1);
    for (const other of [...others, spectator]) {
      expect(other.notices).toEqual([]);
      for (const secret of [code, moved.body.token]) expect(textOf(other)).not.toContain(secret);
    }
    const written = await writtenDown();
    expect(written).toContain(playing.code);
    for (const secret of [code, moved.body.token]) expect(written).not.toContain(secret);
  });

  test('fault 22: gives the seat of an absent player to a new player if all present players agree; its former holder gets a notice', async () => {
    const playing = await table(game);
    const [away = -1] = actorsAt(playing);
    const others = playing.players.flatMap((player, seat) => (seat === away ? [] : [[player, seat] as const]));
    const [[first] = []] = others;
    if (first === undefined) throw new Error('nobody else sits here');
    const spectator = await Player.join(server.url, playing.code, [], game);
    const before = playerAt(playing, away);
    await isAway(playing, away, first);
    const [code = '', ...same] = await offered(others, away);
    expect(new Set([code, ...same]).size).toBe(1);
    expect(first.state).toMatchObject({ vote: -1, step: 0 });

    const { name } = first.state.seats[away] ?? {};
    expect((await look(code)).body).toEqual({ table: playing.code, game, name, heir: 'person' });
    expect(await use(code)).toMatchObject({ status: 400, body: { code: 'malformed' } });
    const given = await use(code, 'Zoe');
    expect(given).toMatchObject({ status: 201, body: { code: playing.code, seat: away } });
    const zoe = await comes(playing, given.body.token);
    await first.reach(1);
    const tableEvent = { type: 'newcomer', seat: away, from: name, to: 'Zoe' };
    expect(first.steps.at(-1)?.tableEvent).toEqual(tableEvent);
    expect(first.state.seats[away]?.name).toBe('Zoe');
    expect(sightOf(zoe)).toEqual(sightOf(before));
    await until(() => first.state.seats[away]?.away === false, 'the player to be here');

    expect(await joins(playing.code, playing.tokens[away])).toBe('seat-passed');
    expect(await use(code, 'Yan')).toMatchObject({ status: 404, body: { code: 'no-seat-code' } });
    expect(spectator.notices).toEqual([]);
    expect(textOf(spectator)).not.toContain(code);
    const written = await writtenDown();
    for (const secret of [code, given.body.token]) expect(written).not.toContain(secret);

    await act({ game, players: playing.players.map((player) => (player === before ? zoe : player)) }, away);
    await Promise.all([...others.map(([other]) => other), spectator, zoe].map((player) => player.leave()));
    await server.close();
    await server.open();
    const again = await comes(playing, given.body.token);
    expect(again.state.seats[away]?.name).toBe('Zoe');
    expect((await again.ask('log', { count: 10 })).steps[1]?.[3]).toEqual(tableEvent);
    expect(await joins(playing.code, playing.tokens[away])).toBe('seat-passed');
  });
});

test('fault 59: a new player at the next table of a series has won nothing, which nobody who watches late can tell by the wins', async () => {
  const terms = { clock: { kind: 'none' }, watchDelay: 10 } as const;
  const { tokens, players } = await timedTable(server, GAME_FOR_FOUR, terms.clock, { ...terms, seats: 3 });
  for (const seat of [1, 2]) await playerAt({ players }, seat).ask('resign', { id: `out-${seat}`, seat });
  const [ada] = players;
  await until(() => ada?.state.stage === 'over', 'the end');
  await ada?.ask('rematch', { id: 'again' });
  const led = () => ada?.notices.flatMap((notice) => (notice.type === 'rematch' ? [notice.code] : [])) ?? [];
  await until(() => led().length > 0, 'the next table');
  const next = { code: led()[0] ?? '', game: GAME_FOR_FOUR };
  // Everybody sits one seat further.
  const moved = [tokens[2], tokens[0], tokens[1]].map((token) => comes(next, token ?? ''));
  const [cleo, adaThere, ben] = await Promise.all(moved);
  if (cleo === undefined || adaThere === undefined || ben === undefined) throw new Error('three play');
  const spectator = await Player.join(server.url, next.code, [], GAME_FOR_FOUR);
  expect(spectator.state.seats[1]?.won).toBe(1);
  await startMatch([cleo, adaThere, ben].map((player, seat) => [player, seat] as const));
  await until(() => spectator.state.stage === 'playing', 'the start');
  const seen = () => [...spectator.state.seats].map(({ name, won }) => [name, won]);
  const before = seen();
  await isAway({ players: [cleo, adaThere, ben] }, 1, cleo);
  const [transfer = ''] = await offered(
    [
      [cleo, 0],
      [ben, 2],
    ],
    1,
  );
  await comes(next, (await use(transfer, 'Zoe')).body.token);
  await until(() => cleo.state.seats[1]?.name === 'Zoe', 'the new player');
  expect(cleo.state.seats[1]?.won).toBe(0);
  await spectator.ask('echo', {});
  expect(seen()).toEqual(before);
});

describe('a new player at a seat', () => {
  test('reads nothing that the players said before, also after a restart; the others read all of it', async () => {
    const playing = await table(OPEN_GAME);
    const [away = -1] = actorsAt(playing);
    const other = 1 - away;
    const first = playerAt(playing, other);
    await playerAt(playing, away).say('I hold the tall ones', { seat: away });
    await first.say('Do not tell', { seat: other });
    await isAway(playing, away, first);
    const [code = ''] = await offered([[first, other]], away);
    const { token } = (await use(code, 'Zoe')).body;
    const zoe = await comes(playing, token);
    await first.say('Welcome', { seat: other });
    await zoe.say('Hello', { seat: away });
    const texts = async (player: Player) =>
      (await player.ask('chat', { watchers: true })).lines.map(({ text }) => text);
    const said = async (tokens: readonly string[]) => {
      const { body } = await server.post<ChatReply>(`/api/tables/${playing.code}/said`, { tokens });
      return body.lines.map(({ text }) => text);
    };
    expect(await texts(zoe)).toEqual(['Welcome', 'Hello']);
    expect(await said([token])).toEqual(['Hello']);
    expect(await said([playing.tokens[other] ?? ''])).toEqual(['Do not tell', 'Welcome']);
    await Promise.all([zoe, first].map((player) => player.leave()));
    await server.close();
    await server.open();
    expect(await texts(await comes(playing, token))).toEqual(['Welcome', 'Hello']);
    expect(await texts(await comes(playing, playing.tokens[other] ?? ''))).toHaveLength(4);
    // Who held the other seat all along, and takes this one as well, heard everything.
    const both = await Player.join(server.url, playing.code, [token, playing.tokens[other] ?? ''], playing.game);
    expect(await texts(both)).toHaveLength(4);
    await both.leave();
  });

  test('reads by the time where an earlier build wrote down who came', () => {
    const line = (at: number) => ({ line: 1, by: { seat: 1 }, name: 'Ada', text: 'so', at });
    const arrivals = new Map([[0, { at: 5, linesBefore: null }]]);
    expect([4, 5, 6].map((at) => isSaidSince(line(at), [0], arrivals))).toEqual([false, false, true]);
    expect(isSaidSince(line(4), [0, 1], arrivals)).toBe(true);
  });
});

describe('a one-time code', () => {
  test('outlasts a restart, until it is a quarter of an hour old; a newer one takes its place', async () => {
    const playing = await table(OPEN_GAME);
    const ada = playerAt(playing, 0);
    const first = await ada.ask('seatCode', { seat: 0 });
    const second = await ada.ask('seatCode', { seat: 0 });
    const bens = await playerAt(playing, 1).ask('seatCode', { seat: 1 });
    await server.close();
    await server.open();
    expect(await look(first.code)).toMatchObject({ status: 404, body: { code: 'no-seat-code' } });
    later(14 * MINUTE);
    const moved = await use(second.code);
    expect(moved.status).toBe(201);
    expect((await comes(playing, moved.body.token)).own.map(({ seat }) => seat)).toEqual([0]);
    later(2 * MINUTE);
    expect(await use(bens.code)).toMatchObject({ status: 404, body: { code: 'no-seat-code' } });
  });

  test('that is replaced after it was used tells its user so when they come, also after a restart', async () => {
    const playing = await table(OPEN_GAME);
    const [ada, ben] = [playerAt(playing, 0), playerAt(playing, 1)];
    const late = (await use((await ada.ask('seatCode', { seat: 0 })).code)).body.token;
    const next = await use((await ada.ask('seatCode', { seat: 0 })).code);
    expect(next.status).toBe(201);
    const held = { tables: [{ code: playing.code, tokens: [late] }] };
    const hears = async () => [
      await joins(playing.code, late),
      (await server.post<HeldTablesReply>('/api/tables/held', held)).body.missing,
    ];
    expect(await hears()).toEqual(['seat-moved', ['seat-moved']]);
    await ada.ask('echo', {});
    await Promise.all([ada, ben].map((player) => player.leave()));
    await server.close();
    await server.open();
    expect(await hears()).toEqual(['seat-moved', ['seat-moved']]);
    const fresh = await comes(playing, next.body.token);
    expect(fresh.own.map(({ seat }) => seat)).toEqual([0]);
    expect(await hears()).toEqual(['seat-moved', ['seat-moved']]);
  });

  test('for a new player that is replaced by another one tells its user that the seat was passed on', async () => {
    const playing = await table(OPEN_GAME);
    const [away = -1] = actorsAt(playing);
    const other = 1 - away;
    const first = playerAt(playing, other);
    const { name } = first.state.seats[away] ?? {};
    await isAway(playing, away, first);
    const [one = ''] = await offered([[first, other]], away);
    const zoe = (await use(one, 'Zoe')).body.token;
    first.notices.length = 0;
    const [two = ''] = await offered([[first, other]], away);
    const yan = (await use(two, 'Yan')).body.token;
    expect(await joins(playing.code, zoe)).toBe('seat-passed');
    // Nobody new has come so far.
    expect([first.state.seats[away]?.name, first.state.step]).toEqual([name, 0]);
    expect((await comes(playing, yan)).state.seats[away]?.name).toBe('Yan');
    expect(await joins(playing.code, zoe)).toBe('seat-passed');
  });

  test('gives no seat to the token of a player who was kicked from the table', async () => {
    const { code: at, tokens } = await server.table(['Ada', 'Ben']);
    const ada = await Player.join(server.url, at, tokens.slice(0, 1));
    await ada.ask('kick', { id: 'out', seat: 1, name: 'Ben' });
    const { code } = await ada.ask('seatCode', { seat: 0 });
    const used = await server.post<HttpRefusal>('/api/seat-codes', { code, token: tokens[1] });
    expect(used).toMatchObject({ status: 400, body: { code: 'malformed' } });
    await ada.ask('echo', {});
  });

  test('is used by one of twenty who have it', async () => {
    const playing = await table(OPEN_GAME);
    const { code } = await playerAt(playing, 0).ask('seatCode', { seat: 0 });
    const answers = await Promise.all(Array.from({ length: 20 }, () => use(code)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(19);
  });

  test('moves a seat before the start, too; it is not ready then, and its holder still runs the table', async () => {
    const { code: at, tokens } = await server.table(['Ada', 'Ben']);
    const ada = await Player.join(server.url, at, tokens.slice(0, 1));
    const ben = await Player.join(server.url, at, tokens.slice(1));
    await ada.ready(0);
    const { code } = await ada.ask('seatCode', { seat: 0 });
    const moved = await use(code);
    const fresh = await Player.join(server.url, at, [moved.body.token]);
    expect(await ada.closed).toBe(CLOSE.passed);
    expect(fresh.state).toMatchObject({ maker: 0, stage: 'waiting' });
    expect(fresh.state.seats[0]).toMatchObject({ name: 'Ada', ready: false, nonceHash: '' });
    await startMatch([
      [fresh, 0],
      [ben, 1],
    ]);
  });

  test('moves one of two seats of a browser, which keeps the other', async () => {
    const { code: at, tokens } = await server.table(['Ada', 'Ben']);
    const both = await Player.join(server.url, at, tokens);
    const { code } = await both.ask('seatCode', { seat: 1 });
    const moved = await use(code);
    await Player.join(server.url, at, [moved.body.token]);
    await until(() => both.notices.length > 0, 'the news');
    expect(both.notices).toEqual([{ type: 'seat-passed', seat: 1, heir: 'device' }]);
    expect((await both.refused('rename', { seat: 1, name: 'Bo' })).code).toBe('not-your-seat');
    await both.ask('rename', { seat: 0, name: 'Al' });
    // A player who was not there learns it with the snapshot.
    const again = await Player.join(server.url, at, tokens);
    expect(again.own.map(({ seat }) => seat)).toEqual([0]);
    await until(() => again.notices.length > 0, 'the news');
    expect(again.notices).toEqual(both.notices);
  });

  test('of a seat that a player gave up before the start opens it to nobody', async () => {
    const { code: at, tokens } = await server.table(['Ada', 'Ben']);
    const ben = await Player.join(server.url, at, tokens.slice(1));
    const { code } = await ben.ask('seatCode', { seat: 1 });
    await ben.ask('standUp', { seat: 1 });
    expect(await use(code)).toMatchObject({ status: 404 });
    await server.post(`/api/tables/${at}/seats`, { name: 'Cleo' });
    expect(await look(code)).toMatchObject({ status: 404 });
    expect(await use(code)).toMatchObject({ status: 404 });
  });

  test('is made for one’s own seat only, not while nonces are opened, and for none that was given up or is played out', async () => {
    const { code: at, tokens } = await server.table(['Ada', 'Ben']);
    const ada = await Player.join(server.url, at, tokens.slice(0, 1));
    const ben = await Player.join(server.url, at, tokens.slice(1));
    const { code } = await ben.ask('seatCode', { seat: 1 });
    expect((await ada.refused('seatCode', { seat: 1 })).code).toBe('not-your-seat');
    await ada.ready(0);
    await ben.ready(1);
    await until(() => ada.state.stage === 'dealing', 'the dealing');
    expect((await ada.refused('seatCode', { seat: 0 })).code).toBe('wrong-stage');
    expect(await use(code)).toMatchObject({ status: 409, body: { code: 'wrong-stage' } });
    await Promise.all([ada.openNonces(), ben.openNonces()]);
    await until(() => ada.state.stage === 'playing', 'the start');
    await ben.ask('resign', { id: 'enough', seat: 1 });
    expect((await ada.refused('seatCode', { seat: 0 })).code).toBe('wrong-stage');
    expect(await use(code)).toMatchObject({ status: 409, body: { code: 'wrong-stage' } });
  });

  test('for a new player is void when the person is back, and stays so when they go again', async () => {
    const playing = await table(GAME_FOR_FOUR, 3);
    const [, ben, cleo] = playing.players;
    if (ben === undefined || cleo === undefined) throw new Error('three came');
    await isAway(playing, 0, ben);
    const [code = ''] = await offered(
      [
        [ben, 1],
        [cleo, 2],
      ],
      0,
    );
    // Who agreed sees it again after a reload; nobody else does.
    const again = await comes(playing, playing.tokens[1] ?? '');
    await until(() => again.notices.length > 0, 'the code once more');
    expect(again.notices).toMatchObject([{ type: 'seat-code', seat: 0, code }]);
    const back = await comes(playing, playing.tokens[0] ?? '');
    await until(() => cleo.state.seats[0]?.here === true, 'the person to be back');
    await back.ask('echo', {});
    await back.leave();
    expect(await use(code, 'Zoe')).toMatchObject({ status: 404, body: { code: 'no-seat-code' } });
    const third = await comes(playing, playing.tokens[2] ?? '');
    await third.ask('echo', {});
    expect(third.notices).toEqual([]);
    expect(entriesOf(server, playing.code)).toEqual([]);
  });

  test('can be voted for where a bot plays for the person already, and one no ends that, too', async () => {
    const playing = await table(GAME_FOR_FOUR, 3);
    const [, ben, cleo] = playing.players;
    if (ben === undefined || cleo === undefined) throw new Error('three came');
    await isAway(playing, 0, ben);
    for (const [player, seat] of [[ben, 1] as const, [cleo, 2] as const]) {
      await player.ask('voteAbsent', { seat: 0, heir: 'bot', seats: [seat], agree: true });
    }
    await until(() => ben.state.seats[0]?.kept === true, 'a bot to play');
    await ben.ask('voteAbsent', { seat: 0, heir: 'person', seats: [1], agree: true });
    await until(() => cleo.state.vote === 0, 'the vote');
    expect(cleo.state).toMatchObject({ voteHeir: 'person', voteAgreed: 0b010 });
    const other = { seat: 0, heir: 'bot', seats: [2], agree: true };
    expect((await cleo.refused('voteAbsent', other)).code).toBe('not-away');
    await cleo.ask('voteAbsent', { seat: 0, heir: 'person', seats: [2], agree: false });
    await until(() => ben.state.vote === -1, 'the vote to be over');
    const [code = ''] = await offered(
      [
        [ben, 1],
        [cleo, 2],
      ],
      0,
    );
    const given = await use(code, 'Zoe');
    const zoe = await comes(playing, given.body.token);
    await until(() => zoe.state.seats[0]?.kept === false, 'the bot to give way');
    expect(zoe.state.seats[0]).toMatchObject({ name: 'Zoe', bot: '', here: true });
  });
});
