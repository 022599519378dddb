import type { Rng } from '@boomtown/game-core';

/** The choice with the least of something; of equals the first. There must be one. */
export function leastOf<T>(choices: readonly T[], cost: (choice: T) => number): T {
  let best: { readonly choice: T; readonly cost: number } | undefined;
  for (const choice of choices) {
    const costs = cost(choice);
    if (best === undefined || costs < best.cost) best = { choice, cost: costs };
  }
  if (best === undefined) throw new Error('nothing to choose from');
  return best.choice;
}

/** The choice with the most of something; of equals the first. There must be one. */
export function mostOf<T>(choices: readonly T[], worth: (choice: T) => number): T {
  return leastOf(choices, (choice) => -worth(choice));
}

/** Any of the choices. There must be one. */
export function randomOf<T>(choices: readonly T[], rng: Rng): T {
  const choice = choices[rng.int(Math.max(1, choices.length))];
  if (choice === undefined) throw new Error('nothing to choose from');
  return choice;
}
