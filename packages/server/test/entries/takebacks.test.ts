import { textStream, verify } from '@boomtown/game-core';
import { GAME_IDS } from '@boomtown/registry/ids';
import { gameOf } from '@boomtown/registry/rules';
import type { GameId } from '@boomtown/wire';
import { matchMaker } from '@colyseus/core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { actByChance, ROOMY } from '../support/any-table.ts';
import { GAME_FOR_SIX, OPEN_GAME, OTHER_OPEN_GAME } from '../support/chosen-games.ts';
import { type Player, play } from '../support/player.ts';
import { RunningServer } from '../support/running-server.ts';
import {
  act,
  actorsAt,
  comeBack,
  entriesOf,
  settled,
  type TimedTable,
  timedTable,
  timeoutOf,
} from '../support/timed-table.ts';
import { until } from '../support/until.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await RunningServer.start({ limits: ROOMY });
});
afterAll(() => server.remove());

/** Games in which dice, cards or hands come to light. */
const REVEALING = GAME_IDS.filter((id) => (gameOf(id).reveals ?? []).length > 0);

const NO_CLOCK = { kind: 'none' } as const;
let ids = 0;

function table(game: GameId, more: { readonly seats?: number; readonly takeback?: boolean } = {}): Promise<TimedTable> {
  return timedTable(server, game, NO_CLOCK, { takeback: true, ...more });
}

/** A table at a moment when everybody may act at once. */
async function tradingTable(seats: number): Promise<TimedTable> {
  const match = await table(GAME_FOR_SIX, { seats });
  for (let [seat] = actorsAt(match); actorsAt(match).length < seats; [seat] = actorsAt(match)) {
    if (seat === undefined) throw new Error('nobody acts at the same time as another');
    await act(match, seat, timeoutOf(match, seat));
  }
  return match;
}

function at(seat: number, { players }: TimedTable): Player {
  const player = players[seat];
  if (player === undefined) throw new Error(`nobody sits at seat ${seat}`);
  return player;
}

function request(player: Player, seat: number) {
  ids += 1;
  return { id: `back-${ids}`, step: player.state.step, seat };
}

/** What every browser at the table has, without the number of its last entry. */
async function seen({ players }: TimedTable) {
  await settled(players);
  const logs = await Promise.all(players.map((player) => player.ask('log', { count: 100 })));
  return players.map((player, i) => ({
    view: player.view,
    own: player.own,
    log: logs[i]?.steps.filter(([, events]) => events.length > 0),
  }));
}

describe('taking a move back', () => {
  test('needs everybody’s consent once it is another player’s turn; then all is as it was', async () => {
    const match = await table(OPEN_GAME);
    await act(match, actorsAt(match)[0] ?? 0);
    const before = await seen(match);
    const [seat = 0] = actorsAt(match);
    const [requester, other] = [at(seat, match), at(1 - seat, match)];
    await act(match, seat);
    const made = requester.state.step;
    expect(requester.state).toMatchObject({ mayTakeBack: seat, freely: false, takebackAsked: -1 });
    expect(await requester.ask('takeBack', request(requester, seat))).toEqual({ done: false });
    await until(() => other.state.takebackAsked === seat, 'the other to see what is asked');
    expect(other.state.step).toBe(made);
    await other.ask('answerTakeback', { step: made, seats: [1 - seat], agree: true });
    await Promise.all(match.players.map((player) => player.reach(made + 1)));
    expect(await seen(match)).toEqual(before);
    expect(other.steps.at(-1)).toMatchObject({
      step: made + 1,
      events: [],
      tableEvent: { type: 'took-back', seat, of: made, agreed: [1 - seat] },
    });
    expect(other.state).toMatchObject({ takebackAsked: -1, takebackAgreed: 0 });
    const { steps } = await other.ask('log', { count: 100 });
    expect(steps.map(([step]) => step)).not.toContain(made);
    expect(steps.at(-1)).toEqual([made + 1, [], null, { type: 'took-back', seat, of: made, agreed: [1 - seat] }]);
  });

  test('is free in one’s own turn while nothing came of it', async () => {
    const match = await table(OTHER_OPEN_GAME);
    const before = await seen(match);
    const [seat = 0] = actorsAt(match);
    const actor = at(seat, match);
    // The seat that chooses the board moves first on it.
    await act(match, seat);
    expect(actorsAt(match)).toEqual([seat]);
    expect(actor.state).toMatchObject({ mayTakeBack: seat, freely: true });
    const made = actor.state.step;
    expect(await actor.ask('takeBack', request(actor, seat))).toEqual({ done: true });
    await Promise.all(match.players.map((player) => player.reach(made + 1)));
    expect(await seen(match)).toEqual(before);
  });

  test('is asked of all others, who may act at the same time', async () => {
    const match = await tradingTable(3);
    await act(match, 0, timeoutOf(match, 0));
    const [ada, ben, cleo] = match.players;
    if (ada === undefined || ben === undefined || cleo === undefined) throw new Error('three play');
    const of = ada.state.step;
    expect(await ada.ask('takeBack', request(ada, 0))).toEqual({ done: false });
    await ben.ask('answerTakeback', { step: of, seats: [1], agree: true });
    await until(() => cleo.state.takebackAgreed === 0b010, 'the first yes');
    expect(cleo.state.step).toBe(of);
    // An answer twice is one answer, and nobody answers for themselves.
    await ben.ask('answerTakeback', { step: of, seats: [1], agree: true });
    expect((await ada.refused('answerTakeback', { step: of, seats: [0], agree: true })).code).toBe('nothing-asked');
    expect((await ben.refused('answerTakeback', { step: of, seats: [2], agree: true })).code).toBe('not-your-seat');
    await cleo.ask('answerTakeback', { step: of, seats: [2], agree: true });
    await Promise.all(match.players.map((player) => player.reach(of + 1)));
    expect(actorsAt(match)).toEqual([0, 1, 2]);
  });
});

