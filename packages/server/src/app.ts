import { GAMES } from '@boomtown/registry/rules';
import { CLOSE } from '@boomtown/wire';
import { matchMaker, Server } from '@colyseus/core';
import type { Logger } from 'pino';
import { Access } from './access/access.ts';
import type { LeftOutGame } from './added-games/index.ts';
import { AccessAdmin, AdminService, HostNotes, RecentErrors, sizeOfRecords } from './admin/index.ts';
import { ALWAYS_AVAILABLE, databaseAvailability } from './availability.ts';
import { scheduledBackups } from './backups/scheduled-backups.ts';
import { botOpponents } from './bot-opponents.ts';
import type { Games } from './games.ts';
import { setAsideIn, storageWatch } from './host-notices.ts';
import {
  adminGate,
  httpApp,
  originCheck,
  passphraseGate,
  stoppingGate,
  trustIn,
  unknownHostIn,
  withinBudget,
} from './http/index.ts';
import { limitedServer } from './http-server.ts';
import {
  AddressLimits,
  countedHere,
  countedTogether,
  Guesses,
  guardedSockets,
  type Limits,
  LoopBudgets,
} from './limits/index.ts';
import { processLimits } from './limits/open-files.ts';
import { listenOn, urlOf, urlsOnNetwork } from './listening.ts';
import { type CostMeter, threadMeter } from './loop-cost.ts';
import { Metrics } from './metrics/metrics.ts';
import { type MonotonicClock, systemClock } from './monotonic-clock.ts';
import { type Reach, TurnNotices } from './notices/index.ts';
import { sweepOf } from './old-tables.ts';
import { openRecords, type RecordsParts } from './open-records.ts';
import { type PageServing, servePages } from './pages/index.ts';
import { metricsLease } from './processes/claims.ts';
import { redisWatch, releaseLostTables } from './processes/peer-processes.ts';
import { type SharedRedis, sharedRedis } from './processes/shared-redis.ts';
import { letGoInTurn, RoomFinder, RoomOpener, roomsOf, setUpEncoder, tooFast } from './rooms/index.ts';
import { boundedLog, frameworkLog } from './server-log.ts';
import type { Settings } from './settings/settings.ts';
import { socketTransport } from './socket-transport.ts';
import {
  LiveTables,
  Lobby,
  LogCache,
  type Opponents,
  ScreenCodes,
  ServerPolicy,
  type TableWorld,
  Turns,
} from './tables/index.ts';
import { VERSION } from './this-build.ts';

/** How long the browsers have to open their nonces (contract, "Fair dealing"). */
const DEALING_MS = 10_000;
/** How long a seat waits for the one who took it, once all others are taken and another player asks. */
const UNCLAIMED_MS = 2_000;
/** Wrong invitations in a minute before an address has to wait. */
const INVITATION_GUESSES = 10;
/** Reports of problems that an address may send. */
const REPORTS_AN_HOUR = 5;
const HOUR_S = 60 * 60;
/** How long clients have to say goodbye when the server stops. */
const FAREWELL_MS = 1_500;

/** A whole server, not listening yet. */
export interface Boomtown {
  /** Opens the port. Throws a `StartFault` when it can't be had. */
  listen(): Promise<void>;
  /**
   * Tells all clients to come back in a moment, writes what is under way, and ends. Returns how many writes that were kept in
   * memory are lost.
   */
  close(): Promise<number>;
  /** How many writes are in memory only, since the records can't be written. */
  readonly unsaved: number;
  /** Where it listens, for a client on this machine; only once it does. */
  readonly url: string;
}

/** What tests and tools may put in place of the usual. */
export interface BoomtownParts extends RecordsParts {
  readonly games?: Games;
  readonly limits?: Partial<Limits>;
  readonly pages?: PageServing;
  readonly dealingMs?: number;
  readonly unclaimedMs?: number;
  readonly monotonicClock?: MonotonicClock;
  /** By it sockets are silent for too long, and what comes over them is too fast. */
  readonly socketClock?: MonotonicClock;
  readonly opponents?: Opponents;
  /** Where messages for push services may go, in place of the public network. */
  readonly pushReach?: Reach;
  /** What requests cost. */
  readonly meter?: CostMeter;
  /** What hears the log's lines. */
  readonly errors?: RecentErrors;
  /** The games of `games.json` that could not be built in. */
  readonly leftOut?: readonly LeftOutGame[];
}

