import type { GameTypes } from '@boomtown/game-core';
import type { Snapshot } from './game-module.ts';

/** Typical positions of a game, by name; `snapshot` gives what the person of one sees `later` steps on. */
export interface GalleryFixtures<T extends GameTypes> {
  readonly fixtures: readonly string[];
  snapshot(fixture: string, later: number): Snapshot<T>;
}
