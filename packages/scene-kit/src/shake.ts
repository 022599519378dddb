import type { Picture, Placement, Shape } from '@boomtown/stage/headless';
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
      const isOn = (one: Placement) => spots.some((spot) => spot === one || (one.z >= spot.z && liesOn(one, spot)));
      const placements = picture.placements.map((one) =>
        isOn(one) ? { ...one, x: one.x + dx, motion: { duration: PUSH_MS } } : one,
      );
      return { ...picture, placements };
    },
  };
}

/** Is the middle of a thing within the target of another one? Turned targets are taken as they are drawn. */
function liesOn(one: Placement, { x, y, scale = 1, target }: Placement): boolean {
  if (target === undefined) return false;
  const { left, top, right, bottom } = edgesOf(target.shape);
  const dx = (one.x - x) / scale;
  const dy = (one.y - y) / scale;
  return dx >= left && dx <= right && dy >= top && dy <= bottom;
}

function edgesOf(shape: Shape): {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
} {
  switch (shape.kind) {
    case 'circle':
      return { left: -shape.radius, top: -shape.radius, right: shape.radius, bottom: shape.radius };
    case 'rect': {
      const { x, y, width, height } = shape.rect;
      return { left: x, top: y, right: x + width, bottom: y + height };
    }
    case 'polygon': {
      const xs = shape.points.map(({ x }) => x);
      const ys = shape.points.map(({ y }) => y);
      return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
    }
  }
}
