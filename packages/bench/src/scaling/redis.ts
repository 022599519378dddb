import { Redis } from 'ioredis';
import { TableListings } from '../../../server/src/processes/table-listings.ts';
import { redisAtHand, startRedis } from '../../../server/test/support/redis.ts';
import { timed } from '../measure/timing.ts';
import { type Figure, figureOf } from '../report/figure.ts';

const GROUP = 'Redis: what is asked of it';
const TIMES = 300;
const BATCH = 1_000;
/** That have these tables, the same number each. */
const PROCESSES = 16;

/** What Redis costs with this number of open tables, each of which is listed and listens. None without a Redis. */
export async function redisFigures(count: number, say: (what: string) => void): Promise<readonly Figure[]> {
  const program = redisAtHand();
  if (program === undefined) return [];
  say(`Redis with ${count} open tables`);
  const service = await startRedis(program);
  const client = new Redis({ port: service.port });
  const listener = new Redis({ port: service.port });
  try {
    const before = await usedMemory(client);
    for (let from = 0; from < count; from += BATCH) {
      const codes = Array.from({ length: Math.min(BATCH, count - from) }, (_, i) => codeOf(from + i));
      const listed = codes.map((code, i) => [code, listing(code, processOf(from + i))]);
      await client.hset('roomcaches', Object.fromEntries(listed));
      await listener.subscribe(...codes.map((code) => `$${code}`));
    }
    const bytes = ((await usedMemory(client)) - before) / count;
    const find = async (nth: number) => {
      const code = codeOf((nth * 7919) % count);
      await client.hget('roomcaches', code);
      await client.pubsub('NUMSUB', `$${code}`);
    };
    const open = async (nth: number) => {
      const code = `new-${nth}`;
      await client.hsetnx('roomcaches', code, listing(code, processOf(nth)));
      await client.hdel('roomcaches', code);
    };
    return [
      figureOf({ group: GROUP, name: 'memory of an open table', unit: 'KB' }, [bytes / 1024]),
      await timed(GROUP, 'finding a table in another process', TIMES, find),
      await timed(GROUP, 'opening a table and letting go of it', TIMES, open),
      await timed(GROUP, 'looking through the channels of all tables, as the framework does', 20, () =>
        client.pubsub('CHANNELS', '$T7'),
      ),
      ...(await deathFigures(client, find)),
    ];
  } finally {
    client.disconnect();
    listener.disconnect();
    await service.stop();
  }
}

/** What the death of a process takes, whose tables come off the list, and how long another question waits meanwhile. */
async function deathFigures(client: Redis, find: (nth: number) => Promise<void>): Promise<readonly Figure[]> {
  const cleaning = client.duplicate();
  const waits: number[] = [];
  let isDone = false;
  const begin = performance.now();
  const cleanup = new TableListings(cleaning).cleanup(processOf(0)).finally(() => {
    isDone = true;
  });
  for (let nth = 0; !isDone; nth += 1) {
    const asked = performance.now();
    await find(nth);
    waits.push(performance.now() - asked);
  }
  await cleanup;
  const took = performance.now() - begin;
  cleaning.disconnect();
  return [
    figureOf({ group: GROUP, name: 'taking the tables of a dead process off the list', unit: 'ms' }, [took]),
    figureOf({ group: GROUP, name: 'the longest wait of another question meanwhile', unit: 'ms' }, [
      Math.max(...waits),
    ]),
  ];
}

function codeOf(number: number): string {
  return `T${number}`;
}

/** Process identifiers are as long as the framework's own. */
function processOf(nth: number): string {
  return `process-${String.fromCharCode('a'.charCodeAt(0) + (nth % PROCESSES))}`;
}

/** As long as the framework's own. */
function listing(code: string, processId: string): string {
  return JSON.stringify({
    name: 'a-game-of-some-name',
    unlisted: false,
    private: false,
    metadata: {},
    clients: 3,
    maxClients: null,
    roomId: code,
    processId,
    publicAddress: '/p/0123456789ab',
    createdAt: '2026-01-01T00:00:00.000Z',
  });
}

async function usedMemory(client: Redis): Promise<number> {
  return Number(/used_memory:(\d+)/.exec(await client.info('memory'))?.[1]);
}
