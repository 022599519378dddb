import { pastSteps } from './past-steps.ts';
import type { SceneGame, SceneTypes } from './scene-game.ts';

type Steps<S extends SceneTypes> = ReturnType<typeof pastSteps<S['Game']['Event']>>;

/** What a picture keeps from step to step beyond its view: what it remembers of past events, and which piece is which. */
export interface Recollection<S extends SceneTypes> {
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
