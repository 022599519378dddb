import { afterEach, beforeEach, describe, expect, test } from 'vitest';
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

describe('of requests that come at one moment, while nobody knows yet what the first of them costs', () => {
  let server: RunningServer;
  let clock: HandClock;
  /** What the next piece of work that is measured costs. */
  let next = 0;
  beforeEach(async () => {
    clock = new HandClock();
    let cost = 0;
    server = await RunningServer.start({
      limits: { loop: DEFAULT_LIMITS.loop },
      socketClock: clock,
      meter: () => {
        cost += next;
        next = 0;
        return cost;
      },
    });
  });
  afterEach(() => server.remove());

  /** Asks for a table's room many times at once, where the first request costs so much. */
  async function together(code: string, tokens: readonly string[], ms: number): Promise<number[]> {
    const times = 8;
    next = ms;
    const statuses: number[] = [];
    const sent = Array.from({ length: times }, async () => {
      statuses.push((await server.post(`/api/tables/${code}/open`, { tokens })).status);
    });
    await until(() => {
      clock.advance(1);
      return statuses.length === times;
    }, 'all answers');
    await Promise.all(sent);
    return statuses;
  }

  test('those that prove a seat go on, also when they waited for their turn by then', async () => {
    const { code, tokens } = await server.table(['Ada']);
    expect(new Set(await together(code, tokens, 900))).toEqual(new Set([200]));
  });

  test('those without a seat wait for a moment, where no more than that is to be waited for', async () => {
    const { code } = await server.table(['Ada']);
    expect(new Set(await together(code, [], 50))).toEqual(new Set([200]));
  });
});