/** Makes a server: opens the records, wakes nothing. One a process, since the framework's matchmaker is one. */
export async function createBoomtown(settings: Settings, output: Logger, parts: BoomtownParts = {}): Promise<Boomtown> {
  const monotonicClock = parts.monotonicClock ?? systemClock;
  const { log, close: closeLog } = boundedLog(output, monotonicClock);
  const { store, letGo } = await openRecords(settings, parts, log);
  const shared = settings.shared === undefined ? null : await sharedRedis(settings.shared.redisUrl);
  const limits = processLimits(parts.limits, log);
  const games = parts.games ?? GAMES;
  const socketClock = parts.socketClock ?? systemClock;
  const bots = botOpponents(log, settings.ownBots);
  const policy = new ServerPolicy(settings);
  const notices = new TurnNotices({ store, log, publicUrl: settings.publicUrl, reach: parts.pushReach });
  const world: TableWorld = {
    store,
    opponents: parts.opponents ?? bots,
    now: () => Date.now(),
    monotonicClock,
    // Reported once for each table, without a limit: nobody outside can damage a record.
    setAside: setAsideIn(store, output),
    policy,
    notices,
    logs: new LogCache(),
    dealingMs: parts.dealingMs ?? DEALING_MS,
    unclaimedMs: parts.unclaimedMs ?? UNCLAIMED_MS,
  };
  const tables = new LiveTables(games, world);
  const lobby = new Lobby(games, world, new Turns(games, world, tables));
  const availability = settings.databaseUrl === undefined ? ALWAYS_AVAILABLE : databaseAvailability(store, log);
  const reportsForAll = shared === null ? null : metricsLease(shared);
  const backups = scheduledBackups(settings, log);
  const metrics = new Metrics({
    storedTables: async () => ((await reportsForAll?.()) === false ? null : store.countTables()),
    databaseUp: () => availability.isAvailable,
    redisUp: shared === null ? null : () => shared.isLinked,
    unsavedWrites: () => store.unsaved,
    lastBackup: settings.backups === undefined ? null : () => backups.lastAt,
    version: VERSION,
  });
  store.timed = (ms) => metrics.wrote(ms);
  store.watch = storageWatch(tables, log);
  const opener = new RoomOpener(lobby, new RoomFinder(store, shared));
  const counting = shared === null ? countedHere : countedTogether(shared);
  const gate = adminGate(settings, counting);
  const errors = parts.errors ?? new RecentErrors();
  const storageSize = parts.records === 'memory' ? async () => null : sizeOfRecords(store, settings);
  const trust = trustIn(settings.trustedProxies);
  const { basePath, publicUrl } = settings;
  const passphrase = passphraseGate(settings, counting);
  const access = new Access({ ...settings, store, passphrase, isOneOfSeveral: shared !== null });
  await access.begin();
  const notes = new HostNotes(store, log);
  const accessAdmin = new AccessAdmin({ access, store, opener, notes });
  const adminService = new AdminService({
    games,
    store,
    availability,
    tables,
    lobby,
    opener,
    policy,
    errors,
    notes,
    log,
    storageSize,
    shared,
    leftOut: parts.leftOut ?? [],
  });
  const budgets = new LoopBudgets(limits.loop, socketClock, parts.meter ?? threadMeter());
  const sockets = guardedSockets({ limits, log, clock: socketClock, budgets, tooFast });
  const serving = parts.pages ?? 'built';
  const { http, serve } = limitedServer(limits, trust, log);
  const addressLimits = new AddressLimits(limits, counting);
  addressLimits.sockets.full = () => log.warn('all places for browsers at tables are taken: newcomers are refused');
  const unknownHost = unknownHostIn(settings, trust);
  const isOwnOrigin = originCheck(settings.publicUrl, trust);
  let closing = false;
  const pages = await servePages(serving, http, {
    games,
    lobby,
    limits: addressLimits,
    basePath,
    publicUrl,
    isPrivate: () => access.isPrivate,
  });
  const app = httpApp({
    lobby,
    opener,
    screenCodes: new ScreenCodes(world),
    basePath,
    publicUrl,
    trust,
    metricsFrom: trustIn(settings.metricsFrom),
    unknownHost,
    isOwnOrigin,
    entry: passphrase,
    access,
    invitationGuesses: new Guesses('invitation', INVITATION_GUESSES, counting),
    store,
    secrets: store.secrets,
    push: store.push,
    notices,
    now: Date.now,
    problemLimit: gate === null ? null : counting('problems', REPORTS_AN_HOUR, HOUR_S),
    policy,
    opponents: world.opponents,
    admin: gate === null ? null : { gate, adminService, accessAdmin },
    metrics,
    isReady: () =>
      !closing && !policy.isDraining && !store.isFailing && availability.isAvailable && shared?.isLinked !== false,
    limits: addressLimits,
    log,
    pages: pages.handler,
    strict: pages.strict,
    networkUrls: () => urlsOnNetwork(urlOf(http, settings), settings),
  });
  const transport = socketTransport(http, {
    sockets,
    serving,
    basePath,
    unknownHost,
    isOwnOrigin,
    slots: addressLimits.sockets,
    budgets,
    trust,
    log,
    access,
  });
  const serverParts = { tables, monotonicClock, socketClock, log, limits, budgets, metrics };
  const framework = await startFramework(transport, log, serverParts, frameworkShares(settings, shared));
  serve(stoppingGate(withinBudget(app, { basePath, budgets, trust, metrics }), () => closing && shared !== null));

  const isOpenElsewhere = async (code: string) => shared?.driver.has(code) ?? false;
  const sweep = sweepOf(settings, { store, tables, log, isOpenElsewhere });
  const lookout = shared === null ? null : releaseLostTables({ store, tables });
  if (shared !== null) shared.watch = redisWatch(log, adminService);

  return {
    listen: async () => {
      await sweep.now();
      await listenOn(http, settings);
      void backups.look();
    },
    get url() {
      return urlOf(http, settings);
    },
    async close() {
      closing = true;
      sweep.stop();
      access.stop();
      backups.stop();
      // Of several processes, one that stops sends newcomers to the others until its tables are there, too.
      if (shared === null) http.close();
      lookout?.stop();
      availability.stop();
      if (shared !== null) await letGoInTurn(tables.codes);
      await framework.gracefullyShutdown(false);
      // It gives up where Redis is out of reach.
      if (shared !== null) await Promise.all(matchMaker.disconnectAll(CLOSE.comeBack));
      shared?.close();
      await settledWithin(FAREWELL_MS, sockets.allGone());
      sockets.stop();
      if (http.listening) http.close();
      http.closeAllConnections();
      await pages.close();
      await bots.close();
      const lost = await store.close();
      letGo();
      if (lost > 0) log.error({ lost }, 'stopped before the records could be written: what was kept in memory is lost');
      closeLog();
      return lost;
    },
    get unsaved() {
      return store.unsaved;
    },
  };
}

