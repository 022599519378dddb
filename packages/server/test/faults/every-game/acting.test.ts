import { type AnyGame, sameJson, textStream } from '@boomtown/game-core';
import { playAtRandom } from '@boomtown/game-testing';
import { GAME_IDS } from '@boomtown/registry/ids';
import { gameOf } from '@boomtown/registry/rules';
import type { GameId } from '@boomtown/wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Games } from '../../../src/index.ts';
import {
  actByChance,
  allAt,
  anyTable,
  choicesAt,
  playByChance,
  playerAt,
  ROOMY,
  sightOf,
} from '../../support/any-table.ts';
import { Player } from '../../support/player.ts';
import { RunningServer } from '../../support/running-server.ts';
import { actorsAt, legalAt, settled, type TimedTable } from '../../support/timed-table.ts';
import { until } from '../../support/until.ts';

/** The games in which a bug strikes now: their rules throw at every action. */
const broken = new Set<GameId>();
const breakable = (id: GameId, game: AnyGame): AnyGame => ({
  ...game,
  perform(state, seat, action, rng) {
    if (broken.has(id)) throw new Error(`a planted bug of ${id}`);
    return game.perform(state, seat, action, rng);
  },
});

let server: RunningServer;
beforeAll(async () => {
  const games = Object.fromEntries(GAME_IDS.map((id) => [id, breakable(id, gameOf(id))]));
  // It has the same keys as the real ones.
  server = await RunningServer.start({ games: games as Games, limits: ROOMY });
});
afterAll(() => server.remove());

/** A request for the first legal action of a seat that may act. */
function nextRequest(table: TimedTable, id: string) {
  const [seat = -1] = actorsAt(table);
  const action = { ...legalAt(table, seat) };
  const player = playerAt(table, seat);
  return { player, request: { id, step: player.state.step, seat, action } };
}

const WRONG_VALUES = [undefined, null, {}, [], [[[[]]]], 'x'.repeat(200), Number.NaN, 1e300, -1, 0.5, true];

/** What may become of an action on its way: a field that is missing, one too many, or one with something else in it. */
function damages(action: object): unknown[] {
  const withPrototype: unknown = JSON.parse(`{"__proto__":{"x":1},${JSON.stringify(action).slice(1)}`);
  const types = [{ type: '__proto__' }, { type: 'toString' }];
  const fields = Object.keys(action).flatMap((key) => [
    Object.fromEntries(Object.entries(action).filter(([name]) => name !== key)),
    ...WRONG_VALUES.map((value) => ({ ...action, [key]: value })),
  ]);
  return [null, [], 'x', 7, {}, { ...action, more: 1 }, ...types, withPrototype, ...fields];
}

