import { CODE_ALPHABET, CODE_LENGTH } from '@boomtown/wire';
import type { Logger } from 'pino';

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
  const fields = (words: readonly unknown[]) => ({ said: briefly(words.map(String).join(' ')) });
  return {
    debug: (...words) => log.trace(fields(words), 'the framework says'),
    error: (...words) => log.warn(fields(words), 'the framework failed at something'),
    info: (...words) => log.debug(fields(words), 'the framework says'),
    trace: (...words) => log.trace(fields(words), 'the framework says'),
    warn: (...words) => log.debug(fields(words), 'the framework warns'),
  };
}

function briefly(text: string): string {
  const [first = ''] = text.split('\n', 1);
  return first.slice(0, MAX_SAID).replace(ROOM_CODE, '…');
}
