import type { AnyGame } from '@boomtown/game-core';
import { bauBoomGame } from '@boomtown/rules-bau-boom';
import { boondoggleGame } from '@boomtown/rules-boondoggle';
import { constructionBoomGame } from '@boomtown/rules-construction-boom';
import { constructoGame, constructorGame } from '@boomtown/rules-constructo';
import type { GameId } from '@boomtown/wire';

/** The games of this build, whole. This door pulls in no part of the server. */
export const GAMES = {
  'construction-boom': constructionBoomGame,
  constructo: constructoGame,
  constructor: constructorGame,
  'bau-boom': bauBoomGame,
  boondoggle: boondoggleGame,
} satisfies Record<GameId, AnyGame>;

/** Any set of games under this build's ids: the real ones, or a test's. */
export type Games = { readonly [id in GameId]: AnyGame };
