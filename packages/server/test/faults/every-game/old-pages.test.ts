import { textStream } from '@boomtown/game-core';
import { GAME_IDS } from '@boomtown/registry/ids';
import { DEFAULT_TERMS } from '@boomtown/wire';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { anyTable, playByChance, ROOMY } from '../../support/any-table.ts';
import { Player } from '../../support/player.ts';
import { RunningServer } from '../../support/running-server.ts';
import { settled, type TimedTable, timedTable } from '../../support/timed-table.ts';
import { type Asked, watchedStatements } from '../../support/watched-statements.ts';

/** More than stay in memory as they are. */
const ACTIONS = 72;

let server: RunningServer;
let asked: Asked[];
beforeAll(async () => {
  asked = watchedStatements();
  server = await RunningServer.start({ limits: ROOMY });
});
afterAll(async () => {
  await server.remove();
  vi.restoreAllMocks();
});

/** How often all entries of a table were read since it was asked last. */
function readings(): number {
  return asked.splice(0).filter(({ sql }) => /^select \* from "entries"/i.test(sql)).length;
}

async function pages(reader: Player, last: number) {
  const read = [];
  for (let before = 1; before <= last + 1; before += 9) read.push(await reader.ask('log', { before, count: 4 }));
  return read;
}

/** Reads every page again and again, while the match goes on: its record is read once at most. */
async function readsOnce(table: TimedTable, reader: Player): Promise<void> {
  await settled([reader]);
  const { step } = reader.state;
  readings();
  const first = await pages(reader, step);
  for (let again = 0; again < 3; again += 1) expect(await pages(reader, step)).toEqual(first);
  await playByChance(table, 1, textStream('one more'));
  expect(await pages(reader, step)).toEqual(first);
  expect(readings()).toBeLessThanOrEqual(1);
}

describe.each(GAME_IDS)('fault 37: old pages of the log of %s', (game) => {
  test('are served without playing the match again, to players and to those who watch, and stay as they were', async () => {
    const table = await anyTable(server, game);
    const spectator = await Player.join(server.url, table.code, [], game);
    const made = await playByChance(table, ACTIONS, textStream(`old pages of ${game}`));
    for (const reader of [spectator, ...table.players]) await readsOnce(table, reader);
    const before = await pages(spectator, made);
    await server.close();
    await server.open();
    const again = await Player.join(server.url, table.code, [], game);
    expect(await pages(again, made)).toEqual(before);
    await again.leave();
  });

  test('are served so to those who watch late, too', async () => {
    const table = await timedTable(server, game, { kind: 'none' }, { ...DEFAULT_TERMS, watchDelay: 3 });
    const spectator = await Player.join(server.url, table.code, [], game);
    await playByChance(table, ACTIONS, textStream(`late pages of ${game}`));
    await readsOnce(table, spectator);
    const { steps } = await spectator.ask('log', { count: 100 });
    expect(Math.max(...steps.map(([step]) => step))).toBeLessThanOrEqual(spectator.state.step);
    await Promise.all([spectator, ...table.players].map((one) => one.leave()));
  });
});
