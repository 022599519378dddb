import { galleryFixtures as bauBoom } from '@boomtown/bau-boom/fixtures';
import { galleryFixtures as boondoggle } from '@boomtown/boondoggle/fixtures';
import { galleryFixtures as constructionBoom } from '@boomtown/construction-boom/fixtures';
import { galleryFixtures as constructo } from '@boomtown/constructo/fixtures';
import type { GameTypes } from '@boomtown/game-core';
import type { GalleryFixtures } from '@boomtown/ui-kit';
import type { GameId } from '@boomtown/wire/browser';

/** Typical positions of all games, for the gallery. */
export const GALLERY_FIXTURES: Readonly<Record<GameId, GalleryFixtures<GameTypes>>> = {
  ...constructo,
  ...constructionBoom,
  ...bauBoom,
  ...boondoggle,
};
