import type { Result } from '@boomtown/game-core';
import {
  ADMIN_PAGE,
  type AdminReply,
  type AdminTable,
  type AdminTablesReply,
  type AdminTablesRequest,
  readCode,
  type TableExport,
  WIRE_VERSION,
} from '@boomtown/wire';
import { matchMaker } from '@colyseus/core';
import type { Logger } from 'pino';
import type { LeftOutGame } from '../added-games/index.ts';
import type { Availability } from '../availability.ts';
import { type Games, gameIn } from '../games.ts';
import type { SharedRedis } from '../processes/index.ts';
import { PeersUnreachable, type RoomOpener } from '../rooms/index.ts';
import { oneByOne } from '../slices.ts';
import type { RecordStore, TableLine } from '../storage/index.ts';
import type { LiveTables, Lobby, ServerPolicy } from '../tables/index.ts';
import { VERSION } from '../version.ts';
import type { RecentErrors } from './recent-errors.ts';
import type { StorageSize } from './storage-size.ts';

export interface AdminServiceParts {
  readonly games: Games;
  readonly store: RecordStore;
  /** Whether the records can be asked at all, also while nobody plays. */
  readonly availability: Pick<Availability, 'isAvailable'>;
  readonly tables: LiveTables;
  readonly lobby: Lobby;
  readonly opener: RoomOpener;
  readonly policy: ServerPolicy;
  readonly errors: RecentErrors;
  readonly log: Logger;
  /** How much the records take, if that can be told. */
  readonly storageSize: () => Promise<StorageSize | null>;
  /** By it the other processes hear of an update; `null` where this is the only one. */
  readonly shared: Pick<SharedRedis, 'announce'> | null;
  readonly leftOut: readonly LeftOutGame[];
}

/**
 * What the host can see and do. They may be playing, too: so they learn nothing of any table that those
 * who watch it do not know.
 */
export class AdminService {
  readonly #parts: AdminServiceParts;
  readonly #startedAt = Date.now();

  constructor(parts: AdminServiceParts) {
    this.#parts = parts;
  }

  async overview(): Promise<AdminReply> {
    const { games, store, availability, policy, errors, storageSize, leftOut } = this.#parts;
    const rooms = await ifReached(openRooms());
    return {
      draining: policy.isDraining,
      saving: !store.isFailing && availability.isAvailable,
      tables: { kept: await ifReached(store.countTables()), open: rooms?.size ?? null, most: policy.maxTables },
      connected: rooms && [...rooms.values()].reduce((sum, connected) => sum + connected, 0),
      versions: {
        boomtown: VERSION,
        node: process.versions.node,
        wire: WIRE_VERSION,
        rules: Object.fromEntries(Object.values(games).map(({ info }) => [info.id, info.version])),
      },
      startedAt: this.#startedAt,
      storage: await ifReached(storageSize()),
      errors: errors.all,
      leftOut,
    };
  }

  /** A page of the list of tables. A code that can be none finds nothing. */
  async tables({ code: typed, skip }: AdminTablesRequest): Promise<AdminTablesReply> {
    const code = typed === null ? null : readCode(typed);
    if (code === undefined) return { tables: [], more: false };
    const { store } = this.#parts;
    const lines = await store.lines({ code, skip, count: ADMIN_PAGE + 1 });
    const rooms = await openRooms();
    const tables = await oneByOne(lines.slice(0, ADMIN_PAGE), async (line) => ({
      ...line,
      stage: await this.#stageOf(line),
      connected: rooms.get(line.code) ?? null,
    }));
    return { tables, more: lines.length > ADMIN_PAGE };
  }

  async #stageOf({ code, game, stage }: TableLine): Promise<AdminTable['stage']> {
    const { games, lobby } = this.#parts;
    if (gameIn(games, game) === undefined) return 'game-gone';
    return (await lobby.isReadable(code)) ? stage : 'unreadable';
  }

  /** Ends a table for good: its people are told, its record is removed. Refused as `no-such-table`. */
  async end(code: string): Promise<Result<object>> {
    const { opener, store, log } = this.#parts;
    const table = await store.logName(code);
    const ended = await opener.end(code);
    if (ended.ok) log.warn({ table }, 'a table was ended by the host');
    return ended;
  }

  /** A table as a file; see `TableExport`. Refused as `no-such-table` or `unreadable`. */
  export(code: string): Promise<Result<TableExport>> {
    return this.#parts.lobby.export(code);
  }

  /** From now on no tables are made, or are made again, in any process that runs now. Throws `PeersUnreachable` where they can't be told. */
  async drain(draining: boolean): Promise<void> {
    await this.#parts.shared?.announce(draining).catch((cause: unknown) => {
      throw new PeersUnreachable('Redis is out of reach', { cause });
    });
    this.announced(draining);
  }

  /** An update is coming, or none is any more: everybody at a table of this process is told. */
  announced(draining: boolean): void {
    const { policy, tables, log } = this.#parts;
    if (policy.isDraining === draining) return;
    policy.drain(draining);
    tables.tellAll();
    log.warn(draining ? 'an update is coming: no new tables are made' : 'no update is coming any more');
  }
}

/** `null` while what is asked is out of reach: its host needs the page most just then, and the failure stands in the log. */
function ifReached<T>(asked: Promise<T>): Promise<T | null> {
  return asked.catch(() => null);
}

/** How many browsers are connected to each table that is open, in whatever process. */
async function openRooms(): Promise<ReadonlyMap<string, number>> {
  const rooms = await matchMaker.query({});
  return new Map(rooms.map(({ roomId, clients }) => [roomId, clients]));
}
