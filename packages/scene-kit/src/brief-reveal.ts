/** Something that the picture shows for a short time, such as a block that only its owner may see. */
export interface BriefReveal<G> {
  /** `null` when nothing is shown. `step`: the step that it came with. */
  readonly now: { readonly what: G; readonly step: number } | null;
  /** Shows it now, in place of what is still shown; `text` says it to those who do not see the picture. */
  begin(what: G, step: number, ms: number, text: string): void;
  end(): void;
}

interface BriefRevealNeeds {
  /** Calls back after some milliseconds; what it returns calls that off. */
  wait(ms: number, then: () => void): () => void;
  say(text: string): void;
  /** Something else is shown now. */
  changed(): void;
}

export function createBriefReveal<G>({ wait, say, changed }: BriefRevealNeeds): BriefReveal<G> {
  let now: BriefReveal<G>['now'] = null;
  let callOff = () => {};
  const end = (): void => {
    callOff();
    callOff = () => {};
    now = null;
    say('');
  };
  return {
    get now() {
      return now;
    },
    begin(what, step, ms, text) {
      end();
      now = { what, step };
      say(text);
      callOff = wait(ms, () => {
        end();
        changed();
      });
      changed();
    },
    end,
  };
}
