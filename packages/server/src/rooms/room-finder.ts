import { setTimeout as pause } from 'node:timers/promises';
import { CLOSE, type GameId } from '@boomtown/wire';
import { createAuthContext, type IRoomCache, matchMaker, ServerError } from '@colyseus/core';
import { claimWaking } from '../processes/claims.ts';
import { isGone, isServed, unlistRoom, untilDeaf } from '../processes/peer-processes.ts';
import type { SharedRedis } from '../processes/shared-redis.ts';
import type { RecordStore } from '../storage/index.ts';
import type { TableRoom } from './table-room.ts';

/** Where a client's socket finds its room; the framework's SDK reads it. */
export type Reservation = Awaited<ReturnType<typeof matchMaker.joinById>>;

/** The processes can't find one another's rooms at the moment. */
export class PeersUnreachable extends Error {
  override readonly name = 'PeersUnreachable';
}

/** The room is in another process, and did not do what it was asked. */
class RoomSilent extends Error {
  override readonly name = 'RoomSilent';
}

/** How long another process may take to answer, and how often and when it is asked again. */
const ANSWER_MS = 2_500;
const HEALTH_MS = 4_000;
const TRIES = 6;
const AGAIN_MS = 150;
/**
 * How often and when it is looked whether another process is done with opening a room. A claim ends sooner, so that one who waits has it
 * by then; only where all of it takes too long they are asked to come again.
 */
const LOOKS = 100;
const LOOK_MS = 50;
/**
 * A process lists a room first and listens a moment later, also after it lost Redis. If nobody listens for this many looks, the
 * listing is a leftover.
 */
const UNSERVED_LOOKS = 20;

/** What may be asked of a room, wherever it is. */
export type RoomCall =
  | 'admit'
  | 'admitScreen'
  | 'endScreens'
  | 'takeSeat'
  | 'passSeat'
  | 'forget'
  | 'takeName'
  | 'takeLine'
  | 'closeSeat'
  | 'networkOf'
  | 'tellGoingOn'
  | 'end';

interface HoldersOnly {
  readonly holders: Pick<RecordStore['holders'], 'hold'>;
}

/** Finds the room of a table, in whatever process it is, or opens it in this one. */
export class RoomFinder {
  readonly #store: HoldersOnly;
  readonly #shared: SharedRedis | null;
  readonly #opening = new Map<string, Promise<void>>();

  /** @param shared what the processes share; `null` where this is the only one */
  constructor(store: HoldersOnly, shared: SharedRedis | null) {
    this.#store = store;
    this.#shared = shared;
  }

  /** Sees to it that the table has a room. Throws `PeersUnreachable` when that can't be found out. */
  ensure(code: string, game: GameId): Promise<void> {
    let opening = this.#opening.get(code);
    if (opening === undefined) {
      opening = this.#ensure(code, game).finally(() => this.#opening.delete(code));
      this.#opening.set(code, opening);
    }
    return opening;
  }

