import { canonicalJson, type Rng } from '@boomtown/game-core';
import { pick } from '../policy.ts';
import type { Insight } from './position.ts';
import type { Action } from './table.ts';

/** What of one play is remembered, to be tried where it does not belong. */
export interface Memory {
  /** Actions that were legal for a seat at some time, a few of each type. */
  readonly actions: Map<string, Action[]>;
  /** Values that were once refused as malformed; so they are for ever. */
  readonly malformed: unknown[];
  /** Strings that occur in the play's actions. */
  readonly words: Set<string>;
}

const OF_A_TYPE = 6;

export function emptyMemory(): Memory {
  return { actions: new Map(), malformed: [], words: new Set() };
}

/** Remembers a few of the legal actions of a position; newer ones push out older ones of their type. */
export function remember(memory: Memory, insight: Insight, rng: Rng): void {
  for (const list of insight.legal) {
    if (list.length === 0) continue;
    for (const action of [list[0], pick(list, rng), list.at(-1)]) {
      if (action === undefined) continue;
      const kept = memory.actions.get(action.type) ?? [];
      const text = canonicalJson(action);
      if (kept.some((one) => canonicalJson(one) === text)) continue;
      if (kept.length >= OF_A_TYPE) kept.splice(rng.int(kept.length), 1);
      memory.actions.set(action.type, [...kept, action]);
    }
  }
}
