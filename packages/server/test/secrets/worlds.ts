import {
  type Addressed,
  type AnyGame,
  isWhole,
  ok,
  type Rng,
  refuse,
  sameJson,
  shortHash,
  textStream,
  type Viewer,
} from '@boomtown/game-core';

/** What a match begins with in one world. */
export interface Start {
  readonly state: object;
  readonly events: readonly Addressed<{ readonly type: string }>[];
}

/** Of two worlds something: of the one, and of the other. */
export type OfWorlds<T> = readonly [T, T];

/** Are the viewer's views the same in both worlds? */
export function lookSame(game: AnyGame, viewer: Viewer, [here, there]: OfWorlds<object>): boolean {
  if (!sameJson(game.publicView(here), game.publicView(there))) return false;
  return viewer === null || sameJson(game.privateView(here, viewer), game.privateView(there, viewer));
}

/** The luck of an action: the same wherever the public view is the same, whatever is hidden. */
export function luckOf(game: AnyGame, state: object): Rng {
  return textStream(`luck ${shortHash(game.publicView(state))}`);
}

/**
 * A game whose tables begin with the given starts: the options of a table say which, as `scene`. Actions have the luck
 * of `honest`, so that it does not depend on what the served game hides or gives away.
 */
export function beginningWith(starts: readonly Start[], served: AnyGame, honest: AnyGame): AnyGame {
  return {
    ...served,
    setup(options) {
      const { scene } = options as { readonly scene?: unknown };
      const start = isWhole(scene, 0, starts.length - 1) ? starts[scene] : undefined;
      return start === undefined ? refuse('bad-options', 'There is no such scene.', 'contract') : ok(start);
    },
    perform: (state, seat, action) => served.perform(state, seat, action, luckOf(honest, state)),
  };
}
