import { verify } from '@boomtown/game-core';
import { GAME_IDS } from '@boomtown/registry/ids';
import { gameOf } from '@boomtown/registry/rules';
import type { GameId, TableInfo } from '@boomtown/wire';
import { matchMaker } from '@colyseus/core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAME_FOR_FOUR, GAME_FOR_SIX, OPEN_GAME } from '../support/chosen-games.ts';
import { play } from '../support/player.ts';
import { RunningServer } from '../support/running-server.ts';
import {
  act,
  actorsAt,
  comeBack,
  entriesOf,
  legalAt,
  settled,
  type TimedTable,
  timedTable,
} from '../support/timed-table.ts';
import { until } from '../support/until.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await RunningServer.start();
});
afterAll(() => server.remove());

function table(game: GameId, seats?: number): Promise<TimedTable> {
  return timedTable(server, game, { kind: 'none' }, seats === undefined ? {} : { seats });
}

async function resign({ players }: TimedTable, seat: number, id = `resign-${seat}`): Promise<void> {
  await players[seat]?.ask('resign', { id, seat });
}

async function info(code: string): Promise<TableInfo> {
  return (await server.info(code)).body;
}

describe('a player who resigns at a table of two', () => {
  test.each(GAME_IDS)('of %s has lost at once, in whosever turn', async (game) => {
    const match = await table(game, 2);
    const [ada, ben] = match.players;
    const loser = 1 - (actorsAt(match)[0] ?? 0);
    await resign(match, loser);
    await Promise.all(match.players.map((player) => player.reach(1)));
    const ending = { winners: [1 - loser], resigned: [loser] };
    for (const player of match.players) {
      expect(player.state.stage).toBe('over');
      expect(JSON.parse(player.state.ending)).toEqual(ending);
      expect(player.steps.at(-1)).toMatchObject({ step: 1, events: [], tableEvent: { type: 'resigned', seat: loser } });
    }
    expect([...(ada?.state.seats ?? [])].map(({ resigned }) => resigned)).toEqual([loser === 0, loser === 1]);
    expect(await info(match.code)).toMatchObject({ stage: 'over', ending });
    const log = await ben?.ask('log', { count: 10 });
    expect(log?.steps.at(-1)).toEqual([1, [], null, { type: 'resigned', seat: loser }]);
    expect((await ada?.refused('resign', { id: 'again', seat: 0 }))?.code).toMatch(/resigned|wrong-stage/);
  });

  test('nothing more can be done, and the transcript still verifies', async () => {
    const match = await table(OPEN_GAME);
    await play(match.players, 4);
    const [actor = 0] = actorsAt(match);
    const [ada, ben] = match.players;
    const action = gameOf(OPEN_GAME).legal(match.players[actor]?.view as never, {}, actor)[0];
    await resign(match, 1 - actor);
    await Promise.all(match.players.map((player) => player.reach(5)));
    const refusal = await match.players[actor]?.refused('act', { id: 'late', step: 5, seat: actor, action });
    expect(refusal?.code).toBe('wrong-stage');
    expect((await ada?.refused('takeBack', { id: 'late-back', step: 5, seat: 0 }))?.code).toBe('no-takebacks');
    const { body } = await server.get(`/api/tables/${match.code}/transcript`);
    expect(body).toMatchObject({ outcome: null, ending: { winners: [actor], resigned: [1 - actor] } });
    expect(verify(gameOf(OPEN_GAME), body)).toMatchObject({
      ok: true,
      verified: { actions: 4, outcome: null, fairness: true },
    });
    await ben?.ask('rematch', {});
    await until(() => (ada?.notices.length ?? 0) > 0, 'the rematch');
    expect(ada?.notices).toMatchObject([{ type: 'rematch', seats: [{ seat: 1 }] }]);
  });

  test('it stands after the table slept', async () => {
    const match = await table(OPEN_GAME);
    await play(match.players, 3);
    await resign(match, 0);
    await Promise.all(match.players.map((player) => player.leave()));
    await until(() => matchMaker.getLocalRoomById(match.code) === undefined, 'the table to sleep');
    const players = await comeBack(server.url, match);
    expect(players[0]?.state).toMatchObject({ stage: 'over', step: 4 });
    expect(JSON.parse(players[1]?.state.ending ?? '')).toEqual({ winners: [1], resigned: [0] });
  });
});

