import { afterAll, beforeAll, expect, test } from 'vitest';
import { RunningServer } from '../support/running-server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await RunningServer.start();
});
afterAll(() => server.remove());

test('without ADMIN_PASSWORD there is no admin page: its addresses are those of nothing', async () => {
  const nothing = await server.get('/api/nothing');
  expect(nothing.status).toBe(404);
  expect(await server.get('/api/admin')).toEqual(nothing);
  for (const path of ['session', 'drain', 'tables', 'leave', 'tables/K7QXM/end']) {
    const headers = { origin: server.url, cookie: 'boomtown-admin=a-b-c' };
    expect(await server.postText(`/api/admin/${path}`, '{"word":""}', headers)).toEqual(nothing);
  }
});
