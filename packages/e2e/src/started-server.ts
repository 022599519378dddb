import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';

const MAIN = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url));
/** The same, but for its tables time passes faster. */
const HURRIED = fileURLToPath(new URL('../../server/test/support/hurried-main.ts', import.meta.url));
const START_LIMIT_MS = 240_000;

/** A Boomtown server in a process of its own, on loopback, with data of its own. */
export class StartedServer {
  readonly port: number;
  readonly dataDir: string;
  private child: ChildProcess;
  /** Everything that the process printed. */
  private printed = '';

  private constructor(port: number, dataDir: string, env: NodeJS.ProcessEnv, main: string) {
    this.port = port;
    this.dataDir = dataDir;
    this.env = env;
    this.main = main;
    this.child = this.spawn();
  }

  private readonly env: NodeJS.ProcessEnv;
  private readonly main: string;

  /**
   * Starts a server on a free port with an empty data folder, and waits until it answers.
   * @param hurried does time pass faster for its tables, so that nobody waits until a person counts as away?
   */
  static async start(env: NodeJS.ProcessEnv = {}, hurried = false): Promise<StartedServer> {
    const folder = await mkdtemp(join(tmpdir(), 'boomtown-e2e-'));
    const server = new StartedServer(await freePort(), folder, env, hurried ? HURRIED : MAIN);
    await server.answering();
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get output(): string {
    return this.printed;
  }

  /** Ends the process without a warning, as a crash or a power cut would. */
  async killHard(): Promise<void> {
    await this.end('SIGKILL');
  }

  /** Starts the process again on the same port with the same data. */
  async startAgain(): Promise<void> {
    this.child = this.spawn();
    await this.answering();
  }

  /** Ends the process politely and returns its exit code. */
  async terminate(): Promise<number | null> {
    return this.end('SIGTERM');
  }

  /** Ends the process and removes its data. */
  async remove(): Promise<void> {
    await this.end('SIGKILL');
    await rm(this.dataDir, { recursive: true, force: true });
  }

  private spawn(): ChildProcess {
    const child = spawn(process.execPath, [this.main], {
      env: { ...process.env, HOST: '127.0.0.1', PORT: String(this.port), DATA_DIR: this.dataDir, ...this.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const print = (chunk: Buffer) => {
      this.printed += chunk.toString();
    };
    child.stdout?.on('data', print);
    child.stderr?.on('data', print);
    return child;
  }

  private async answering(): Promise<void> {
    const giveUp = Date.now() + START_LIMIT_MS;
    while (Date.now() < giveUp) {
      if (this.child.exitCode !== null) break;
      const answer = await fetch(`${this.url}/healthz`).catch(() => null);
      if (answer?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    await this.end('SIGKILL');
    throw new Error(`the server did not start:\n${this.printed}`);
  }

  private end(signal: NodeJS.Signals): Promise<number | null> {
    const { child } = this;
    if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
    return new Promise((resolve) => {
      child.once('exit', (code) => resolve(code));
      child.kill(signal);
    });
  }
}