type FrameworkShares = Pick<
  NonNullable<ConstructorParameters<typeof Server>[0]>,
  'presence' | 'driver' | 'publicAddress'
>;

/** What the framework uses in place of its own memory where there are several processes. */
function frameworkShares({ shared: own }: Settings, shared: SharedRedis | null): FrameworkShares {
  if (own === undefined || shared === null) return {};
  return { presence: shared.presence, driver: shared.driver, publicAddress: own.processPath };
}

/** The framework with our rooms and sockets. It answers no HTTP request of its own. */
async function startFramework(
  transport: ReturnType<typeof socketTransport>,
  log: Logger,
  host: Parameters<typeof roomsOf>[0],
  shares: FrameworkShares,
): Promise<Server> {
  setUpEncoder();
  const framework = new Server({
    ...shares,
    transport,
    greet: false,
    gracefullyShutdown: false,
    logger: frameworkLog(log),
    selectProcessIdToCreateRoom: async () => matchMaker.processId,
  });
  matchMaker.controller.exposedMethods = [];
  for (const [id, handler] of Object.entries(roomsOf(host))) {
    handler.name = id;
    matchMaker.addRoomType(handler);
  }
  // Makes it ready without opening the port; the listeners that it adds for requests are replaced by ours.
  await framework.serverless();
  return framework;
}

/** Waits for something, but not for ever. */
async function settledWithin(ms: number, wait: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([wait, late]);
  clearTimeout(timer);
}
