import { textStream } from '@boomtown/game-core';
import { GAME_IDS } from '@boomtown/registry/ids';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { actByChance, allAt, playerAt, ROOMY } from '../../support/any-table.ts';
import { HandClock } from '../../support/hand-clock.ts';
import { Player } from '../../support/player.ts';
import { RunningServer } from '../../support/running-server.ts';
import { settled, type TimedTable, timedTable } from '../../support/timed-table.ts';
import { until } from '../../support/until.ts';

const DELAY = 3;
const ACTIONS = 10;

const clock = new HandClock();
let server: RunningServer;
beforeAll(async () => {
  server = await RunningServer.start({ monotonicClock: clock, limits: ROOMY });
});
afterAll(() => server.remove());

const tableOf = (game: TimedTable['game']) =>
  timedTable(
    server,
    game,
    { kind: 'bank', seconds: 1000, increment: 1, atZero: 'move' },
    { takeback: true, watchDelay: DELAY },
  );

const watch = ({ code, game }: TimedTable) => Player.join(server.url, code, [], game);

/** What everybody may see of a table at a step, by those who see it as it is. */
function shown({ view, state }: Player) {
  return { step: state.step, view, left: state.seats.map(({ left }) => left) };
}

describe.each(GAME_IDS)('%s watched three actions late', (game) => {
  test('shows the board, the clocks and the log of three actions ago, a player who comes when, and all of it at the end', async () => {
    const table = await tableOf(game);
    const [first = playerAt(table, 0)] = table.players;
    const spectator = await watch(table);
    const chance = textStream(`late ${game}`);
    const history = [shown(first)];
    for (let made = 1; made <= ACTIONS; made += 1) {
      clock.advance(1000 * made);
      await actByChance(table, chance);
      await settled([...table.players, spectator]);
      history.push(shown(first));
      const seen = shown(spectator);
      const then = history[Math.max(0, made - DELAY)];
      expect({ step: seen.step, view: seen.view }).toEqual({ step: then?.step, view: then?.view });
      if (made >= DELAY) expect(seen.left).toEqual(then?.left);
      expect(spectator.state.seats.every(({ since }) => since === 0)).toBe(true);
    }
    const late = await watch(table);
    await settled([late]);
    expect(shown(late)).toEqual(shown(spectator));
    const past = (player: Player) => player.ask('log', { count: 100 });
    const { steps } = await past(spectator);
    expect(steps.map(([step]) => step)).toEqual(Array.from({ length: ACTIONS - DELAY + 1 }, (_, step) => step));
    expect(await past(late)).toEqual({ steps });
    expect((await server.info(table.code)).body.actors).toBeUndefined();
    const held = await server.post('/api/tables/held', { tables: [{ code: table.code, tokens: table.tokens }] });
    expect(held.body).toMatchObject({ tables: [{ actors: expect.any(Array) }] });

    for (const [seat, player] of table.players.entries()) {
      if (first.state.stage === 'over') break;
      await player.ask('resign', { id: `resign-${seat}`, seat });
    }
    await until(() => spectator.state.stage === 'over', 'the end');
    await allAt(table, first.state.step);
    await spectator.reach(first.state.step);
    await until(() => spectator.steps.at(-1)?.step === first.state.step, 'the last step');
    expect(spectator.view).toEqual(first.view);
    expect(spectator.state.ending).toBe(first.state.ending);
    // Not one of them was left out.
    const numbers = spectator.steps.map(({ step }) => step);
    expect(numbers).toEqual(Array.from({ length: first.state.step }, (_, i) => i + 1));
    expect(await past(spectator)).toEqual(await past(await watch(table)));
  });
});
