/** Something that is shown for a moment, and then no more. */
export interface Glimpse<G> {
  /** `null` when nothing is shown. `step`: the step that it came with. */
  readonly now: { readonly what: G; readonly step: number } | null;
  /** Shows it from now on; what is still shown is gone. */
  begin(what: G, step: number, ms: number): void;
  end(): void;
}

/** `onEnd`: it was shown long enough. `wait` calls back after some milliseconds; what it returns calls that off. */
export function createGlimpse<G>(wait: (ms: number, then: () => void) => () => void, onEnd: () => void): Glimpse<G> {
  let now: Glimpse<G>['now'] = null;
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
    begin(what, step, ms) {
      end();
      now = { what, step };
      callOff = wait(ms, () => {
        end();
        onEnd();
      });
    },
    end,
  };
}
