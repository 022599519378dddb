import { DatabaseSync } from 'node:sqlite';
import { GAMES } from '@boomtown/registry/rules';
import type { GameId } from '@boomtown/wire';
import { pino } from 'pino';
import { DEFAULT_LIMITS, LoopBudgets } from '../../src/limits/index.ts';
import { Metrics } from '../../src/metrics/metrics.ts';
import type { RoomHost } from '../../src/rooms/room-host.ts';
import { TableRoom } from '../../src/rooms/table-room.ts';
import { RecordStore } from '../../src/storage/index.ts';
import { sqliteOf } from '../../src/storage/sqlite.ts';
import type { LiveTable } from '../../src/tables/live-table.ts';
import { LiveTables } from '../../src/tables/live-tables.ts';
import { ServerPolicy } from '../../src/tables/server-policy.ts';
import { ANY_LOOP } from '../support/any-loop.ts';
import { ROOMY } from '../support/any-table.ts';
import { HandClock } from '../support/hand-clock.ts';
import { tableWorld } from '../support/table-world.ts';

export const DEALING_MS = 10_000;
const LIMITS = { ...DEFAULT_LIMITS, ...ROOMY, loop: ANY_LOOP };
const METRICS = new Metrics({
  storedTables: async () => 0,
  databaseUp: () => true,
  redisUp: null,
  unsavedWrites: () => 0,
  lastBackup: null,
  version: '',
});

/** A database in memory that outlives the connections of killed processes. */
export class Disk {
  static #disks = 0;
  readonly #at: URL;
  readonly #held: DatabaseSync;

  constructor() {
    Disk.#disks += 1;
    this.#at = new URL(`file:///life-${process.pid}-${Disk.#disks}?mode=memory&cache=shared`);
    this.#held = this.connect();
  }

  connect(): DatabaseSync {
    const database = new DatabaseSync(this.#at);
    database.exec('PRAGMA foreign_keys=ON');
    return database;
  }

  close(): void {
    this.#held.close();
  }
}

/** One process of the server, without sockets: its rooms are real, and so is all behind them. A clock turned by hand drives it. */
export class ServerLife {
  readonly clock: HandClock;
  readonly store: RecordStore;
  /** What it logged as an error. */
  readonly failures: string[] = [];
  readonly #database: DatabaseSync;
  readonly #host: RoomHost;

  private constructor(database: DatabaseSync, store: RecordStore, clock: HandClock) {
    this.clock = clock;
    this.store = store;
    this.#database = database;
    const world = tableWorld({
      store,
      now: () => clock.now(),
      monotonicClock: clock,
      setAside: { add: (_, error) => this.failures.push(String(error)), has: () => false },
      dealingMs: DEALING_MS,
      policy: new ServerPolicy({ maxTables: 1e6, listedTables: true, ownBots: [] }),
      unclaimedMs: 60_000,
    });
    const tables = new LiveTables(GAMES, world);
    this.#host = {
      tables,
      monotonicClock: clock,
      socketClock: clock,
      log: pino({ level: 'error' }, { write: (line: string) => this.failures.push(line) }),
      limits: LIMITS,
      budgets: new LoopBudgets(ANY_LOOP, clock, () => 0),
      metrics: METRICS,
    };
  }

  /** @param at the time at which it begins */
  static async start(disk: Disk, at: number): Promise<ServerLife> {
    const database = disk.connect();
    const store = await RecordStore.open(sqliteOf(database));
    const clock = new HandClock();
    clock.jump(at - clock.now());
    return new ServerLife(database, store, clock);
  }

  awake(code: string): LiveTable | undefined {
    return this.#host.tables.awake(code);
  }

  /** Opens the room of a table. `closed` is called when it lets all its sockets go by itself. */
  async room(game: GameId, code: string, closed: () => void): Promise<TableRoom> {
    const room = new LocalRoom(this.#host, game, closed);
    await room.onCreate({ code });
    return room;
  }

  /** Ends at once: what was not committed is lost, and its timers ring no more. */
  kill(): void {
    this.#database.close();
  }
}

/** A room that the framework does not know: its sockets are the test's. */
class LocalRoom extends TableRoom {
  readonly #closed: () => void;

  constructor(host: RoomHost, game: GameId, closed: () => void) {
    super(host, game);
    this.#closed = closed;
  }

  override async disconnect(): Promise<void> {
    this.#closed();
  }
}
