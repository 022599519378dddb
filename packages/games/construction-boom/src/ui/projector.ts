import type { Frame } from './reel.ts';

/** Runs a reel before the picture of how the table stands, each of its moments for as long as it takes. */
export interface Projector {
  /** The moment on show; `null` once the reel is through. */
  readonly frame: Frame | null;
  /** Runs this reel instead of what is left of the last one. */
  run(reel: readonly Frame[]): void;
  /** Leaves out what is left. Says whether anything was. */
  skip(): boolean;
  stop(): void;
}

/** @param onShow something else is on show */
export function createProjector(onShow: () => void): Projector {
  let reel: readonly Frame[] = [];
  let timer = 0;

  const run = (next: readonly Frame[]): void => {
    window.clearTimeout(timer);
    reel = next;
    onShow();
    const [frame] = reel;
    if (frame !== undefined) timer = window.setTimeout(() => run(reel.slice(1)), frame.ms);
  };

  return {
    get frame() {
      return reel[0] ?? null;
    },
    run,
    skip() {
      if (reel.length === 0) return false;
      run([]);
      return true;
    },
    stop() {
      window.clearTimeout(timer);
    },
  };
}
