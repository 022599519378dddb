import type { AnySnapshot } from '@boomtown/client';
import type { GameTypes } from '@boomtown/game-core';
import type { Scene } from '@boomtown/ui-kit';

/** What a mounted scene of whatever game is shown by. */
type Shown = Pick<Scene<GameTypes>, 'show'>;

/** Tells a scene where things stand: every snapshot once with its events, and the last one again when it is asked for. */
export interface SceneFeed {
  /** The scene is there, and is shown this. */
  mounted(scene: Shown, snapshot: AnySnapshot): void;
  show(snapshot: AnySnapshot): void;
  /**
   * Shows once more what was shown last, whatever the scene made of a touch. Never a newer snapshot: the answer to a move
   * can be here before the page passes the step on, and what the move did would then not be seen happening.
   */
  again(): void;
  left(): void;
}

export function createSceneFeed(): SceneFeed {
  let scene: Shown | null = null;
  let last: AnySnapshot | null = null;
  const show = (snapshot: AnySnapshot): void => {
    last = snapshot;
    scene?.show(snapshot);
  };
  return {
    mounted(mounted, snapshot) {
      scene = mounted;
      show(snapshot);
    },
    show(snapshot) {
      if (scene !== null) show(snapshot);
    },
    again() {
      if (last !== null) scene?.show({ ...last, events: [] });
    },
    left() {
      scene = null;
      last = null;
    },
  };
}
