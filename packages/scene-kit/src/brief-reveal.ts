/** Something that the picture shows for a short time, such as a block that only its owner may see. */
export interface BriefReveal<G> {
  /** `null` when nothing is shown. `step`: the step that it came with. */
  readonly now: { readonly what: G; readonly step: number } | null;
  /** Shows it now, in place of what is still shown. */
  begin(what: G, step: number, ms: number): void;
  end(): void;
}

/** `onEnd`: it was shown long enough. `wait` calls back after some milliseconds; what it returns calls that off. */
export function createBriefReveal<G>(
  wait: (ms: number, then: () => void) => () => void,
  onEnd: () => void,
): BriefReveal<G> {
  let now: BriefReveal<G>['now'] = null;
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
