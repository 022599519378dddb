import { isOnTarget, type Picture, type Placement } from '@boomtown/stage/headless';
import type { PlaceKey } from '@boomtown/ui-kit/sentence';

/** How far to the side a place is pushed, in turn, as shares of the picture's width. */
const PUSHES = [0.006, -0.006, 0.004, -0.004];
const PUSH_MS = 70;

/** A place where an action was refused shakes for a moment, with everything that stands on it. */
export interface Shake {
  /** `place`: where it was touched, or the drawn thing that was. */
  begin(place: PlaceKey): void;
  end(): void;
  /** The picture as it is seen now. */
  shaken(picture: Picture): Picture;
}

/** `onPush`: the picture is seen otherwise now. `wait` calls back after some milliseconds; what it returns calls that off. */
export function createShake(wait: (ms: number, then: () => void) => () => void, onPush: () => void): Shake {
  let place: PlaceKey | null = null;
  let pushes: readonly number[] = [];
  let callOff = () => {};

  const push = (): void => {
    if (pushes.length === 0) place = null;
    else {
      callOff = wait(PUSH_MS, () => {
        pushes = pushes.slice(1);
        push();
      });
    }
    onPush();
  };

  return {
    begin(next) {
      callOff();
      place = next;
      pushes = PUSHES;
      push();
    },
    end() {
      callOff();
      place = null;
    },
    shaken(picture) {
      const spots = picture.placements.filter(({ key, target }) => place !== null && (target?.id ?? key) === place);
      if (spots.length === 0) return picture;
      const dx = (pushes[0] ?? 0) * picture.bounds.width;
      const isOn = (one: Placement) => spots.some((spot) => spot === one || (one.z >= spot.z && isOnTarget(spot, one)));
      const placements = picture.placements.map((one) =>
        isOn(one) ? { ...one, x: one.x + dx, motion: { duration: PUSH_MS } } : one,
      );
      return { ...picture, placements };
    },
  };
}
