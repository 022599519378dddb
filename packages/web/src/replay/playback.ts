import { type ReadonlySignal, signal } from '@preact/signals';

/** How fast a replay runs, by the number of steps in the time that one takes at normal speed. */
export const SPEEDS = [0.5, 1, 2, 5] as const;
type Speed = (typeof SPEEDS)[number];

/** At normal speed: long enough to read what happened, and for most movements to end. */
const STEP_MS = 1400;

/** Where in a replay one is, and how one gets about in it. The person who moves by hand stops it. */
export interface Playback {
  readonly step: ReadonlySignal<number>;
  readonly running: ReadonlySignal<boolean>;
  readonly speed: ReadonlySignal<Speed>;
  /** To a step; what lies outside of the replay is its beginning or its end. */
  go(step: number): void;
  /** This many steps forward, or back. */
  by(steps: number): void;
  /** To where the next turn begins or, where one is in the middle of one, its own beginning. */
  nextTurn(): void;
  previousTurn(): void;
  /** Runs on, from the beginning if it was at the end; or stops. */
  toggle(): void;
  setSpeed(speed: Speed): void;
  stop(): void;
}

/**
 * @param last the last step
 * @param turns the steps with which turns begin, ascending
 * @param wait calls back after this many milliseconds; what it returns calls that off
 */
export function createPlayback(
  last: number,
  turns: readonly number[],
  wait: (ms: number, then: () => void) => () => void,
): Playback {
  const step = signal(0);
  const running = signal(false);
  const speed = signal<Speed>(1);
  let callOff = () => {};

  const show = (next: number): void => {
    step.value = Math.max(0, Math.min(last, next));
  };
  const stop = (): void => {
    callOff();
    running.value = false;
  };
  const runOn = (): void => {
    callOff();
    callOff = wait(STEP_MS / speed.value, () => {
      show(step.value + 1);
      if (step.value < last) runOn();
      else stop();
    });
  };
  const go = (next: number): void => {
    stop();
    show(next);
  };

  return {
    step,
    running,
    speed,
    go,
    by: (steps) => go(step.value + steps),
    nextTurn: () => go(turns.find((turn) => turn > step.value) ?? last),
    previousTurn: () => go(turns.findLast((turn) => turn < step.value) ?? 0),
    toggle() {
      if (running.value) return stop();
      if (step.value === last) show(0);
      running.value = true;
      runOn();
    },
    setSpeed(next) {
      speed.value = next;
      if (running.value) runOn();
    },
    stop,
  };
}
