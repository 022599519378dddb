import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Asked, Opened, Usage } from '../servers/reporting.ts';

const START_WITHIN_MS = 60_000;

/** A server in a separate process, which reports its CPU and memory. */
export class ServerProcess {
  readonly url: string;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, port: number) {
    this.#child = child;
    this.url = `http://127.0.0.1:${port}`;
  }

  /** Starts a file of `servers` and waits until it listens. */
  static async start(entry: string, given: readonly string[]): Promise<ServerProcess> {
    const file = fileURLToPath(new URL(`../servers/${entry}`, import.meta.url));
    const child = fork(file, given, {
      execArgv: ['--expose-gc'],
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const opened = await answer<Opened>(child, START_WITHIN_MS, entry);
    return new ServerProcess(child, opened.port);
  }

  get pid(): number {
    const { pid } = this.#child;
    if (pid === undefined) throw new Error('the server was never started');
    return pid;
  }

  async usage(): Promise<Usage> {
    const answered = answer<Usage>(this.#child, START_WITHIN_MS, 'a usage');
    this.#child.send({ ask: 'usage' } satisfies Asked);
    return answered;
  }

  /** Ends it as a crash would. */
  async kill(): Promise<void> {
    const gone = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await gone;
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const gone = once(this.#child, 'exit');
    if (this.#child.connected) this.#child.send({ ask: 'stop' } satisfies Asked);
    await gone;
  }
}

/** The next message of the process. */
function answer<T>(child: ChildProcess, within: number, what: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => end(new Error(`${what} took too long`)), within);
    const end = (error: Error) => {
      clearTimeout(timer);
      child.off('message', heard);
      child.off('exit', gone);
      reject(error);
    };
    const heard = (message: unknown) => {
      // The framework says "ready" to any listener.
      if (typeof message !== 'object') return;
      clearTimeout(timer);
      child.off('message', heard);
      child.off('exit', gone);
      // These processes send nothing else.
      resolve(message as T);
    };
    const gone = (code: number | null) => end(new Error(`${what}: the process ended with ${code}`));
    child.on('message', heard);
    child.once('exit', gone);
  });
}
