import { type ChildProcess, spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';

/** Limits of a process that somebody else wrote. */
export interface ProcessLimits {
  /** The most memory that it may use, in megabytes (on Linux). */
  readonly megabytes: number;
  /** What becomes of its standard error. */
  readonly errors: 'inherit' | 'ignore';
}

/** Why a process gave no line. */
export type ProcessFault = 'died' | 'hung' | 'nonsense';

/** The longest line that is taken from it, in characters. */
const LONGEST_LINE = 1 << 20;
/** Computing time after which it is ended, in seconds, so that one that runs on by itself comes to an end. It is started anew when it is needed. */
const MOST_SECONDS = 600;
/** All that it gets of the environment: what is in the others is none of its business. */
const PASSED_ON = ['PATH', 'HOME', 'LANG', 'TMPDIR', 'SystemRoot'];

/** A process that answers a line with a line. It is started with the first question and again after it ended. */
export class BotProcess {
  readonly #command: string;
  readonly #limits: ProcessLimits;
  #child: ChildProcess | null = null;
  #text = '';
  /** Called with a line, or with why there is none, while a question is open. */
  #settle: ((line: string | null, fault: ProcessFault) => void) | null = null;

  /** @param command what a shell starts the process with, such as `python3 mybot.py` */
  constructor(command: string, limits: ProcessLimits) {
    this.#command = command;
    this.#limits = limits;
  }

  /** Does it run? If not, it knows nothing of what it was told before. */
  get runs(): boolean {
    return this.#child !== null;
  }

  /** Asks a question; one at a time. Ends the process if no line comes within so many milliseconds. */
  ask(question: string, milliseconds: number): Promise<{ readonly line: string } | { readonly fault: ProcessFault }> {
    if (this.#settle !== null) throw new Error('the last question is still open');
    const child = this.#child ?? this.#start();
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#settle?.(null, 'hung'), milliseconds);
      this.#settle = (line, fault) => {
        clearTimeout(timer);
        this.#settle = null;
        this.#text = '';
        if (line !== null) return resolve({ line });
        this.end();
        resolve({ fault });
      };
      child.stdin?.write(`${question}\n`);
    });
  }

  /** Ends the process at once. */
  end(): void {
    const child = this.#child;
    this.#child = null;
    if (child !== null) killAll(child);
    this.#settle?.(null, 'died');
  }

  #start(): ChildProcess {
    const env = Object.fromEntries(PASSED_ON.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
    const stdio = ['pipe', 'pipe', this.#limits.errors] as const;
    const limits = `ulimit -t ${MOST_SECONDS}; ulimit -d ${this.#limits.megabytes * 1024};`;
    const child =
      process.platform === 'win32'
        ? spawn(this.#command, { env, stdio: [...stdio], shell: true })
        : spawn('/bin/sh', ['-c', `${limits} exec ${this.#command}`], { env, stdio: [...stdio], detached: true });
    giveWay(child);
    const gone = (): void => {
      if (this.#child !== child) return;
      this.#child = null;
      this.#settle?.(null, 'died');
    };
    child.on('error', gone);
    child.on('close', gone);
    // Writing to a process that just ended fails; that it ended is told above.
    child.stdin?.on('error', () => {});
    child.stdout?.setEncoding('utf8');
    child.stdout?.on('data', (text: string) => {
      if (this.#child === child) this.#read(text);
    });
    this.#child = child;
    return child;
  }

  #read(text: string): void {
    // What comes unasked is no answer to anything.
    if (this.#settle === null) return;
    this.#text += text;
    const end = this.#text.indexOf('\n');
    if (end !== -1) this.#settle(this.#text.slice(0, end), 'nonsense');
    else if (this.#text.length > LONGEST_LINE) this.#settle(null, 'nonsense');
  }
}

/** Ends a process, and those that it started: it leads a group of its own where there are groups. */
function killAll(child: ChildProcess): void {
  if (process.platform === 'win32' || child.pid === undefined) {
    child.kill('SIGKILL');
    return;
  }
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // All of it has ended by itself.
  }
}

/** The process gives way to those that serve tables. */
function giveWay({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended already, or the system does not let us: it plays all the same.
  }
}
