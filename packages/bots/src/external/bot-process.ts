import { type ChildProcess, spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';

/** Limits of a process that another player wrote. */
export interface ProcessLimits {
  /** The most memory that it may use, in megabytes (on Linux). */
  readonly megabytes: number;
  /** What becomes of its standard error. */
  readonly errors: 'inherit' | 'ignore';
  /** Called at each start and end with the number of the process, which leads a group of its own. */
  readonly onStart?: ((pid: number) => void) | undefined;
  readonly onEnd?: ((pid: number) => void) | undefined;
}

/** Why a process gave no line. */
export type ProcessFault = 'died' | 'hung' | 'nonsense';

/** What a process answered: a line, or why there is none, with how it ended and the last that it wrote to standard error. */
export type ProcessAnswer = { readonly line: string } | { readonly fault: ProcessFault; readonly why: string };

/** The longest line that is taken from it, in characters. */
const LONGEST_LINE = 1 << 20;
/** How much of its standard error is stored, in characters, to say why it ended. */
const MAX_ERROR_LENGTH = 300;
/** How long its output may stay open after it ended. */
const LEFT_OPEN_MS = 1_000;
/** Computing time after which it is ended, in seconds, so that one that runs on by itself comes to an end. It is started anew when it is needed. */
const MAX_SECONDS = 600;
/** All that it gets of the environment: what is in the others is none of its business. */
const PASSED_ON = ['PATH', 'HOME', 'LANG', 'TMPDIR', 'SystemRoot'];

/** A process that answers a line with a line. It is started with the first question and again after it ended. */
export class BotProcess {
  readonly #command: string;
  readonly #limits: ProcessLimits;
  #child: ChildProcess | null = null;
  #text = '';
  #errors = '';
  /** Called with a line, or with why there is none, while a question is open. */
  #settle: ((line: string | null, fault: ProcessFault, how?: string) => void) | null = null;

  /** @param command what a shell starts the process with, such as `python3 mybot.py` */
  constructor(command: string, limits: ProcessLimits) {
    this.#command = command;
    this.#limits = limits;
  }

  /** Does it run? If not, it has lost all that it knew. */
  get runs(): boolean {
    return this.#child !== null;
  }

  /** Asks a question; one at a time. Ends the process if no line comes within `milliseconds`. */
  ask(question: string, milliseconds: number): Promise<ProcessAnswer> {
    if (this.#settle !== null) throw new Error('the last question is still open');
    const child = this.#child ?? this.#start();
    return new Promise((resolve) => {
      const timer = setTimeout(
        () => this.#settle?.(null, 'hung', `no answer within ${Math.round(milliseconds)} ms`),
        milliseconds,
      );
      this.#settle = (line, fault, how = 'was ended') => {
        clearTimeout(timer);
        this.#settle = null;
        this.#text = '';
        if (line !== null) return resolve({ line });
        this.end();
        const last = lastLine(this.#errors);
        resolve({ fault, why: last === '' ? how : `${how}: ${last}` });
      };
      child.stdin?.write(`${question}\n`);
    });
  }

  /** Ends the process at once. */
  end(): void {
    const child = this.#child;
    this.#child = null;
    if (child?.pid !== undefined) this.#limits.onEnd?.(child.pid);
    if (child !== null) killAll(child);
    this.#settle?.(null, 'died');
  }

  #start(): ChildProcess {
    const env = Object.fromEntries(PASSED_ON.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
    const stdio = ['pipe', 'pipe', 'pipe'] as const;
    const limits = `ulimit -t ${MAX_SECONDS}; ulimit -d ${this.#limits.megabytes * 1024}`;
    const child =
      process.platform === 'win32'
        ? spawn(this.#command, { env, stdio: [...stdio], shell: true })
        : spawn('/bin/sh', ['-c', `${limits}\n${this.#command}`], { env, stdio: [...stdio], detached: true });
    giveWay(child);
    this.#errors = '';
    const gone = (how: string): void => {
      if (this.#child !== child) return;
      this.#child = null;
      if (child.pid !== undefined) this.#limits.onEnd?.(child.pid);
      // What it started would outlive it.
      killAll(child);
      this.#settle?.(null, 'died', how);
    };
    child.on('error', (error) => gone(error.message));
    child.on('close', (code, signal) => gone(endInWords(code, signal)));
    // What it leaves behind may keep its output open.
    child.on('exit', (code, signal) => setTimeout(() => gone(endInWords(code, signal)), LEFT_OPEN_MS).unref());
    child.stderr?.setEncoding('utf8');
    child.stderr?.on('data', (text: string) => {
      if (this.#limits.errors === 'inherit') process.stderr.write(text);
      if (this.#child === child) this.#errors = (this.#errors + text).slice(-MAX_ERROR_LENGTH);
    });
    // Writing to a process that just ended fails; its end is reported above.
    child.stdin?.on('error', () => {});
    child.stdout?.setEncoding('utf8');
    child.stdout?.on('data', (text: string) => {
      if (this.#child === child) this.#read(text);
    });
    this.#child = child;
    if (child.pid !== undefined) this.#limits.onStart?.(child.pid);
    return child;
  }

  #read(text: string): void {
    // What comes unasked is no answer to anything.
    if (this.#settle === null) return;
    this.#text += text;
    const end = this.#text.indexOf('\n');
    if (end !== -1) this.#settle(this.#text.slice(0, end), 'nonsense');
    else if (this.#text.length > LONGEST_LINE) this.#settle(null, 'nonsense', 'wrote a line without an end');
  }
}

function endInWords(code: number | null, signal: NodeJS.Signals | null): string {
  return code === null ? `was ended by ${signal}` : `ended with exit code ${code}`;
}

/** The last line of a text that says anything, without what a terminal would take for commands. */
function lastLine(text: string): string {
  const lines = text.split('\n').map((line) => line.replaceAll(/\p{Cc}+/gu, ' ').trim());
  return lines.findLast((line) => line !== '') ?? '';
}

/** Ends a process, and those that it started: it leads a group of its own where there are groups. */
function killAll(child: ChildProcess): void {
  if (process.platform === 'win32' || child.pid === undefined) {
    child.kill('SIGKILL');
    return;
  }
  endGroup(child.pid);
}

/** Ends all processes of the group that this one leads. */
export function endGroup(leader: number): void {
  try {
    process.kill(-leader, 'SIGKILL');
  } catch {
    // All of it has ended by itself, or there are no groups here.
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
