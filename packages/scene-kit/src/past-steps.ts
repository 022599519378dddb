/** What a step did, as far as it is known here. */
interface PastStep<E> {
  readonly step: number;
  readonly events: readonly E[];
}

/** A step as the picture is shown it. */
type SeenStep<E> = PastStep<E> & { readonly earlier?: readonly PastStep<E>[] };

/** What is known of the past, for pictures of what no view holds: what was seen, and what the log tells. */
export interface PastSteps<E> {
  /** A new step is shown. */
  show(step: SeenStep<E>): void;
  /** What the log tells now. It leaves out what was taken back. */
  recall(steps: readonly PastStep<E>[]): void;
  /** All events up to the step that was shown last, the oldest first. */
  events(): readonly E[];
}

export function pastSteps<E>(): PastSteps<E> {
  let seen: readonly PastStep<E>[] = [];
  let logged: readonly PastStep<E>[] = [];
  return {
    show({ step, events, earlier }) {
      const last = seen.at(-1);
      const now = { step, events };
      // A step without events took something back, or came after some that were missed: only the log knows what counts.
      const goesOn = last !== undefined && step === last.step + 1 && events.length > 0;
      if (earlier === undefined && !goesOn) logged = [];
      seen = [...(earlier ?? (goesOn ? seen : [])), now];
    },
    recall(steps) {
      logged = steps;
    },
    events() {
      const now = seen.at(-1)?.step ?? -1;
      const newest = logged.at(-1)?.step ?? -1;
      const reached = logged.filter(({ step }) => step <= now);
      return [...reached, ...seen.filter(({ step }) => step > newest)].flatMap(({ events }) => events);
    },
  };
}
