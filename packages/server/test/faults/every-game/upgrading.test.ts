import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type AnyGame, textStream } from '@boomtown/game-core';
import { GAME_IDS } from '@boomtown/registry/ids';
import { GAMES, gameOf } from '@boomtown/registry/rules';
import { type GameId, WIRE_VERSION } from '@boomtown/wire';
import { matchMaker } from '@colyseus/core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { anyTable, playByChance, playerAt, ROOMY, sightOf } from '../../support/any-table.ts';
import { Player, startMatch } from '../../support/player.ts';
import { RunningServer } from '../../support/running-server.ts';
import { actorsAt, comeBack, entriesOf, type TimedTable } from '../../support/timed-table.ts';
import { until } from '../../support/until.ts';

/** The games of the build that is started next. */
const build: Record<GameId, AnyGame> = { ...GAMES };
/** The versions of rules by which an action was done, since the last look. */
const doneUnder: number[] = [];

/** A game as a version of it that does all the same, and tells that it was asked. */
function versionOf(game: AnyGame, version: number, earlier: readonly AnyGame[]): AnyGame {
  return {
    ...game,
    info: { ...game.info, version },
    earlier,
    perform(state, seat, action, rng) {
      doneUnder.push(version);
      return game.perform(state, seat, action, rng);
    },
  };
}

let server: RunningServer;
beforeAll(async () => {
  server = await RunningServer.start({ games: build, limits: ROOMY });
});
afterAll(() => server.remove());
afterEach(async () => {
  Object.assign(build, GAMES);
  await server.close();
  await server.open();
});

/** Stops the server and starts another build of it, with this game in the place of one of its own. */
async function upgradedTo(id: GameId, game: AnyGame): Promise<void> {
  await server.close();
  build[id] = game;
  await server.open();
}

/** What stands in the records of a table: every byte of its row, and of its entries. */
function recordOf(code: string): unknown {
  const file = new DatabaseSync(join(server.dataDir, 'boomtown.sqlite'), { readOnly: true });
  try {
    const rows = (sql: string) => file.prepare(sql).all(code);
    return [rows('select * from tables where code = ?'), rows('select * from entries where code = ? order by entry')];
  } finally {
    file.close();
  }
}

function versionIn(code: string): unknown {
  return JSON.parse(JSON.stringify(recordOf(code)))[0][0].rules_version;
}

async function comeBackTo(table: TimedTable): Promise<TimedTable> {
  doneUnder.length = 0;
  return { ...table, players: await comeBack(server.url, table) };
}

describe.each(GAME_IDS)('fault 32: a match of %s is under way when the server is upgraded', (game) => {
  const chance = () => textStream(`upgrading ${game}`);
  const { version } = gameOf(game).info;

  test('it goes on under the rules that it began with, and new ones begin under the new', async () => {
    const old = versionOf(gameOf(game), version, []);
    build[game] = old;
    const table = await anyTable(server, game);
    await playByChance(table, 5, chance());
    const before = table.players.map(sightOf);
    await upgradedTo(game, versionOf(gameOf(game), version + 1, [old]));
    expect((await server.info(table.code)).body.actors).toEqual(actorsAt(table));
    const back = await comeBackTo(table);
    expect(back.players.map(sightOf)).toEqual(before);
    await playByChance(back, 3, chance());
    // To find out whose turn it is, nobody plays it by other rules, either.
    expect(new Set(doneUnder)).toEqual(new Set([version]));
    const { steps } = await playerAt(back, 0).ask('log', { count: 100 });
    expect(steps.map(([step]) => step)).toEqual([...Array(9).keys()]);
    doneUnder.length = 0;
    const other = await anyTable(server, game);
    await playByChance(other, 2, chance());
    expect(new Set(doneUnder)).toEqual(new Set([version + 1]));
    expect([versionIn(table.code), versionIn(other.code)]).toEqual([version, version + 1]);
  });

  test('a build that has lost those rules sets it aside, untouched; one that has them again plays on', async () => {
    const table = await anyTable(server, game);
    await playByChance(table, 5, chance());
    await server.close();
    const kept = recordOf(table.code);
    await server.open();
    await upgradedTo(game, versionOf(gameOf(game), version + 1, []));
    expect(await server.post(`/api/tables/${table.code}/open`)).toMatchObject({
      status: 500,
      body: { code: 'unreadable' },
    });
    await expect(Player.join(server.url, table.code, table.tokens, game)).rejects.toMatchObject({
      refusal: { code: 'unreadable' },
    });
    await server.close();
    expect(recordOf(table.code)).toEqual(kept);
    await server.open();
    await upgradedTo(game, gameOf(game));
    const back = await comeBackTo(table);
    expect(back.players.map(sightOf)).toEqual(table.players.map(sightOf));
    expect(await playByChance(back, 2, chance())).toBe(2);
  });

  test('a table at which nobody played yet begins under the new rules, and stays with them', async () => {
    const { min } = gameOf(game).info.seats;
    const names = Array.from({ length: min }, (_, seat) => `Seat ${seat}`);
    const { code, tokens } = await server.table(names, { game, options: {}, seats: min });
    await upgradedTo(game, versionOf(gameOf(game), version + 1, []));
    const all = await Player.join(server.url, code, tokens, game);
    await startMatch([[all, ...tokens.keys()]]);
    await until(() => all.own.length === min, 'the first step');
    const made = await playByChance({ game, players: tokens.map(() => all) }, 2, chance());
    await all.leave();
    await until(() => matchMaker.getLocalRoomById(code) === undefined, 'the table to sleep');
    expect(versionIn(code)).toBe(version + 1);
    const again = await Player.join(server.url, code, tokens, game);
    expect(again.state.step).toBe(made);
  });

  test('an old browser tab is asked to reload, whatever it sends, and corrupts nothing', async () => {
    const table = await anyTable(server, game);
    await playByChance(table, 3, chance());
    const before = [recordOf(table.code), table.players.map(sightOf)];
    for (const wire of [WIRE_VERSION - 1, WIRE_VERSION + 1, 0]) {
      for (const options of [
        { wire, tokens: table.tokens },
        { wire, seat: 0, secret: table.tokens[0] },
      ]) {
        const answer = await server.post(`/matchmake/joinById/${table.code}`, options);
        expect(answer).toMatchObject({ status: 426, body: { code: 'reload' } });
      }
    }
    expect([recordOf(table.code), table.players.map(sightOf)]).toEqual(before);
    expect(entriesOf(server, table.code)).toHaveLength(3);
    expect(await playByChance(table, 1, chance())).toBe(1);
  });
});
