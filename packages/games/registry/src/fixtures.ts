import { exhibits as bauBoom } from '@boomtown/bau-boom/fixtures';
import { exhibits as boondoggle } from '@boomtown/boondoggle/fixtures';
import { exhibits as constructionBoom } from '@boomtown/construction-boom/fixtures';
import { exhibits as constructo } from '@boomtown/constructo/fixtures';
import type { GameTypes } from '@boomtown/game-core';
import type { Exhibit } from '@boomtown/ui-kit';
import type { GameId } from '@boomtown/wire/browser';

/** Typical positions of all games, for the gallery. */
export const EXHIBITS: Readonly<Record<GameId, Exhibit<GameTypes>>> = {
  ...constructo,
  ...constructionBoom,
  ...bauBoom,
  ...boondoggle,
};
