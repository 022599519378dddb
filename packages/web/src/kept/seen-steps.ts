import { isListOf, isObject, isWhole } from '@boomtown/game-core';
import { keep, keptValue, type Shelf } from './storage.ts';

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
export function seenStep(commitment: string, watching: boolean, shelf?: Shelf): number {
  return kept(shelf).find(isOf(commitment, watching))?.step ?? 0;
}

/** Remembers where a match stands, so that a page which is loaded anew knows whether the server has lost some of it. */
export function keepSeenStep(commitment: string, watching: boolean, step: number, shelf?: Shelf): void {
  const same = isOf(commitment, watching);
  const others = kept(shelf).filter((one) => !same(one));
  keep(KEY, [{ commitment, watching, step }, ...others].slice(0, MOST_TABLES), shelf);
}

const isOf = (commitment: string, watching: boolean) => (one: SeenStep) =>
  one.commitment === commitment && one.watching === watching;

function kept(shelf?: Shelf): readonly SeenStep[] {
  return keptValue(KEY, (raw) => (isListOf(raw, isSeenStep) ? raw : undefined), [], shelf);
}

function isSeenStep(raw: unknown): raw is SeenStep {
  return (
    isObject(raw) &&
    typeof raw.commitment === 'string' &&
    typeof raw.watching === 'boolean' &&
    isWhole(raw.step, 0, Number.MAX_SAFE_INTEGER)
  );
}
