import type { SeenSteps } from '../src/table-feed.ts';

/** What a browser has seen of its matches, for one test; several connections may share it like pages of one browser. */
export function seenSteps(): SeenSteps {
  const steps = new Map<string, number>();
  return {
    last: (commitment) => steps.get(commitment) ?? 0,
    keep: (commitment, step) => void steps.set(commitment, step),
  };
}
