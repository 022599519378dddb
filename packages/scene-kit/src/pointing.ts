/** Keeps the shell told of the action that a picture points at, and tells it only what is new. */
export interface Pointing<A> {
  /** The picture points at this now. */
  at(action: A | null): void;
  /** The shell knows that the picture points at this: it said so itself. */
  known(action: A | null): void;
}

/** `isSame`: do two actions of the game do the same? `tell`: as `onConsider` of `SceneContext`. */
export function createPointing<A>(isSame: (a: A, b: A) => boolean, tell: (action: A | null) => void): Pointing<A> {
  let told: A | null = null;
  return {
    at(action) {
      if (action === told || (action !== null && told !== null && isSame(action, told))) return;
      told = action;
      tell(action);
    },
    known(action) {
      told = action;
    },
  };
}