describe('fault 16: it is refused with the reason', () => {
  test.each(REVEALING)('after a roll, a draw or a reveal, as in %s', async (game) => {
    const match = await table(game);
    const { reveals = [] } = gameOf(game);
    const chance = textStream('what comes to light');
    for (;;) {
      const seat = await actByChance(match, chance);
      if (seat === null) throw new Error('nothing came to light');
      const player = at(seat, match);
      if (!player.steps.at(-1)?.events.some(({ type }) => reveals.includes(type))) continue;
      expect(player.state.mayTakeBack).toBe(-1);
      expect((await player.refused('takeBack', request(player, seat))).code).toBe('came-to-light');
      break;
    }
  });

  test('after another player’s action, before any action, and where the table allows none', async () => {
    const match = await table(OPEN_GAME);
    const [first = 0] = actorsAt(match);
    const player = at(first, match);
    expect((await player.refused('takeBack', request(player, first))).code).toBe('not-your-action');
    await play(match.players, 3);
    const last = at(1 - (actorsAt(match)[0] ?? 0), match);
    const other = at(actorsAt(match)[0] ?? 0, match);
    const seat = match.players.indexOf(other);
    expect((await other.refused('takeBack', request(other, seat))).code).toBe('not-your-action');
    expect((await last.refused('takeBack', request(last, seat))).code).toBe('not-your-seat');
    const strict = await table(OPEN_GAME, { takeback: false });
    await play(strict.players, 2);
    const mover = 1 - (actorsAt(strict)[0] ?? 0);
    const refusal = await at(mover, strict).refused('takeBack', request(at(mover, strict), mover));
    expect(refusal.code).toBe('no-takebacks');
    expect(at(mover, strict).state.mayTakeBack).toBe(-1);
  });
});

describe('an ask', () => {
  async function asked() {
    const match = await table(OPEN_GAME);
    await play(match.players, 2);
    const seat = 1 - (actorsAt(match)[0] ?? 0);
    const [requester, other] = [at(seat, match), at(1 - seat, match)];
    const of = requester.state.step;
    expect(await requester.ask('takeBack', request(requester, seat))).toEqual({ done: false });
    await until(() => other.state.takebackAsked === seat, 'the ask');
    return { match, seat, requester, other, of };
  }

  test('that is refused is over, everybody sees by whom, and it is not made again', async () => {
    const { seat, requester, other, of } = await asked();
    await other.ask('answerTakeback', { step: of, seats: [1 - seat], agree: false });
    await until(() => requester.state.takebackAsked === -1, 'the end of the ask');
    await until(() => requester.notices.length > 0, 'the notice');
    expect(requester.notices).toEqual([{ type: 'takeback-refused', seat, by: 1 - seat }]);
    expect((await requester.refused('takeBack', request(requester, seat))).code).toBe('asked-enough');
    expect((await other.refused('answerTakeback', { step: of, seats: [1 - seat], agree: true })).code).toBe(
      'nothing-asked',
    );
    expect(requester.state.step).toBe(of);
  });

  test('can be withdrawn, and is made three times at most', async () => {
    const { seat, requester, other, of } = await asked();
    for (let i = 0; i < 2; i += 1) {
      await requester.ask('withdrawTakeback', { step: of, seat });
      await until(() => other.state.takebackAsked === -1, 'the ask to be withdrawn');
      expect(await requester.ask('takeBack', request(requester, seat))).toEqual({ done: false });
    }
    expect((await requester.refused('takeBack', request(requester, seat))).code).toBe('already-done');
    expect((await other.refused('withdrawTakeback', { step: of, seat: 1 - seat })).code).toBe('nothing-asked');
    await requester.ask('withdrawTakeback', { step: of, seat });
    expect((await requester.refused('takeBack', request(requester, seat))).code).toBe('asked-enough');
  });

  test('is void when the match goes on', async () => {
    const { match, seat, other, requester, of } = await asked();
    await act(match, 1 - seat);
    expect(requester.state).toMatchObject({ step: of + 1, takebackAsked: -1 });
    expect((await other.refused('answerTakeback', { step: of, seats: [1 - seat], agree: true })).code).toBe(
      'nothing-asked',
    );
  });

  test('shows after a refresh, and can be answered then', async () => {
    const { match, seat, other, of } = await asked();
    await other.leave();
    const [, again] = await comeBack(server.url, { ...match, tokens: match.tokens }).then((players) =>
      seat === 0 ? players : [...players].reverse(),
    );
    expect(again?.state).toMatchObject({ takebackAsked: seat, step: of });
    await again?.ask('answerTakeback', { step: of, seats: [1 - seat], agree: true });
    await again?.reach(of + 1);
  });

  test('and the other’s move in the same instant: one of them stands, whole', async () => {
    for (let i = 0; i < 4; i += 1) {
      const { match, seat, requester, other, of } = await asked();
      await requester.ask('withdrawTakeback', { step: of, seat });
      await requester.ask('takeBack', request(requester, seat));
      const { game } = match;
      const action = gameOf(game).legal(other.view as never, {} as never, 1 - seat)[0];
      if (action === undefined) throw new Error('nothing is legal');
      const answer = () => other.ask('answerTakeback', { step: of, seats: [1 - seat], agree: true }).catch(() => null);
      const move = () => other.act(1 - seat, action as never, of).catch(() => null);
      const [one, two] = await Promise.all(i % 2 === 0 ? [answer(), move()] : [move(), answer()]);
      expect([one, two].filter((reply) => reply === null)).toHaveLength(1);
      await requester.reach(of + 1);
      await settled(match.players);
      expect(requester.state.step).toBe(of + 1);
      expect(requester.view).toEqual(other.view);
    }
  });
});

