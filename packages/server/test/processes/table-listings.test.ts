// Only in test:all: it starts Redis.
import { initializeRoomCache, matchMaker } from '@colyseus/core';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { unlistRoom } from '../../src/processes/peer-processes.ts';
import { sharedRedis } from '../../src/processes/shared-redis.ts';
import { TableListings } from '../../src/processes/table-listings.ts';
import { redisAtHand, startRedis } from '../support/redis.ts';
import type { Service } from '../support/service.ts';

const program = redisAtHand();
/** More than are read at once. */
const MANY = 2_500;

describe.skipIf(program === undefined)('the list of the tables that are awake', () => {
  let service: Service;
  let redis: Redis;
  let listings: TableListings;
  beforeAll(async () => {
    service = await startRedis(program ?? '');
    redis = new Redis({ port: service.port });
    listings = new TableListings(redis);
  });
  beforeEach(() => redis.flushall());
  afterAll(async () => {
    redis?.disconnect();
    await service?.stop();
  });

  const listing = (roomId: string, processId: string) => initializeRoomCache({ name: 'a-game', roomId, processId });

  test('is without all tables of a process that died, and still has those of the others', async () => {
    const of = (processId: string, count: number) =>
      Promise.all(Array.from({ length: count }, (_, i) => listings.insert(listing(`${processId}-${i}`, processId))));
    await Promise.all([of('died', MANY), of('lives', 10)]);
    await listings.cleanup('died');
    expect(await redis.hkeys('roomcaches')).toEqual(
      Array.from({ length: 10 }, () => expect.stringContaining('lives-')),
    );
  });

  test('is read once for all the people of a dead process, who come at the same time', async () => {
    await listings.insert(listing('K7QXM', 'died'));
    const [first, second] = [listings.cleanup('died'), listings.cleanup('died')];
    expect(second).toBe(first);
    await first;
    // One that died later is not forgotten for it.
    await listings.insert(listing('K7QXM', 'died'));
    await listings.cleanup('died');
    expect(await redis.hkeys('roomcaches')).toEqual([]);
  });

  test('is without a table of a dead process as soon as that is asked for, before all others of that process are off', async () => {
    const shared = await sharedRedis(`redis://127.0.0.1:${service.port}`);
    onTestFinished(() => shared.close());
    await matchMaker.setup(shared.presence, shared.driver);
    const [asked, other] = [listing('K7QXM', 'died'), listing('K7QXN', 'died')];
    await Promise.all([shared.driver.insert(asked), shared.driver.insert(other)]);
    const { promise: allowed, resolve: allow } = Promise.withResolvers<void>();
    const read = shared.client.hscan.bind(shared.client);
    const readLater = async (...given: Parameters<typeof read>) => {
      await allowed;
      return read(...given);
    };
    Object.assign(shared.client, { hscan: readLater });
    await unlistRoom(shared, asked);
    expect(await redis.hkeys('roomcaches')).toEqual(['K7QXN']);
    allow();
    await expect.poll(() => redis.hkeys('roomcaches')).toEqual([]);
  });

  test('keeps a table that another process took over while those of the dead one were read', async () => {
    await listings.insert(listing('K7QXM', 'died'));
    const other = new TableListings(redis);
    const reading = new Redis({ port: service.port });
    // What was read is at hand; before it is used, the other process takes the table over.
    const read = reading.hscan.bind(reading);
    const takenOver = async (...given: Parameters<typeof read>) => {
      const found = await read(...given);
      await other.dropOf('died', 'K7QXM');
      await other.insert(listing('K7QXM', 'lives'));
      return found;
    };
    Object.assign(reading, { hscan: takenOver });
    await new TableListings(reading).cleanup('died');
    reading.disconnect();
    expect(await other.findOne({ roomId: 'K7QXM' })).toMatchObject({ processId: 'lives' });
  });
});
