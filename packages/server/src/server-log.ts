import { CODE_ALPHABET, CODE_LENGTH } from '@boomtown/wire';
import pino, { type Level, type LogFn, type Logger } from 'pino';
import type { MonotonicClock } from './monotonic-clock.ts';

/**
 * Where the log is written: standard error. Each line is written at once, so that none is lost with the process. A line
 * that still waited at the end could keep the process alive if nobody reads the log.
 */
export function logOutput(): { write(line: string): void } {
  return pino.destination({ dest: 2, sync: true });
}

/** Lines of one kind that are written in a minute; the others are counted and summed up in one line. */
const LINES_A_MINUTE = 10;
const MINUTE_MS = 60_000;
const MAX_WORDS = 200;
const BOUNDED: readonly Level[] = ['debug', 'info', 'warn', 'error'];

/** Lines of one kind since its minute began. */
interface Kind {
  lines: number;
  readonly stop: () => void;
}

export interface BoundedLog {
  readonly log: Logger;
  /** Writes what was counted, and counts nothing more. */
  close(): void;
}

/**
 * A log that nobody outside can fill. A few lines a minute of each kind (level, words, type of error) are written. One
 * more line gives the number of the others. Only the first of a minute has a stack.
 */
export function boundedLog(log: Logger, monotonicClock: MonotonicClock): BoundedLog {
  const kinds = new Map<string, Kind>();
  const bounded = log.child({});
  for (const level of BOUNDED) bounded[level] = boundedLine(log, level, kinds, monotonicClock);
  return {
    log: bounded,
    close() {
      for (const { stop } of [...kinds.values()]) stop();
    },
  };
}

function boundedLine(log: Logger, level: Level, kinds: Map<string, Kind>, monotonicClock: MonotonicClock): LogFn {
  return (first: unknown, ...words: unknown[]) => {
    const said = typeof first === 'string' ? first : String(words[0] ?? '');
    const fields = typeof first === 'object' && first !== null ? first : {};
    const name = `${level} ${said} ${typeOfError(fields)}`;
    const kind = kinds.get(name);
    if (kind !== undefined) {
      kind.lines += 1;
      if (kind.lines <= LINES_A_MINUTE) log[level](withoutStack(fields), said);
      return;
    }
    log[level](fields, said);
    const over = () => {
      const folded = (kinds.get(name)?.lines ?? 0) - LINES_A_MINUTE;
      kinds.delete(name);
      if (folded > 0) log[level]({ folded }, said);
    };
    const cancel = monotonicClock.after(MINUTE_MS, over);
    kinds.set(name, {
      lines: 1,
      stop() {
        cancel();
        over();
      },
    });
  };
}

/** The kind of error that is logged; never its words, of which there may be any number. */
function typeOfError(fields: object): string {
  return Object.values(fields).find((value) => value instanceof Error)?.name ?? '';
}

/** The line for an error that was logged with its stack a moment ago. */
function withoutStack(fields: object): object {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [key, value instanceof Error ? briefly(value) : value]),
  );
}

function briefly(error: Error & { readonly code?: unknown }): object {
  const { name: type, message, cause, code } = error;
  const words = cause instanceof Error ? `${message}: ${cause.message}` : message;
  // With a `message` it would be taken for an error once more, and get a stack.
  return { type, words: words.slice(0, MAX_WORDS), ...(code === undefined ? {} : { code }) };
}

/** Room codes open tables, and the framework writes them into what it says. */
const ROOM_CODE = new RegExp(`\\b[${CODE_ALPHABET}]{${CODE_LENGTH}}\\b`, 'g');
/** What it says of an error is its whole stack; the first line has the words. */
const MAX_SAID = 200;

/** What the framework asks of a log. */
interface FrameworkLog {
  debug(...words: unknown[]): void;
  error(...words: unknown[]): void;
  info(...words: unknown[]): void;
  trace(...words: unknown[]): void;
  warn(...words: unknown[]): void;
}

/**
 * Takes down what the framework has to say, without room codes and stacks. Its errors are mostly what clients did wrong,
 * so all of them are lines of one kind for a log that is bounded by kinds.
 */
export function frameworkLog(log: Logger): FrameworkLog {
  const fields = (words: readonly unknown[]) => ({ said: firstLine(words.map(String).join(' ')) });
  return {
    debug: (...words) => log.trace(fields(words), 'the framework says'),
    error: (...words) => log.warn(fields(words), 'the framework failed at something'),
    info: (...words) => log.debug(fields(words), 'the framework says'),
    trace: (...words) => log.trace(fields(words), 'the framework says'),
    warn: (...words) => log.debug(fields(words), 'the framework warns'),
  };
}

function firstLine(text: string): string {
  const [first = ''] = text.split('\n', 1);
  return first.slice(0, MAX_SAID).replace(ROOM_CODE, '…');
}
