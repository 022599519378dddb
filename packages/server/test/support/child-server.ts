import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

/** What became of a process. */
export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** The server as `npm start` runs it: a process of its own, with records and a port of its own. */
export class ChildServer {
  readonly port: number;
  readonly dataDir: string;
  printed = '';
  #child: ChildProcess | undefined;

  private constructor(port: number, dataDir: string) {
    this.port = port;
    this.dataDir = dataDir;
  }

  static async start(): Promise<ChildServer> {
    const server = new ChildServer(await freePort(), await mkdtemp(join(tmpdir(), 'boomtown-child-')));
    await server.open();
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Starts the process (again) and waits until it answers. */
  async open(): Promise<void> {
    this.#child = runMain({ PORT: String(this.port), HOST: '127.0.0.1', DATA_DIR: this.dataDir });
    const listen = (chunk: Buffer) => {
      this.printed += chunk.toString();
    };
    this.#child.stdout?.on('data', listen);
    this.#child.stderr?.on('data', listen);
    while (!(await fetch(`${this.url}/healthz`).catch(() => null))?.ok) {
      if (this.#child.exitCode !== null) throw new Error(`the server ended:\n${this.printed}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** Sends the process a signal and waits for its end. */
  async end(signal: NodeJS.Signals): Promise<Ended> {
    const child = this.#child;
    if (child === undefined) throw new Error('the server does not run');
    const ended = endOf(child);
    child.kill(signal);
    return ended;
  }

  async remove(): Promise<void> {
    if (this.#child?.exitCode === null && this.#child.signalCode === null) await this.end('SIGKILL');
    await rm(this.dataDir, { recursive: true, force: true });
  }
}

/** Runs the server's entry with these settings. */
export function runMain(env: NodeJS.ProcessEnv): ChildProcess {
  return spawn(process.execPath, [MAIN], { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
}

export function endOf(child: ChildProcess): Promise<Ended> {
  return new Promise((resolve) => child.once('exit', (code, signal) => resolve({ code, signal })));
}

/** A port of this machine on which nobody listens. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
