import type { Refusal, Seat } from '@boomtown/game-core';

/** The one action of a picture that is on its way to the table. While there is one, the picture takes no other. */
interface Sending<A> {
  /** `null` while nothing is on its way. */
  readonly action: A | null;
  /** Sends an action, unless one is under way. `answered` gets the reply before the picture shows it. */
  send(seat: Seat, action: A, sure?: boolean): Promise<void>;
  /** The next step is here: whatever was sent is part of it, or was overtaken. */
  settle(): void;
}

interface SendingParts<A> {
  /** As `SceneContext` has it. */
  submit(seat: Seat, action: A, sure?: boolean): Promise<Refusal | null>;
  /** Something is on its way, or no longer. */
  changed(): void;
  /** The answer came before the step that it belongs to, or there will be none: the action was refused. */
  answered?(refusal: Refusal | null): unknown;
}

export function createSending<A>({ submit, changed, answered }: SendingParts<A>): Sending<A> {
  let sent: A | null = null;
  return {
    get action() {
      return sent;
    },
    async send(seat, action, sure) {
      if (sent !== null) return;
      sent = action;
      changed();
      const refusal = await submit(seat, action, sure);
      // The step may be here before its answer; then everything is already as it should be.
      if (sent !== action) return;
      sent = null;
      answered?.(refusal);
      changed();
    },
    settle() {
      sent = null;
    },
  };
}

/** Reports to the shell which action the picture points at, whenever that changes. */
interface Pointing<A> {
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
