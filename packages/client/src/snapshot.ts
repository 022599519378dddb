import type { GameTypes } from '@boomtown/game-core';
import type { Snapshot } from '@boomtown/wire/browser';

/** A snapshot of whatever game the table plays. */
export type AnySnapshot = Snapshot<GameTypes> & {
  /** The step was an action without visible events. Without this, no events may also mean that they were missed. */
  readonly eventless?: true;
};
