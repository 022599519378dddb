import { type Addressed, type AnyGame, isWhole, ok, type Rng, refuse, textStream } from '@boomtown/game-core';

/** What a match begins with in one world. */
export interface Start {
  readonly state: object;
  readonly events: readonly Addressed<{ readonly type: string }>[];
}

/** Of two worlds something: of the one, and of the other. */
export type OfWorlds<T> = readonly [T, T];

/** The chance of the Nth action of a scene: the same in both worlds, whatever their states and views are. */
export function luckAfter(actions: number): Rng {
  return textStream(`luck ${actions}`);
}

/** A game whose tables begin with the given starts: the options of a table say which, as `scene`. */
export function beginningWith(starts: readonly Start[], game: AnyGame): AnyGame {
  /** How many actions led to a state. */
  const depths = new WeakMap<object, number>();
  return {
    ...game,
    setup(options) {
      const { scene } = options as { readonly scene?: unknown };
      const start = isWhole(scene, 0, starts.length - 1) ? starts[scene] : undefined;
      return start === undefined ? refuse('bad-options', 'There is no such scene.', 'contract') : ok(start);
    },
    perform(state, seat, action) {
      const depth = depths.get(state) ?? 0;
      const step = game.perform(state, seat, action, luckAfter(depth));
      depths.set(step.state, depth + 1);
      return step;
    },
  };
}
