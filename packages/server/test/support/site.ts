import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { endOf, runMain } from './child-server.ts';
import { freePort } from './free-port.ts';
import { nginxAtHand, startNginx } from './nginx.ts';
import type { Player } from './player.ts';
import { postgresAtHand, TestPostgres } from './postgres.ts';
import { redisAtHand, startRedis } from './redis.ts';
import { Relay } from './relay.ts';

const START_LIMIT_MS = 60_000;
const NGINX = new URL('../../../../docker/nginx-scale.conf', import.meta.url);

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

  constructor(port: number, path: string, toPostgres: Relay, toRedis: Relay, env: NodeJS.ProcessEnv) {
    this.port = port;
    this.path = path;
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

  async end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = endOf(child);
    child.kill(signal);
    await ended;
  }
}

/** Two servers behind nginx as docker/nginx-scale.conf has it, with a PostgreSQL and a Redis. */
export class Site {
  readonly url: string;
  readonly first: SiteProcess;
  readonly second: SiteProcess;
  readonly #postgres: TestPostgres;
  readonly #database: string;
  readonly #parts: AsyncDisposableStack;

  private constructor(
    url: string,
    [first, second]: readonly [SiteProcess, SiteProcess],
    postgres: TestPostgres,
    database: string,
    parts: AsyncDisposableStack,
  ) {
    this.url = url;
    this.first = first;
    this.second = second;
    this.#postgres = postgres;
    this.#database = database;
    this.#parts = parts;
  }

  /** @param env further settings of both */
  static async start({ nginx, redis, postgres }: SiteNeeds, env: NodeJS.ProcessEnv = {}): Promise<Site> {
    const parts = new AsyncDisposableStack();
    try {
      const records = parts.adopt(await TestPostgres.start(postgres), (one) => one.stop());
      const rooms = parts.adopt(await startRedis(redis), (one) => one.stop());
      const database = await records.newDatabase();
      const port = await freePort();
      const url = `http://127.0.0.1:${port}`;
      const processOf = async (path: string) => {
        const toPostgres = parts.adopt(await Relay.start(records.port), (one) => one.close());
        const toRedis = parts.adopt(await Relay.start(rooms.port), (one) => one.close());
        const settings = {
          DATABASE_URL: records.urlOf(database, toPostgres.port),
          REDIS_URL: `redis://127.0.0.1:${toRedis.port}`,
          PUBLIC_URL: url,
          TRUSTED_PROXIES: 'loopback',
          LOG_LEVEL: 'warn',
          ...env,
        };
        const process = new SiteProcess(await freePort(), path, toPostgres, toRedis, settings);
        return parts.adopt(process, (one) => one.end('SIGKILL'));
      };
      const first = await processOf('/p/1');
      const second = await processOf('/p/2');
      const conf = (await readFile(NGINX, 'utf8'))
        .replace('listen 2567', `listen 127.0.0.1:${port}`)
        .replaceAll('server-1:2567', `127.0.0.1:${first.port}`)
        .replaceAll('server-2:2567', `127.0.0.1:${second.port}`);
      // One after the other: the first may have to build the pages.
      await first.open();
      await second.open();
      parts.adopt(await startNginx(nginx, conf, port), (one) => one.stop());
      return new Site(url, [first, second], records, database, parts);
    } catch (error) {
      await parts.disposeAsync();
      throw error;
    }
  }

  /** Which of the processes this player's socket leads to. */
  hostOf({ room }: Player): SiteProcess {
    // The SDK's transport keeps its socket to itself.
    const { ws } = room.connection.transport as unknown as { readonly ws: { readonly url: string } };
    return new URL(ws.url).pathname.startsWith(this.first.path) ? this.first : this.second;
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
