import { textStream } from '@boomtown/game-core';
import { GAME_IDS } from '@boomtown/registry/ids';
import { gameOf } from '@boomtown/registry/rules';
import type { GameId } from '@boomtown/wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playByChance, ROOMY, sightOf } from '../support/any-table.ts';
import { Player, startMatch } from '../support/player.ts';
import { RunningServer } from '../support/running-server.ts';
import { settled } from '../support/timed-table.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await RunningServer.start({ limits: ROOMY });
});
afterAll(() => server.remove());

/** A started table at which one browser holds the first two seats, with a spectator. */
async function sharedTable(game: GameId) {
  const { code, tokens } = await server.table(['Ada', 'Ben'], { game, seats: 2, options: {} });
  const shared = await Player.join(server.url, code, tokens, game);
  const spectator = await Player.join(server.url, code, [], game);
  await startMatch([[shared, 0, 1]]);
  await settled([shared, spectator]);
  return { code, tokens, game, shared, spectator };
}

type Shared = Awaited<ReturnType<typeof sharedTable>>;

/** Looks through the eyes of these of its seats, and keeps what it is shown then. */
async function look(player: Player, eyes: number[]): Promise<void> {
  const { step } = await player.ask('snapshot', { eyes });
  player.own = step[2].map(([seat, view]) => ({ seat, view }));
}

/** The player to act looks at the browser and acts; then it is covered again. */
async function playInTurn({ game, shared }: Shared, actions: number): Promise<void> {
  const chance = textStream(`${game} at one device`);
  for (let made = 0; made < actions; made += 1) {
    const [seat] = gameOf(game).actors(shared.view as never);
    if (seat === undefined) return;
    await look(shared, [seat]);
    await playByChance({ game, players: [shared, shared] }, 1, chance);
    await look(shared, []);
  }
}

const logOf = (player: Player) => player.ask('log', { count: 50 }).then(({ steps }) => steps);

describe.each(GAME_IDS.filter((id) => gameOf(id).info.hidden))('a browser that two people of %s share', (game) => {
  test('is sent what a spectator is sent while nobody looks at it', async () => {
    const table = await sharedTable(game);
    const { shared, spectator } = table;
    await playInTurn(table, 6);
    expect(sightOf(shared)).toEqual({ ...sightOf(spectator), own: [] });
    expect(await logOf(shared)).toEqual(await logOf(spectator));
  });

  test('is sent what the one seat knows that looks at it, in each step and in the log, and never the other’s', async () => {
    const table = await sharedTable(game);
    const { code, tokens, shared } = table;
    await playInTurn(table, 6);
    expect(shared.steps.filter(({ step, you }) => step > 0 && you.length > 1)).toEqual([]);
    const seen = [];
    for (const seat of [0, 1]) {
      await look(shared, [seat]);
      seen.push({ sight: sightOf(shared), log: await logOf(shared) });
    }
    await shared.leave();
    for (const [seat, token] of tokens.entries()) {
      const alone = await Player.join(server.url, code, [token], game);
      expect(seen[seat]).toEqual({ sight: sightOf(alone), log: await logOf(alone) });
      await alone.leave();
    }
  });

  test('is shown nothing through the eyes of a seat that it does not hold', async () => {
    const { code, tokens } = await server.table(['Ada', 'Ben'], { game, seats: 2, options: {} });
    const [ada, ben] = await Promise.all(tokens.map((token) => Player.join(server.url, code, [token], game)));
    if (ada === undefined || ben === undefined) throw new Error('nobody sits there');
    await startMatch([
      [ada, 0],
      [ben, 1],
    ]);
    await look(ada, [1]);
    expect(ada.own).toEqual([]);
    await look(ada, [0, 1]);
    expect(ada.own.map(({ seat }) => seat)).toEqual([0]);
  });
});
