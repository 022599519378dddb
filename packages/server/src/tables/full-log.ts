import type { LoggedStep } from './event-log.ts';

/** A step as text, which takes a fraction of what its objects take. */
interface TextStep {
  readonly step: number;
  readonly text: string;
  /** The entry that took it back. */
  undoneBy: number | null;
}

/** Bytes that a step takes besides its text. */
const STEP_BYTES = 64;

/** All steps of one match since its setup, including those taken back, so that it can be read as of any entry. */
export class FullLog {
  readonly #steps: TextStep[] = [];
  #bytes = 0;

  get bytes(): number {
    return this.#bytes;
  }

  /** Number of the latest step; -1 before the setup. */
  get latest(): number {
    return this.#steps.at(-1)?.step ?? -1;
  }

  /** Adds the next step; ignores one that it has. */
  add(step: LoggedStep): void {
    if (step.step <= this.latest) return;
    const { tableEvent } = step;
    const undone = tableEvent?.type === 'took-back' ? this.#steps[tableEvent.of] : undefined;
    if (undone !== undefined) undone.undoneBy = step.step;
    const text = JSON.stringify(step);
    this.#steps.push({ step: step.step, text, undoneBy: null });
    this.#bytes += text.length + STEP_BYTES;
  }

  /** The last `count` steps before `before`, oldest first, as they stood after the entry `at`. */
  last(count: number, before: number, at: number): readonly LoggedStep[] {
    const found: LoggedStep[] = [];
    for (let i = Math.min(before - 1, at, this.#steps.length - 1); i >= 0 && found.length < count; i -= 1) {
      const stored = this.#steps[i];
      if (stored === undefined || (stored.undoneBy !== null && stored.undoneBy <= at)) continue;
      // It was written from a step of this type.
      found.push(JSON.parse(stored.text) as LoggedStep);
    }
    return found.reverse();
  }

  /** All standing steps. */
  all(): readonly LoggedStep[] {
    return this.last(Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, this.latest);
  }
}