describe('a request for it', () => {
  test('made twice with the same id is done once', async () => {
    const match = await tradingTable(2);
    await act(match, 0, timeoutOf(match, 0));
    const [ada, ben] = [at(0, match), at(1, match)];
    const of = ada.state.step;
    const twice = request(ada, 0);
    await ada.ask('takeBack', twice);
    expect(await ada.ask('takeBack', twice)).toEqual({ done: false });
    await ben.ask('answerTakeback', { step: of, seats: [1], agree: true });
    await ada.reach(of + 1);
    expect((await ben.refused('answerTakeback', { step: of, seats: [1], agree: true })).code).toBe('nothing-asked');
    expect(actorsAt(match)).toEqual([0, 1]);
    expect(await ada.ask('takeBack', twice)).toEqual({ done: false });
  });

  test.each([
    ['takeBack', { step: 0, seat: 0 }],
    ['takeBack', { id: '', step: 0, seat: 0 }],
    ['takeBack', { id: 'a', step: 0, seat: 9 }],
    ['answerTakeback', { step: 0, seats: [], agree: true }],
    ['answerTakeback', { step: 0, seats: [0], agree: 'yes' }],
    ['withdrawTakeback', { step: -1, seat: 0 }],
    ['resign', { seat: 0 }],
    ['kick', { seat: 0 }],
  ] as const)('%s with %j is malformed', async (name, broken) => {
    const match = await table(OPEN_GAME);
    expect((await at(0, match).refused(name, broken)).code).toBe('malformed');
  });
});

describe('the record', () => {
  test('keeps everything; the transcript holds what stands, and replays', async () => {
    const match = await table(OPEN_GAME);
    await play(match.players, 3);
    const seat = 1 - (actorsAt(match)[0] ?? 0);
    const [requester, other] = [at(seat, match), at(1 - seat, match)];
    const of = requester.state.step;
    await requester.ask('takeBack', request(requester, seat));
    await other.ask('answerTakeback', { step: of, seats: [1 - seat], agree: true });
    await Promise.all(match.players.map((player) => player.reach(of + 1)));
    expect(entriesOf(server, match.code).map(({ entry }) => entry)).toEqual([1, 2, 3, 4]);
    expect(entriesOf(server, match.code).at(-1)).toMatchObject({ seat, action: { of, agreed: [1 - seat] } });
    await Promise.all(match.players.map((player) => player.leave()));
    await until(() => matchMaker.getLocalRoomById(match.code) === undefined, 'the table to sleep');
    const players = await comeBack(server.url, match);
    expect(players[0]?.state.step).toBe(of + 1);
    expect(players[0]?.view).toEqual(requester.view);
    const made = await play(players);
    expect(players[0]?.state.stage).toBe('over');
    const { body } = await server.get(`/api/tables/${match.code}/transcript`);
    expect(Reflect.get(Object(body), 'actions')).toHaveLength(made + 2);
    expect(verify(gameOf(OPEN_GAME), body)).toMatchObject({ ok: true, verified: { fairness: true } });
  });
});
