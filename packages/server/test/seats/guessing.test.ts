import { CODE_ALPHABET, type HttpRefusal } from '@boomtown/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Player } from '../support/player.ts';
import { RunningServer } from '../support/running-server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await RunningServer.start();
});
afterAll(() => server.remove());

test('what cannot be read as a request for a seat is refused, and counts as no guess', async () => {
  for (const body of [{}, { code: 5 }, { code: 'KPQRTVWX', name: '' }, { code: 'KPQRTVWX', token: 'x' }, []]) {
    for (let i = 0; i < 3; i += 1) {
      const refused = await server.post('/api/seat-codes', body);
      expect(refused).toMatchObject({ status: 400, body: { code: 'malformed' } });
    }
  }
});

test('fault 4: a client that guesses at seats’ one-time codes has to wait after ten, for room codes too, also with the right one', async () => {
  const { code: at, tokens } = await server.table(['Ada', 'Ben']);
  const ada = await Player.join(server.url, at, tokens.slice(0, 1));
  const { code } = await ada.ask('seatCode', { seat: 0 });
  const guess = async (path: string, i: number) =>
    (await server.post<HttpRefusal>(path, { code: `KPQRTVW${CODE_ALPHABET[i]}` })).body.code;
  const answers: string[] = [];
  for (let i = 0; i < 12; i += 1)
    answers.push(await guess(i % 2 === 0 ? '/api/seat-codes/look' : '/api/seat-codes', i));
  expect(answers).toEqual([...Array(10).fill('no-seat-code'), 'too-many-codes', 'too-many-codes']);
  expect(await server.post('/api/seat-codes', { code })).toMatchObject({ status: 429, body: { retryAfter: 5 } });
  expect((await server.info(at)).status).toBe(429);
});
