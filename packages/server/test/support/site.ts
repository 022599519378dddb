import type { ChildProcess } from 'node:child_process';
import { endOf, runMain } from './child-server.ts';
import { freePort } from './free-port.ts';
import { nginxAtHand, startNginx } from './nginx.ts';
import type { Player } from './player.ts';
import { postgresAtHand, TestPostgres } from './postgres.ts';
import { redisAtHand, startRedis } from './redis.ts';
import { Relay } from './relay.ts';
import { householdAddresses, processPathOf, scaleConf } from './scale-conf.ts';

const START_LIMIT_MS = 120_000;

/** What a site of several processes needs of a machine. */
export interface SiteNeeds {
  readonly nginx: string;
  readonly redis: string;
  readonly postgres: string;
}

/** This machine's programs for such a site; `undefined` where one is missing, which is said. */
export function siteAtHand(): SiteNeeds | undefined {
  const [nginx, redis, postgres] = [nginxAtHand(), redisAtHand(), postgresAtHand()];
  if (nginx === undefined || redis === undefined || postgres === undefined) return undefined;
  return { nginx, redis, postgres };
}

/** One of the processes, with ways of its own to what all share. */
export class SiteProcess {
  readonly port: number;
  readonly path: string;
  readonly toPostgres: Relay;
  readonly toRedis: Relay;
  printed = '';
  readonly #env: NodeJS.ProcessEnv;
  #child: ChildProcess | undefined;

  constructor(port: number, toPostgres: Relay, toRedis: Relay, env: NodeJS.ProcessEnv) {
    this.port = port;
    this.path = processPathOf(port);
    this.toPostgres = toPostgres;
    this.toRedis = toRedis;
    this.#env = env;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Starts it (again), perhaps as another build. */
  async open(main?: string): Promise<void> {
    const child = runMain({ ...this.#env, PORT: String(this.port), HOST: '127.0.0.1', PROCESS_PATH: this.path }, main);
    this.#child = child;
    const hear = (chunk: Buffer) => {
      this.printed += chunk.toString();
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    const giveUp = Date.now() + START_LIMIT_MS;
    while (!(await this.isReady())) {
      if (child.exitCode !== null || Date.now() > giveUp) throw new Error(`the server does not run:\n${this.printed}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  async isReady(): Promise<boolean> {
    return (await fetch(`${this.url}/readyz`).catch(() => null))?.ok === true;
  }

  /** Stops it in the middle of whatever it does, as a machine that hangs, or lets it go on. */
  freeze(frozen: boolean): void {
    this.#child?.kill(frozen ? 'SIGSTOP' : 'SIGCONT');
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = endOf(child);
    child.kill(signal);
    await ended;
  }
}

/** Servers behind nginx as docker/nginx-scale.conf has it, with a PostgreSQL and a Redis. */
export class Site {
  readonly url: string;
  /** The same site for each of the households. */
  readonly households: readonly string[];
  readonly processes: readonly SiteProcess[];
  readonly first: SiteProcess;
  readonly second: SiteProcess;
  readonly #postgres: TestPostgres;
  readonly #database: string;
  readonly #parts: AsyncDisposableStack;

  private constructor(
    url: string,
    households: readonly string[],
    [first, second, ...more]: readonly [SiteProcess, SiteProcess, ...SiteProcess[]],
    postgres: TestPostgres,
    database: string,
    parts: AsyncDisposableStack,
  ) {
    this.url = url;
    this.households = households;
    this.processes = [first, second, ...more];
    this.first = first;
    this.second = second;
    this.#postgres = postgres;
    this.#database = database;
    this.#parts = parts;
  }

  /**
   * @param env further settings of all
   * @param more how many processes besides two
   * @param households how many addresses people come from besides the usual one
   */
  static async start(
    { nginx, redis, postgres }: SiteNeeds,
    env: NodeJS.ProcessEnv = {},
    more = 0,
    households = 0,
  ): Promise<Site> {
    const parts = new AsyncDisposableStack();
    try {
      const records = parts.adopt(await TestPostgres.start(postgres), (one) => one.stop());
      const rooms = parts.adopt(await startRedis(redis), (one) => one.stop());
      const database = await records.newDatabase();
      const port = await freePort();
      const url = `http://127.0.0.1:${port}`;
      const anotherProcess = async () => {
        const toPostgres = parts.adopt(await Relay.start(records.port), (one) => one.close());
        const toRedis = parts.adopt(await Relay.start(rooms.port), (one) => one.close());
        const settings = {
          DATABASE_URL: records.urlOf(database, toPostgres.port),
          REDIS_URL: `redis://127.0.0.1:${toRedis.port}`,
          // Each household stays at its own address.
          PUBLIC_URL: households === 0 ? url : '',
          TRUSTED_PROXIES: 'loopback',
          LOG_LEVEL: 'warn',
          ...env,
        };
        const process = new SiteProcess(await freePort(), toPostgres, toRedis, settings);
        return parts.adopt(process, (one) => one.end('SIGKILL'));
      };
      const first = await anotherProcess();
      const second = await anotherProcess();
      const further: SiteProcess[] = [];
      for (let i = 0; i < more; i += 1) further.push(await anotherProcess());
      // The first may have to build the pages.
      await first.open();
      await Promise.all([second, ...further].map((process) => process.open()));
      const ports = [first, second, ...further].map((process) => process.port);
      const conf = await scaleConf(port, ports, households);
      parts.adopt(await startNginx(nginx, conf, port), (one) => one.stop());
      const urls = householdAddresses(households).map((address) => `http://${address}:${port}`);
      return new Site(url, urls, [first, second, ...further], records, database, parts);
    } catch (error) {
      await parts.disposeAsync();
      throw error;
    }
  }

  /** Which of the processes this player's socket leads to. */
  hostOf({ room }: Player): SiteProcess {
    // The SDK's transport keeps its socket to itself.
    const { ws } = room.connection.transport as unknown as { readonly ws: { readonly url: string } };
    const { pathname } = new URL(ws.url);
    const host = this.processes.find(({ path }) => pathname.startsWith(`${path}/`));
    if (host === undefined) throw new Error(`no process has the path ${pathname}`);
    return host;
  }

  /** Backs the database up, as docs/hosting.md says, and reads the backup back. Returns how many tables it holds. */
  dump(): Promise<number> {
    return this.#postgres.dumpAndRestore(this.#database);
  }

  /** The numbers of the entries of a table that are in the database. */
  async entriesOf(code: string): Promise<number[]> {
    const rows = await this.#postgres.run(
      `select entry from entries where code = '${code}' order by entry`,
      this.#database,
    );
    return rows.map(({ entry }) => Number(entry));
  }

  async remove(): Promise<void> {
    await this.#parts.disposeAsync();
  }
}
