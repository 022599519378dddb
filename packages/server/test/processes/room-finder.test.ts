// Only in test:all: it starts Redis.
import type { GameId } from '@boomtown/wire';
import { initializeRoomCache, matchMaker, Room } from '@colyseus/core';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type SharedRedis, sharedRedis } from '../../src/processes/shared-redis.ts';
import { PeersUnreachable, RoomFinder } from '../../src/rooms/room-finder.ts';
import { redisAtHand, startRedis } from '../support/redis.ts';
import type { Service } from '../support/service.ts';

const program = redisAtHand();
// The finder asks for a room of a game by its name and its table's code only.
const GAME = 'a-game' as GameId;
const CODE = 'K7QXM';

let wakings: string[] = [];
let whileWaking: () => Promise<unknown> = async () => undefined;

class CountedRoom extends Room {
  override async onCreate({ code }: { readonly code: string }): Promise<void> {
    wakings.push(code);
    await whileWaking();
    this.roomId = code;
  }
}

describe.skipIf(program === undefined)(
  'the room of a table that several processes look for',
  { timeout: 60_000 },
  () => {
    let service: Service;
    let shared: SharedRedis;
    let other: Redis;
    const held: string[] = [];
    const store = { holders: { hold: async (_code: string, holder: string) => void held.push(holder) } };
    const listing = (processId: string) => initializeRoomCache({ name: GAME, roomId: CODE, processId });
    const listed = async () => (await matchMaker.getRoomById(CODE))?.processId;

    beforeAll(async () => {
      service = await startRedis(program ?? '');
      shared = await sharedRedis(`redis://127.0.0.1:${service.port}`);
      await matchMaker.setup(shared.presence, shared.driver, undefined, async () => matchMaker.processId);
      await matchMaker.accept();
      matchMaker.defineRoomType(GAME, CountedRoom);
      // Another process that lives: it listens for what it is asked.
      other = new Redis({ port: service.port });
      await other.subscribe('p:lives');
    }, 60_000);
    beforeEach(async () => {
      await Promise.all(matchMaker.disconnectAll());
      await shared.client.del('roomcaches', `boomtown:waking:${CODE}`);
      wakings = [];
      held.length = 0;
      whileWaking = async () => undefined;
    });
    afterAll(async () => {
      other?.disconnect();
      shared?.close();
      await service?.stop();
    });

    test('is woken once, where a process that lives lists it and serves it no longer', async () => {
      await shared.driver.insert(listing('lives'));
      const [one, two] = [new RoomFinder(store, shared), new RoomFinder(store, shared)];
      await Promise.all([one.ensure(CODE, GAME), two.ensure(CODE, GAME)]);
      expect(wakings).toEqual([CODE]);
      expect(await listed()).toBe(matchMaker.processId);
      expect(held).toEqual([matchMaker.processId]);
    });

    test('is not woken by one who has waited long, while another one wakes it: they read that they may try again', async () => {
      const { promise: allowed, resolve: allow } = Promise.withResolvers<void>();
      whileWaking = () => allowed;
      const first = new RoomFinder(store, shared).ensure(CODE, GAME);
      await expect.poll(() => wakings).toEqual([CODE]);
      // The claim of the one who wakes it does not run out here.
      await shared.client.persist(`boomtown:waking:${CODE}`);
      await expect(new RoomFinder(store, shared).ensure(CODE, GAME)).rejects.toThrow(PeersUnreachable);
      allow();
      await first;
      expect(wakings).toEqual([CODE]);
      expect(await listed()).toBe(matchMaker.processId);
    });

    test('is let go of again by one who woke it too late: another process lists it by then', async () => {
      const { subscribe } = shared.presence;
      const finder = new RoomFinder(store, shared);
      Object.assign(shared.presence, {
        subscribe: async (...given: Parameters<typeof subscribe>) => {
          Object.assign(shared.presence, { subscribe });
          await shared.driver.dropOf(matchMaker.processId, CODE);
          await shared.driver.insert(listing('lives'));
          await other.subscribe(`$${CODE}`);
          return subscribe.apply(shared.presence, given);
        },
      });
      await finder.ensure(CODE, GAME);
      await expect.poll(() => matchMaker.getLocalRoomById(CODE)).toBeUndefined();
      expect(held).toEqual([]);
      expect(await listed()).toBe('lives');
      await other.unsubscribe(`$${CODE}`);
    });

    test('is listed nowhere after a waking that failed, so that the next one who comes wakes it', async () => {
      const { hsetnx } = shared.client;
      Object.assign(shared.client, {
        // It is done; its answer is late.
        hsetnx: async (...given: Parameters<typeof hsetnx>) => {
          Object.assign(shared.client, { hsetnx });
          await hsetnx.apply(shared.client, given);
          throw new Error('Command timed out');
        },
      });
      await expect(new RoomFinder(store, shared).ensure(CODE, GAME)).rejects.toThrow();
      expect(await listed()).toBeUndefined();
      await new RoomFinder(store, shared).ensure(CODE, GAME);
      expect(await listed()).toBe(matchMaker.processId);
    });
  },
);
