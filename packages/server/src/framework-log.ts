import { CODE_ALPHABET, CODE_LENGTH } from '@boomtown/wire';
import type { Logger } from 'pino';

/** Room codes open tables, and the framework writes them into what it says. */
const ROOM_CODE = new RegExp(`\\b[${CODE_ALPHABET}]{${CODE_LENGTH}}\\b`, 'g');

/** What the framework asks of a log. */
interface FrameworkLog {
  debug(...words: unknown[]): void;
  error(...words: unknown[]): void;
  info(...words: unknown[]): void;
  trace(...words: unknown[]): void;
  warn(...words: unknown[]): void;
}

/** Takes down what the framework has to say, without room codes. Its errors are mostly what clients did wrong. */
export function frameworkLog(log: Logger): FrameworkLog {
  const text = (words: readonly unknown[]) => words.map(String).join(' ').replace(ROOM_CODE, '…');
  return {
    debug: (...words) => log.trace(text(words)),
    error: (...words) => log.warn(text(words)),
    info: (...words) => log.debug(text(words)),
    trace: (...words) => log.trace(text(words)),
    warn: (...words) => log.debug(text(words)),
  };
}
