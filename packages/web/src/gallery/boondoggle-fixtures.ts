import type { Boondoggle } from '../games/boondoggle/rules.ts';
import type { Snapshot } from '../games/game-module.ts';
import sittings from './boondoggle-sittings.jsonl?raw';

interface Sitting {
  readonly name: string;
  readonly steps: readonly Snapshot<Boondoggle>[];
}

// The test of the gallery's sittings writes the file, a line for each, of this very type.
const SITTINGS = sittings
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Sitting);

/** The names of the sittings. */
export const BOONDOGGLE_FIXTURES: readonly string[] = SITTINGS.map(({ name }) => name);

/** What the person of the sitting sees so many steps after its beginning. */
export function boondoggleFixture(name: string, later: number): Snapshot<Boondoggle> {
  const { steps } = SITTINGS.find((sitting) => sitting.name === name) ?? { steps: [] };
  const snapshot = steps[Math.min(later, steps.length - 1)];
  if (snapshot === undefined) throw new Error(`there is no sitting "${name}"`);
  return snapshot;
}
