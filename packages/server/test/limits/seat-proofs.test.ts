import { expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '../../src/limits/index.ts';
import { HandClock } from '../support/hand-clock.ts';
import { RunningServer } from '../support/running-server.ts';
import { until } from '../support/until.ts';

test('where an address took too much, only tokens that open a seat come through, and invented ones use up no seat’s time', async () => {
  const clock = new HandClock();
  let each = 0;
  let cost = 0;
  const server = await RunningServer.start({
    limits: { loop: DEFAULT_LIMITS.loop },
    socketClock: clock,
    meter: () => {
      cost += each;
      return cost;
    },
  });
  try {
    const { code, tokens } = await server.table(['Ada']);
    const path = `/api/tables/${code}/open`;
    each = 500;
    await server.get(`/api/tables/${code}`);
    each = 0;
    expect((await server.get(`/api/tables/${code}`)).status).toBe(429);
    /** Their line goes on while the clock is turned. */
    const asked = async (token: string) => {
      let answer: { readonly status: number; readonly body: unknown } | null = null;
      const sent = server.post(path, { tokens: [token] }).then((answered) => {
        answer = answered;
      });
      await until(() => {
        clock.advance(5);
        return answer !== null;
      }, 'an answer');
      await sent;
      return answer;
    };
    const before = clock.now();
    for (let i = 0; i < 40; i += 1) {
      const invented = i.toString(16).padStart(32, '0123456789abcdef');
      expect(await asked(invented)).toMatchObject({ status: 429, body: { code: 'too-fast', retryAfter: 2 } });
    }
    expect(await asked(tokens[0] ?? '')).toMatchObject({ status: 200 });
    expect(clock.now() - before).toBeLessThan(9_000);
    expect((await server.get(`/api/tables/${code}`)).status).toBe(429);
  } finally {
    await server.remove();
  }
});
