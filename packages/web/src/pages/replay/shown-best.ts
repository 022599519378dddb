import type { GameTypes } from '@boomtown/game-core';
import type { PlaceKey } from '@boomtown/ui-kit/sentence';
import type { BoardScene } from '../table/board-host.tsx';

/** What a picture is told of an action that is shown in it. */
type Shown = { readonly action: GameTypes['Action']; readonly places: readonly PlaceKey[] };

/**
 * Shows an action in a picture, as its ghost and by lighting its places, for as long as nothing else is lit. A picture forgets both
 * when it is shown another step, and that may be before or after the page tells of the action: either way it is there in the end.
 */
export interface ShownBest {
  /** What holds now. */
  is(best: Shown | null, elseLit: boolean): void;
  /** There is a picture, or none any more. */
  within(scene: Pick<BoardScene, 'consider' | 'light'> | null): void;
  /** The picture was shown a step. */
  again(): void;
}

export function createShownBest(): ShownBest {
  let scene: Pick<BoardScene, 'consider' | 'light'> | null = null;
  let best: Shown | null = null;
  let elseLit = false;
  const show = (): void => {
    scene?.consider(best?.action ?? null);
    if (!elseLit) scene?.light(best?.places ?? []);
  };
  return {
    is(nowBest, nowElseLit) {
      best = nowBest;
      elseLit = nowElseLit;
      show();
    },
    within(nowScene) {
      scene = nowScene;
      show();
    },
    again: show,
  };
}
