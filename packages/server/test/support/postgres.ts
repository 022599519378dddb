import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { isEveryday } from './everyday.ts';
import { freePort } from './free-port.ts';
import { Service, serviceFolder, serviceUser } from './service.ts';

const run = promisify(execFile);
const START_LIMIT_MS = 60_000;
/** A user, yet to be made, whose password is asked for. */
export const GUARDED = 'guarded';
/** Where Debian has its programs, a folder for each version. */
const DEBIAN = '/usr/lib/postgresql';

/** The folder of this machine's PostgreSQL programs; `undefined` where there are none, which is said. */
export function postgresAtHand(): string | undefined {
  if (isEveryday('PostgreSQL')) return undefined;
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = versions.map((version) => join(DEBIAN, version, 'bin'));
  const found = [...folders, ''].find((folder) => spawnSync(join(folder, 'initdb'), ['--version']).status === 0);
  if (found === undefined) console.info('There is no PostgreSQL on this machine: what needs it is not tried.');
  return found;
}

/** A PostgreSQL of the tests' own, on loopback, which forgets everything when it is stopped. */
export class TestPostgres {
  readonly #service: Service;
  readonly #programs: string;
  #made = 0;

  private constructor(service: Service, programs: string) {
    this.#service = service;
    this.#programs = programs;
  }

  /** @param programs see `postgresAtHand` */
  static async start(programs: string): Promise<TestPostgres> {
    const user = serviceUser();
    const folder = await serviceFolder('postgres', user);
    const data = join(folder, 'data');
    const init = ['-D', data, '-U', 'boomtown', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
    try {
      execFileSync(join(programs, 'initdb'), init, { ...user, cwd: folder, stdio: 'pipe' });
      const rules = join(data, 'pg_hba.conf');
      // The first line that fits counts.
      await writeFile(rules, `host all ${GUARDED} 127.0.0.1/32 scram-sha-256\n${await readFile(rules, 'utf8')}`);
    } catch (error) {
      await rm(folder, { recursive: true, force: true });
      throw error;
    }
    const port = await freePort();
    const set = [`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, 'fsync=off'];
    const command = [join(programs, 'postgres'), '-D', data, ...set.flatMap((setting) => ['-c', setting])];
    const postgres = new TestPostgres(await Service.start(command, port, folder, user), programs);
    try {
      await postgres.#answer();
    } catch (error) {
      await postgres.stop();
      throw error;
    }
    return postgres;
  }

  get port(): number {
    return this.#service.port;
  }

  /** Makes an empty database. Returns its name. */
  async newDatabase(): Promise<string> {
    this.#made += 1;
    const name = `tables_${this.#made}`;
    await this.run(`create database ${name}`);
    return name;
  }

  /** @param port that of a relay before it, if it is to be reached through one */
  urlOf(database: string, port: number = this.port): string {
    return `postgres://boomtown@127.0.0.1:${port}/${database}`;
  }

  /** Dumps a database by PostgreSQL's own tool and restores the dump into a new one. Returns how many tables that holds. */
  async dumpAndRestore(database: string): Promise<number> {
    const file = join(await mkdtemp(join(tmpdir(), 'boomtown-dump-')), 'boomtown.dump');
    const at = (name: string) => ['-h', '127.0.0.1', '-p', String(this.port), '-U', 'boomtown', '-d', name];
    try {
      await run(join(this.#programs, 'pg_dump'), [...at(database), '-Fc', '-f', file]);
      const restored = await this.newDatabase();
      await run(join(this.#programs, 'pg_restore'), [...at(restored), file]);
      const [row] = await this.run('select count(*) as count from tables', restored);
      return Number(row?.count);
    } finally {
      await rm(dirname(file), { recursive: true });
    }
  }

  /** Runs statements as another player who uses the database, one connection each. */
  async run(sql: string, database = 'postgres'): Promise<readonly Record<string, unknown>[]> {
    const client = new Client({ connectionString: this.urlOf(database) });
    await client.connect();
    try {
      await client.query('set default_transaction_read_only = off');
      const { rows } = await client.query<Record<string, unknown>>(sql);
      return rows;
    } finally {
      await client.end();
    }
  }

  /** It takes connections a little before it takes questions. */
  async #answer(): Promise<void> {
    const giveUp = Date.now() + START_LIMIT_MS;
    for (;;) {
      try {
        await this.run('select 1');
        return;
      } catch (error) {
        if (Date.now() > giveUp) throw error;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  }

  stop(): Promise<void> {
    return this.#service.stop();
  }
}
