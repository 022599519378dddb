/** Bad input is a value: either what was asked for, or why not. A broken invariant throws instead. */
export type Result<T, E = Refusal> = Ok<T> | Failed<E>;

export interface Ok<T> {
  readonly ok: true;
  readonly value: T;
}

export interface Failed<E> {
  readonly ok: false;
  readonly error: E;
}

/** Why an action (or options, or a state from outside) is not taken. */
export interface Refusal {
  /** Stable and machine-readable, in kebab-case. */
  readonly code: string;
  /** What is wrong and what would be right, in a player's words. */
  readonly message: string;
  /** The section of the game's rules page that it rests on, such as `4.2`, or `contract`. */
  readonly rule: string;
}

export function ok<T>(value: T): Ok<T> {
  return { ok: true, value };
}

export function failed<E>(error: E): Failed<E> {
  return { ok: false, error };
}

/** A refusal as a failed result. */
export function refuse(code: string, message: string, rule: string): Failed<Refusal> {
  return failed({ code, message, rule });
}

/** The refusal `malformed`: not a thing of this game at all. `what` continues "This is no … ". */
export function malformed(message: string): Failed<Refusal> {
  return refuse('malformed', message, 'contract');
}
