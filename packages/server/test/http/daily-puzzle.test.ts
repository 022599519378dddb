import { afterAll, beforeAll, expect, test } from 'vitest';
import { RunningServer } from '../support/running-server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await RunningServer.start();
});
afterAll(() => server.remove());

test('the seed of the day’s puzzle is the same for all and after a restart, and another one on another server', async () => {
  const first = await server.get('/api/puzzle');
  expect(first).toMatchObject({
    status: 200,
    body: { day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), seed: expect.stringMatching(/^[0-9a-f]{64}$/) },
  });
  expect((await server.get('/api/puzzle')).body).toEqual(first.body);
  await server.close();
  await server.open();
  expect((await server.get('/api/puzzle')).body).toEqual(first.body);
  await server.close();
  const other = await RunningServer.start();
  expect((await other.get('/api/puzzle')).body).not.toEqual(first.body);
  await other.remove();
});
