import type { AnySnapshot } from '@boomtown/client';
import { signal } from '@preact/signals';

/** What a page tells of a table in words: never more than its picture has shown, if the picture takes its time. */
export interface PacedSnapshot {
  /** What may be told while the table stands at `latest`; read anew when the picture gets further. */
  of(latest: AnySnapshot): AnySnapshot;
  /** The picture has come to the end of this step. */
  reached(step: number): void;
  /** There is no picture any more that could be waited for. */
  left(): void;
}

/** A picture that never says how far it is shows everything at once: then all is told at once. */
export function pacedSnapshot(): PacedSnapshot {
  const shown = signal<number | null>(null);
  /** What was told last, and what came after it. */
  let kept: readonly AnySnapshot[] = [];
  return {
    of(latest) {
      const step = shown.value;
      if (kept.at(-1) !== latest) kept = [...kept, latest];
      const isSeen = step === null || latest.step <= step;
      const now = isSeen ? latest : (kept.findLast((snapshot) => snapshot.step <= step) ?? latest);
      kept = kept.slice(kept.indexOf(now));
      return now;
    },
    reached(step) {
      shown.value = step;
    },
    left() {
      shown.value = null;
    },
  };
}
