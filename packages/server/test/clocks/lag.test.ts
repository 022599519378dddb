import type { ClockTerms } from '@boomtown/wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RecordedClient } from '../secrets/recorded-client.ts';
import { begunBy, firstActions, OPEN_GAME } from '../support/chosen-games.ts';
import { HandClock } from '../support/hand-clock.ts';
import { Player, startMatch } from '../support/player.ts';
import { RunningServer } from '../support/running-server.ts';
import { act, actorsAt, legalAt, settled, type TimedTable } from '../support/timed-table.ts';
import { until } from '../support/until.ts';

const SECOND = 1000;
const BANK: ClockTerms = { kind: 'bank', seconds: 600, increment: 0, atZero: 'move' };

const clock = new HandClock();
let server: RunningServer;
beforeAll(async () => {
  server = await RunningServer.start({ monotonicClock: clock });
});
afterAll(() => server.remove());

/**
 * A table at which seat 0 plays over a link that has this lag, as the server measures it, and needs some seconds
 * for each decision besides; seat 1 needs none. Plays some decisions of seat 0 and returns the seconds that they were
 * charged for, all together.
 */
async function charged(decisions: number, seconds: number, linkMs: number): Promise<number> {
  const { code, tokens } = await server.table(['Ada', 'Ben'], {
    options: begunBy(OPEN_GAME, 0),
    terms: { clock: BANK, takeback: false, botAfter: 0, vote: false, watchDelay: 0 },
  });
  const both = await Player.join(server.url, code, tokens);
  await startMatch([[both, 0, 1]]);
  const slow = new RecordedClient('slow', server.url, false);
  await slow.join(code, tokens.slice(0, 1));
  const ben = await Player.join(server.url, code, tokens.slice(1));
  const table: TimedTable = { code, game: OPEN_GAME, tokens, players: [ben, ben] };
  let before = ben.state.seats[0]?.left ?? 0;
  let sum = 0;
  for (let made = 0; made < decisions; ) {
    const [seat = -1] = actorsAt(table);
    if (seat === 1) {
      await act(table, 1);
      continue;
    }
    const { step } = ben.state;
    clock.advance(linkMs);
    for (const ping of slow.pings.splice(0)) slow.pong(ping);
    await slow.ask('echo', {});
    await slow.ask('echo', {});
    clock.advance(seconds * SECOND);
    await slow.act(0, legalAt(table, 0), step);
    await ben.reach(step + 1);
    await settled([ben]);
    const { left = 0 } = ben.state.seats[0] ?? {};
    sum += (before - left) / SECOND;
    before = left;
    made += 1;
    if (actorsAt(table).includes(0)) continue;
    await until(() => actorsAt(table).includes(1), 'the other seat');
  }
  await slow.leave();
  return sum;
}

describe('the network’s delay', () => {
  test('of a steady slow link is charged to nobody', async () => {
    expect(await charged(8, 2, 250)).toBeCloseTo(8 * 2, 3);
  });

  test('is credited for a second a decision at most', async () => {
    expect(await charged(1, 2, 4000)).toBeCloseTo(2 + 4 - 1, 3);
    expect(await charged(2, 2, 4000)).toBeCloseTo(2 * (2 + 4 - 1), 3);
  });

  test('is credited out of a purse that fills up slowly: the player who holds back every answer gains little', async () => {
    const decisions = 9;
    const sum = await charged(decisions, 1, 10_000);
    const credited = decisions * 11 - sum;
    expect(credited).toBeLessThanOrEqual(3 + 0.3 * decisions);
    expect(credited).toBeGreaterThan(2.9);
  });
});

describe('fault 20: a client lies about its lag', () => {
  test('nothing that it says is listened to: its clock is unaffected', async () => {
    const { code, tokens } = await server.table(['Ada', 'Ben'], {
      options: begunBy(OPEN_GAME, 0),
      terms: { clock: BANK, takeback: false, botAfter: 0, vote: false, watchDelay: 0 },
    });
    const ada = await Player.join(server.url, code, tokens.slice(0, 1));
    const ben = await Player.join(server.url, code, tokens.slice(1));
    await startMatch([
      [ada, 0],
      [ben, 1],
    ]);
    await settled([ada, ben]);
    clock.advance(50 * SECOND);
    const [action] = firstActions();
    const lies = { id: 'a', step: 0, seat: 0, action, lag: 40_000, sentAt: clock.now() - 40_000 };
    expect(await ada.refused('act', lies)).toMatchObject({ code: 'malformed' });
    expect(await ada.refused('echo', { lag: 40_000 })).toMatchObject({ code: 'malformed' });
    expect(await ada.refused('act', { ...lies, action: { ...action, lag: 40_000 } })).toMatchObject({
      code: 'malformed',
    });
    await ada.act(0, action);
    await ben.reach(1);
    expect(ben.state.seats[0]?.left).toBe(550 * SECOND);
  });
});
