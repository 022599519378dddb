import { CLOSE } from '@boomtown/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Player } from '../support/player.ts';
import { RunningServer } from '../support/running-server.ts';

const AT_ONCE = 10;
const FRAMES = 60;
const ECHO = Uint8Array.from([21, 1, 0xa4, 0x65, 0x63, 0x68, 0x6f, 0x80]);

let server: RunningServer;
beforeAll(async () => {
  server = await RunningServer.start({
    limits: { requestsAtOnce: AT_ONCE, requestsASecond: 0.01, framesAtOnce: FRAMES },
  });
});
afterAll(() => server.remove());

test('some requests at once are answered, the next are refused in words, and beyond it the socket is closed', async () => {
  const { code, tokens } = await server.table(['Ada', 'Ben']);
  const [ada, ben] = [
    await Player.join(server.url, code, tokens.slice(0, 1)),
    await Player.join(server.url, code, tokens.slice(1)),
  ];
  const answers = await Promise.allSettled(Array.from({ length: AT_ONCE + 5 }, () => ada.ask('echo', {})));
  const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.refusal] : []));
  // The first look at the table was a request as well.
  expect(refused.length).toBe(6);
  for (const refusal of refused) expect(refusal).toMatchObject({ code: 'too-fast', message: /wait a moment/ });
  for (let i = 0; i < FRAMES; i += 1) ada.room.connection.send(ECHO);
  expect(await ada.closed).toBe(CLOSE.flooded);
  await expect(ben.ask('echo', {})).resolves.toEqual({});
});
