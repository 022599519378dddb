import type { BauBoom } from '../games/bau-boom/rules.ts';
import type { Snapshot } from '../games/game-module.ts';
import sittings from './bau-boom-sittings.json?raw';

// The file is written by the test of the gallery's sittings, from snapshots of this very type.
const SITTINGS = JSON.parse(sittings) as Readonly<Record<string, readonly Snapshot<BauBoom>[]>>;

/** The names of the sittings. */
export const BAU_BOOM_FIXTURES: readonly string[] = Object.keys(SITTINGS);

/** What the person of the sitting sees so many steps after its beginning. */
export function bauBoomFixture(name: string, later: number): Snapshot<BauBoom> {
  const sitting = SITTINGS[name] ?? Object.values(SITTINGS)[0] ?? [];
  const snapshot = sitting[Math.min(later, sitting.length - 1)];
  if (snapshot === undefined) throw new Error('the sitting has no positions');
  return snapshot;
}
