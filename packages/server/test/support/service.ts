import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const START_LIMIT_MS = 60_000;

/** Some services refuse to run as the superuser; for a superuser they run as a user without rights. */
export interface ServiceUser {
  readonly uid?: number;
  readonly gid?: number;
}

export function serviceUser(): ServiceUser {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) => Number(spawnSync('id', [flag, 'nobody']).stdout.toString().trim());
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** A folder of this user's own. */
export async function serviceFolder(name: string, { uid, gid }: ServiceUser): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `boomtown-${name}-`));
  if (uid !== undefined && gid !== undefined) await chown(folder, uid, gid);
  return folder;
}

/** A service of the tests' own on loopback: a program that runs until it is stopped, and its folder. */
export class Service {
  readonly port: number;
  readonly #child: ChildProcess;
  readonly #folder: string;

  private constructor(port: number, child: ChildProcess, folder: string) {
    this.port = port;
    this.#child = child;
    this.#folder = folder;
  }

  /** Starts it, and waits until it takes connections on the port. */
  static async start(
    [program = '', ...options]: readonly string[],
    port: number,
    folder: string,
    user: ServiceUser = {},
  ): Promise<Service> {
    const child = spawn(program, options, { ...user, cwd: folder });
    let said = '';
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('error', (error) => hear(Buffer.from(error.message)));
    const service = new Service(port, child, folder);
    const giveUp = Date.now() + START_LIMIT_MS;
    while (!(await takesConnections(port))) {
      if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined || Date.now() > giveUp) {
        await service.stop();
        throw new Error(`${program} does not run:\n${said}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return service;
  }

  get pid(): number {
    const { pid } = this.#child;
    if (pid === undefined) throw new Error('it never ran');
    return pid;
  }

  /** Stops it, and removes its folder. */
  async stop(): Promise<void> {
    const child = this.#child;
    if (child.exitCode === null && child.signalCode === null && child.pid !== undefined) {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      // For PostgreSQL: without waiting for those who are connected.
      child.kill('SIGINT');
      await ended;
    }
    await rm(this.#folder, { recursive: true, force: true });
  }
}

function takesConnections(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
