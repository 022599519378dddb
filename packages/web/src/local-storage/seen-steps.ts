import { isListOf, isObject, isWhole } from '@boomtown/game-core';
import { type StorageLike, store, storedValue } from './storage.ts';

/** How far a match had come when it was last seen here. Another table with the same code has another commitment. */
interface SeenStep {
  readonly commitment: string;
  /** Those who watch may see a match late. */
  readonly watching: boolean;
  readonly step: number;
}

const KEY = 'seen';
/** The oldest are forgotten first. */
const MOST_TABLES = 40;

/** The last step that this browser saw of a match; 0 if it saw none. */
export function seenStep(commitment: string, watching: boolean, storage?: StorageLike): number {
  return kept(storage).find(isOf(commitment, watching))?.step ?? 0;
}

/** Remembers where a match stands, so that a page which is loaded anew knows whether the server has lost some of it. */
export function storeSeenStep(commitment: string, watching: boolean, step: number, storage?: StorageLike): void {
  const same = isOf(commitment, watching);
  const others = kept(storage).filter((one) => !same(one));
  store(KEY, [{ commitment, watching, step }, ...others].slice(0, MOST_TABLES), storage);
}

const isOf = (commitment: string, watching: boolean) => (one: SeenStep) =>
  one.commitment === commitment && one.watching === watching;

function kept(storage?: StorageLike): readonly SeenStep[] {
  return storedValue(KEY, (raw) => (isListOf(raw, isSeenStep) ? raw : undefined), [], storage);
}

function isSeenStep(raw: unknown): raw is SeenStep {
  return (
    isObject(raw) &&
    typeof raw.commitment === 'string' &&
    typeof raw.watching === 'boolean' &&
    isWhole(raw.step, 0, Number.MAX_SAFE_INTEGER)
  );
}
