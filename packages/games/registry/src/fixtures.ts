import { galleryFixtures as bauBoom } from '@boomtown/bau-boom/fixtures';
import { galleryFixtures as boondoggle } from '@boomtown/boondoggle/fixtures';
import { galleryFixtures as constructionBoom } from '@boomtown/construction-boom/fixtures';
import { galleryFixtures as constructo } from '@boomtown/constructo/fixtures';
import type { GameTypes } from '@boomtown/game-core';
import { defaultFixtures, type GalleryFixtures } from '@boomtown/ui-kit';
import type { GameId } from '@boomtown/wire/browser';
import { GAMES } from './rules.ts';

const OWN: Readonly<Record<GameId, GalleryFixtures<GameTypes>>> = {
  ...constructo,
  ...constructionBoom,
  ...bauBoom,
  ...boondoggle,
};

/** Typical positions of all games, for the gallery: their own, or those of a match at random. */
export const GALLERY_FIXTURES: Readonly<Record<GameId, GalleryFixtures<GameTypes>>> = {
  ...OWN,
  ...Object.fromEntries(
    Object.entries(GAMES).flatMap(([id, game]) => (Object.hasOwn(OWN, id) ? [] : [[id, defaultFixtures(game)]])),
  ),
};
