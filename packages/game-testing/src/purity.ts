import type { AnyGame } from '@boomtown/game-core';
import { ContractViolation } from './contract-violation.ts';

/** Sources of chance and time that no rules may touch. */
const AMBIENT: readonly { readonly words: string; readonly owner: object; readonly name: string }[] = [
  { words: 'Math.random', owner: Math, name: 'random' },
  { words: 'Date.now', owner: Date, name: 'now' },
  { words: 'performance.now', owner: performance, name: 'now' },
  { words: 'crypto.getRandomValues', owner: crypto, name: 'getRandomValues' },
  { words: 'crypto.randomUUID', owner: crypto, name: 'randomUUID' },
];

export interface WatchedGame {
  /** The game, every method of which is watched. */
  readonly game: AnyGame;
  /** Gives the world its clocks and chance back. */
  release(): void;
}

/**
 * Watches a game. While one of its methods runs, clocks and ambient chance throw `ambient-chance`, even if the rules
 * catch it. A write to a frozen value is reported as `mutation`, any other exception as `exception`.
 */
export function watch(game: AnyGame): WatchedGame {
  let depth = 0;
  let touched: string | undefined;
  const restore: (() => void)[] = [];

  function forbid(name: string): void {
    if (depth === 0) return;
    touched = name;
    throw new ContractViolation('ambient-chance', `the rules call ${name}`);
  }

  for (const { words, owner, name } of AMBIENT) {
    const original: unknown = Reflect.get(owner, name);
    if (typeof original !== 'function') continue;
    const had = Object.getOwnPropertyDescriptor(owner, name);
    const substitute = function (this: unknown, ...given: unknown[]): unknown {
      forbid(words);
      return Reflect.apply(original, this, given);
    };
    Object.defineProperty(owner, name, { value: substitute, configurable: true, writable: true });
    restore.push(() => {
      if (had === undefined) Reflect.deleteProperty(owner, name);
      else Object.defineProperty(owner, name, had);
    });
  }

  const ThisDate = globalThis.Date;
  globalThis.Date = new Proxy(ThisDate, {
    construct(target, given: unknown[], newTarget) {
      if (given.length === 0) forbid('new Date()');
      return Reflect.construct(target, given, newTarget);
    },
    apply(target, receiver, given: unknown[]) {
      forbid('Date()');
      return Reflect.apply(target, receiver, given);
    },
  });
  restore.push(() => {
    globalThis.Date = ThisDate;
  });

  function run(method: (...given: never[]) => unknown, given: readonly unknown[], name: string): unknown {
    depth += 1;
    try {
      const result: unknown = Reflect.apply(method, game, given);
      if (touched !== undefined) throw new ContractViolation('ambient-chance', `the rules call ${touched}`);
      return result;
    } catch (error) {
      if (error instanceof ContractViolation) throw error;
      throw asViolation(error, name);
    } finally {
      depth -= 1;
      if (depth === 0) touched = undefined;
    }
  }

  const watched = new Map<string | symbol, unknown>();
  const proxy = new Proxy(game, {
    get(target, key) {
      const field: unknown = Reflect.get(target, key);
      if (typeof field !== 'function') return field;
      let wrapped = watched.get(key);
      if (wrapped === undefined) {
        // Whatever stands under a method's name of `Game` takes the arguments that the caller, typed by `Game`, gives.
        const method = field as (...given: never[]) => unknown;
        wrapped = (...given: unknown[]) => run(method, given, String(key));
        watched.set(key, wrapped);
      }
      return wrapped;
    },
  });

  return {
    game: proxy,
    release() {
      for (const undo of restore.reverse()) undo();
    },
  };
}

function asViolation(error: unknown, name: string): ContractViolation {
  const words = error instanceof Error ? error.message : String(error);
  const writes =
    error instanceof TypeError && /read only|not extensible|Cannot delete property|Cannot redefine/.test(words);
  const breach = writes
    ? new ContractViolation('mutation', `${name} writes to a value that it was given: ${words}`)
    : new ContractViolation('exception', `${name} throws: ${words}`);
  breach.cause = error;
  return breach;
}
