import type { GameTypes } from '@boomtown/game-core';
import type { Telling } from '../../games/game-module.ts';

/** What sentences are made from, at a table of whatever game. */
export type AnyTelling = Telling<GameTypes>;
