import { verify } from '@boomtown/game-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OPEN_RULES } from '../support/chosen-games.ts';
import { Player, play, startMatch } from '../support/player.ts';
import { RunningServer } from '../support/running-server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await RunningServer.start();
});
afterAll(() => server.remove());

/** A table with both seats in one browser, at which some actions were made; to its end without a number. */
async function playedTable(watchable: boolean, actions?: number) {
  const { code, tokens } = await server.table(['Ada', 'Ben'], { watchable });
  const both = await Player.join(server.url, code, tokens);
  await startMatch([[both, 0, 1]]);
  await play([both, both], actions);
  return { tokens, path: `/api/tables/${code}/transcript` };
}

describe('a transcript', () => {
  test('of a table that may be watched is for everybody with its code, and checks out', async () => {
    const { path, tokens } = await playedTable(true);
    const got = await server.get(path);
    expect(verify(OPEN_RULES, got.body)).toMatchObject({ ok: true, verified: { fairness: true } });
    expect(await server.post(path, { tokens: tokens.slice(1) })).toEqual(got);
    expect(await server.post(path)).toEqual(got);
  });

  test('of a table that plays without an audience is for its seats only', async () => {
    const { path, tokens } = await playedTable(false);
    const other = await playedTable(false, 1);
    for (const answer of [
      await server.get(path),
      await server.post(path),
      await server.post(path, { tokens: ['ab'.repeat(16)] }),
      await server.post(path, { tokens: other.tokens }),
    ]) {
      expect(answer).toMatchObject({ status: 403, body: { code: 'not-watchable' } });
      expect(JSON.stringify(answer.body)).not.toContain('seed');
    }
    for (const token of tokens) {
      expect(await server.post(path, { tokens: [token] })).toMatchObject({ status: 200, body: { seats: 2 } });
    }
  });

  test.each([true, false])('of a match that is not over is for nobody (watchable: %s)', async (watchable) => {
    const { path, tokens } = await playedTable(watchable, 3);
    expect(await server.post(path, { tokens })).toMatchObject({ status: 409, body: { code: 'not-over' } });
    expect(await server.get(path)).toMatchObject({ status: watchable ? 409 : 403 });
  });

  test.each([[{ tokens: ['x'] }], [{ tokens: 'x' }], [{ token: 'ab'.repeat(16) }], [[]]])(
    'is not given for %j',
    async (body) => {
      const { path } = await playedTable(true, 1);
      expect(await server.post(path, body)).toMatchObject({ status: 400, body: { code: 'malformed' } });
    },
  );
});