describe.each(GAME_IDS)('at a table of %s', (game) => {
  const chance = () => textStream(`acting at ${game}`);

  async function begunTable(actions = 4): Promise<TimedTable> {
    const table = await anyTable(server, game);
    expect(await playByChance(table, actions, chance())).toBe(actions);
    return table;
  }

  /** That nothing came of something: neither on a screen nor in what comes next. */
  async function unchangedBy(table: TimedTable, work: () => Promise<unknown>): Promise<void> {
    const before = table.players.map(sightOf);
    const step = table.players.map(({ state }) => state.step);
    await work();
    await settled(table.players);
    expect(table.players.map(sightOf)).toEqual(before);
    expect(table.players.map(({ state }) => state.step)).toEqual(step);
  }

  test('fault 13: of a button clicked twice one action comes', async () => {
    const table = await begunTable();
    const { player, request } = nextRequest(table, 'twice');
    const answers = await Promise.allSettled([player.ask('act', request), player.ask('act', request)]);
    expect(answers).toMatchObject([
      { status: 'fulfilled', value: { step: 5 } },
      { status: 'fulfilled', value: { step: 5 } },
    ]);
    await allAt(table, 5);
    await unchangedBy(table, () => player.ask('act', request));
    expect(await actByChance(table, chance())).not.toBeNull();
  });

  test('fault 14: an action for a step that is over, or not there yet, is refused by its number', async () => {
    const table = await begunTable();
    const { player, request } = nextRequest(table, 'for another step');
    await unchangedBy(table, async () => {
      for (const step of [0, 3, 5, 1000]) {
        expect(await player.refused('act', { ...request, step })).toMatchObject({ code: 'stale' });
      }
    });
    await expect(player.ask('act', request)).resolves.toEqual({ step: 5 });
  });

  test('fault 24: a spectator, and a player of another table, acts for nobody', async () => {
    const table = await begunTable();
    const { request } = nextRequest(table, 'not mine');
    const spectator = await Player.join(server.url, table.code, [], game);
    const others = table.players.filter((_, seat) => seat !== request.seat);
    await unchangedBy(table, async () => {
      for (const stranger of [spectator, ...others]) {
        expect(await stranger.refused('act', request)).toMatchObject({ code: 'not-your-seat' });
      }
    });
  });

  test('fault 25: who watches comes and goes, and no screen changes but for the count', async () => {
    const table = await begunTable();
    const frames = table.players.map((player) => player.frames.length);
    await until(() => table.players.every(({ state }) => state.watchers === 0), 'nobody to watch');
    const watched = (count: number) =>
      until(() => table.players.every(({ state }) => state.watchers === count), 'the count');
    const screens = () => table.players.map((player) => ({ ...player.state.toJSON(), watchers: 0 }));
    const before = screens();
    const spectator = await Player.join(server.url, table.code, [], game);
    await watched(1);
    expect(screens()).toEqual(before);
    await spectator.leave();
    await watched(0);
    expect(screens()).toEqual(before);
    expect(table.players.map((player) => player.frames.length)).toEqual(frames.map((count) => count + 2));
    expect(table.players.every((player) => player.frames.slice(-2).every(({ length }) => length <= 4))).toBe(true);
  });

  test('fault 26: a name with markup comes out as it went in', async () => {
    const table = await begunTable();
    const name = '<img src=x>&"\'';
    await playerAt(table, 0).ask('rename', { seat: 0, name });
    await until(() => table.players.every(({ state }) => state.seats[0]?.name === name), 'the name');
    expect((await server.info(table.code)).body.names[0]).toBe(name);
  });

  test('fault 27: a legal action that is damaged in any of its fields is refused, and changes nothing', async () => {
    const table = await begunTable();
    const { player, request } = nextRequest(table, 'damaged');
    const legal = choicesAt(table, request.seat);
    const damaged = damages(request.action).filter((wrong) => !legal.some((action) => sameJson(action, wrong)));
    expect(damaged.length).toBeGreaterThan(10);
    await unchangedBy(table, async () => {
      for (const wrong of damaged) {
        const refusal = await player.refused('act', { ...request, action: wrong });
        expect(refusal, JSON.stringify(wrong)).toMatchObject({ message: expect.stringMatching(/\w/) });
        expect(refusal.code, JSON.stringify(wrong)).not.toBe('fault');
      }
    });
    expect(Object.hasOwn(Object.prototype, 'x')).toBe(false);
    await expect(player.ask('act', request)).resolves.toEqual({ step: 5 });
  });

  test('fault 29: rules that throw fail that one action, which the table shows; the others go on', async () => {
    const table = await begunTable();
    const otherGame = GAME_IDS.find((id) => id !== game) ?? game;
    const other = await anyTable(server, otherGame);
    const { player, request } = nextRequest(table, 'throws');
    broken.add(game);
    try {
      await unchangedBy(table, async () => {
        expect(await player.refused('act', request)).toMatchObject({ code: 'fault' });
      });
      expect(await playByChance(other, 3, chance())).toBe(3);
    } finally {
      broken.delete(game);
    }
    await until(() => table.players.every(({ notices }) => notices.length === 1), 'the notice');
    expect(table.players.map(({ notices }) => notices)).toEqual(table.players.map(() => [{ type: 'fault' }]));
    expect(server.logged.filter((line) => line.includes(`a planted bug of ${game}`))).toHaveLength(1);
    // The very same request is taken once the bug is gone.
    await expect(player.ask('act', request)).resolves.toEqual({ step: 5 });
  });
});

/** Games in whose matches a player may act at the same time as another player, with a match that comes to that. */
const together = GAME_IDS.filter((id) => {
  const game: AnyGame = gameOf(id);
  return game.samples.some(({ seats, options }, i) =>
    playAtRandom(game, {
      seats,
      options,
      seed: `together ${i}`,
      policy: `together ${i}`,
      maxActions: 200,
    }).positions.some(({ state }) => game.actors(game.publicView(state)).length > 1),
  );
});

test('fault 15: there are games in which several may act at once', () => {
  expect(together).not.toEqual([]);
});

describe.each(together)('where several may act at once at %s', (game) => {
  test('fault 15: two who act in the same instant are both taken, in the order of arrival', async () => {
    const table = await anyTable(server, game);
    const chance = textStream(`together at ${game}`);
    for (let i = 0; i < 200 && actorsAt(table).length < 2; i += 1) await actByChance(table, chance);
    const [one = -1, two = -1] = actorsAt(table);
    const step = playerAt(table, one).state.step;
    const last = (seat: number) => choicesAt(table, seat).at(-1) ?? { type: '' };
    const [first, second] = await Promise.all([
      playerAt(table, one).act(one, last(one), step),
      playerAt(table, two).act(two, last(two), step),
    ]);
    expect([first.step, second.step].sort((a, b) => a - b)).toEqual([step + 1, step + 2]);
    await allAt(table, step + 2);
    const [here, ...others] = table.players.map((player) => player.view);
    for (const view of others) expect(view).toEqual(here);
  });
});
