/** Keeps the shell told of the action that a picture points at, and tells it only what is new. */
export interface Pointing<A> {
  /** The picture points at this now; `asks`: it waits for a second touch. */
  at(action: A | null, asks?: boolean): void;
  /** The shell knows that the picture points at this: it said so itself. */
  known(action: A | null): void;
}

/** `isSame`: do two actions of the game do the same? `tell`: as `onConsider` of `SceneContext`. */
export function createPointing<A>(
  isSame: (a: A, b: A) => boolean,
  tell: (action: A | null, asks: boolean) => void,
): Pointing<A> {
  let reported: A | null = null;
  let asked = false;
  return {
    at(action, asks = false) {
      const isReported = action === reported || (action !== null && reported !== null && isSame(action, reported));
      if (isReported && asks === asked) return;
      reported = action;
      asked = asks;
      tell(action, asks);
    },
    known(action) {
      reported = action;
      asked = false;
    },
  };
}
