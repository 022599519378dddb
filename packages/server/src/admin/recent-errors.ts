import type { AdminError } from '@boomtown/wire';

const MOST = 50;
/** What pino calls an error; what is fatal stands above. */
const ERROR_LEVEL = 50;
const PLAIN_WORD = /^\w{1,60}$/;

/**
 * The last failures, equal ones as one, the newest first, without the words of the errors themselves, which could say what is hidden at a
 * table: those stand in the log.
 */
export class RecentErrors {
  #errors: readonly AdminError[] = [];

  get all(): readonly AdminError[] {
    return this.#errors;
  }

  /** Takes a line that the log writes. */
  hear(line: string): void {
    // Most lines are none; it stands first in each.
    const level = Number(/^\{"level":(\d+)/.exec(line)?.[1] ?? 0);
    if (level < ERROR_LEVEL) return;
    const { time, msg, table, err, folded = 1 }: LogLine = JSON.parse(line);
    const kind = [err?.type, err?.code].filter((word) => typeof word === 'string' && PLAIN_WORD.test(word)).join(' ');
    const failure = {
      what: msg ?? '',
      ...(table === undefined ? {} : { table }),
      ...(kind === '' ? {} : { kind }),
    };
    const same = this.#errors.find((other) => isSame(other, failure));
    const at = typeof time === 'number' ? time : Date.now();
    const error = { at, times: (same?.times ?? 0) + folded, ...failure };
    this.#errors = [error, ...this.#errors.filter((other) => other !== same)].slice(0, MOST);
  }
}

function isSame(one: Failure, other: Failure): boolean {
  return one.what === other.what && one.table === other.table && one.kind === other.kind;
}

type Failure = Pick<AdminError, 'what' | 'table' | 'kind'>;

/** The fields of a line that our own log writes, where they are there. */
interface LogLine {
  readonly time?: number;
  readonly msg?: string;
  readonly table?: string;
  /** How many lines this one stands for. */
  readonly folded?: number;
  readonly err?: { readonly type?: unknown; readonly code?: unknown };
}
