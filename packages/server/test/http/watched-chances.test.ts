import { GAME_IDS } from '@boomtown/registry/ids';
import { gameOf } from '@boomtown/registry/rules';
import { DEFAULT_TERMS } from '@boomtown/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RunningServer } from '../support/running-server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await RunningServer.start();
});
afterAll(() => server.remove());

const LATE = { ...DEFAULT_TERMS, watchDelay: 3, watchChances: true };
const make = (game: string, terms: object) =>
  server.post('/api/tables', { game, options: {}, seats: 2, name: 'Ada', listed: false, watchable: true, terms });

test.each(GAME_IDS)('a table of %s shows spectators the chances only if the game says that it may', async (id) => {
  const made = await make(id, LATE);
  if (gameOf(id).invented === undefined) {
    expect(made).toMatchObject({ status: 400, body: { code: 'malformed' } });
    return;
  }
  expect(made.status).toBe(201);
  const { code } = made.body as { readonly code: string };
  expect((await server.get(`/api/tables/${code}`)).body).toMatchObject({ terms: LATE });
});

test('no table shows them without a delay', async () => {
  const shows = GAME_IDS.find((id) => gameOf(id).invented !== undefined) ?? '';
  expect(await make(shows, { ...LATE, watchDelay: 0 })).toMatchObject({ status: 400, body: { code: 'malformed' } });
});
