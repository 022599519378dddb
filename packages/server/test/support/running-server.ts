import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GameId, HttpRefusal, SeatReply, TableInfo, Terms } from '@boomtown/wire';
import { pino } from 'pino';
import { type Boomtown, type BoomtownParts, createBoomtown, readSettings } from '../../src/index.ts';
import { ANY_LOOP } from './any-loop.ts';
import { OPEN_TABLE } from './chosen-games.ts';

/** What an HTTP request was answered with. */
export interface Answered<T> {
  readonly status: number;
  readonly body: T;
}

/** A real server on loopback with records of its own. One a test file, since the framework has one matchmaker a thread. */
export class RunningServer {
  readonly dataDir: string;
  readonly logged: string[] = [];
  readonly #parts: BoomtownParts;
  readonly #environment: Readonly<Record<string, string>>;
  #boomtown: Boomtown | undefined;

  private constructor(dataDir: string, parts: BoomtownParts, environment: Readonly<Record<string, string>>) {
    this.dataDir = dataDir;
    this.#parts = parts;
    this.#environment = environment;
  }

  /** @param environment settings besides those of the test run, as a host gives them */
  static async start(
    parts: BoomtownParts = {},
    environment: Readonly<Record<string, string>> = {},
  ): Promise<RunningServer> {
    const server = new RunningServer(await mkdtemp(join(tmpdir(), 'boomtown-server-')), parts, environment);
    await server.open();
    return server;
  }

  get url(): string {
    if (this.#boomtown === undefined) throw new Error('the server does not run');
    return this.#boomtown.url;
  }

  /** Starts it (again), with the records that are there. */
  async open(): Promise<void> {
    const log = pino({ level: 'debug' }, { write: (line: string) => this.logged.push(line) });
    const settings = readSettings({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: this.dataDir, ...this.#environment });
    const limits = { loop: ANY_LOOP, ...this.#parts.limits };
    this.#boomtown = await createBoomtown(settings, log, { ...this.#parts, limits });
    await this.#boomtown.listen();
  }

  async close(): Promise<void> {
    await this.#boomtown?.close();
    this.#boomtown = undefined;
  }

  async remove(): Promise<void> {
    await this.close();
    await rm(this.dataDir, { recursive: true, force: true });
  }

  async get<T = unknown>(path: string): Promise<Answered<T>> {
    return answered(await fetch(this.url + path));
  }

  async post<T = unknown>(path: string, body: unknown = {}): Promise<Answered<T>> {
    return this.postText(path, JSON.stringify(body));
  }

  async postText<T = unknown>(path: string, text: string, headers: Record<string, string> = {}): Promise<Answered<T>> {
    const sent = { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: text };
    return answered(await fetch(this.url + path, sent));
  }

  /** Makes a table (unless asked otherwise, one of the open game at which seat 0 begins), and seats people at it. Returns the code and the seats' tokens. */
  async table(names: readonly string[], asked: Partial<AskedTable> = {}): Promise<SeatedTable> {
    const [maker = 'Ada', ...others] = names;
    const defaults = { ...OPEN_TABLE, listed: false, watchable: true } as const;
    const made = await this.post<SeatReply>('/api/tables', { ...defaults, ...asked, name: maker });
    if (made.status !== 201) throw new Error(`no table was made: ${JSON.stringify(made.body)}`);
    const { code, token } = made.body;
    const tokens = [token];
    for (const name of others) {
      const seated = await this.post<SeatReply>(`/api/tables/${code}/seats`, { name });
      if (seated.status !== 201) throw new Error(`nobody was seated: ${JSON.stringify(seated.body)}`);
      tokens.push(seated.body.token);
    }
    return { code, tokens };
  }

  info(code: string): Promise<Answered<TableInfo & HttpRefusal>> {
    return this.get(`/api/tables/${code}`);
  }
}

export interface AskedTable {
  readonly game: GameId;
  readonly options: object;
  readonly seats: number;
  readonly listed: boolean;
  readonly watchable: boolean;
  readonly terms: Terms;
}

export interface SeatedTable {
  readonly code: string;
  /** In seat order. */
  readonly tokens: readonly string[];
}

async function answered<T>(response: Response): Promise<Answered<T>> {
  const text = await response.text();
  // Each caller knows what it asked for.
  const body = (response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text) as T;
  return { status: response.status, body };
}