describe('a player who resigns at a table of more', () => {
  test('leaves the game to the others; the table plays for the seat with what the game does at zero', async () => {
    const match = await table(GAME_FOR_FOUR, 3);
    const [quitter = 0] = actorsAt(match);
    const action = legalAt(match, quitter);
    await resign(match, quitter);
    await until(() => !actorsAt(match).includes(quitter), 'the seat to be played for');
    await settled(match.players);
    const [resignation, ...made] = entriesOf(server, match.code);
    expect(resignation).toMatchObject({ entry: 1, seat: quitter });
    expect(made.length).toBeGreaterThan(0);
    expect(made.every(({ seat, standIn }) => seat === quitter && standIn === 'vacated')).toBe(true);
    expect(match.players[0]?.steps.at(-1)?.standIn).toEqual({ seat: quitter, by: 'vacated' });
    const player = match.players[quitter];
    const refusal = await player?.refused('act', { id: 'x', step: player.state.step, seat: quitter, action });
    expect(refusal?.code).toBe('resigned');
    expect(player?.state.stage).toBe('playing');
    await act(match, actorsAt(match)[0] ?? 0);
  });

  test.each([
    [0, 2],
    [2, 0],
  ])('seats %i and %i one after the other: the match ends, and its transcript verifies', async (first, second) => {
    const match = await table(GAME_FOR_FOUR, 3);
    await resign(match, first);
    await resign(match, second);
    const { body } = await server.get(`/api/tables/${match.code}/transcript`);
    expect(body).toMatchObject({ outcome: null, ending: { winners: [1], resigned: [0, 2] } });
    expect(verify(gameOf(GAME_FOR_FOUR), body)).toMatchObject({ ok: true });
    expect(await info(match.code)).toMatchObject({ stage: 'over', ending: { winners: [1], resigned: [0, 2] } });
  });

  test('once and for all: repeated it is answered alike, asked anew it is refused', async () => {
    const match = await table(GAME_FOR_SIX, 3);
    await resign(match, 1, 'once');
    const [, ben] = match.players;
    expect(await ben?.ask('resign', { id: 'once', seat: 1 })).toEqual({});
    expect((await ben?.refused('resign', { id: 'twice', seat: 1 }))?.code).toBe('resigned');
    expect((await ben?.refused('resign', { id: 'other', seat: 0 }))?.code).toBe('not-your-seat');
  });

  test('does not make another’s move of the same instant stale', async () => {
    const match = await table(GAME_FOR_FOUR, 3);
    const [actor = 0] = actorsAt(match);
    const other = (actor + 1) % 3;
    const step = match.players[0]?.state.step ?? 0;
    await resign(match, other);
    const reply = await match.players[actor]?.act(actor, legalAt(match, actor), step);
    expect(reply?.step).toBe(step + 2);
  });

  test('and the last one but one: the one who is left wins', async () => {
    const match = await table(GAME_FOR_SIX, 3);
    await resign(match, 0);
    await resign(match, 2);
    await until(() => match.players[1]?.state.stage === 'over', 'the end');
    expect(JSON.parse(match.players[1]?.state.ending ?? '')).toEqual({ winners: [1], resigned: [0, 2] });
  });

  test('who plays on after a restart in the middle of it', async () => {
    const match = await table(GAME_FOR_FOUR, 3);
    const [quitter = 0] = actorsAt(match);
    const asked = match.players[quitter]?.ask('resign', { id: 'r', seat: quitter }).catch(() => undefined);
    await asked;
    await server.close();
    await server.open();
    const players = await comeBack(server.url, match);
    await until(() => !actorsAt({ ...match, players }).includes(quitter), 'the seat to be played for');
  });
});
