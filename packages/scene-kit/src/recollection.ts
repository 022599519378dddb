import type { SceneGame, SceneTypes } from './scene-game.ts';

/** What a step did, as far as it is known here. */
interface PastStep<E> {
  readonly step: number;
  readonly events: readonly E[];
}

/** A step as the picture is shown it. */
type SeenStep<E> = PastStep<E> & { readonly earlier?: readonly PastStep<E>[] };

/** What is known of the past, for pictures of what no view holds: what was seen, and what the log tells. */
interface PastSteps<E> {
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

type Steps<S extends SceneTypes> = ReturnType<typeof pastSteps<S['Game']['Event']>>;

/** What a picture keeps from step to step beyond its view: what it remembers of past events, and which piece is which. */
interface Recollection<S extends SceneTypes> {
  readonly memory: S['Memory'];
  readonly identities: S['Identities'];
  /** A new step is shown. */
  show(step: Parameters<Steps<S>['show']>[0] & { readonly view: S['Game']['PublicView'] }): void;
  /** What the log tells now; `view` is of the newest step, if there is one. */
  recall(steps: Parameters<Steps<S>['recall']>[0], view: S['Game']['PublicView'] | undefined): void;
  /** The picture shows this view, or a keyframe on the way from it. */
  follow(view: S['Game']['PublicView'] | undefined, keyframe: S['Keyframe'] | null): void;
}

export function recollectionFor<S extends SceneTypes>(
  game: Pick<SceneGame<S>, 'remember' | 'follow'>,
): Recollection<S> {
  const past = pastSteps<S['Game']['Event']>();
  let memory: S['Memory'] | undefined;
  let identities: S['Identities'] | null = null;
  const remember = (view: S['Game']['PublicView']): void => {
    memory = game.remember?.(past.events(), view);
  };
  return {
    // A game without these two declares no such types.
    get memory() {
      return memory as S['Memory'];
    },
    get identities() {
      return identities as S['Identities'];
    },
    show(step) {
      past.show(step);
      remember(step.view);
    },
    recall(steps, view) {
      past.recall(steps);
      if (view !== undefined) remember(view);
    },
    follow(view, keyframe) {
      if (game.follow !== undefined && view !== undefined) identities = game.follow(identities, view, keyframe);
    },
  };
}
