import { verify } from '@boomtown/game-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OPEN_RULES } from './support/chosen-games.ts';
import { Player, play, startMatch } from './support/player.ts';
import { RunningServer } from './support/running-server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await RunningServer.start();
});
afterAll(() => server.remove());

describe('a whole match', () => {
  test('is played by two and seen by a spectator; its transcript verifies', async () => {
    const { code, tokens } = await server.table(['Ada', 'Ben']);
    const [ada, ben, spectator] = await Promise.all([
      Player.join(server.url, code, tokens.slice(0, 1)),
      Player.join(server.url, code, tokens.slice(1)),
      Player.join(server.url, code, []),
    ]);
    await startMatch([
      [ada, 0],
      [ben, 1],
    ]);
    expect((await server.get(`/api/tables/${code}/transcript`)).body).toMatchObject({ code: 'not-over' });
    const made = await play([ada, ben]);
    await spectator.reach(made);
    expect(ada.state.stage).toBe('over');
    expect(spectator.view).toEqual(ada.view);
    expect(spectator.steps.map(({ step }) => step)).toEqual([...Array(made + 1).keys()]);
    const transcript = await server.get(`/api/tables/${code}/transcript`);
    expect(transcript.status).toBe(200);
    expect(verify(OPEN_RULES, transcript.body)).toMatchObject({
      ok: true,
      verified: { actions: made, fairness: true },
    });
  });
});
