import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
/** A later build, which has added something to the stored data. */
export const LATER_MAIN = fileURLToPath(new URL('./later-main.ts', import.meta.url));
const CLOCKED_MAIN = fileURLToPath(new URL('./clocked-main.ts', import.meta.url));

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
  readonly #main: string;
  #child: ChildProcess | undefined;

  private constructor(port: number, dataDir: string, main: string) {
    this.port = port;
    this.dataDir = dataDir;
    this.#main = main;
  }

  /** @param time `by-hand`: its clock stands still but for `turnClock` */
  static async start(time: 'real' | 'by-hand' = 'real'): Promise<ChildServer> {
    const server = await ChildServer.unopened(time);
    await server.open();
    return server;
  }

  /** One that has its folder already, and does not run yet. */
  static async unopened(time: 'real' | 'by-hand' = 'real'): Promise<ChildServer> {
    const main = time === 'real' ? MAIN : CLOCKED_MAIN;
    return new ChildServer(await freePort(), await mkdtemp(join(tmpdir(), 'boomtown-child-')), main);
  }

  get pid(): number {
    const pid = this.#child?.pid;
    if (pid === undefined) throw new Error('the server does not run');
    return pid;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Starts the process (again), with further settings, and waits until it answers. `mostFiles`: how many it may have open. */
  async open(more: NodeJS.ProcessEnv = {}, mostFiles?: number): Promise<void> {
    const env = { PORT: String(this.port), HOST: '127.0.0.1', DATA_DIR: this.dataDir, ...more };
    this.#child = runMain(env, this.#main, mostFiles);
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

  /** From now on nobody reads what the process prints, as when the terminal or the log's collector is gone. */
  stopReading(): void {
    this.#child?.stdout?.destroy();
    this.#child?.stderr?.destroy();
  }

  /** Sends the process a signal and waits for its end, unless it has ended already. */
  async end(signal: NodeJS.Signals): Promise<Ended> {
    const child = this.#child;
    if (child === undefined) throw new Error('the server does not run');
    const { exitCode, signalCode } = child;
    if (exitCode !== null || signalCode !== null) return { code: exitCode, signal: signalCode };
    const ended = endOf(child);
    child.kill(signal);
    return ended;
  }

  /** Lets `ms` pass for a server whose clock is turned by hand. Returns what it shows then. */
  async turnClock(ms: number): Promise<number> {
    const child = this.#child;
    if (child === undefined) throw new Error('the server does not run');
    return new Promise((resolve) => {
      const hear = (message: unknown) => {
        // The framework has things to tell its parent, too.
        if (typeof message !== 'number') return;
        child.off('message', hear);
        resolve(message);
      };
      child.on('message', hear);
      child.send(ms);
    });
  }

  async remove(): Promise<void> {
    if (this.#child?.exitCode === null && this.#child.signalCode === null) await this.end('SIGKILL');
    await rm(this.dataDir, { recursive: true, force: true });
  }
}

/** Runs the server's entry with these settings. `mostFiles`: how many it may have open. */
export function runMain(
  env: NodeJS.ProcessEnv,
  main = MAIN,
  mostFiles?: number,
  words: readonly string[] = [],
): ChildProcess {
  const stdio: StdioOptions = ['ignore', 'pipe', 'pipe', ...(main === MAIN ? [] : ['ipc' as const])];
  const options = { env: { ...process.env, ...env }, stdio };
  if (mostFiles === undefined) return spawn(process.execPath, [main, ...words], options);
  return spawn('sh', ['-c', `ulimit -n ${mostFiles}; exec "$0" "$1"`, process.execPath, main], options);
}

export function endOf(child: ChildProcess): Promise<Ended> {
  return new Promise((resolve) => child.once('exit', (code, signal) => resolve({ code, signal })));
}
