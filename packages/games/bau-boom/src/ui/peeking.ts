import type { Peek } from './player.ts';

/** How long its owner sees a drawn block, in milliseconds (§3.5). */
export const PEEK_MS = 4000;

/** A drawn block that is shown to its owner for a moment, and then to nobody. */
export interface Peeking {
  /** `null` when nothing is shown. `step`: the step that it came with. */
  readonly now: (Peek & { readonly step: number }) | null;
  /** Shows a block from now on; one that is still shown is gone. */
  begin(peek: Peek, step: number): void;
  end(): void;
}

/** `onEnd`: a block was shown long enough. `wait` calls back after so many milliseconds; what it returns calls that off. */
export function createPeeking(wait: (ms: number, then: () => void) => () => void, onEnd: () => void): Peeking {
  let now: Peeking['now'] = null;
  let callOff = () => {};
  const end = (): void => {
    callOff();
    callOff = () => {};
    now = null;
  };
  return {
    get now() {
      return now;
    },
    begin(peek, step) {
      end();
      now = { ...peek, step };
      callOff = wait(PEEK_MS, () => {
        end();
        onEnd();
      });
    },
    end,
  };
}
