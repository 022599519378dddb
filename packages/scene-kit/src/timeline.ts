/** A picture between two steps, and how long it is shown, in milliseconds. */
export interface Keyframe {
  readonly ms: number;
}

/** A step of the match, and the keyframes that lead to it. */
interface Passage<S, F> {
  readonly to: S;
  /** `null`: what led there was missed, or is not to be seen. */
  readonly keyframes: readonly F[] | null;
}

/** Plays what happened, one step after the other, and always ends at the latest step. */
export interface Timeline<S, F> {
  /** The keyframe on show; `null` while nothing is played. */
  readonly keyframe: F | null;
  /** The step that the keyframe on show leads to; `null` while nothing is played. */
  readonly leadsTo: S | null;
  /**
   * Plays a step after those that are still being played, which then go faster. Where its keyframes are `null`, it is
   * reached at once, with all before it.
   */
  go(passage: Passage<S, F>): void;
  /** Leaves out what is left and shows the latest step. Says whether anything was left. */
  skip(): boolean;
  stop(): void;
}

interface TimelineNeeds<S> {
  /** Another keyframe is on show. */
  onKeyframe(): void;
  /** A step is at its end. */
  onReached(step: S): void;
  /** Calls back after some milliseconds; what it returns calls that off. */
  wait(ms: number, then: () => void): () => void;
}

/** How fast a step is played while none, one, two, … others wait behind it: shares of its usual time. */
const PACES = [1, 0.6, 0.4];
/** With more steps waiting it is better to be where the others are. */
const MOST_WAITING = 3;

export function createTimeline<S, F extends Keyframe>({
  onKeyframe,
  onReached,
  wait,
}: TimelineNeeds<S>): Timeline<S, F> {
  /** The step that is played, and those behind it. */
  let passages: readonly Passage<S, F>[] = [];
  /** Of the step that is played; the first is on show. */
  let keyframes: readonly F[] = [];
  let callOff = () => {};

  /** Leaves out the keyframes of all steps but some of the newest. */
  const catchUp = (but: number): void => {
    callOff();
    keyframes = [];
    while (passages.length > but) {
      const [passage, ...rest] = passages;
      passages = rest;
      if (passage !== undefined) onReached(passage.to);
    }
    begin();
  };

  const begin = (): void => {
    keyframes = passages[0]?.keyframes ?? [];
    play();
  };

  const play = (): void => {
    const [passage, ...waiting] = passages;
    const [keyframe] = keyframes;
    if (passage === undefined) return;
    if (keyframe === undefined) {
      passages = waiting;
      onReached(passage.to);
      begin();
      return;
    }
    callOff = wait(keyframe.ms * (PACES[waiting.length] ?? PACES.at(-1) ?? 1), () => {
      keyframes = keyframes.slice(1);
      play();
    });
    onKeyframe();
  };

  return {
    get keyframe() {
      return keyframes[0] ?? null;
    },
    get leadsTo() {
      return passages[0]?.to ?? null;
    },
    go(passage) {
      const idle = passages.length === 0;
      passages = [...passages, passage];
      if (passage.keyframes === null) catchUp(0);
      else if (idle) begin();
      else if (passages.length > MOST_WAITING + 1) catchUp(1);
    },
    skip() {
      if (passages.length === 0) return false;
      catchUp(0);
      return true;
    },
    stop() {
      callOff();
      passages = [];
      keyframes = [];
    },
  };
}
