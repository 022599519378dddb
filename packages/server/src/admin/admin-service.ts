import { ok, type Result, type Seat } from '@boomtown/game-core';
import {
  ADMIN_PAGE,
  type AdminChatReply,
  type AdminNameRequest,
  type AdminReply,
  type AdminTable,
  type AdminTablesReply,
  type AdminTablesRequest,
  channelOf,
  type HostAct,
  readCode,
  SHOWN_ACTS,
  type TableExport,
  WIRE_VERSION,
} from '@boomtown/wire';
import { matchMaker } from '@colyseus/core';
import type { Logger } from 'pino';
import type { LeftOutGame } from '../added-games/index.ts';
import type { Availability } from '../availability.ts';
import { type Games, gameIn } from '../games.ts';
import type { SharedRedis } from '../processes/shared-redis.ts';
import { PeersUnreachable, type RoomOpener } from '../rooms/index.ts';
import { oneByOne } from '../slices.ts';
import type { RecordStore, TableLine } from '../storage/index.ts';
import { type LiveTables, type Lobby, type ServerPolicy, withoutRequest } from '../tables/index.ts';
import { VERSION } from '../this-build.ts';
import type { HostNotes } from './host-notes.ts';
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
  readonly notes: HostNotes;
  readonly log: Logger;
  /** How much space the records take, if known. */
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
    const open = await ifReached(openRooms());
    return {
      draining: policy.isDraining,
      saving: !store.isFailing && availability.isAvailable,
      tables: { kept: await ifReached(store.countTables()), open: open?.rooms ?? null, most: policy.maxTables },
      connected: open?.connected ?? null,
      versions: {
        boomtown: VERSION,
        node: process.versions.node,
        wire: WIRE_VERSION,
        rules: Object.fromEntries(Object.values(games).map(({ info }) => [info.id, info.version])),
      },
      startedAt: this.#startedAt,
      storage: await ifReached(storageSize()),
      errors: errors.all,
      acts: await ifReached(store.hostActs.newest(SHOWN_ACTS)),
      leftOut,
    };
  }

  /** A page of the list of tables. A code that can be none finds nothing. */
  async tables({ code: typed, skip }: AdminTablesRequest): Promise<AdminTablesReply> {
    const code = typed === null ? null : readCode(typed);
    if (code === undefined) return { tables: [], more: false };
    const { store } = this.#parts;
    const lines = await store.lines({ code, skip, count: ADMIN_PAGE + 1 });
    const shown = lines.slice(0, ADMIN_PAGE);
    // There may be a hundred thousand others.
    const rooms = await matchMaker.findRoomsByIds(shown.map((line) => line.code));
    const tables = await oneByOne(shown, async (line) => ({
      ...line,
      stage: await this.#stageOf(line),
      connected: rooms.get(line.code)?.clients ?? null,
    }));
    return { tables, more: lines.length > ADMIN_PAGE };
  }

  async #stageOf({ code, game, stage }: TableLine): Promise<AdminTable['stage']> {
    const { games, lobby } = this.#parts;
    if (gameIn(games, game) === undefined) return 'game-gone';
    return (await lobby.isReadable(code)) ? stage : 'unreadable';
  }

  /** Ends a table for good: notifies its people and removes its record. Refused as `no-such-table`. */
  async end(code: string): Promise<Result<object>> {
    const { opener } = this.#parts;
    return this.#noted(code, 'ended-table', null, () => opener.end(code));
  }

  /** What spectators said at a table, as they read it. Refused as `no-such-table`. */
  async chat(code: string): Promise<Result<AdminChatReply>> {
    const { lobby, store } = this.#parts;
    const found = await lobby.record(code);
    if (!found.ok) return found;
    const lines = await store.chat.ofTable(code);
    return ok({ lines: lines.filter(({ by }) => channelOf(by) === 'watchers').map(withoutRequest) });
  }

  /** Takes a player's name away, and what they said. Refused as `no-such-table`, or `stale` where the seat has another name. */
  takeName(code: string, { seat, name }: AdminNameRequest): Promise<Result<object>> {
    const { opener } = this.#parts;
    return this.#noted(code, 'took-name', seat, () => opener.takeName(code, seat, name));
  }

  /** Closes a player's seat. Refused as `no-such-table`, `stale` where another player sits there, or `wrong-stage`. */
  closeSeat(code: string, { seat, name }: AdminNameRequest): Promise<Result<object>> {
    const { opener } = this.#parts;
    return this.#noted(code, 'closed-seat', seat, () => opener.closeSeat(code, seat, name));
  }

  /** Takes away a line that a spectator said. Refused as `no-such-table`, or `stale` where it is gone. */
  takeLine(code: string, line: number): Promise<Result<object>> {
    const { opener } = this.#parts;
    return this.#noted(code, 'took-line', null, () => opener.takeLine(code, line));
  }

  /** Does something at a table, and notes it. */
  async #noted(
    code: string,
    what: HostAct['what'],
    seat: Seat | null,
    act: () => Promise<Result<object>>,
  ): Promise<Result<object>> {
    // The table's name in the log, before the table may be gone.
    const table = (await this.#parts.store.logName(code)) ?? null;
    const done = await act();
    if (done.ok) await this.#parts.notes.add(what, table, seat);
    return done;
  }

  /** A table as a file; see `TableExport`. Refused as `no-such-table` or `unreadable`. */
  export(code: string): Promise<Result<TableExport>> {
    return this.#parts.lobby.export(code);
  }

  /** From now on no tables are made, or are made again, in any process that runs now. Throws `PeersUnreachable` where they can't be reached. */
  async drain(draining: boolean): Promise<void> {
    await this.#parts.shared?.announce(draining).catch((cause: unknown) => {
      throw new PeersUnreachable('Redis is out of reach', { cause });
    });
    if (this.#parts.policy.isDraining !== draining) {
      await this.#parts.notes.add(draining ? 'announced-update' : 'withdrew-update');
    }
    this.announced(draining);
  }

  /** An update is coming, or none is any more: everybody at a table of this process is notified. */
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

/** How many tables are open in all processes, and how many browsers are connected to them, as each process counts its own. */
async function openRooms(): Promise<{ readonly rooms: number; readonly connected: number }> {
  const processes = await matchMaker.stats.fetchAll();
  const sum = (count: (one: (typeof processes)[number]) => number) =>
    processes.reduce((all, one) => all + count(one), 0);
  return { rooms: sum(({ roomCount }) => roomCount), connected: sum(({ ccu }) => ccu) };
}