  /**
   * Does something with the table's room, and once more with the one that takes its place where it proves to be gone
   * with its process. Throws `PeersUnreachable` when there is none to be found.
   */
  async at<T>(code: string, game: GameId, work: () => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries += 1) {
      await this.ensure(code, game);
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof RoomSilent)) throw error;
        if (tries === TRIES) throw new PeersUnreachable('the room of a table does not answer');
        await this.#doubt(code);
      }
    }
  }

  async ask<M extends RoomCall>(
    code: string,
    method: M,
    args: Parameters<TableRoom[M]>,
  ): Promise<Awaited<ReturnType<TableRoom[M]>>> {
    const call = () => matchMaker.remoteRoomCall<TableRoom, M>(code, method, [...args]);
    // The framework awaits what a room answers.
    return (await this.#elsewhere(code, call)) as Awaited<ReturnType<TableRoom[M]>>;
  }

  /** Keeps a place in the room for a socket that is to come. */
  async reserve(code: string, options: unknown): Promise<Reservation> {
    const local = matchMaker.getLocalRoomById(code);
    if (local === undefined || this.#shared === null) {
      const join = () => matchMaker.joinById(code, Object(options), createAuthContext({ headers: {} }));
      return this.#elsewhere(code, join);
    }
    // As the framework lists it, without asking the list.
    const { processId, publicAddress } = matchMaker;
    const listing = { roomId: code, name: local.roomName, processId, publicAddress } as IRoomCache;
    return matchMaker.reserveSeatFor(listing, Object(options));
  }

  async #ensure(code: string, game: GameId): Promise<void> {
    const shared = this.#shared;
    if (shared === null) {
      if (!(await matchMaker.getRoomById(code))) await matchMaker.createRoom(game, { code });
      return;
    }
    if (matchMaker.getLocalRoomById(code) !== undefined) return;
    if (!shared.isLinked) throw new PeersUnreachable('Redis is out of reach');
    let unserved = { by: '', looks: 0 };
    for (let looks = 0; looks < LOOKS; looks += 1) {
      if (looks > 0) await pause(LOOK_MS);
      const listed = await inReach(matchMaker.getRoomById(code));
      if (listed && (await inReach(isServed(shared, listed)))) return;
      if (listed && (await inReach(isGone(shared, listed.processId)))) {
        await inReach(unlistRoom(shared, listed));
      } else if (listed) {
        const by = listed.processId;
        unserved = { by, looks: by === unserved.by ? unserved.looks + 1 : 1 };
        if (unserved.looks < UNSERVED_LOOKS) continue;
      }
      const giveBack = await inReach(claimWaking(shared, code));
      if (giveBack === null) continue;
      try {
        // While nobody wakes the table, a listing that nobody serves was left there, also by a process that lives.
        if (listed) await inReach(shared.driver.dropDeaf(listed.processId, code));
        return await this.#wake(shared, code, game);
      } finally {
        giveBack();
      }
    }
    throw new PeersUnreachable('another process has been opening the room of a table for too long');
  }

  async #wake(shared: SharedRedis, code: string, game: GameId): Promise<void> {
    const { processId } = matchMaker;
    let room: IRoomCache;
    try {
      room = await inReach(matchMaker.createRoom(game, { code }));
    } catch (error) {
      // Listed, and not served: others would wait for it.
      await this.#letGo(shared, code);
      throw error;
    }
    if (room.processId !== processId) return;
    // One that took too long may have lost the table to another process, which serves it.
    const listed = await matchMaker.getRoomById(code).catch(() => room);
    if (listed?.processId === processId) await this.#store.holders.hold(code, processId);
    else await this.#letGo(shared, code);
  }

  /** What this process began with the room is taken back. */
  async #letGo({ driver }: SharedRedis, code: string): Promise<void> {
    const room = matchMaker.getLocalRoomById(code);
    if (room === undefined) await driver.remove(code);
    else void room.disconnect(CLOSE.comeBack);
  }

  /** Errors of another process, and its silence, are those of a room that may be gone. What it said is for no log: it repeats what it was asked. */
  async #elsewhere<T>(code: string, call: () => Promise<T>): Promise<T> {
    if (this.#shared === null || matchMaker.getLocalRoomById(code) !== undefined) return call();
    const answered = new AbortController();
    try {
      const deaf = untilDeaf(this.#shared, code, answered.signal);
      return await within(ANSWER_MS, Promise.race([call(), deaf]));
    } catch {
      throw new RoomSilent('a room in another process did not answer');
    } finally {
      answered.abort();
    }
  }

  /** Finds out whether the process is there; where it is not, its rooms are taken off the list. */
  async #doubt(code: string): Promise<void> {
    const listed = await inReach(matchMaker.getRoomById(code));
    if (!listed || listed.processId === matchMaker.processId) return;
    const { processId } = listed;
    if (this.#shared !== null && (await inReach(isGone(this.#shared, processId)))) return;
    await within(HEALTH_MS, matchMaker.healthCheckProcessId(processId)).catch(() => undefined);
    await pause(AGAIN_MS);
  }
}

async function inReach<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (cause) {
    if (cause instanceof ServerError) throw cause;
    throw new PeersUnreachable('Redis is out of reach', { cause });
  }
}

/** The framework never settles what it asks of a Redis that goes away meanwhile. */
async function within<T>(ms: number, asked: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer came in time')), ms);
  });
  try {
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
  }
}
